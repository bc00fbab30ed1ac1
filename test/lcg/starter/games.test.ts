// Whole games with the starter decks: the same again, and who plays better. What holds in every game: properties/games.test.ts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { swlcg2012 } from '../../../machines/lcg/complete.ts';
import { readScenario, startPosition } from '../../../src/engine.ts';
import { SIDES } from '../../../src/lcg/model/state.ts';
import { byName } from '../../../src/lcg/players/index.ts';
import { starterGame } from '../../../src/lcg/starter/game.ts';
import { starterScenario } from '../../../src/lcg/starter/index.ts';
import type { LcgTypes } from '../../../src/lcg/types.ts';
import { playMatch } from '../../../src/play/match.ts';

test('the same inputs lead to the same game', () => {
  const play = () =>
    playMatch(swlcg2012, starterGame('twice'), {
      players: { dark: byName.greedy, light: byName.random },
      seed: 7,
    }).game;
  assert.deepEqual(play(), play());
});

test('the game of the compiled texts is that of the scenario', () => {
  for (const seed of [1, 'a seed'])
    assert.deepEqual(
      starterGame(seed),
      startPosition<LcgTypes>(readScenario<LcgTypes>(starterScenario(seed)), { autoPass: 'empty' }),
    );
});

/** SWTCG_MATCHES plays more. */
const games = Number(process.env.SWTCG_MATCHES ?? 20);

test('the greedy player beats the random one from either side', () => {
  for (const side of SIDES) {
    let won = 0;
    for (let seed = 1; seed <= games; seed++) {
      const { greedy, random } = byName;
      const players = side === 'dark' ? { dark: greedy, light: random } : { dark: random, light: greedy };
      const { result } = playMatch(swlcg2012, starterGame(seed), { players, seed });
      if (result?.winner === side) won++;
    }
    assert.ok(won >= games * 0.9, `${side}: ${won} of ${games}`);
  }
});
