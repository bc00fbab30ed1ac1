// Random battles of units with any mix of keywords keep the invariants of the game (a short form; SWTCG_GAMES plays more).
import { test } from 'node:test';
import { playRandom } from '../../helpers/random-battle.ts';

const GAMES = Number(process.env.SWTCG_GAMES ?? 40);

test(`random battles: no card lost or doubled, Force never below 0, listed decisions are legal (${GAMES} games)`, () => {
  for (let seed = 1; seed <= GAMES; seed++) {
    try {
      playRandom(seed, seed % 2 === 0 ? 'empty' : 'never');
    } catch (error) {
      if (error instanceof Error) error.message = `Game ${seed}: ${error.message}`;
      throw error;
    }
  }
});
