// Words of filters, amounts and conditions that many a game never meets (src/further.ts).
import { buildCost, NOWHERE } from '../build/price.ts';
import { stackOf } from '../build/stack-rules.ts';
import { type CardId, type GameEvent, type GameState, other } from '../game/state.ts';
import { card, def, top, seat } from '../game/table.ts';
import { amountOf, type Counts } from './amounts.ts';
import { type Holds, isMeant } from './conditions.ts';
import type { FurtherAmount, FurtherCondition, FurtherWord } from './further-words-names.ts';
import { eventsOf } from './history.ts';
import type { Filter, Selector, Stat } from './language.ts';
import {
  bears,
  type Context,
  candidates,
  compare,
  countersOn,
  isA,
  type Look,
  matches,
  selectEach,
  type Test,
} from './select.ts';
import { openBeneath, totals } from './totals.ts';

/** Two cards have the same name if the words are the same (Terms, name). */
const sharesName = (game: GameState, context: Context, name: string, as: 'that' | Filter): boolean =>
  (as === 'that' ? (context.that ?? []) : candidates(game, context, as)).some(
    (id) => def(game, id).name === name,
  );

/** A value of a card: of a unit in all that counts now, or that counted before it was discarded; or as printed. */
function statOf(
  game: GameState,
  id: CardId,
  stat: Stat | 'cost' | 'total-cost' | 'remaining',
  was?: GameEvent['was'],
): number | null {
  if (stat === 'cost') return def(game, id).cost;
  if (stat === 'remaining') {
    const { health } = totals(game, id);
    return health === null ? null : Math.max(0, health - card(game, id).damage);
  }
  if (stat === 'total-cost') {
    // Each version beneath the top card costs 1 more: that is part of the total (Stacking and Rearranging).
    const beneath = was?.beneath ?? openBeneath(game, id);
    const { controller } = card(game, id);
    return def(game, id).cost === null ? null : buildCost(game, controller, id, NOWHERE) + beneath;
  }
  return (was ?? totals(game, id))[stat];
}

/** Compared with the unit that is attacking; the attacking unit itself with the one that it attacks. */
function comparesSo(
  game: GameState,
  id: CardId,
  { of, is, printed }: NonNullable<Filter['against']>,
): boolean {
  const attack = top(game.attacks);
  if (!attack) return false;
  const value = (one: CardId): number | null => {
    const said = printed && of !== 'total-cost' ? def(game, one)[of] : statOf(game, one, of);
    return typeof said === 'number' ? said : null;
  };
  const rival = attack.attacker === id ? attack.defender : attack.attacker;
  const [theirs, own] = [value(id), value(rival)];
  if (theirs === null || own === null) return false;
  return is === 'more' ? theirs > own : theirs < own;
}

/** How many of some cards are what a filter means. */
const meant = ({ game, context }: Look, ids: readonly CardId[], what: Filter): number =>
  ids.filter((one) => matches(game, context, one, what)).length;

/** The face-up cards of a stack, the top card among them. */
const stackedOn = ({ game, id, state }: Look): readonly CardId[] => [
  id,
  ...state.stack.filter((one) => !card(game, one).faceDown),
];

