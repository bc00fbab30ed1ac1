// Runs the tests that need no browser: every test/**/*.test.ts outside test/components, or only those whose path contains
// one of the words given. All are built at once first: a process of each file would else read the whole engine's source.
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

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

/** A module finds the files beside it by its own address, also where it was built into another file. */
const addresses = {
  name: 'addresses',
  enforce: 'pre',
  transform: (code, id) => code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
};

const outDir = join(root, 'dist', `test-${process.pid}`);
let status = 1;
try {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [addresses],
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: Object.fromEntries(files.map((file) => [file.slice(0, -'.ts'.length), join(root, file)])),
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  const node = ['--enable-source-maps', '--test', '--test-reporter=spec', '--test-concurrency=2'];
  const built = files.map((file) => join(outDir, file.replace(/\.ts$/, '.js')));
  status = spawnSync(process.execPath, [...node, ...built], { cwd: root, stdio: 'inherit' }).status ?? 1;
} finally {
  rmSync(outDir, { recursive: true, force: true });
}
process.exit(status);
