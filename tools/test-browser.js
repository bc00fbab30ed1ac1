// Runs the tests that need a browser: every test/components/**/*.test.ts, or only those whose path contains one of the words
// given. All are built at once first: each of them would else fetch hundreds of modules, one by one.
// `--watch` runs them from their sources instead, and again after every change.
import { readdirSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startTestRunner } from '@web/test-runner';
import { build } from 'vite';
import config from '../web-test-runner.config.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const words = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const watches = process.argv.includes('--watch');

const files = readdirSync(join(root, 'test/components'), { recursive: true })
  .map((file) => ['test/components', ...file.split(sep)].join('/'))
  .filter((file) => file.endsWith('.test.ts'))
  .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
  .sort();

if (files.length === 0) {
  console.error(`No test file matches: ${words.join(' ') || 'test/components/**/*.test.ts'}`);
  process.exit(1);
}

/** A module finds the files beside it by its own address, also where it was built into another file. */
const addresses = {
  name: 'addresses',
  enforce: 'pre',
  transform(code, id) {
    const address = `/${relative(root, id.replace(/\?.*$/, '')).split(sep).join('/')}`;
    return code.replaceAll('import.meta.url', `new URL(${JSON.stringify(address)}, location.origin).href`);
  },
};

const outDir = join(root, 'dist', `test-browser-${process.pid}`);

async function buildTests() {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [addresses],
    build: {
      outDir,
      target: 'es2022',
      minify: false,
      sourcemap: true,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(files.map((file) => [file.slice(0, -'.ts'.length), join(root, file)])),
        // A test is loaded once: what comes later shares modules with it, and never the test itself, which has another
        // address in the runner.
        preserveEntrySignatures: 'strict',
        // The test runner's own modules.
        external: [/^\/__web-/],
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  return files.map((file) => join(outDir, file.replace(/\.ts$/, '.js')));
}

const clear = () => rmSync(outDir, { recursive: true, force: true });
process.on('exit', clear);
const runner = await startTestRunner({
  config: { ...config, files: watches ? files : await buildTests(), watch: watches },
  readCliArgs: false,
  readFileConfig: false,
  autoExitProcess: false,
});
runner?.on('stopped', (passed) => process.exit(passed ? 0 : 1));
