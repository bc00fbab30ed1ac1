// The words of a filter: what each of them asks of a card.
import type { CardDef } from '../cards/card.ts';
import { samePerson } from '../cards/persons.ts';
import { editionOf } from '../editions/index.ts';
import type { Filter } from '../language/effect.ts';
import { ofCard } from '../model/memo.ts';
import type { CardId, CardState, GameState } from '../model/state.ts';
import { card, def, isArena, seat, top } from '../model/zones.ts';
import { compare, countersOn, hasType, inZone, whereIs } from './card-facts.ts';
import { statOf } from './card-values.ts';
import type { Context, DerivedState } from './derived-state.ts';
import { hasKeyword } from './keyword-values.ts';
import { isA } from './treat-as.ts';

/** A card that is looked at, and who looks. */
export interface Look {
  readonly derived: DerivedState;
  readonly game: GameState;
  readonly context: Context;
  readonly id: CardId;
  readonly state: CardState;
  readonly printed: CardDef;
}

type Words = Required<Filter>;
type Test<Word extends keyof Words> = (want: Words[Word], look: Look) => boolean;

function arenaMeant(
  game: GameState,
  context: Context,
  arena: NonNullable<Filter['arena']>,
): string | undefined {
  if (arena === 'event') return context.event?.arena;
  if (arena === 'there') return context.there ?? undefined;
  if (arena === 'defender') {
    const attack = top(game.attacks);
    return attack && card(game, attack.defender).zone;
  }
  return arena === 'here' ? (context.arena ?? card(game, context.source).zone) : arena;
}

/** One's own effect also means one's own unique card that is the same person under another name (Unique Cards). */
function isNamed(game: GameState, context: Context, id: CardId, name: string): boolean {
  const { name: printed, version } = def(game, id);
  if (printed === name) return true;
  const { namesMeanPersons, persons } = editionOf(game.box);
  return (
    namesMeanPersons &&
    version !== null &&
    card(game, id).controller === context.by &&
    samePerson(persons, printed, name)
  );
}

/** On a card that is no unit, "another" is another than the one just spoken of: by the effect, or by what set it off. */
const isSpoken = (game: GameState, { that, source, event }: Context, id: CardId): boolean =>
  (that?.length ? that.includes(id) : event?.card === id) && def(game, source).kind !== 'unit';

/** Out of play a card has the keywords that are printed on it: no effect gives or takes them there. */
const bears = (
  { derived, id, state: { zone, faceDown }, printed }: Look,
  name: string,
  but?: string,
): boolean =>
  isArena(zone) || zone === 'on' || (zone === 'build' && !faceDown)
    ? hasKeyword(derived.abilitiesOf(id), name, but)
    : printed.effects.some((one) => one.kind === 'keyword' && one.keyword === name);

/** "Pilot" means a unit card with the keyword, in whatever zone (Pilots). */
const isPilot = ofCard(({ effects }) =>
  effects.some((effect) => effect.kind === 'keyword' && effect.keyword === 'Pilot'),
);

/** Two cards have the same name if the words are the same (Terms, name). */
const sharesName = (derived: DerivedState, context: Context, name: string, as: 'that' | Filter): boolean =>
  (as === 'that' ? (context.that ?? []) : derived.candidates(context, as)).some(
    (id) => def(derived.game, id).name === name,
  );

/** Compared with the unit that is attacking; the attacking unit itself with the one that it attacks. */
function comparesSo(
  derived: DerivedState,
  id: CardId,
  { of, is, printed }: NonNullable<Filter['against']>,
): boolean {
  const { game } = derived;
  const attack = top(game.attacks);
  if (!attack) return false;
  const value = (one: CardId): number | null => {
    const said = printed && of !== 'total-cost' ? def(game, one)[of] : statOf(derived, one, of);
    return typeof said === 'number' ? said : null;
  };
  const rival = attack.attacker === id ? attack.defender : attack.attacker;
  const [theirs, own] = [value(id), value(rival)];
  if (theirs === null || own === null) return false;
  return is === 'more' ? theirs > own : theirs < own;
}

/** How many of some cards are what a filter means. */
const meant = ({ derived, context }: Look, ids: readonly CardId[], what: Filter): number =>
  ids.filter((one) => derived.matches(context, one, what)).length;

/** The face-up cards of a stack, the top card among them. */
const stackedOn = ({ game, id, state }: Look): readonly CardId[] => [
  id,
  ...state.stack.filter((one) => !card(game, one).faceDown),
];

/** What each word asks for; what costs least to look at comes first. */
export const filterWords: { readonly [Word in keyof Words]: Test<Word> } = {
  self: (want, { game, context, id }) => {
    if (want === 'this') return id === context.source;
    // Of Equipment, "another" is another than the one that gave the effect.
    if (want === 'other') return id !== context.source && id !== context.from && !isSpoken(game, context, id);
    if (want === 'that') return context.that?.includes(id) === true;
    return card(game, context.source).host === id;
  },
  ids: (want, { id }) => want.includes(id),
  beneath: (want, { context, state }) =>
    state.zone === 'under' && state.host === context.source && state.faceDown === (want === 'face-down'),
  card: (want, { printed }) => want.includes(printed.kind),
  of: (want, { context, state }) => state.controller === seat(context, want),
  pilot: (_want, { printed }) => isPilot(printed),
  // It says who is not reached (`looksEverywhere`).
  unit: () => true,
  piloted: (want, { state }) => state.pilots.length > 0 === want,
  equipped: (want, { state }) => state.equipment.length > 0 === want,
  any: (want, { derived, context, id }) => want.some((one) => derived.matches(context, id, one)),
  zone: (want, { game, id }) => inZone(game, id, want),
  type: (want, { game, id }) => hasType(game, id, want),
  arena: (want, { game, context, id }) => whereIs(game, id) === arenaMeant(game, context, want),
  name: (want, { game, context, id }) => isNamed(game, context, id, want),
  side: (want, { printed }) => printed.side === want,
  tapped: (want, { state }) => state.tapped === want,
  damaged: (want, { state }) => state.damage > 0 === want,
  damage: ({ is, n }, { state }) => compare(state.damage, is, n),
  attacking: (_want, { game, id }) => top(game.attacks)?.attacker === id,
  subtype: (want, { derived, id }) => want.some((reference) => isA(derived, id, reference)),
  keyword: (want, look) =>
    typeof want === 'string' ? bears(look, want) : want.some((one) => bears(look, one)),
  sameName: (want, { derived, context, printed }) => sharesName(derived, context, printed.name, want),
  unique: (want, { printed }) => (printed.version !== null) === want,
  counters: ({ of, is, n }, { state }) => compare(countersOn(state, of), is, n),
  subordinate: (want, { printed }) => printed.subordinate === want,
  defending: (_want, { game, id }) => top(game.attacks)?.defender === id,
  notSubtype: (want, { derived, id }) => !want.some((reference) => isA(derived, id, reference)),
  wornBy: (want, { derived, context, state: { zone, host } }) =>
    zone === 'on' && host !== null && derived.matches(context, host, want),
  against: (want, { derived, id }) => comparesSo(derived, id, want),
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
  stat: ({ of, is, n }, { derived, context, id }) => {
    const value = statOf(derived, id, of);
    return value !== null && compare(value, is, n === 'X' ? (context.x ?? 0) : n);
  },
};
