// What a page with one <swtcg-replay> of a recorded game downloads, in bytes of gzip: the element, the engine, and
// whatever they load until the game stands on the board. `-- --json` prints one object.
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const entry = 'components/replay/swtcg-replay.ts';
/** Loaded late, when a recorded game is shown; the grammar and the rulebook's texts are not. */
const late = 'components/replay/replay-source.ts';

const { output } = await build({
  root,
  configFile: false,
  logLevel: 'error',
  build: { write: false, rolldownOptions: { input: { replay: entry }, preserveEntrySignatures: 'strict' } },
});

const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
const starts = [...chunks.values()].filter(
  ({ isEntry, facadeModuleId }) => isEntry || facadeModuleId?.replaceAll('\\', '/').endsWith(late),
);
const loaded = new Set();
const load = (chunk) => {
  if (!chunk || loaded.has(chunk)) return;
  loaded.add(chunk);
  for (const name of chunk.imports) load(chunks.get(name));
};
for (const chunk of starts) load(chunk);
for (const one of output) if (one.type === 'asset' && one.fileName.endsWith('.css')) loaded.add(one);

const files = [...loaded].map((one) => {
  const text = one.type === 'chunk' ? one.code : one.source;
  return { file: one.fileName, bytes: Buffer.byteLength(text), gzip: gzipSync(text, { level: 9 }).length };
});
const gzip = files.reduce((sum, one) => sum + one.gzip, 0);
if (process.argv.includes('--json')) console.log(JSON.stringify({ gzip, files }));
else {
  for (const one of files) console.log(`${one.file.padEnd(48)}${String(one.gzip).padStart(8)} B gzip`);
  console.log(`${'a page with one replay'.padEnd(48)}${String(gzip).padStart(8)} B gzip`);
}
