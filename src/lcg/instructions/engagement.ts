// Instructions about the present engagement.
import { note } from '../model/log.ts';
import { type CardId, DIAL, type GameState } from '../model/state.ts';
import { card, inPlay } from '../model/zones.ts';
import { join } from '../rules/acts/entering.ts';
import { withoutCard } from '../rules/acts/leaving.ts';
import { cardsFor } from './choosing.ts';
import type { Carry } from './context.ts';

export const participate: Carry<'participate'> = function* ({ what }, context) {
  const ids = (yield* cardsFor(context, what)).filter((id) => inPlay(context.game, id));
  if (!context.game.engagement || ids.length === 0) return { short: true };
  return { game: ids.reduce((game: GameState, id) => join(game, id), context.game) };
};

/** The unit stays in play and was never in the engagement (FAQ 3.3). */
export const remove = (game: GameState, id: CardId): GameState =>
  note(withoutCard(game, id), 'rule', 'engagement.removed', { type: 'unit-removed', cards: { unit: id } });

export const leaveEngagement: Carry<'leave-engagement'> = function* ({ what }, context) {
  const { engagement } = context.game;
  const there = engagement ? [...engagement.attackers, ...engagement.defenders] : [];
  const ids = (yield* cardsFor(context, what)).filter((id) => there.includes(id));
  if (ids.length === 0) return { short: true };
  return {
    game: ids.reduce((game: GameState, id) => remove(game, id), context.game),
    outcome: { cards: ids, n: ids.length, full: true },
  };
};

/** The unit strikes at once: the strike is carried out before the rest of the effect. */
export const strike: Carry<'strike'> = function* ({ what }, context) {
  const [id] = yield* cardsFor(context, what);
  if (
    id === undefined ||
    !inPlay(context.game, id) ||
    card(context.game, id).focus > 0 ||
    !context.game.engagement
  )
    return { short: true };
  return { todo: [{ kind: 'strike', unit: id }] };
};

/** The objective first declared still counts as engaged, the other does not (Ruling 22). */
export const engageInstead: Carry<'engage-instead'> = function* ({ what }, context) {
  const { game } = context;
  const [id] = yield* cardsFor(context, what);
  if (id === undefined || !game.engagement || (id !== DIAL && !inPlay(game, id))) return { short: true };
  const turned = { ...game, engagement: { ...game.engagement, objective: id } };
  return {
    game: note(turned, 'rule', 'engagement.declared', {
      type: 'engagement-turned',
      cards: { objective: id },
    }),
  };
};

export const engageAgain: Carry<'engage-again'> = function* ({ what }, context) {
  const ids = yield* cardsFor(context, what);
  return { game: { ...context.game, again: [...context.game.again, ...ids] } };
};
