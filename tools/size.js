// What a page with one <swtcg-replay> of a recorded game downloads, in bytes of gzip: the element, the engine, and
// whatever they load until the game stands on the board. What is fetched later, when a reader asks for it, is listed
// apart. `--json` prints one object; `--modules` also says how much of it each module is. It fails above the budget, or above
// another one: `--budget 60000`. Then what opening a <swtcg-table> on the same game costs on top of that: it fails above its own.
// Before them, what a page downloads that shows a log of views (`swtcg views`), which needs no engine; after them, what one
// downloads that shows an example in the notation, with keywords alone and with texts that need the grammar.
// `--readme` writes the sums into the README.
import { readFileSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const asked = (flag) => process.argv.includes(flag);
/** What a page loads until it shows a view log, a recorded game, or an example in the notation. */
const viewer = ['components/elements.ts', 'components/swtcg/display.ts'];
const toldNeeds = [...viewer, 'components/source/views-source.ts'];
const needed = [...viewer, 'components/source/replay-source.ts', 'machines/swtcg/index.ts'];
const exampleNeeds = [
  ...[...viewer, 'components/source/notation-source.ts', 'machines/swtcg/index.ts'],
  ...['src/swtcg/files/scenarios.ts', 'src/swtcg/notation/index.ts'],
];
/** What more where texts are not keywords alone. */
const textNeeds = ['src/swtcg/text/read.ts'];
/** What a table loads besides, until the same game lies on it and can be played on. */
const tableNeeds = [
  'components/table/swtcg-table.ts',
  'components/table/kit.ts',
  'components/swtcg/table/display.ts',
  'components/source/live-line.ts',
];
/**
 * What was reached, and a hundredth: it grows only by a decision. The design asks for 150 kB with a recorded game, 60 kB with
 * a view log and 25 kB for the table.
 */
const REPLAY_BUDGET = 179_000;
const TABLE_BUDGET = 31_000;
const TOLD_BUDGET = 71_700;
const EXAMPLE_BUDGET = 209_500;

const { output } = await build({
  root,
  configFile: fileURLToPath(new URL('../vite.elements.config.ts', import.meta.url)),
  logLevel: 'error',
  build: { write: false, sourcemap: asked('--modules') },
});

const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
/** The files that a file waits for, as its text names them. */
const importsOf = ({ code, fileName }) =>
  [...code.matchAll(/\bimport\s*(?:\{[^}]*\}\s*from\s*)?["'](\.[^"']+)["']/g)].map(([, name]) =>
    posix.join(posix.dirname(fileName), name),
  );
const load = (chunk, into, already) => {
  if (!chunk || already.has(chunk) || into.has(chunk)) return;
  into.add(chunk);
  for (const name of importsOf(chunk)) load(chunks.get(name), into, already);
};
/** What is loaded for these modules, on top of what is there already. */
const loadedFor = (files, already = new Set()) => {
  const into = new Set();
  for (const chunk of chunks.values())
    if (chunk.moduleIds.some((id) => files.some((file) => id.replaceAll('\\', '/').endsWith(file))))
      load(chunk, into, already);
  return into;
};
const told = loadedFor(toldNeeds);
const loaded = loadedFor(needed);
const forExample = loadedFor(exampleNeeds);
const forTexts = loadedFor(textNeeds, forExample);

