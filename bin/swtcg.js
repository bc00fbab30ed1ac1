#!/usr/bin/env node
import { existsSync } from 'node:fs';

const command = new URL('../dist/command.js', import.meta.url);

if (existsSync(command)) {
  const { main } = await import(command.href);
  process.exitCode = await main(process.argv.slice(2));
} else {
  console.error('swtcg: the command is not built yet: run `npm install` or `npm run build` first.');
  process.exitCode = 2;
}
