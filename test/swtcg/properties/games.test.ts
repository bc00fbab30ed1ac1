// Random games in every world: what must be true of all of them. Played here in a short form; SWTCG_GAMES plays more of
// them, from the seed SWTCG_SEED on (npm run test:long). A seed is all that it takes to play a game again.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Deed } from '../../../src/swtcg/decisions/decision.ts';
import { checkLog } from '../../helpers/log.ts';
import { checkAgain, checkSession } from './again.ts';
import { checkOffers, checkRefusals, checkTaking, wildly } from './answers.ts';
import { checkBuilding, checkGame } from './invariants.ts';
import { type Look, playRandom } from './play.ts';
import { Secrets } from './secrets.ts';
import { checkTotals } from './totals.ts';
import { startOf, WORLDS, type World, worldOf } from './worlds/index.ts';

const GAMES = Number(process.env.SWTCG_GAMES ?? 72);
const SEED = Number(process.env.SWTCG_SEED ?? 1);
/** So many failures are told; then it is enough. */
const MOST_FAILURES = 5;

const figures = { games: 0, decisions: 0, checks: 0, recounts: 0 };
const deeds = new Set<Deed>();
const begun = process.hrtime.bigint();

function check(work: () => unknown): void {
  work();
  figures.checks++;
}

/** What is looked at in a game: the dear checks in some games, at some decisions. */
function lookers(seed: number): ((look: Look) => void)[] {
  const n = Math.floor(seed / WORLDS.length);
  const secrets = n % 3 === 0 ? new Secrets() : null;
  const at = (look: Look, every: number, shift: number): boolean =>
    look.legal.length > 0 && (look.taken + n) % every === shift;
  return [
    (look) => {
      if ((look.taken + n) % 3 === 0 || look.legal.length === 0) check(() => checkGame(look.table.game));
    },
    ({ last, table }) => {
      // Where nothing is left to decide the game goes on by itself.
      const stays = last?.before.turn === table.game.turn && last.before.point === table.game.point;
      if (last?.decision.do === 'build' && stays)
        check(() => checkBuilding(last.decision, last.before, table.game));
    },
    (look) => {
      if (at(look, 6, 1)) check(() => checkOffers(look));
    },
    (look) => {
      if (at(look, 9, 2)) check(() => checkRefusals(look, 8));
    },
    (look) => {
      if (at(look, 30, 5) && checkTotals(look.table.game)) figures.recounts++;
    },
    (look) => {
      if (at(look, 40, 3)) check(() => checkTaking(look, 2));
    },
    (look) => {
      if (secrets) check(() => secrets.watch(look));
      if (secrets && at(look, 50, 4)) check(() => secrets.search(look));
    },
  ];
}

function playGame(seed: number, world: World): void {
  const looks = lookers(seed);
  const look = (at: Look): void => {
    for (const one of looks) one(at);
  };
  const n = Math.floor(seed / WORLDS.length);
  const played = playRandom(startOf(seed), seed, world, look, n % 12 === 2 ? wildly : undefined);
  for (const { do: deed } of played.decisions) deeds.add(deed);
  figures.games++;
  figures.decisions += played.decisions.length;
  check(() => checkLog(played.log));
  if (n % 4 === 0) check(() => checkAgain(played, startOf(seed)));
  if (n % 12 === 1) check(() => checkSession(played, seed));
}

const seeds = Array.from({ length: GAMES }, (_, i) => SEED + i);

for (const world of WORLDS) {
  const own = seeds.filter((seed) => worldOf(seed) === world);
  test(`${own.length} random games with ${world.name} keep what must be true`, { skip: !world.here }, () => {
    const failures: string[] = [];
    for (const seed of own) {
      try {
        playGame(seed, world);
      } catch (failure) {
        failures.push(
          `SWTCG_SEED=${seed} SWTCG_GAMES=1: ${failure instanceof Error ? failure.stack : failure}`,
        );
        if (failures.length === MOST_FAILURES) break;
      }
    }
    assert.deepEqual(failures, []);
  });
}

/** Deeds that come up in every run, however short. */
const COMMON: readonly Deed[] = [
  ...([
    'pass',
    'attack',
    'tap',
    'use',
    'play',
    'choose',
    'build',
    'complete',
    'move',
    'equip',
    'retreat',
  ] as const),
  ...(['done', 'resource', 'mulligan', 'setup'] as const),
];

test('the games are games: every common deed is done', { skip: GAMES < 72 }, () => {
  assert.ok(figures.recounts > 2 * GAMES, `totals were counted ${figures.recounts} times`);
  assert.deepEqual(
    COMMON.filter((deed) => !deeds.has(deed)),
    [],
  );
});

after(() => {
  const seconds = Number(process.hrtime.bigint() - begun) / 1e9;
  const { user, system } = process.cpuUsage();
  const cpu = (user + system) / 1e6;
  console.log(
    `figures ${JSON.stringify({ seed: SEED, ...figures, seconds: Math.round(seconds), cpu: Math.round(cpu) })}`,
  );
});
