// The least number that a die has to show to hit a unit (Rolling Hits).
import { abilitiesOf } from '../../effects/abilities.ts';
import { keywords } from '../../keywords/index.ts';
import type { CardId, GameState } from '../../model/state.ts';

export function hitOn(game: GameState, unit: CardId): number {
  let least = 4;
  for (const { effect } of abilitiesOf(game, unit)) {
    if (effect.kind === 'keyword') least = Math.max(least, keywords.get(effect.keyword)?.hitOn ?? 0);
  }
  return least;
}
