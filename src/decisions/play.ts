// `play`: a Battle card from hand (Battle Cards).
import { emit } from '../effects/events.ts';
import type { Effect } from '../effects/language.ts';
import { refuse } from '../game/refusal.ts';
import type { CardId, GameState } from '../game/state.ts';
import { card, def, hasCard, label, place } from '../game/table.ts';
import type { Decision } from './decision.ts';
import { considerPlay, outOfReach, type Play, withTargets } from './effects.ts';
import { type DecisionKind, isRefusal } from './kind.ts';

/** The effects of a Battle card that can be chosen, with their paragraph numbers. */
const choices = (game: GameState, id: CardId): { readonly n: number; readonly effect: Effect }[] =>
  def(game, id)
    .effects.map((effect, i) => ({ n: i + 1, effect }))
    .filter(({ effect }) => effect.kind === 'activated' || effect.kind === 'instruction');

const asPlay = (game: GameState, id: CardId, n: number, effect: Effect): Play => ({
  by: card(game, id).owner,
  source: id,
  effect,
  key: `${id}#${n}`,
  how: 'card',
  name: `plays ${label(game, id)}`,
});

export const play: DecisionKind = {
  options: (game, by) => {
    const found: Decision[] = [];
    for (const id of game.players[by].lists.hand) {
      if (def(game, id).kind !== 'battle') continue;
      const effects = choices(game, id);
      for (const { n, effect } of effects) {
        if (outOfReach(game, by, id, effect)) continue;
        const decision: Decision = { by, do: 'play', card: id, ...(effects.length > 1 ? { effect: n } : {}) };
        found.push(...withTargets(game, asPlay(game, id, n, effect), decision));
      }
    }
    return found;
  },
  consider: (game, decision) => {
    const id = decision.card;
    if (!hasCard(game, id)) return refuse('card.battle', 'no such card');
    if (!game.players[decision.by].lists.hand.includes(id))
      return refuse('card.battle', `${label(game, id)} is not in hand`);
    if (def(game, id).kind !== 'battle')
      return refuse('card.battle', `${label(game, id)} is not a Battle card`);
    const effects = choices(game, id);
    if (decision.effect === undefined && effects.length > 1)
      return refuse('card.battle', `${label(game, id)} has several effects: say which`);
    const meant =
      decision.effect === undefined ? effects[0] : effects.find((one) => one.n === decision.effect);
    if (!meant) return refuse('card.battle', `${label(game, id)} has no such effect`);
    const answer = considerPlay(game, asPlay(game, id, meant.n, meant.effect), decision);
    // While its effect is on the way the card lies apart; then it is discarded.
    return isRefusal(answer)
      ? answer
      : (now) => emit(place(answer(now), id, 'out'), { type: 'card-played', card: id, side: decision.by });
  },
};
