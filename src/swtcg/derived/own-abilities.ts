// The abilities that a card has without static effects: printed ones, those from what lies beneath or on it, those for a time.
import { memoize } from '../../core/memo.ts';
import type { Edition } from '../editions/edition.ts';
import { editionOf } from '../editions/index.ts';
import { combineOf, keywords } from '../keywords/index.ts';
import { meaning } from '../keywords/meaning.ts';
import type { Effect, Filter, StaticPart } from '../language/effect.ts';
import { isThis } from '../language/nested-parts.ts';
import { somePiece } from '../language/walk.ts';
import { ofCard } from '../model/memo.ts';
import type { Box, CardId, GameState, Side, Zone } from '../model/state.ts';
import { card, def, isArena } from '../model/zones.ts';
import type { Ability, DerivedState } from './derived-state.ts';
import { without } from './lose-abilities.ts';
import { worksFrom } from './out-of-play-abilities.ts';

const isHere = (effect: Effect): boolean =>
  'if' in effect &&
  (effect.if ?? []).some((one) => one.is === 'self' && one.what.zone === 'build' && !one.what.tapped);

/** Whether a unit's effect works in a zone (Game Zones, build zone; Piloting Units); other cards' effects work wherever the card is in play. */
function worksIn(edition: Edition, effect: Effect, zone: Zone): boolean {
  if (zone !== 'build' && zone !== 'on') return true;
  if (zone === 'on' && edition.pilots.keepsAbilities) return !isAboutItself(effect);
  if (zone === 'build' && edition.buildZone === 'prevention-and-passive') return preventsOrPassive(effect);
  if (effect.kind === 'keyword') return keywords.get(effect.keyword)?.worksIn?.includes(zone) ?? false;
  return effect.kind === 'static' && effect.parts.every((part) => holdsIn(part, effect, zone));
}

/** All but activated abilities, and of those the ones that prevent damage (Retreating Units, 2002). */
function preventsOrPassive(effect: Effect): boolean {
  const plain = meaning(effect);
  return plain.kind !== 'activated' || somePiece(plain, ({ do: deed }) => deed === 'prevent');
}

/** A Pilot on a unit is no unit: what it would do to "this unit" doesn't apply (Piloting Units, 2002). */
function isAboutItself(effect: Effect): boolean {
  const plain = meaning(effect);
  return plain.kind === 'activated' && plain.parts.some((part) => 'to' in part && isThis(part.to));
}

/** What a card is counts everywhere; room for a Pilot, where the unit or its Pilot says so of that unit. */
function holdsIn(part: StaticPart, effect: Effect, zone: Zone): boolean {
  if (part.do === 'extra-pilot') return zone === 'on' || ('the' in part.to && part.to.the === 'this');
  return part.do === 'define' || (part.do === 'treat-as' && !('if' in effect && effect.if));
}

/** Inspiration and Intimidation are for unique units only (Keywords). */
const mayHave = (game: GameState, id: CardId, effect: Effect): boolean =>
  effect.kind !== 'keyword' || !keywords.get(effect.keyword)?.uniqueOnly || def(game, id).version !== null;

/** Besides, a keyword may have its own say about being gained. */
export const mayGain = (game: GameState, id: CardId, effect: Effect): boolean =>
  mayHave(game, id, effect) &&
  (effect.kind !== 'keyword' || (keywords.get(effect.keyword)?.gainedWhen?.(game, id) ?? true));

/** A Pilot on a unit in the build zone. */
function isAboardRetreated(game: GameState, id: CardId): boolean {
  const { host, zone } = card(game, id);
  return (
    zone === 'on' &&
    host !== null &&
    editionOf(game.box).pilots.keepsAbilities &&
    card(game, host).zone === 'build'
  );
}

function worksThere(game: GameState, id: CardId, effect: Effect): boolean {
  const { zone } = card(game, id);
  const from = worksFrom(effect);
  if (from !== null || zone === 'hand' || zone === 'discard') return from === zone;
  if (zone === 'build' && isHere(effect)) return true;
  if (def(game, id).kind !== 'unit') return true;
  const edition = editionOf(game.box);
  return (
    worksIn(edition, effect, zone) && (!isAboardRetreated(game, id) || worksIn(edition, effect, 'build'))
  );
}

/** What was found for a card in its zone; a card changes more often than its zone. */
interface Printed {
  readonly def: string;
  readonly zone: Zone;
  readonly by: Side;
  /** It is on a unit in the build zone. */
  readonly aside: boolean;
  readonly list: readonly Ability[];
}

