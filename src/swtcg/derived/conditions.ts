// Conditions: statements that must be true for an effect to work (Using Effects, Condition).
import type { Condition, Filter, Trigger } from '../language/effect.ts';
import { eventsOf } from '../model/history.ts';
import { ruleNamed } from '../model/rule-named.ts';
import { ARENAS, type CardId, type GameEvent, type GameState, other } from '../model/state.ts';
import { card, def, seat, top } from '../model/zones.ts';
import { compare } from './card-facts.ts';
import type { Context, DerivedState } from './derived-state.ts';

/** Whether an event is one of those that a trigger speaks of. */
export function isMeant(derived: DerivedState, context: Context, when: Trigger, event: GameEvent): boolean {
  const { game } = derived;
  if (when.on !== event.type) return false;
  if (when.side && event.side !== seat(context, when.side)) return false;
  if (when.attack && event.attack === undefined) return false;
  if (when.fatal && !event.fatal) return false;
  if (when.how && !(event.how && when.how.includes(event.how))) return false;
  if (when.without && (when.without === 'damage' ? event.amount : event.hits) !== 0) return false;
  const arena = when.arena === 'here' ? card(game, context.source).zone : when.arena;
  if (arena && event.arena !== arena) return false;
  // "Another" is another than the other card of the event, or than this one.
  const apart = (what: Filter, from = context.source): Context =>
    what.self === 'other' ? { ...context, that: [from] } : context;
  const about = (id: CardId | undefined, what: Filter, from?: CardId): boolean =>
    id !== undefined && derived.speaksOf(apart(what, from), id, what);
  if (
    when.card &&
    !about(event.card, when.card, event.object) &&
    !(when.either && about(event.object, when.card))
  )
    return false;
  if (
    when.object &&
    (event.object === undefined ||
      !derived.matches(apart(when.object, event.card), event.object, when.object))
  )
    return false;
  if ((when.what && event.what !== when.what) || (when.force && !event.force)) return false;
  return !when.by || event.by === when.by;
}

type Is = Condition['is'];
type ConditionOf<Name extends Is> = Extract<Condition, { is: Name }>;
type Holds<Name extends Is> = (
  derived: DerivedState,
  context: Context,
  condition: ConditionOf<Name>,
) => boolean;

/** Said of this very card, whatever kind of card it is. */
const asItIs = (game: GameState, id: CardId, what: Filter): Filter =>
  def(game, id).kind === 'unit' || what.card ? what : { ...what, card: [def(game, id).kind] };

const rules: { readonly [Name in Is]: Holds<Name> } = {
  have: (derived, context, { who, what, count, n }) => {
    if (who === 'either') return compare(derived.candidates(context, what).length, count, n);
    const has = (of: 'you' | 'opponent') =>
      compare(derived.candidates(context, { ...what, of }).length, count, n);
    return who === 'each' ? has('you') && has('opponent') : has(who);
  },
  self: (derived, context, { card: which, what }) =>
    which
      ? derived.selectEach(context, which).some((id) => derived.matches(context, id, what))
      : derived.matches(context, context.source, asItIs(derived.game, context.source, what)),
  control: (derived, context, { who, arena, not }) => {
    const { game } = derived;
    const zone = arena === 'here' ? (context.arena ?? card(game, context.source).zone) : arena;
    const controls = ARENAS.some((one) => {
      if (zone !== 'any' && one !== zone) return false;
      const side = derived.controlOf(one);
      return side !== null && (who === 'either' || side === seat(context, who));
    });
    return controls !== (not ?? false);
  },
  attacking: (derived, context, { using, attacker, defender }) => {
    const attack = top(derived.game.attacks);
    if (!attack || (using && attack.using !== using)) return false;
    if (attacker && !derived.matches(context, attack.attacker, attacker)) return false;
    return !defender || derived.matches(context, attack.defender, defender);
  },
  not: (derived, context, { what }) => !holds(derived, context, what),
  any: (derived, context, { of }) => of.some((one) => holds(derived, context, one)),
  more: (derived, context, { who, what, than }) => {
    const count = (filter: Filter, of: 'you' | 'opponent') =>
      derived.candidates(context, { ...filter, of }).length;
    return count(what, who) > count(than ?? what, who === 'you' ? 'opponent' : 'you');
  },
  'more-force': ({ game }, context, { who }) => {
    const side = seat(context, who);
    return game.players[side].force > game.players[other(side)].force;
  },
  cards: ({ game }, context, { who, zone, count, n }) =>
    compare(game.players[seat(context, who)].lists[zone].length, count, n),
  force: ({ game }, context, { who, count, n }) => compare(game.players[seat(context, who)].force, count, n),
  'battle-step': ({ game }, _context, { arena }) => game.arena === arena,
  'no-attack-yet': ({ game }, _context, { arena }) => !game.used.includes(`attack@${arena}`),
  happened: (derived, context, { last, what, count, n }) => {
    const times = eventsOf(derived.game, last).filter((event) =>
      isMeant(derived, { ...context, event }, what, event),
    );
    return compare(times.length, count, n);
  },
};

export const holds = (derived: DerivedState, context: Context, condition: Condition): boolean =>
  ruleNamed<Holds<Is>>('condition', rules, condition.is)(derived, context, condition);

export const allHold = (derived: DerivedState, context: Context, all: readonly Condition[] = []): boolean =>
  all.every((one) => holds(derived, context, one));
