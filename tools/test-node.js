// Runs the tests that need no browser: every test/**/*.test.ts outside test/components, or only those whose
// path contains one of the words given. (Node 20 has no globs for --test.)
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const words = process.argv.slice(2);

const files = readdirSync(join(root, 'test'), { recursive: true })
  .map((file) => ['test', ...file.split(sep)].join('/'))
  .filter((file) => file.endsWith('.test.ts') && !file.startsWith('test/components/'))
  .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
  .sort();

if (files.length === 0) {
  console.error(`No test file matches: ${words.join(' ') || 'test/**/*.test.ts'}`);
  process.exit(1);
}

const node = ['--import', 'tsx', '--test', '--test-reporter=spec', '--test-concurrency=2', ...files];
process.exit(spawnSync(process.execPath, node, { cwd: root, stdio: 'inherit' }).status ?? 1);