const printedOf = memoize((_box: Box) => new Map<CardId, Printed>());

/** The effects that a card has of its own, in the zone that it is in, with what its keywords give it there. */
function printed(game: GameState, id: CardId): readonly Ability[] {
  const { def: key, zone, controller: by } = card(game, id);
  const known = printedOf(game.box);
  const found = known.get(id);
  const aside = isAboardRetreated(game, id);
  if (found && found.zone === zone && found.by === by && found.def === key && found.aside === aside)
    return found.list;
  const list = findPrinted(game, id);
  known.set(id, { def: key, zone, by, aside, list });
  return list;
}

/** The paragraphs of a card as abilities of the card that has them. */
export const paragraphOf =
  (source: CardId, on: CardId, by: Side) =>
  (effect: Effect, i: number): Ability => ({ key: `${source}#${i + 1}`, effect, source, on, by, n: i + 1 });

const findPrinted = (game: GameState, id: CardId): readonly Ability[] =>
  combined(
    editionOf(game.box),
    def(game, id)
      .effects.map(paragraphOf(id, id, card(game, id).controller))
      .filter(({ n }) => !belongsToPilot(game, id, n))
      .flatMap((ability) => unfolded(game, ability, mayHave)),
  );

/** The number of the first Pilot paragraph of a card; none where it has none. */
const firstPilot = ofCard(({ effects }): number => {
  const at = effects.findIndex(isPilotText);
  return at < 0 ? Number.POSITIVE_INFINITY : at + 1;
});

const isPilotText = (effect: Effect): boolean => effect.kind === 'keyword' && effect.keyword === 'Pilot';

/** Whether a paragraph stands below the Pilot ability and so is a part of it (Pilots, 2002). */
const belongsToPilot = (game: GameState, id: CardId, n: number): boolean =>
  editionOf(game.box).pilots.ownsTextBelow &&
  n > firstPilot(def(game, id)) &&
  !isPilotText(def(game, id).effects[n - 1] as Effect);

/** An ability, if it works where its card is, and what it gives the card there; one within another too. */
export function unfolded(
  game: GameState,
  ability: Ability,
  may: typeof mayHave,
  works = worksThere(game, ability.on, ability.effect),
): Ability[] {
  const { effect, on } = ability;
  const list = works && may(game, on, effect) ? [ability] : [];
  const keyword = effect.kind === 'keyword' ? keywords.get(effect.keyword) : undefined;
  if (effect.kind !== 'keyword' || !keyword?.gives) return list;
  keyword.gives(effect, def(game, on), card(game, on).zone).forEach((more, j) => {
    const inner = { ...ability, key: `${ability.key}+${j + 1}`, effect: more };
    list.push(...unfolded(game, inner, may, keyword.giftWorks));
  });
  return list;
}

const NONE_GIVEN: readonly Effect[] = [];
const NONE_OWN: readonly Ability[] = [];

/** What a unit gets from the cards beneath it, which are not read themselves, and from its Pilots. */
function fromRiders(derived: DerivedState, id: CardId): Ability[] {
  const { game } = derived;
  const { stack, pilots, controller: by } = card(game, id);
  const found: Ability[] = [];
  for (const lower of stack) {
    if (card(game, lower).faceDown) continue;
    for (const ability of def(game, lower).effects.map(paragraphOf(lower, id, by))) {
      const { effect } = ability;
      const given =
        (effect.kind === 'keyword' && keywords.get(effect.keyword)?.givesTop?.(effect)) || NONE_GIVEN;
      found.push(...handedOn(game, ability, given));
    }
  }
  for (const pilot of pilots)
    for (const ability of ownAbilities(derived, pilot)) found.push(...fromPilot(derived, ability, id));
  return found;
}

/** What a Pilot's ability gives to the unit that it is on, if the Pilot can pilot it by that ability. */
export function fromPilot(
  derived: DerivedState,
  { key, effect, source, on: pilot, n }: Ability,
  id: CardId,
): Ability[] {
  const { game } = derived;
  if (effect.kind !== 'keyword' || (effect.what && !canPilot(derived, pilot, id, effect.what))) return [];
  const given = keywords.get(effect.keyword)?.givesPiloted?.(effect) ?? NONE_GIVEN;
  const by = card(game, id).controller;
  const own = handedOn(game, { key, effect, source, on: id, by, n }, given);
  if (source !== pilot || n !== firstPilot(def(game, pilot)) || given === NONE_GIVEN) return own;
  const below = def(game, pilot)
    .effects.map(paragraphOf(pilot, id, by))
    .filter((one) => belongsToPilot(game, pilot, one.n));
  return [...own, ...below.flatMap((one) => handedOn(game, one, [one.effect]))];
}

