// What a page with one <swtcg-replay> of a recorded game downloads, in bytes of gzip: the element, the engine, and
// whatever they load until the game stands on the board. What is fetched later, when a reader asks for it, is listed
// apart. `--json` prints one object; `--modules` also says how much of it each module is; `--budget 60000` fails above that.
import { SourceMap } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const asked = (flag) => process.argv.includes(flag);
/** The script that a page names, and what is loaded when a recorded game is shown. */
const needed = ['components/elements.ts', 'components/replay/replay-source.ts'];

const { output } = await build({
  root,
  configFile: fileURLToPath(new URL('../vite.elements.config.ts', import.meta.url)),
  logLevel: 'error',
  build: { write: false, sourcemap: asked('--modules') },
});

const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
const loaded = new Set();
const load = (chunk) => {
  if (!chunk || loaded.has(chunk)) return;
  loaded.add(chunk);
  for (const name of chunk.imports) load(chunks.get(name));
};
for (const chunk of chunks.values())
  if (chunk.moduleIds.some((id) => needed.some((file) => id.replaceAll('\\', '/').endsWith(file))))
    load(chunk);

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

const byGzip = (a, b) => b.gzip - a.gzip;
const files = [...loaded].map(sizeOf).sort(byGzip);
const later = [...chunks.values()]
  .filter((chunk) => !loaded.has(chunk))
  .map(sizeOf)
  .sort(byGzip);
const gzip = files.reduce((sum, one) => sum + one.gzip, 0);

const line = (name, bytes) => console.log(`${name.padEnd(56)}${String(bytes).padStart(8)} B gzip`);
if (asked('--json')) console.log(JSON.stringify({ gzip, files, later }));
else {
  for (const one of files) line(relative('.', one.file), one.gzip);
  line('a page with one replay', gzip);
  console.log('\nlater, when asked for:');
  for (const one of later) line(relative('.', one.file), one.gzip);
}
if (asked('--modules')) {
  for (const chunk of loaded) {
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

const budget = Number(process.argv[process.argv.indexOf('--budget') + 1]);
if (asked('--budget')) {
  if (!(budget > 0)) throw new Error('--budget takes a number of bytes.');
  if (gzip > budget) {
    console.error(
      `\nA page with one replay downloads ${gzip} B, ${gzip - budget} more than the ${budget} that it may.`,
    );
    process.exitCode = 1;
  }
}