const gzipped = (text) => gzipSync(text, { level: 9 }).length;
const sizeOf = (one) => {
  const text = one.type === 'chunk' ? one.code.replace(/\n\/\/# sourceMappingURL=.*\n?$/, '') : one.source;
  return { file: one.fileName, bytes: Buffer.byteLength(text), gzip: gzipped(text) };
};

/** How many characters of a minified chunk come from each module, by its source map. */
function modulesOf({ code, map }) {
  const found = new Map();
  const places = new SourceMap(JSON.parse(map.toString()));
  code.split('\n').forEach((text, line) => {
    for (let column = 0; column < text.length; ) {
      const { originalSource, generatedColumn = column } = places.findEntry(line, column);
      // On to where the next piece begins.
      let end = column + 1;
      while (end < text.length) {
        const next = places.findEntry(line, end);
        if (next.originalSource !== originalSource || (next.generatedColumn ?? end) !== generatedColumn)
          break;
        end++;
      }
      const name = originalSource ? nameOf(originalSource) : '(glue)';
      found.set(name, (found.get(name) ?? 0) + end - column);
      column = end;
    }
  });
  return found;
}

const nameOf = (source) =>
  source
    .replaceAll('\\', '/')
    .replace(/^(\.\.\/)+/, '')
    .replace(/^.*node_modules\//, '');

/** What the table adds. */
const forTable = loadedFor(tableNeeds, loaded);

const byGzip = (a, b) => b.gzip - a.gzip;
const files = [...loaded].map(sizeOf).sort(byGzip);
const toldFiles = [...told].map(sizeOf).sort(byGzip);
const later = [...chunks.values()]
  .filter((chunk) => !loaded.has(chunk) && !forTable.has(chunk))
  .map(sizeOf)
  .sort(byGzip);
const sumOf = (sizes) => sizes.reduce((sum, one) => sum + one.gzip, 0);
const tableFiles = [...forTable].map(sizeOf).sort(byGzip);
const gzip = sumOf(files);
const table = sumOf(tableFiles);
const views = sumOf(toldFiles);
const example = sumOf([...forExample].map(sizeOf));
const exampleWithTexts = example + sumOf([...forTexts].map(sizeOf));

const line = (name, bytes) => console.log(`${name.padEnd(56)}${String(bytes).padStart(8)} B gzip`);
if (asked('--json'))
  console.log(
    JSON.stringify({ gzip, files, later, table, tableFiles, views, toldFiles, example, exampleWithTexts }),
  );
else {
  for (const one of toldFiles) line(relative('.', one.file), one.gzip);
  line('a page with one log of views, without the engine', views);
  console.log();
  for (const one of files) line(relative('.', one.file), one.gzip);
  line('a page with one replay, engine included', gzip);
  console.log();
  line('a page with one example in the notation', example);
  line('the same, with texts that are more than keywords', exampleWithTexts);
  console.log('\non top of a replay, for a table:');
  for (const one of tableFiles) line(relative('.', one.file), one.gzip);
  line('opening a table', table);
  console.log('\nlater, when asked for:');
  for (const one of later) line(relative('.', one.file), one.gzip);
}
if (asked('--modules')) {
  for (const chunk of [...loaded, ...forTable]) {
    if (!chunk.map) continue;
    const { bytes, gzip: all } = sizeOf(chunk);
    console.log(
      `\n${chunk.fileName}: about so many bytes of its ${all} B gzip, and of its ${bytes} B minified`,
    );
    const modules = [...modulesOf(chunk)].sort(([, a], [, b]) => b - a);
    for (const [name, count] of modules)
      console.log(
        `${name.padEnd(56)}${String(Math.round((count / bytes) * all)).padStart(8)}${String(count).padStart(10)}`,
      );
  }
}

if (asked('--readme')) {
  const file = `${root}README.md`;
  const sums = { views, replay: gzip, example, texts: exampleWithTexts, table };
  const text = readFileSync(file, 'utf8').replace(
    /(<!-- size:(\w+) -->)\d+(<!-- \/size -->)/g,
    (_, open, name, close) => `${open}${Math.round(sums[name] / 1000)}${close}`,
  );
  writeFileSync(file, text);
}

const budget = asked('--budget') ? Number(process.argv[process.argv.indexOf('--budget') + 1]) : REPLAY_BUDGET;
if (!(budget > 0)) throw new Error('--budget takes a number of bytes.');
for (const [what, bytes, most] of [
  ['A page with one replay downloads', gzip, budget],
  ['A page with one log of views downloads', views, TOLD_BUDGET],
  ['A page with one example downloads', example, EXAMPLE_BUDGET],
  ['Opening a table costs', table, TABLE_BUDGET],
])
  if (bytes > most) {
    console.error(`\n${what} ${bytes} B, ${bytes - most} more than the ${most} that it may.`);
    process.exitCode = 1;
  }
