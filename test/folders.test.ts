// Folders import one way only: who reads a folder needs to know the ones before it, and none after it. (Biome finds cycles of
// files: noImportCycles.)
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { posix, sep } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { importsOf } from './helpers/imports.ts';

/** The folders of each game, from what needs nothing to what needs nearly all: each imports only from those before it. */
const SWTCG = [
  // What the rulebook says, in our own words, and under which id.
  'rulebook/rules',
  'rulebook/rules-2002',
  'rulebook',
  // What effects can say: the types of the effect language, and how it is walked through.
  'language',
  // What is printed on cards.
  'cards',
  // What can happen, and how it is said.
  'log',
  // What differs between editions.
  'editions',
  // The state of a game: zones, windows, shuffles, the first state.
  'model',
  // The keywords, one file each.
  'keywords',
  // From card texts to effects and back.
  'grammar',
  'text',
  // What follows from a state: abilities, totals, which cards a filter means, whether a condition holds.
  'derived',
  // The same, asked of a state; events, and what they set off.
  'effects',
  // What rules and effects do to cards and players: tap, discard, draw, gain Force.
  'rules/actions',
  'rules/dice',
  // How each cost is paid.
  'costs',
  'rules/build',
  // An attack and its damage, as instructions and rules find them.
  'rules/attack',
  // What each instruction of the effect language does.
  'instructions',
  // When effects can be played, and how they take effect.
  'rules/effects',
  // The steps of a battle, of a turn, of the preparation.
  'rules/battle',
  'rules/turn',
  'rules/preparation',
  // What a player may decide, and why not.
  'decisions',
  // Play-or-pass windows.
  'rules/windows',
  // What is this game's own in files: cards, starts, entries.
  'files/validators',
  'files',
  // What is built on the rules: by hand, for onlookers, decks, players, pictures.
  'judge',
  'view',
  'deck',
  'pool',
  // What is said of this game in texts that people write.
  'notation',
  'players',
  'starter',
  'picture',
  // Choosing among its decisions, for whoever draws a table.
  'choosing',
] as const;

const LCG = [
  'rulebook/rules',
  'rulebook',
  'language',
  'cards',
  // What can happen, and how it is said.
  'log',
  // The state of a game: zones, acts, frames of what is under way.
  'model',
  // From card texts to effects and back.
  'grammar',
  'text',
  // What follows from a state: abilities, icons, which cards a filter means.
  'derived',
  // The keywords, and what shields and Protect do to pending damage.
  'keywords',
  // What acts are called, who answers them, how a game is won.
  'effects',
  // What cards cost, and how it is paid.
  'costs',
  // What is done to cards and players.
  'rules/acts',
  // What each instruction of the effect language does.
  'instructions',
  // Cards that are played and abilities that are used, from their costs to their end.
  'rules/effects',
  // Interrupts and reactions around whatever happens.
  'rules/windows',
  'rules/turn',
  'rules/engagement',
  // What a player may decide, and why not.
  'decisions',
  'judge',
  'view',
  'deck',
  'pool',
  'players',
  'files',
  // What is said of this game in texts that people write.
  'notation',
  'starter',
  // Choosing among its decisions, for whoever draws a table.
  'choosing',
] as const;

const GAMES: Readonly<Record<string, readonly string[]>> = { swtcg: SWTCG, lcg: LCG };

const root = fileURLToPath(new URL('..', import.meta.url));

interface Edge {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** All types of the game in one parameter: it names what lies in many folders, and holds nothing. */
const ALL_TYPES: readonly string[] = Object.keys(GAMES).map((game) => `src/${game}/types.ts`);

/** What the files of a room import from other folders of the project; of components what is left when they run. */
function edges(room: string, { types, dynamic }: { types: boolean; dynamic: boolean }): Edge[] {
  return readdirSync(`${root}${room}`, { recursive: true })
    .map((file) => [room, ...String(file).split(sep)].join('/'))
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const from = posix.dirname(file);
      return importsOf(readFileSync(`${root}${file}`, 'utf8'))
        .filter((found) => (types || !found.types) && (dynamic || found.kind !== 'dynamic'))
        .filter((found) => found.from?.startsWith('.'))
        .filter(
          (found) => ![file, posix.join(from, found.from as string)].some((one) => ALL_TYPES.includes(one)),
        )
        .map((found) => ({ file, from, to: posix.dirname(posix.join(from, found.from as string)) }))
        .filter(({ to }) => to !== from);
    });
}

