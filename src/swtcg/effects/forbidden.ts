// "Can't use": abilities that a unit has and may not play (Phrases, "can't use").

import { meaning } from '../keywords/meaning.ts';
import type { Effect } from '../language/effect.ts';
import { type Refusal, refuse } from '../model/refusal.ts';
import type { CardId, GameState, Side } from '../model/state.ts';
import { def, label } from '../model/zones.ts';
import { staticsOf } from './abilities.ts';
import { selects } from './select.ts';

/** The card that keeps a unit from using an ability, or null. */
export function forbiddenBy(game: GameState, unit: CardId, effect: Effect): CardId | null {
  for (const { ability, context, part } of staticsOf(game, 'forbid-use')) {
    const plain = meaning(effect);
    const meant =
      part.what === 'activated'
        ? plain.kind === 'activated' || (plain.kind === 'triggered' && plain.activated === true)
        : effect.kind === 'keyword' && part.what.includes(effect.keyword);
    if (meant && selects(game, context, part.to, unit)) return ability.source;
  }
  return null;
}

export function useRefusal(game: GameState, unit: CardId, effect: Effect): Refusal | null {
  const by = forbiddenBy(game, unit, effect);
  return by ? refuse('effect.cant-use', `${label(game, by)} keeps ${label(game, unit)} from using it`) : null;
}

/** "Your opponent can't play Battle cards": cards of a kind that a player may not play. */
export function playRefusal(game: GameState, by: Side, id: CardId): Refusal | null {
  for (const { ability, part } of staticsOf(game, 'forbid-play')) {
    if (!part.card.includes(def(game, id).kind)) continue;
    if (part.who !== 'each' && (part.who === 'you') !== (ability.by === by)) continue;
    return refuse(
      'effect.cant-use',
      `${label(game, ability.source)} keeps ${label(game, id)} from being played`,
    );
  }
  return null;
}
