// Writes what the npm package holds beside the command and the elements for a page: dist/lib (modules, types, source
// maps) and dist/editor (what editors know of the tags). `npm run build:package` makes the manifest first.
import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { editorFiles } from './editor-data.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const lib = join(root, 'dist/lib');
const editor = join(root, 'dist/editor');

await rm(lib, { recursive: true, force: true });
const compiler = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url));
const { status } = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.package.json'], {
  cwd: root,
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);

// The compiler rewrites the imports of modules, but not those of their types.
const types = (await readdir(lib, { recursive: true })).filter((file) => file.endsWith('.d.ts'));
await Promise.all(
  types.map(async (file) => {
    const text = await readFile(join(lib, file), 'utf8');
    await writeFile(join(lib, file), text.replace(/(['"])(\.\.?\/[^'"\n]*)\.ts\1/g, '$1$2.js$1'));
  }),
);

await mkdir(editor, { recursive: true });
const manifest = JSON.parse(await readFile(join(root, 'dist/custom-elements.json'), 'utf8'));
const { name, version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
for (const [file, text] of Object.entries(editorFiles(manifest, { name, version })))
  await writeFile(join(editor, file), text);
