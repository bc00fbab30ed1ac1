// `side`, `event`, `resource`, `mulligan`, `setup`: preparation.

import { plural } from '../../core/english.ts';
import { editionOf } from '../editions/index.ts';
import { STARTING_BUILD } from '../model/new-game.ts';
import { type Refusal, refuse } from '../model/refusal.ts';
import type { CardId, GameState, Side } from '../model/state.ts';
import { played, setWindow } from '../model/windows.ts';
import {
  arenaName,
  card,
  def,
  hasCard,
  isArena,
  label,
  labelOr,
  sideName,
  unitOf,
  unitsOf,
} from '../model/zones.ts';
import { isListed, ownUnique, stackRefusal } from '../rules/build/stack-rules.ts';
import type { SetupZone } from '../rules/preparation/prepare.ts';
import {
  bidForSide,
  doMulligan,
  playEvent,
  pullResource,
  setUp,
  setupLeft,
  setupPrice,
} from '../rules/preparation/prepare.ts';
import type { Decision } from './decision.ts';
import type { DecisionKind } from './kind.ts';

const ended = (game: GameState): GameState => setWindow(game, { closed: true });

export const side: DecisionKind = {
  options: () => [],
  consider: (game, { by, bid }) => {
    if (bid === undefined) return ended;
    if (!Number.isInteger(bid) || bid < 0 || bid > STARTING_BUILD)
      return refuse('prepare.sides', `a bid is a number of build points from 0 to ${STARTING_BUILD}`);
    const best = Math.min(game.players.dark.setupPoints, game.players.light.setupPoints);
    if (best < STARTING_BUILD && bid >= best)
      return refuse('prepare.sides', `a bid must be lower than ${best}`);
    return (now) => played(bidForSide(now, by, bid));
  },
};

/** A card of one kind that is taken from a zone of one's own. */
function taken(
  deed: 'event' | 'resource',
  zone: 'supply' | 'deck',
  name: string,
  apply: (game: GameState, by: Side, id: CardId) => GameState,
): DecisionKind {
  const rule = deed === 'event' ? 'prepare.event' : 'prepare.resource';
  return {
    options: (game, by) =>
      game.players[by].lists[zone]
        .filter((id) => def(game, id).kind === deed)
        .map((id): Decision => ({ by, do: deed, card: id })),
    consider: (game, { by, card: id }) => {
      if (!hasCard(game, id) || !game.players[by].lists[zone].includes(id))
        return refuse(rule, `it is not in ${sideName(by)}'s ${zone}`);
      if (def(game, id).kind !== deed) return refuse(rule, `${label(game, id)} is not ${name}`);
      return (now) => ended(apply(now, by, id));
    },
  };
}

export const event = taken('event', 'supply', 'an Event', playEvent);
export const resource = taken('resource', 'deck', 'a Resource', pullResource);

/** All of them, and each alone. */
const discards = (cards: readonly CardId[]): readonly (readonly CardId[])[] => [
  cards,
  ...(cards.length > 1 ? cards.map((id) => [id]) : []),
];

export const mulligan: DecisionKind = {
  options: (game, by) => {
    const cards = game.players[by].lists.hand.filter((id) => def(game, id).kind !== 'unit');
    if (cards.length === 0) return [];
    const { mulliganToDeck } = editionOf(game.box).setup;
    if (!mulliganToDeck)
      return discards(cards).map((some): Decision => ({ by, do: 'mulligan', cards: some }));
    const all = (['discard', 'deck'] as const).map((to): Decision => ({ by, do: 'mulligan', cards, to }));
    const each =
      cards.length > 1 ? cards.map((id): Decision => ({ by, do: 'mulligan', cards: [id], to: 'deck' })) : [];
    return [...all, ...each];
  },
  consider: (game, { by, cards, to: named }) => {
    const { mulliganToDeck } = editionOf(game.box).setup;
    const to = named ?? (mulliganToDeck ? undefined : 'discard');
    if (!cards || cards.length === 0) return refuse('prepare.mulligan', 'set aside at least one card');
    if (new Set(cards).size < cards.length) return refuse('prepare.mulligan', 'the same card is named twice');
    const { hand } = game.players[by].lists;
    for (const id of cards) {
      if (!hand.includes(id)) return refuse('prepare.mulligan', `${labelOr(game, id)} is not in hand`);
      if (def(game, id).kind === 'unit')
        return refuse('prepare.mulligan', `${label(game, id)} is a unit card and stays in hand`);
    }
    if (to === 'deck' && !mulliganToDeck)
      return refuse('prepare.mulligan', 'the cards are discarded and do not go back into the deck');
    if (to !== 'discard' && to !== 'deck')
      return refuse('prepare.mulligan', 'the cards go to the discard pile or the deck');
    return (now) => ended(doMulligan(now, by, cards, to));
  },
};

