// What a page downloads: one without the desk none of its data, one with it the data of the game that is asked.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build, type Rollup } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Built {
  /** The modules that come at once. */
  readonly first: readonly string[];
  /** The modules of each file that comes later, alone. */
  readonly later: readonly (readonly string[])[];
}

async function builtFrom(entry: string): Promise<Built> {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  })) as Rollup.RollupOutput;
  const chunks = output.filter((one) => one.type === 'chunk');
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const static_ = new Set<string>();
  const wait = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  for (let name = wait.pop(); name !== undefined; name = wait.pop()) {
    if (static_.has(name)) continue;
    static_.add(name);
    wait.push(...(named.get(name)?.imports ?? []));
  }
  const modules = ({ moduleIds }: Rollup.OutputChunk) =>
    moduleIds.map((id) => id.replaceAll('\\', '/').slice(root.length));
  return {
    first: chunks.filter(({ fileName }) => static_.has(fileName)).flatMap(modules),
    later: chunks.filter(({ fileName }) => !static_.has(fileName)).map(modules),
  };
}

const isData = (id: string): boolean => id.startsWith('src/desk/data/');

test('a page with the elements downloads nothing of the desk before one stands in it', async () => {
  const { first, later } = await builtFrom('components/elements.ts');
  assert.deepEqual(
    first.filter(
      (id) => /^(src\/desk|components\/rulings|machines\/ui\/rulings)/.test(id) && !/strings\.ts$/.test(id),
    ),
    [],
  );
  assert.ok(later.some((ids) => ids.some(isData)));
});

test('the desk comes without rulings and without the viewer; each game comes by itself', async () => {
  const { first, later } = await builtFrom('components/rulings/swtcg-rulings.ts');
  assert.deepEqual(
    first.filter(
      (id) => isData(id) || /^(src\/play\/replay|components\/replay|src\/swtcg\/rulebook)/.test(id),
    ),
    [],
  );
  const games = later.map((ids) => new Set(ids.filter(isData).map((id) => /\/(sw\w+)-/.exec(id)?.[1])));
  for (const game of games) assert.ok(game.size <= 1, [...game].join());
});
