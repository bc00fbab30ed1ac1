// Runs the tests that need no browser: every test/**/*.test.ts outside test/components, or only those whose path contains
// one of the words given; `--quick` leaves out those that build pages, start programs or play many games. All are built at once first: a process of each file would else read the whole engine's source.
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const words = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const quick = process.argv.includes('--quick');

/** What takes longer than all the rest. */
const SLOW =
  /^test\/(docs|fuzz|guides|kept|package|machines\/host|play\/command|swtcg\/(properties|starter)|[^/]+\.test)\b|\/(imports|validators|session)\.test/;

const files = readdirSync(join(root, 'test'), { recursive: true })
  .map((file) => ['test', ...file.split(sep)].join('/'))
  .filter((file) => file.endsWith('.test.ts') && !file.startsWith('test/components/'))
  .filter((file) => !quick || !SLOW.test(file))
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

/** Tests of single rules are short, and keep nothing in their process: so many files share one, or most of the time is spent on starting. */
const SHARING =
  /^test\/(desk|lcg\/[^/]+|machines\/(swtcg|ui)|play\/(account|files|notation|replay|scenario)|swtcg\/(?!properties\/)[^/]+)\//;
const MOST_SHARING = 8;

/** Which files are run by one process. */
function processes() {
  const shared = files.filter((file) => SHARING.test(file));
  const lots = [];
  for (let at = 0; at < shared.length; at += MOST_SHARING) lots.push(shared.slice(at, at + MOST_SHARING));
  return [...files.filter((file) => !SHARING.test(file)).map((file) => [file]), ...lots];
}

const outDir = join(root, 'dist', `test-${process.pid}`);
const builtFile = (file) => join(outDir, file.replace(/\.ts$/, '.js'));

/** The file that a process is started with. */
function started([first, ...more], i) {
  if (more.length === 0) return builtFile(first);
  const entry = join(outDir, `shared-${i + 1}.js`);
  const imports = [first, ...more].map((file) => `import './${file.replace(/\.ts$/, '.js')}';`);
  writeFileSync(entry, `${imports.join('\n')}\n`);
  return entry;
}

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
  const entries = processes().map(started);
  status = spawnSync(process.execPath, [...node, ...entries], { cwd: root, stdio: 'inherit' }).status ?? 1;
} finally {
  rmSync(outDir, { recursive: true, force: true });
}
process.exit(status);