/** Why a card can't join a stack in setup (Setup; Stacking and Rearranging). */
function setupStackRefusal(game: GameState, id: CardId, unit: CardId, to: 'top' | 'under'): Refusal | null {
  const { cost, arenas } = def(game, id);
  const refusal = stackRefusal(game, id, unit, to);
  if (refusal || to === 'under') return refusal;
  if ((cost ?? 0) < (def(game, unit).cost ?? 0))
    return refuse('stack.setup-top', 'its build cost is lower: in setup it goes underneath');
  const { zone } = card(game, unit);
  return isArena(zone) && arenas.includes(zone)
    ? null
    : refuse('stack.setup-top', 'its type does not fit the arena of the stack');
}

export const setup: DecisionKind = {
  options: (game, by) =>
    game.players[by].lists.hand.flatMap((id): Decision[] => {
      const { kind, arenas } = def(game, id);
      const base = { by, do: 'setup', card: id } as const;
      if (!editionOf(game.box).setup.kinds.has(kind)) return [];
      const places = kind === 'unit' ? arenas : ['resource'];
      const twin = ownUnique(game, by, id);
      const listing = unitsOf(game, by).filter((unit) => isListed(game, unit, id));
      return [
        ...(twin ? [{ ...base, to: 'top', unit: twin }] : places.map((to) => ({ ...base, to }))),
        ...(twin ? [twin, ...listing] : listing).map((unit) => ({ ...base, to: 'under', unit })),
        { ...base, to: 'buildZone', counters: setupLeft(game, by) },
      ];
    }),
  consider: (game, decision) => {
    const { by, card: id, to, counters } = decision;
    if (!hasCard(game, id) || !game.players[by].lists.hand.includes(id))
      return refuse('prepare.setup', `it is not in ${sideName(by)}'s hand`);
    const { kind, arenas } = def(game, id);
    const name = label(game, id);
    const { kinds, lastTakesAll } = editionOf(game.box).setup;
    if (!kinds.has(kind))
      return refuse(
        'prepare.setup',
        kinds.has('resource') ? `${name} is neither a unit nor a Resource` : `${name} is not a unit`,
      );
    const where =
      to ?? (kind === 'resource' ? 'resource' : arenas.length === 1 ? (arenas[0] as string) : undefined);
    if (where === undefined) return refuse('prepare.setup', `say where ${name} goes`);
    const left = setupLeft(game, by);
    let unit: CardId | null = null;
    if (where === 'buildZone') {
      if (counters === undefined || !Number.isInteger(counters) || counters < 1 || counters > left)
        return refuse('prepare.setup', `it takes 1 to ${left} build counters there`);
      if (lastTakesAll && counters !== left)
        return refuse('prepare.setup', `it takes all ${left} build points that are left`);
    } else if (where === 'top' || where === 'under') {
      if (kind !== 'unit' || !hasCard(game, decision.unit))
        return refuse('prepare.setup', 'say which unit to stack it with');
      unit = unitOf(game, decision.unit);
      if (!unitsOf(game, by).includes(unit))
        return refuse('prepare.setup', `${label(game, unit)} is not a unit of ${sideName(by)}`);
      const refusal = setupStackRefusal(game, id, unit, where);
      if (refusal) return refusal;
    } else if (
      where === 'resource'
        ? kind !== 'resource'
        : !(isArena(where) && kind === 'unit' && arenas.includes(where))
    ) {
      const fits = kind === 'unit' ? `the ${arenas.map(arenaName).join(' or ')} arena` : 'the Resource zone';
      return refuse('prepare.setup', `${name} goes to ${fits}`);
    } else {
      const twin = ownUnique(game, by, id);
      if (twin)
        return refuse('prepare.setup', `${label(game, twin)} is already in play: stack ${name} with it`);
      if (where === 'resource' && game.players[by].lists.resource.length > 0)
        return refuse('prepare.setup', 'there is already a Resource in play');
    }
    const price = where === 'buildZone' ? 0 : setupPrice(game, id, { to: where, unit });
    if (price > left)
      return refuse(
        'prepare.setup',
        `${name} costs ${plural(price, 'build point')} and ${sideName(by)} has ${left} left`,
      );
    const place = { to: where as SetupZone, unit, counters: counters ?? 0 };
    return (now) => ended(setUp(now, by, id, place));
  },
};
