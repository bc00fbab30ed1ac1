// Whatever is imported first, the rules are the whole rules: no module adds to another when it is imported, and none is
// imported for that.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { transformWithOxc } from 'vite';
import { swtcg2022 } from '../../machines/swtcg/complete.ts';
import { Playback, parseReplay } from '../../src/engine.ts';
import type { Decision } from '../../src/swtcg/decisions/decision.ts';
import type { GameState } from '../../src/swtcg/model/state.ts';
import { answerOf } from './answer.ts';

const root = new URL('../../', import.meta.url);
const FRESH = fileURLToPath(new URL('../helpers/fresh-modules.js', import.meta.url));
const ASKS = 'test/swtcg/answer.ts';
/** The rules, without what drives a game or brings its cards along. */
const RULES = [
  ...['cards', 'decisions', 'deck', 'effects', 'grammar', 'judge', 'keywords', 'model'],
  ...['rulebook', 'rules', 'view'],
];
const KEPT = 'test/kept/';

/** All modules of a folder, by their paths. */
const modulesIn = (folder: string): string[] =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .map((file) => [folder, ...file.split(sep)].join('/'))
    .filter((file) => /\.[jt]s$/.test(file))
    .sort();

const sourceOf = (file: string): string => readFileSync(new URL(file, root), 'utf8');

interface Game {
  readonly box: GameState['box'];
  readonly positions: { readonly game: Omit<GameState, 'box'>; readonly decision: Decision }[];
}

/** Of a recorded game the first position for each kind of window and of decision; to pass tells little. */
function gameFrom(file: string): Game {
  const player = new Playback(swtcg2022, parseReplay(sourceOf(KEPT + file)));
  const found = new Map<string, Game['positions'][number]>();
  for (;;) {
    const { game: now, position } = player.track;
    const decision = player.replay.decisions[position];
    if (!player.next() || !decision) return { box: now.box, positions: [...found.values()] };
    const { box: _box, ...game } = now;
    const kind = `${game.windows.at(-1)?.kind} ${decision.do}`;
    if (decision.by === 'judge' || decision.do === 'reveal' || decision.do === 'pass' || found.has(kind))
      continue;
    found.set(kind, { game, decision: decision as Decision });
  }
}

interface Entry {
  readonly id: string;
  readonly number: number;
}

type Answers = Readonly<Record<string, readonly string[] | string>>;

/** Asks engines each of which has imported one module before all others, in a process of their own. */
async function asked(
  code: Readonly<Record<string, string>>,
  entries: readonly Entry[],
  games: readonly Game[],
): Promise<Answers> {
  // Code that runs once is not worth optimizing.
  const child = spawn(process.execPath, ['--experimental-vm-modules', '--no-warnings', '--no-opt', FRESH]);
  child.stdin.end(JSON.stringify({ code, asks: ASKS, entries, games }));
  const [said, wrong] = await Promise.all([text(child.stdout), text(child.stderr)]);
  assert.equal(wrong, '');
  return JSON.parse(said);
}

test('each module of the rules can be imported first, and the engine gives the same answers on all kept games', async () => {
  const modules = RULES.flatMap((folder) => modulesIn(`src/swtcg/${folder}`));
  const code = Object.fromEntries(
    await Promise.all(
      [...modulesIn('src'), ASKS].map(async (file) => {
        const stripped = await transformWithOxc(sourceOf(file), file, { sourcemap: false });
        return [file, stripped.code] as const;
      }),
    ),
  );
  const files = readdirSync(new URL(KEPT, root)).filter((file) => file.endsWith('.json'));
  const games = files.map(gameFrom).filter(({ positions }) => positions.length > 0);
  assert.ok(games.length > 30, `${games.length} games`);
  const entries = modules.map((id, number): Entry => ({ id, number }));
  const halves = [0, 1].map((half) => entries.filter(({ number }) => number % 2 === half));
  const found: Answers = Object.assign(
    {},
    ...(await Promise.all(halves.map((one) => asked(code, one, games)))),
  );
  const whole = games.map(({ box, positions }) =>
    positions.map(({ game, decision }) => answerOf({ ...game, box }, decision)),
  );
  for (const { id, number } of entries) {
    const answers = found[id] ?? [];
    assert.ok(Array.isArray(answers), `${id}: ${answers}`);
    const wrong = games.findIndex((_, i) => answers[i] !== whole[i]?.[number % whole[i].length]);
    assert.equal(wrong, -1, `${id}: another answer in game ${wrong}`);
  }
});

const isTag = (file: string): boolean => /\/swtcg-[^/]+\.ts$/.test(file);

/** The scripts of pages lie beside the folders of the elements. */
const isPageScript = (file: string): boolean => /^components\/[^/]+\.ts$/.test(file);

test('nothing but tags is imported for the effect of importing it, and what scripts of pages start', () => {
  for (const file of ['src', 'machines', 'components', 'tools'].flatMap(modulesIn))
    for (const [, name = ''] of sourceOf(file).matchAll(/^import '([^']+)';/gm))
      assert.ok(isTag(name) || isPageScript(file), `${file} imports ${name} for its effect`);
});

test('the package says so: only define files and scripts of pages have effects', () => {
  const { sideEffects } = JSON.parse(sourceOf('package.json')) as { sideEffects: readonly string[] };
  for (const one of sideEffects) assert.match(one, /swtcg-\*|\*\*\/components\/|\.css$/);
});
