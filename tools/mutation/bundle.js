// Builds the tests that kill mutants, and all that they import, into one script: the runner loads it again in no time.
// Stryker calls this in its sandbox, once the sources there are instrumented.
import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '..', '..');

/** Fast tests of the rules and of the cards' texts. */
const FOLDERS = [
  'test/swtcg/keywords',
  'test/swtcg/rules',
  'test/swtcg/command-phase',
  'test/swtcg/cards',
  'test/machines',
];
/** Many games, data that is not always there. */
const SLOW = /\/(random|shared|express|persist)\.test\.ts$/;

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true }).map((file) => [folder, ...file.split(sep)].join('/')),
)
  .concat('test/play/auto-pass.test.ts')
  .filter((file) => file.endsWith('.test.ts') && !SLOW.test(file))
  .sort();

const ENTRY = 'mutation:entry';
const FILE = 'mutation:file/';

/** Each test file is preceded by a module that tells its name to whoever collects the tests. */
const tests = {
  name: 'tests',
  enforce: 'pre',
  resolveId: (id, importer) => {
    if (id.endsWith('/src/cards/read.ts')) {
      if (importer?.endsWith('src/swtcg/files/texts.ts')) return join(here, 'kept-table.js');
      if (['test', 'src/play'].some((folder) => importer?.startsWith(join(root, folder))))
        return join(here, 'kept-reading.js');
    }
    if (id === 'node:test') return join(here, 'collect.js');
    return id === ENTRY || id.startsWith(FILE) ? `\0${id}` : undefined;
  },
  load(id) {
    if (id === `\0${ENTRY}`)
      return files
        .map((file) => `import '${FILE}${file}';\nimport ${JSON.stringify(join(root, file))};`)
        .join('\n')
        .concat(`\nexport { collected } from ${JSON.stringify(join(here, 'collect.js'))};`);
    if (id.startsWith(`\0${FILE}`))
      return `import { startFile } from ${JSON.stringify(join(here, 'collect.js'))};\nstartFile(${JSON.stringify(id.slice(FILE.length + 1))});`;
  },
  transform: (code, id) =>
    shared(code.replaceAll(', import.meta.url)', `, ${JSON.stringify(pathToFileURL(id).href)})`)),
};

/** Stryker writes its helpers into each file; one of each, made for speed, is enough for all. */
const HELPERS = /^function stryNS_9fa48\(\) \{[\s\S]*?\nfunction stryMutAct_9fa48\(id\) \{[\s\S]*?\n\}\n/m;
const OURS = `import { stryCov_9fa48, stryMutAct_9fa48 } from ${JSON.stringify(join(here, 'switch.js'))};\n`;
const shared = (code) => code.replace(HELPERS, OURS);

await build({
  root,
  configFile: false,
  logLevel: 'error',
  plugins: [tests],
  build: {
    ssr: true,
    outDir: join(root, 'dist', 'mutation'),
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: ENTRY,
      treeshake: false,
      output: {
        format: 'cjs',
        codeSplitting: false,
        entryFileNames: 'tests.cjs',
      },
    },
  },
});
