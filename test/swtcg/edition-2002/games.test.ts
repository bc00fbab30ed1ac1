// Random games of the edition of 2002: what must be true of all of them. SWTCG_GAMES plays more, from the seed SWTCG_SEED on.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startPosition } from '../../../src/engine.ts';
import type { AutoPass, GameState } from '../../../src/swtcg/model/state.ts';
import { rules2002 } from '../../../src/swtcg/rulebook/rules-2002.ts';
import { checkAgain, checkSession } from '../properties/again.ts';
import { checkOffers, checkRefusals, checkTaking } from '../properties/answers.ts';
import { checkGame } from '../properties/invariants.ts';
import { type Look, playRandom } from '../properties/play.ts';
import { Secrets } from '../properties/secrets.ts';
import { WORLDS_2002, type World2002 } from './worlds.ts';

const GAMES = Number(process.env.SWTCG_GAMES ?? 24);
const SEED = Number(process.env.SWTCG_SEED ?? 1);
const AUTO_PASS: readonly AutoPass[] = ['empty', 'never', 'always'];

/** Chances that the book does not have. */
const FOREIGN = [
  'disrupt',
  'pending',
  'placement',
  'discard',
  'attack-end',
  'step-start',
  'step-end',
  'turn-start',
  'predict',
  'strike',
];

function checkEdition({ table: { game } }: Look): void {
  for (const { kind, closed } of game.windows)
    assert.ok(closed || !FOREIGN.includes(kind), `a chance that the edition does not have: ${kind}`);
}

const known = (rule: string): boolean => Object.hasOwn(rules2002, rule);

function playGame(seed: number, world: World2002): void {
  const start = (): GameState =>
    startPosition(world.scenario(seed), { autoPass: AUTO_PASS[seed % AUTO_PASS.length] as AutoPass });
  const secrets = seed % 3 === 0 ? new Secrets() : null;
  const look = (at: Look): void => {
    checkEdition(at);
    if (at.taken % 3 === 0 || at.legal.length === 0) checkGame(at.table.game);
    if (at.legal.length > 0 && at.taken % 7 === 1) checkOffers(at);
    if (at.legal.length > 0 && at.taken % 11 === 2) checkRefusals(at, 8);
    if (at.legal.length > 0 && at.taken % 40 === 3) checkTaking(at, 2);
    if (secrets) secrets.watch(at);
  };
  const played = playRandom(start(), seed, world, look);
  assert.deepEqual(
    [...new Set(played.log.map(({ rule }) => rule))].filter((rule) => !known(rule)),
    [],
  );
  if (seed % 4 === 0) checkAgain(played, start());
  checkSession(played, seed);
}

for (const [i, world] of WORLDS_2002.entries()) {
  const seeds = Array.from({ length: GAMES }, (_, n) => SEED + n).filter(
    (seed) => seed % WORLDS_2002.length === i,
  );
  test(`${seeds.length} random games with ${world.name} keep what must be true and verify exact`, () => {
    const failures: string[] = [];
    for (const seed of seeds) {
      try {
        playGame(seed, world);
      } catch (failure) {
        failures.push(
          `SWTCG_SEED=${seed} SWTCG_GAMES=1: ${failure instanceof Error ? failure.stack : failure}`,
        );
        if (failures.length >= 5) break;
      }
    }
    assert.equal(failures.length, 0, failures.join('\n\n'));
  });
}
