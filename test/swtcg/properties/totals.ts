// Totals, keywords and build costs are what the slow second count gives.
import assert from 'node:assert/strict';
import { keywordsOf } from '../../../src/swtcg/effects/abilities.ts';
import { buildCost } from '../../../src/swtcg/effects/price.ts';
import { totals } from '../../../src/swtcg/effects/totals.ts';
import { type GameState, SIDES } from '../../../src/swtcg/model/state.ts';
import { allUnits, card, def } from '../../../src/swtcg/model/zones.ts';
import { inOrder, recount, Unknown } from './recount.ts';

const NOWHERE = { to: null, unit: null };

const sorted = (keywords: ReturnType<typeof keywordsOf>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(keywords).map(([name, value]) => [name, Array.isArray(value) ? inOrder(value) : value]),
  );

/** False where the second count has no answer. */
export function checkTotals(game: GameState): boolean {
  try {
    const counted = recount(game);
    if (!counted) return false;
    const built = SIDES.flatMap((side) => game.players[side].lists.build).filter(
      (id) => !card(game, id).faceDown,
    );
    for (const id of [...allUnits(game), ...built]) {
      if (def(game, id).kind !== 'unit') continue;
      const { speed, power, health } = totals(game, id);
      assert.deepEqual({ speed, power, health }, counted.values.get(id), `totals of ${id}`);
      assert.deepEqual(sorted(keywordsOf(game, id)), counted.keywords.get(id), `keywords of ${id}`);
    }
    for (const side of SIDES)
      for (const id of game.players[side].lists.hand)
        if (def(game, id).cost !== null)
          assert.equal(buildCost(game, side, id, NOWHERE), counted.costOf(id), `build cost of ${id}`);
    return true;
  } catch (error) {
    if (error instanceof Unknown) return false;
    throw error;
  }
}