/** What an ability that stands elsewhere gives to a unit. */
const handedOn = (game: GameState, ability: Ability, given: readonly Effect[]): Ability[] =>
  given.flatMap((effect, j) =>
    unfolded(game, { ...ability, key: `${ability.key}+${j + 1}>${ability.on}`, effect }, mayGain),
  );

const canPilot = (derived: DerivedState, pilot: CardId, unit: CardId, what: Filter): boolean =>
  derived.matches({ by: card(derived.game, pilot).controller, source: pilot }, unit, what);

/** Whether the effects of a card are in play: a unit, what is on it, a Location, a Resource, an Event, or face-up in the build zone. */
function isActive(game: GameState, id: CardId): boolean {
  const { zone, faceDown } = card(game, id);
  return (
    isArena(zone) ||
    zone === 'on' ||
    zone === 'resource' ||
    zone === 'event' ||
    zone === 'hand' ||
    zone === 'discard' ||
    (zone === 'build' && !faceDown)
  );
}

/** Printed effects and those granted for a time. */
export function ownAbilities(derived: DerivedState, id: CardId): readonly Ability[] {
  const { game } = derived;
  if (!isActive(game, id)) return NONE_OWN;
  if (game.point === 'preparation' && editionOf(game.box).setup.ignoresText) return NONE_OWN;
  const own = printed(game, id);
  const { stack, pilots } = card(game, id);
  if (stack.length === 0 && pilots.length === 0 && game.modifiers.length === 0) return own;
  const granted = stack.length > 0 || pilots.length > 0 ? fromRiders(derived, id) : [];
  for (const modifier of game.modifiers) {
    if (modifier.on !== id || !modifier.effects) continue;
    const by = card(game, id).controller;
    if (modifier.until === 'next-attack' && modifier.attack === null) continue;
    modifier.effects.forEach((effect, i) => {
      const { source, n } = modifier;
      const key = `modifier ${modifier.id}#${i + 1}`;
      granted.push(...unfolded(game, { key, effect, source, on: id, by, n }, mayGain));
    });
  }
  const all = granted.length ? combined(editionOf(game.box), [...own, ...granted]) : own;
  return game.modifiers.reduce(
    (list, { on, lose, until, attack }) =>
      on === id && lose && (until !== 'next-attack' || attack !== null) ? without(list, lose) : list,
    all,
  );
}

/** Static effects that an effect has started for a time, on no card. */
export const lastingAbilities = (game: GameState, kind: 'static' | 'triggered'): Ability[] =>
  game.modifiers.flatMap(({ id, lasting, source, by, n }) =>
    lasting?.kind === kind ? [{ key: `modifier ${id}`, effect: lasting, source, on: source, by, n }] : [],
  );

/** Whether a card may have effects that were put on it: by what lies beneath it, by Pilots, for a time. */
export function isGiven(game: GameState, id: CardId): boolean {
  const { stack, pilots } = card(game, id);
  return stack.length > 0 || pilots.length > 0 || game.modifiers.some((one) => one.on === id);
}

/** Copies of a cumulative keyword are one with the sum, copies of an isolated one are one (Duplicate Effects). */
export function combined(edition: Edition, list: readonly Ability[]): readonly Ability[] {
  if (list.length < 2) return list;
  const first = new Map<string, number>();
  const out: Ability[] = [];
  for (const ability of list) {
    const { effect } = ability;
    const combine =
      effect.kind === 'keyword' && !effect.cost ? combineOf(edition, effect.keyword) : undefined;
    if (effect.kind !== 'keyword' || (combine !== 'cumulative' && combine !== 'isolated')) {
      out.push(ability);
      continue;
    }
    const at = first.get(effect.keyword);
    const kept = at === undefined ? undefined : out[at];
    if (at === undefined || kept?.effect.kind !== 'keyword') {
      first.set(effect.keyword, out.length);
      out.push(ability);
    } else if (combine === 'cumulative') {
      out[at] = {
        ...kept,
        also: [...(kept.also ?? []), ability.key],
        effect: { ...kept.effect, value: (kept.effect.value ?? 0) + (effect.value ?? 0) },
      };
    }
  }
  return out;
}