export const furtherWords: { readonly [Word in FurtherWord]: Test<Word> } = {
  sameName: (want, { game, context, printed }) => sharesName(game, context, printed.name, want),
  unique: (want, { printed }) => (printed.version !== null) === want,
  counters: ({ of, is, n }, { state }) => compare(countersOn(state, of), is, n),
  subordinate: (want, { printed }) => printed.subordinate === want,
  defending: (_want, { game, id }) => top(game.attacks)?.defender === id,
  notSubtype: (want, { game, id }) => !want.some((reference) => isA(game, id, reference)),
  wornBy: (want, { game, context, state: { zone, host } }) =>
    zone === 'on' && host !== null && matches(game, context, host, want),
  against: (want, { game, id }) => comparesSo(game, id, want),
  over: ({ counters, of }, { state, printed }) => {
    const value = printed[of];
    return typeof value === 'number' && countersOn(state, counters) > value;
  },
  called: (want, { printed }) => want.some((part) => printed.name.includes(part)),
  multi: (want, { printed }) => printed.arenas.length > 1 === want,
  lacks: (want, look) => !bears(look, want, look.context.granting),
  attached: ({ what, is, n }, look) => compare(meant(look, look.state.equipment, what), is, n),
  pilotedBy: (want, look) => meant(look, look.state.pilots, want) > 0,
  stackSize: ({ is, n }, look) => compare(stackedOn(look).length, is, n),
  stacked: (want, look) => meant(look, stackedOn(look), want) > 0,
  printed: ({ of, is, n }, { printed }) => {
    const value = printed[of];
    return typeof value === 'number' && compare(value, is, n);
  },
  stat: ({ of, is, n }, { game, context, id }) => {
    const value = statOf(game, id, of);
    return value !== null && compare(value, is, n === 'X' ? (context.x ?? 0) : n);
  },
};

/** The sum of a number over the cards that a selector means. */
const sum = (game: GameState, context: Context, of: Selector, count: (id: CardId) => number): number =>
  selectEach(game, context, of).reduce((all, id) => all + count(id), 0);

export const furtherAmounts: { readonly [Word in FurtherAmount]: Counts<Word> } = {
  plus: (game, context, { plus, n }) => Math.max(0, amountOf(game, context, plus) + n),
  gap: (game, context, { gap: [one, another] }) =>
    Math.abs(amountOf(game, context, one) - amountOf(game, context, another)),
  minus: (game, context, { minus }) => -amountOf(game, context, minus),
  half: (game, context, amount) => {
    const half = amountOf(game, context, amount.half) / 2;
    return amount.up ? Math.ceil(half) : Math.floor(half);
  },
  removed: (_game, context, { removed }) => removed * (context.removed ?? 0),
  capped: (game, context, { capped, most }) => Math.min(most, amountOf(game, context, capped)),
  force: (game, context, { force }) => game.players[seat(context, force)].force,
  cards: (game, { by, source }, { cards: where }) =>
    where === 'stack' ? stackOf(game, source).length : game.players[by].lists[where].length,
  counters: (game, context, amount) =>
    sum(game, context, 'on' in amount ? amount.on : amount.of, (id) =>
      countersOn(card(game, id), amount.counters),
    ),
  riders: (game, context, { riders, on }) => sum(game, context, on, (id) => card(game, id)[riders].length),
  stacked: (game, context, { on }) => sum(game, context, on, (id) => stackOf(game, id).length),
  stat: (game, context, { stat, of, printed }) =>
    sum(game, context, of, (id) => {
      if (printed) return Number(def(game, id)[stat as Stat]) || 0;
      const { event } = context;
      return statOf(game, id, stat, event?.card === id ? event.was : undefined) ?? 0;
    }),
};

export const furtherConditions: { readonly [Name in FurtherCondition]: Holds<Name> } = {
  more: (game, context, { who, what, than }) => {
    const count = (filter: Filter, of: 'you' | 'opponent') =>
      candidates(game, context, { ...filter, of }).length;
    return count(what, who) > count(than ?? what, who === 'you' ? 'opponent' : 'you');
  },
  'more-force': (game, context, { who }) => {
    const side = seat(context, who);
    return game.players[side].force > game.players[other(side)].force;
  },
  cards: (game, context, { who, zone, count, n }) =>
    compare(game.players[seat(context, who)].lists[zone].length, count, n),
  force: (game, context, { who, count, n }) => compare(game.players[seat(context, who)].force, count, n),
  'battle-step': (game, _context, { arena }) => game.arena === arena,
  'no-attack-yet': (game, _context, { arena }) => !game.used.includes(`attack@${arena}`),
  happened: (game, context, { last, what, count, n }) => {
    const times = eventsOf(game, last).filter((event) => isMeant(game, { ...context, event }, what, event));
    return compare(times.length, count, n);
  },
};
