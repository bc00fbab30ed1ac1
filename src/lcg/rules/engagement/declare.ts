// Declaring an engagement: the objective with its attackers in one deed, then the defenders (Resolving an Engagement, 1 to 3).
import { derive } from '../../derived/derive.ts';
import { forbids, statics } from '../../derived/rules.ts';
import type { GameEvent } from '../../model/acts.ts';
import { note } from '../../model/log.ts';
import { type Refusal, refuse } from '../../model/refusal.ts';
import { type CardId, DIAL, type GameState, other, type Side } from '../../model/state.ts';
import { card, inFileOrder, inPlay, label, list } from '../../model/zones.ts';
import { occur } from '../acts/occur.ts';
import { mustDefend } from './strike.ts';

/** Why the active player can't engage this; null where it may be declared with some attacker. */
export function whyNotObjective(game: GameState, side: Side, id: CardId): Refusal | null {
  if (id === DIAL) {
    const allowed = statics(game, 'engage-dial').some(({ scope }) => scope.you === side);
    if (!allowed) return refuse('engagement.dial', 'no card lets you engage the Death Star dial');
  } else {
    const { zone, controller } = card(game, id);
    if (!inPlay(game, id) || zone !== 'objectives' || controller === side)
      return refuse('engagement.objective', `${label(game, id)} is not a current enemy objective`);
    if (forbids(game, 'engage', id)) return refuse('effect.cannot', `${label(game, id)} can't be engaged`);
  }
  const times = game.engaged.filter((one) => one === id).length;
  const more = game.again.filter((one) => one === id).length;
  return times > more
    ? refuse('engagement.objective', `${label(game, id)} has already been engaged this phase`)
    : null;
}

export function whyNotAttacker(game: GameState, side: Side, id: CardId, objective: CardId): Refusal | null {
  const { zone, controller, focus } = card(game, id);
  const name = label(game, id);
  if (zone !== 'units' || controller !== side)
    return refuse('engagement.attackers', `${name} is not a unit that you control`);
  if (focus > 0) return refuse('engagement.attackers', `${name} is exhausted: only ready units attack`);
  return forbids(game, 'attack', id, { object: objective })
    ? refuse('effect.cannot', `${name} can't be declared as an attacker here`)
    : null;
}

export const mostAttackers = (game: GameState, objective: CardId): number => {
  const d = derive(game);
  return statics(game, 'most-attackers')
    .filter((one) => objective !== DIAL && d.means(one, one.part.against, objective))
    .reduce((most, { part }) => Math.min(most, part.n), Number.POSITIVE_INFINITY);
};

export const attackersFor = (game: GameState, side: Side, objective: CardId): readonly CardId[] =>
  list(game, side, 'units').filter((id) => whyNotAttacker(game, side, id, objective) === null);

/** What can be engaged, with an attacker at least. */
export const objectivesFor = (game: GameState, side: Side): readonly CardId[] =>
  [...list(game, other(side), 'objectives'), DIAL].filter(
    (id) => whyNotObjective(game, side, id) === null && attackersFor(game, side, id).length > 0,
  );

/** The objective is engaged once its attackers are declared (FAQ 2.3). */
export function engage(game: GameState, by: Side, objective: CardId, given: readonly CardId[]): GameState {
  const attackers = inFileOrder(game, given);
  const next: GameState = {
    ...game,
    nextId: game.nextId + 1,
    engaged: [...game.engaged, objective],
    engagement: {
      id: game.nextId,
      by,
      objective,
      attackers,
      defenders: [],
      edge: null,
      automatic: false,
      stacked: [],
      unopposed: false,
    },
  };
  const noted = note(next, 'deed', 'engagement.objective', {
    type: 'objective-engaged',
    by,
    cards: { objective, attackers },
  });
  const events: GameEvent[] = [
    { on: 'engaged', card: objective, who: by },
    ...attackers.map((id): GameEvent => ({ on: 'declared', card: id, who: by, as: 'attacker' })),
  ];
  return occur(noted, [{ do: 'happening', events }], 'engagement.declared');
}

export function whyNotDefender(game: GameState, side: Side, id: CardId): Refusal | null {
  const { zone, controller, focus } = card(game, id);
  const name = label(game, id);
  if (zone !== 'units' || controller !== side)
    return refuse('engagement.defenders', `${name} is not a unit that you control`);
  if (focus > 0) return refuse('engagement.defenders', `${name} is exhausted: only ready units defend`);
  return forbids(game, 'defend', id, { object: game.engagement?.objective ?? null })
    ? refuse('effect.cannot', `${name} can't be declared as a defender`)
    : null;
}

export const defendersFor = (game: GameState, side: Side): readonly CardId[] =>
  list(game, side, 'units').filter((id) => whyNotDefender(game, side, id) === null);

/** Units that have to defend, as far as they can. */
export const forcedDefenders = (game: GameState, side: Side): readonly CardId[] => {
  const able = defendersFor(game, side);
  return mustDefend(game, side).filter((id) => able.includes(id));
};

export function defend(game: GameState, by: Side, given: readonly CardId[]): GameState {
  const { engagement } = game;
  if (!engagement) return game;
  const defenders = inFileOrder(game, [...engagement.defenders, ...given]);
  const next = { ...game, engagement: { ...engagement, defenders } };
  const noted = note(next, 'deed', 'engagement.defenders', {
    type: 'defenders-declared',
    by,
    cards: { defenders: given },
  });
  if (given.length === 0) return noted;
  const events = given.map((id): GameEvent => ({ on: 'declared', card: id, who: by, as: 'defender' }));
  return occur(noted, [{ do: 'happening', events }], 'engagement.defenders');
}
