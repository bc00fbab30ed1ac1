// `play`: a Battle card from hand (Battle Cards).
import type { CardDef } from '../cards/card.ts';
import { emit } from '../effects/events.ts';
import type { ActivatedEffect, Effect, InstructionEffect } from '../effects/language.ts';
import { refuse } from '../game/refusal.ts';
import type { CardId, GameState } from '../game/state.ts';
import { card, def, hasCard, label, place } from '../game/table.ts';
import type { Decision } from './decision.ts';
import { considerPlay, outOfReach, type Play, withTargets } from './effects.ts';
import { type DecisionKind, isRefusal } from './kind.ts';

interface Choice {
  readonly n: number;
  readonly effect: Effect;
  /** The paragraph before it with what Enhance adds (Keywords, Enhance). */
  readonly enhanced?: true;
}

const playable = (effect: Effect): effect is ActivatedEffect | InstructionEffect =>
  effect.kind === 'activated' || effect.kind === 'instruction';

const known = new WeakMap<CardDef, readonly Choice[]>();

/** The effects of a Battle card that can be chosen, with their paragraph numbers; its Enhance is one of them. */
function choices(game: GameState, id: CardId): readonly Choice[] {
  const printed = def(game, id);
  let found = known.get(printed);
  if (!found) {
    const list: Choice[] = [];
    let base: ActivatedEffect | InstructionEffect | null = null;
    printed.effects.forEach((effect, i) => {
      if (playable(effect)) {
        base = effect;
        list.push({ n: i + 1, effect });
      } else if (effect.kind === 'keyword' && effect.keyword === 'Enhance' && effect.effect && base)
        list.push({ n: i + 1, effect: enhance(base, effect.effect), enhanced: true });
    });
    found = list;
    known.set(printed, found);
  }
  return found;
}

/** Both costs are paid before anything resolves, then both effects happen in order. */
function enhance(base: ActivatedEffect | InstructionEffect, more: Effect): Effect {
  if (!playable(more)) return base;
  const cost = [
    ...(base.kind === 'activated' ? base.cost : []),
    ...(more.kind === 'activated' ? more.cost : []),
  ];
  const only = [...(base.only ?? []), ...(more.only ?? [])];
  const parts = [...base.parts, ...more.parts];
  return { kind: 'activated', cost, parts, ...(only.length > 0 ? { only } : {}) };
}

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
    const plain = effects.filter((one) => !one.enhanced);
    if (decision.effect === undefined && plain.length > 1)
      return refuse('card.battle', `${label(game, id)} has several effects: say which`);
    const meant = decision.effect === undefined ? plain[0] : effects.find((one) => one.n === decision.effect);
    if (!meant) return refuse('card.battle', `${label(game, id)} has no such effect`);
    const answer = considerPlay(game, asPlay(game, id, meant.n, meant.effect), decision);
    // While its effect is on the way the card lies apart; then it is discarded.
    return isRefusal(answer)
      ? answer
      : (now) => emit(place(answer(now), id, 'out'), { type: 'card-played', card: id, side: decision.by });
  },
};