for (const [game, order] of Object.entries(GAMES))
  test(`the folders of ${game} import only from those before them`, () => {
    const home = `src/${game}/`;
    const place = (path: string): number => order.indexOf(path.slice(home.length));
    const all = edges(`src/${game}`, { types: true, dynamic: true });
    const folders = new Set(all.flatMap(({ from, to }) => [from, to]).filter((one) => one.startsWith(home)));
    assert.deepEqual(
      [...folders].map((one) => one.slice(home.length)).sort(),
      [...order].sort(),
      'every folder has its place',
    );
    assert.deepEqual(
      all
        .filter(({ to }) => to.startsWith(home))
        .filter(({ from, to }) => place(from) < place(to))
        .map(({ file, to }) => `${file} imports from ${to.slice(home.length)}`),
      [],
    );
  });

/** The folders that can be reached from themselves. */
function cyclic(all: readonly Edge[]): string[] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of all) next.set(from, (next.get(from) ?? new Set()).add(to));
  const reaches = (start: string): boolean => {
    const seen = new Set<string>();
    const open = [start];
    for (let now = open.pop(); now !== undefined; now = open.pop())
      for (const to of next.get(now) ?? []) {
        if (to === start) return true;
        if (!seen.has(to)) open.push(to);
        seen.add(to);
      }
    return false;
  };
  return [...next.keys()].filter(reaches).sort();
}

test('no folders import each other', () => {
  const code = ['src', 'machines'].flatMap((room) => edges(room, { types: true, dynamic: true }));
  assert.deepEqual(cyclic(code), []);
  // Elements know each other's types, and the parts that come late are fetched from below.
  assert.deepEqual(cyclic(edges('components', { types: false, dynamic: false })), []);
});

test('a cycle of folders is found', () => {
  const edge = (from: string, to: string): Edge => ({ file: `${from}/x.ts`, from, to });
  assert.deepEqual(cyclic([edge('a', 'b'), edge('b', 'c'), edge('c', 'b')]), ['b', 'c']);
  assert.deepEqual(cyclic([edge('a', 'b'), edge('b', 'c'), edge('a', 'c')]), []);
});

test('imports of types are told from those of values', () => {
  const code = `
    import type { A } from 'a'; import { type B, type C } from 'b'; export type { D } from 'd'; import type * as e from 'e';
    import { type F, f } from 'f'; import g, { type G } from 'g'; import 'h'; export { i } from 'i'; import type from 'j';`;
  assert.deepEqual(
    importsOf(code).map(({ from, types = false }) => `${from} ${types}`),
    ['a true', 'b true', 'd true', 'e true', 'f false', 'g false', 'h false', 'i false', 'j false'],
  );
});

/** Where the game writes or compares data as text: never to look for something in it. */
const SERIALIZES = [
  'src/swtcg/files/saved-start.ts',
  'src/swtcg/model/game-setup.ts',
  'src/swtcg/text/print.ts',
  'src/swtcg/text/read.ts',
];

const gameFiles = (): string[] =>
  ['src/swtcg', 'machines/swtcg'].flatMap((room) =>
    readdirSync(`${root}${room}`, { recursive: true })
      .map((file) => [room, ...String(file).split(sep)].join('/'))
      .filter((file) => file.endsWith('.ts')),
  );

test('effects are asked by a walk (src/swtcg/language/walk.ts), not as text', () => {
  const serializes = (file: string) => readFileSync(`${root}${file}`, 'utf8').includes('JSON.stringify');
  assert.deepEqual(gameFiles().filter(serializes).sort(), SERIALIZES);
});

test('no module of the game has a memory of its own: what is worked out lives with the state (src/core/memo.ts)', () => {
  const remembers = (file: string) => /^(export )?let /m.test(readFileSync(`${root}${file}`, 'utf8'));
  assert.deepEqual(gameFiles().filter(remembers), []);
});
