// Variable values (Terms, *).
import type { Stat } from '../language/effect.ts';
import type { CardId, GameState } from '../model/state.ts';
import { card } from '../model/zones.ts';
import type { DerivedState } from './derived-state.ts';

/** What an undefined variable value counts as. */
const undefinedValue = (game: GameState, id: CardId, stat: string): 0 | null =>
  game.zero.includes(`${id}:${stat}`) && card(game, id).zone !== 'hand' ? 0 : null;

/** What a variable value is: the last effect on the card that defines it says so. */
export function variable(derived: DerivedState, id: CardId, stat: Stat): number | null {
  let value: number | null = null;
  for (const { ability, part } of derived.staticsOf('define')) {
    if (ability.on === id && part.stat === stat)
      value = derived.amountOf({ by: ability.by, source: id }, part.as);
  }
  return value ?? undefinedValue(derived.game, id, stat);
}
