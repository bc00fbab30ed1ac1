// The abilities that a card has without static effects: printed ones, those from what lies beneath or on it, those for a time.
import { memoize } from '../../core/memo.ts';
import { keywords } from '../keywords/index.ts';
import type { Effect, Filter, StaticPart } from '../language/effect.ts';
import type { Box, CardId, GameState, Side, Zone } from '../model/state.ts';
import { card, def, isArena } from '../model/zones.ts';
import type { Ability, DerivedState } from './derived-state.ts';
import { without } from './lose-abilities.ts';
import { worksFrom } from './out-of-play-abilities.ts';

const isHere = (effect: Effect): boolean =>
  'if' in effect &&
  (effect.if ?? []).some((one) => one.is === 'self' && one.what.zone === 'build' && !one.what.tapped);

/** Whether a unit's effect works in a zone (Game Zones, build zone; Piloting Units); other cards' effects work wherever the card is in play. */
function worksIn(effect: Effect, zone: Zone): boolean {
  if (zone !== 'build' && zone !== 'on') return true;
  if (effect.kind === 'keyword') return keywords.get(effect.keyword)?.worksIn?.includes(zone) ?? false;
  return effect.kind === 'static' && effect.parts.every((part) => holdsIn(part, effect, zone));
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

function worksThere(game: GameState, id: CardId, effect: Effect): boolean {
  const { zone } = card(game, id);
  const from = worksFrom(effect);
  if (from !== null || zone === 'hand' || zone === 'discard') return from === zone;
  if (zone === 'build' && isHere(effect)) return true;
  return def(game, id).kind !== 'unit' || worksIn(effect, zone);
}

/** What was found for a card in its zone; a card changes more often than its zone. */
interface Printed {
  readonly def: string;
  readonly zone: Zone;
  readonly by: Side;
  readonly list: readonly Ability[];
}

const printedOf = memoize((_box: Box) => new Map<CardId, Printed>());

/** The effects that a card has of its own, in the zone that it is in, with what its keywords give it there. */
function printed(game: GameState, id: CardId): readonly Ability[] {
  const { def: key, zone, controller: by } = card(game, id);
  const known = printedOf(game.box);
  const found = known.get(id);
  if (found && found.zone === zone && found.by === by && found.def === key) return found.list;
  const list = findPrinted(game, id);
  known.set(id, { def: key, zone, by, list });
  return list;
}

/** The paragraphs of a card as abilities of the card that has them. */
export const paragraphOf =
  (source: CardId, on: CardId, by: Side) =>
  (effect: Effect, i: number): Ability => ({ key: `${source}#${i + 1}`, effect, source, on, by, n: i + 1 });

const findPrinted = (game: GameState, id: CardId): readonly Ability[] =>
  combined(
    def(game, id)
      .effects.map(paragraphOf(id, id, card(game, id).controller))
      .flatMap((ability) => unfolded(game, ability, mayHave)),
  );

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
  return handedOn(game, { key, effect, source, on: id, by: card(game, id).controller, n }, given);
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
  const all = granted.length ? combined([...own, ...granted]) : own;
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
export function combined(list: readonly Ability[]): readonly Ability[] {
  if (list.length < 2) return list;
  const first = new Map<string, number>();
  const out: Ability[] = [];
  for (const ability of list) {
    const { effect } = ability;
    const combine =
      effect.kind === 'keyword' && !effect.cost ? keywords.get(effect.keyword)?.combine : undefined;
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
