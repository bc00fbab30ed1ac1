// The board draws a state and knows no rules: what it downloads, at once or later, has no rule of the engine in it.
import assert from 'node:assert/strict';
import { basename } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build, type Rollup } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

const built = async (entry: string): Promise<Rollup.OutputChunk[]> => {
  const result = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  })) as Rollup.RollupOutput;
  return result.output.filter((one) => one.type === 'chunk');
};

/** The modules of the project that come with an element at once. */
async function modulesAtOnce(entry: string): Promise<string[]> {
  const chunks = await built(entry);
  const found = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const chunk of found)
    for (const name of chunk.imports) for (const one of chunks) if (one.fileName === name) found.add(one);
  return [...found]
    .flatMap(({ moduleIds }) => moduleIds)
    .map((id) => id.replaceAll('\\', '/').slice(root.length));
}

/** The modules of the project that an element brings along, without its own room. */
async function modulesOf(entry: string): Promise<string[]> {
  return (await built(entry))
    .flatMap(({ moduleIds }) => moduleIds)
    .map((id) => id.replaceAll('\\', '/'))
    .filter((id) => id.startsWith(root) && !id.includes('node_modules'))
    .map((id) => id.slice(root.length).split('?')[0] as string)
    .filter((id) => !id.startsWith('components/'))
    .sort();
}

/** Names, letters and marks: facts, not rules. */
const FACTS = [
  'src/swtcg/cards/keyword-names.ts',
  'src/swtcg/model/state.ts',
  'src/swtcg/language/terms.ts',
  'src/swtcg/model/mask.ts',
  // What lies where in a view, and how places are called.
  'src/swtcg/view/card-face.ts',
  'src/swtcg/view/table-view.ts',
  'src/core/twins.ts',
  // What was probably meant by a name that nothing has.
  'src/core/files/near.ts',
  // What is worked out once from what never changes.
  'src/core/memo.ts',
  'src/play/steps/words.ts',
  // How a line of the log is said in another language.
  'src/core/log-event.ts',
  'src/play/steps/sentence.ts',
  'src/swtcg/log/words.ts',
  'src/lcg/log/words.ts',
  // Where something happens, in words.
  'src/swtcg/log/places.ts',
  'src/lcg/log/places.ts',
  // Which steps belong together.
  'src/play/timeline/navigation.ts',
];
/** The same of the second game. */
const LCG_FACTS = [
  'src/core/memo.ts',
  'src/core/twins.ts',
  'src/lcg/language/terms.ts',
  'src/lcg/cards/definition.ts',
  'src/lcg/view/card-face.ts',
  'src/lcg/view/mask.ts',
  'src/lcg/view/table-view.ts',
  // Sums of what lies open: Force icons in a stack, combat icons of ready units.
  'src/lcg/view/edge-worth.ts',
  'src/lcg/view/to-come.ts',
];
/** The texts that explain rules; they come when somebody opens one. */
const isText = (id: string): boolean => /^src\/(swtcg|lcg)\/rulebook\//.test(id);

for (const folder of ['swtcg/board', 'swtcg/card', 'log', 'controls', 'rule']) {
  const name = basename(folder);
  test(`<swtcg-${name}> brings no rules of the engine along`, async () => {
    const modules = await modulesOf(`components/${folder}/swtcg-${name}.ts`);
    assert.deepEqual(
      // A card of the second game is fetched when one is met.
      modules.filter((id) => !FACTS.includes(id) && !isText(id) && !LCG_FACTS.includes(id)),
      [],
    );
  });
}

for (const name of ['board', 'card'])
  test(`<swtcg-${name}> brings nothing of the second game before it meets a card of it`, async () => {
    const modules = await modulesAtOnce(`components/swtcg/${name}/swtcg-${name}.ts`);
    assert.ok(modules.some((id) => id.endsWith(`components/swtcg/${name}/${name}.ts`)));
    assert.deepEqual(
      modules.filter((id) => id.includes('/lcg/')),
      [],
    );
  });

for (const name of ['board', 'card'])
  test(`<swtcg-lcg-${name}> brings no rules along, and nothing of the first game`, async () => {
    const modules = await modulesOf(`components/lcg/${name}/swtcg-lcg-${name}.ts`);
    assert.deepEqual(
      modules.filter((id) => !LCG_FACTS.includes(id)),
      [],
    );
  });

test('<swtcg-odds> brings the arithmetic of dice and its error along, and nothing else', async () => {
  const modules = await modulesOf('components/swtcg/odds/swtcg-odds.ts');
  assert.deepEqual(
    modules.filter((id) => !FACTS.includes(id)),
    ['src/core/error.ts', 'src/swtcg/rules/dice/odds.ts'],
  );
});
