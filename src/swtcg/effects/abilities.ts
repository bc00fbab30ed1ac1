// Which effects a card has now: printed, granted for a time, granted by static effects. Derived, never stored;
// kept for as long as nothing that they depend on changes.

import { SwtcgError } from '../../core/error.ts';
import { memoize } from '../../core/memo.ts';
import { keywords } from '../keywords/index.ts';
import type { Effect, Filter, Lost, StaticEffect, StaticPart, Tally } from '../language/effect.ts';
import { ofAllCards, ofCard } from '../model/memo.ts';
import {
  ARENAS,
  type Box,
  type CardId,
  type EventName,
  type GameState,
  SIDES,
  type Side,
  type WindowKind,
  type Zone,
} from '../model/state.ts';
import { allUnits, card, def, isArena } from '../model/zones.ts';
import { amountOf } from './amounts.ts';
import { allHold } from './conditions.ts';
import { isPlain, sameGround } from './derived-state.ts';
import { meaning, nested } from './keyword-effect.ts';
import { type LostText, lostMore, lostNow, takesText, without } from './lose-abilities.ts';
import { worksFrom } from './out-of-play-abilities.ts';
import { type Context, hasType, matches, selectEach } from './select.ts';

/** An effect where it stands now. */
export interface Ability {
  /** Names it among all abilities of the game, for limits and for triggers that wait. */
  readonly key: string;
  readonly effect: Effect;
  /** The card it comes from, the card that has it, and who controls it. */
  readonly source: CardId;
  readonly on: CardId;
  readonly by: Side;
  /** The paragraph's number on its source, from 1. */
  readonly n: number;
  /** The copies that are summed up in it. */
  readonly also?: readonly string[];
}

export interface ActiveStatic {
  readonly ability: Ability;
  readonly part: StaticPart;
  /** Whose words they are, and of which card. */
  readonly context: Context;
}

/** What is derived from where the cards are, kept for as long as that stays so. */
export interface Lineup {
  readonly abilities: Map<CardId, readonly Ability[]>;
  readonly statics: readonly ActiveStatic[];
  readonly totals: Map<CardId, unknown>;
  /** Every card whose effects are in play. */
  readonly active: readonly CardId[];
  /** Whether it outlives what is put on cards, attacks and the players' means. */
  readonly plain: boolean;
  /** Static parts by their kind, once somebody asks. */
  parts: Map<StaticPart['do'], readonly ActiveStatic[]> | null;
  /** Abilities that listen for an event, by its name. */
  readonly listeners: Map<EventName, readonly Ability[]>;
  /** Abilities that could be used in a window, by its kind. */
  readonly usable: Map<WindowKind, readonly Ability[]>;
  /** What else was worked out for it (`ofLineup`). */
  readonly known: object[];
}

/** Effects of a unit that work while it is in the build zone (Game Zones, build zone). */
const WORK_IN_BUILD_ZONE = new Set([
  'Upkeep',
  'Pilot',
  'Reserves',
  'Bounty',
  'INSERT',
  'Hidden Cost',
  'Stack',
]);
/** Effects of a Pilot that are not ignored while it is on a unit (Piloting Units). */
const WORK_ON_UNIT = new Set(['Upkeep', 'Pilot', 'INSERT', 'Stack']);

const isHere = (effect: Effect): boolean =>
  'if' in effect &&
  (effect.if ?? []).some((one) => one.is === 'self' && one.what.zone === 'build' && !one.what.tapped);

/** Whether a unit's effect works in a zone; all other cards' effects work wherever the card is in play. */
function worksIn(effect: Effect, zone: Zone): boolean {
  if (zone !== 'build' && zone !== 'on') return true;
  if (effect.kind === 'keyword')
    return (zone === 'build' ? WORK_IN_BUILD_ZONE : WORK_ON_UNIT).has(effect.keyword);
  return (
    effect.kind === 'static' &&
    effect.parts.every(
      (part) => (part.do === 'treat-as' && !effect.if) || part.do === 'define' || part.do === 'extra-pilot',
    )
  );
}

/** Inspiration and Intimidation are for unique units only (Keywords). */
const mayHave = (game: GameState, id: CardId, effect: Effect): boolean =>
  effect.kind !== 'keyword' || !keywords.get(effect.keyword)?.uniqueOnly || def(game, id).version !== null;

/** Besides, a unit can't gain Stealth once Velocity has changed its speed (Keywords, Stealth). */
const mayGain = (game: GameState, id: CardId, effect: Effect): boolean =>
  mayHave(game, id, effect) &&
  !(
    effect.kind === 'keyword' &&
    effect.keyword === 'Stealth' &&
    game.modifiers.some((one) => one.velocity && one.on === id)
  );

function works(game: GameState, id: CardId, effect: Effect): boolean {
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

/** An ability, if it works where its card is, and what it gives the card there: INSERT, Switch, Reserves, one within another too. */
function unfolded(game: GameState, ability: Ability, may: typeof mayHave, isReserve = false): Ability[] {
  const { effect, on } = ability;
  const list = (isReserve || works(game, on, effect)) && may(game, on, effect) ? [ability] : [];
  if (effect.kind !== 'keyword') return list;
  const given =
    keywords.get(effect.keyword)?.gives?.(effect, def(game, on), card(game, on).zone) ?? NONE_GIVEN;
  given.forEach((more, j) => {
    const inner = { ...ability, key: `${ability.key}+${j + 1}`, effect: more };
    list.push(...unfolded(game, inner, may, effect.keyword === 'Reserves'));
  });
  return list;
}

const NONE_GIVEN: readonly Effect[] = [];

/** What a unit gets from the cards beneath it, which are not read themselves, and from its Pilots. */
function fromRiders(game: GameState, id: CardId): Ability[] {
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
    for (const ability of ownAbilities(game, pilot)) found.push(...fromPilot(game, ability, id));
  return found;
}

/** What a Pilot's ability gives to the unit that it is on, if the Pilot can pilot it by that ability. */
function fromPilot(game: GameState, { key, effect, source, on: pilot, n }: Ability, id: CardId): Ability[] {
  if (effect.kind !== 'keyword' || (effect.what && !canPilot(game, pilot, id, effect.what))) return [];
  const given = keywords.get(effect.keyword)?.givesPiloted?.(effect) ?? NONE_GIVEN;
  return handedOn(game, { key, effect, source, on: id, by: card(game, id).controller, n }, given);
}

/** What an ability that stands elsewhere gives to a unit. */
const handedOn = (game: GameState, ability: Ability, given: readonly Effect[]): Ability[] =>
  given.flatMap((effect, j) =>
    unfolded(game, { ...ability, key: `${ability.key}+${j + 1}>${ability.on}`, effect }, mayGain),
  );

const canPilot = (game: GameState, pilot: CardId, unit: CardId, what: Filter): boolean =>
  matches(game, { by: card(game, pilot).controller, source: pilot }, unit, what);

/** Every card whose effects are in play. */
export const activeCards = (game: GameState): readonly CardId[] => lineupOf(game).active;

function findActive(game: GameState): CardId[] {
  const found = allUnits(game);
  const units = found.length;
  for (let i = 0; i < units; i++) addRiders(game, found[i] as CardId, found);
  for (const arena of ARENAS) {
    const location = game.locations[arena];
    if (location) found.push(location);
  }
  for (const side of SIDES) {
    const { lists } = game.players[side];
    for (const id of lists.build) {
      if (card(game, id).faceDown) continue;
      found.push(id);
      addRiders(game, id, found);
    }
    found.push(...lists.resource, ...lists.event);
  }
  return found;
}

function addRiders(game: GameState, id: CardId, found: CardId[]): void {
  const { pilots, equipment } = card(game, id);
  if (pilots.length > 0) found.push(...pilots);
  if (equipment.length > 0) found.push(...equipment);
}

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

/** Whether any card of this game has a static effect of its own or to give. */
const hasStatics = ofAllCards((cards) => cards.some((one) => givesStatics(one)));

/** Rounds of static effects that grant static effects, before it is called a loop. */
const MOST_ROUNDS = 12;

interface Seen {
  readonly game: GameState;
  readonly lineup: Lineup;
}

let last: Seen | null = null;
/** The one before: what is only tried out leads back to it. */
let before: Seen | null = null;

const holding = (one: Seen | null, game: GameState): Seen | null =>
  one && sameGround(one.game, game, one.lineup.plain) ? one : null;

/** The present line-up: the same object for as long as nothing changes that it depends on. */
export function lineupOf(game: GameState): Lineup {
  if (last?.game === game) return last.lineup;
  const kept = holding(last, game) ?? holding(before, game);
  if (!kept || kept !== last) before = last;
  const lineup = kept?.lineup ?? derive(game);
  last = { game, lineup };
  return lineup;
}

let facts = 0;

/** What depends on nothing but the line-up is worked out once for it, for each player. */
export function ofLineup<Fact extends object>(
  work: (game: GameState, side: Side) => Fact,
): (game: GameState, side: Side) => Fact {
  const dark = facts++;
  const light = facts++;
  return (game, side) => {
    const { known } = lineupOf(game);
    const at = side === 'dark' ? dark : light;
    known[at] ??= work(game, side);
    return known[at] as Fact;
  };
}

function derive(game: GameState): Lineup {
  const active = findActive(game);
  const first = gather(game, active, null);
  if (first.statics.length === 0 || !asksForGiven(game, active)) return first;
  // What was asked for while it was still being given is asked again, until nothing changes any more. Effects that
  // contradict each other for ever are taken as they stood first.
  let now = first;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = gather(game, active, now);
    if (isSame(next, now)) return next;
    now = next;
  }
  last = { game, lineup: first };
  return first;
}

/** The line-up as far as it is known; `known` is an earlier look at the same table. */
function gather(game: GameState, active: readonly CardId[], known: Lineup | null): Lineup {
  const statics: ActiveStatic[] = [];
  const lineup: Lineup = {
    abilities: new Map(),
    statics,
    totals: new Map(),
    active,
    plain: isPlain(game, active),
    parts: null,
    listeners: new Map(),
    usable: new Map(),
    known: [],
  };
  // What is asked while the static effects are being gathered is asked of what was gathered so far.
  last = { game, lineup: known ?? lineup };
  if (hasStatics(game.box)) applyStatics(game, lineup, statics);
  last = { game, lineup };
  // That was too early to be kept.
  lineup.totals.clear();
  lineup.parts = null;
  return lineup;
}

/** Words of filters and amounts that ask for what effects give: keywords and values. */
function asks(data: unknown): boolean {
  if (Array.isArray(data)) return data.some(asks);
  if (typeof data !== 'object' || data === null) return false;
  return Object.entries(data).some(
    ([word, value]) =>
      (word === 'keyword' && !('kind' in data)) || word === 'lacks' || word === 'stat' || asks(value),
  );
}

const treatsOthers = (data: unknown): boolean => /"do":"treat-as"/.test(JSON.stringify(data));

/** Whether what a card says or gives by static effects hangs on what other effects give. */
const asksItself = ofCard(({ effects }) =>
  effects.flatMap(nested).some((one) => one.kind === 'static' && (asks(one) || treatsOthers(one))),
);

function asksForGiven(game: GameState, active: readonly CardId[]): boolean {
  return (
    active.some((id) => asksItself(def(game, id))) ||
    active.some((id) => card(game, id).stack.some((lower) => asksItself(def(game, lower)))) ||
    game.modifiers.some(
      ({ effects, lasting }) => (effects && asksOnce(effects)) || (lasting && asksOnce(lasting)),
    )
  );
}

/** The same of what lasts on a card: the same list is met at every look at the table. */
const asksOnce = memoize((effects: object) => asks(effects) || treatsOthers(effects));

const sameAbilities = (a: readonly Ability[], b: readonly Ability[] | undefined): boolean =>
  a.length === b?.length &&
  a.every((one, i) => one.key === b[i]?.key && numberOn(one.effect) === numberOn(b[i].effect));

const numberOn = (effect: Effect): number | undefined =>
  effect.kind === 'keyword' ? effect.value : undefined;

/** Whether two looks at one table have found the same. */
const isSame = (a: Lineup, b: Lineup): boolean =>
  a.statics.length === b.statics.length &&
  a.statics.every(
    (one, i) => one.part === b.statics[i]?.part && one.ability.key === b.statics[i].ability.key,
  ) &&
  [...a.abilities].every(([id, list]) => sameAbilities(list, b.abilities.get(id)));

/** Printed effects and those granted for a time. */
function ownAbilities(game: GameState, id: CardId): readonly Ability[] {
  if (!isActive(game, id)) return NONE;
  const own = printed(game, id);
  const { stack, pilots } = card(game, id);
  if (stack.length === 0 && pilots.length === 0 && game.modifiers.length === 0) return own;
  const granted = stack.length > 0 || pilots.length > 0 ? fromRiders(game, id) : [];
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

/** Whether a card has a static effect of its own or to give. */
const givesStatics = ofCard(({ effects }) => effects.flatMap(nested).some(({ kind }) => kind === 'static'));

/** Whether a card may have effects that were put on it: by what lies beneath it, by Pilots, for a time. */
function isGiven(game: GameState, id: CardId): boolean {
  const { stack, pilots } = card(game, id);
  return stack.length > 0 || pilots.length > 0 || game.modifiers.some((one) => one.on === id);
}

/** Static effects may grant further static effects, and some of these take others away: again until nothing new comes up. */
function applyStatics(game: GameState, lineup: Lineup, statics: ActiveStatic[]): void {
  const { abilities, active } = lineup;
  for (const id of active)
    if (givesStatics(def(game, id)) || isGiven(game, id)) abilities.set(id, ownAbilities(game, id));
  const lasting = lastingAbilities(game, 'static');
  if (abilities.size === 0 && lasting.length === 0) return;
  const own = [...abilities];
  let lost = lostNow(game, [...lasting, ...[...abilities.values()].flat()]);
  while (grantAll(game, lineup, statics, lasting, lost)) {
    // What was granted takes text away too: from the start again, without that text.
    const more = lostMore(game, lost, [...abilities.values()].flat());
    if (!more) break;
    lost = more;
    abilities.clear();
    for (const [id, list] of own) abilities.set(id, list);
    statics.length = 0;
    lineup.totals.clear();
  }
}

/** Gives what static effects grant; whether that takes text away is what it answers. */
function grantAll(
  game: GameState,
  lineup: Lineup,
  statics: ActiveStatic[],
  lasting: readonly Ability[],
  lost: LostText,
): boolean {
  const { abilities, active } = lineup;
  const abilitiesNow = (id: CardId): readonly Ability[] =>
    abilities.get(id) ?? (active.includes(id) ? ownAbilities(game, id) : NONE);
  const seen = new Set<string>();
  let isGranted = false;
  let takes = false;
  for (const [id, what] of lost) abilities.set(id, what.reduce(without, abilitiesNow(id)));
  for (let round = 0; ; round++) {
    const fresh: Ability[] = lasting.filter(({ key }) => !seen.has(key));
    for (const list of abilities.values())
      for (const ability of list)
        if (meaning(ability.effect).kind === 'static' && !seen.has(ability.key)) fresh.push(ability);
    if (fresh.length === 0) break;
    if (round > MOST_ROUNDS) {
      throw new SwtcgError({
        code: 'loop',
        message: `Static effects grant each other without end: ${fresh.map((one) => one.key).join(', ')}.`,
        rule: 'guard.loop',
      });
    }
    for (const ability of fresh) {
      seen.add(ability.key);
      if (isSilent(game, ability.on)) continue;
      const effect = meaning(ability.effect) as StaticEffect;
      const context = { by: ability.by, source: ability.on };
      if (!allHold(game, context, effect.if)) continue;
      effect.parts.forEach((part, i) => {
        statics.push({ ability, part, context });
        lineup.parts = null;
        if (part.do !== 'grant') return;
        const granted = { ...ability, key: `${ability.key}.${i}` };
        for (const id of selectEach(game, { ...context, granting: ability.key }, part.to))
          if (active.includes(id)) {
            isGranted = true;
            takes ||= part.effects.some(takesText);
            const list = withGrant(game, granted, part, id, abilitiesNow(id), lost.get(id));
            abilities.set(id, list);
            const { host } = card(game, id);
            if (host === null) continue;
            // What makes a card a Pilot while it is on a unit gives to that unit too.
            const more = list.flatMap((one) =>
              one.key.startsWith(`${granted.key}.`) ? fromPilot(game, one, host) : [],
            );
            if (more.length > 0)
              abilities.set(
                host,
                (lost.get(host) ?? []).reduce(without, combined([...abilitiesNow(host), ...more])),
              );
          }
      });
    }
  }
  // A copy that was granted may have changed a sum (Resilience) after it was looked at.
  if (isGranted)
    statics.splice(0, statics.length, ...standing(game, [...lasting, ...[...abilities.values()].flat()]));
  return takes;
}

/** The parts of static effects whose conditions hold. */
function standing(game: GameState, abilities: readonly Ability[]): ActiveStatic[] {
  return abilities.flatMap((ability) => {
    const effect = meaning(ability.effect);
    if (effect.kind !== 'static' || isSilent(game, ability.on)) return [];
    const context = { by: ability.by, source: ability.on };
    if (!allHold(game, context, effect.if)) return [];
    return effect.parts.map((part) => ({ ability, part, context }));
  });
}

/** Tapped Equipment, and Equipment of another type than its unit, gives nothing (Equipment Cards). */
export const isSilent = (game: GameState, id: CardId): boolean => {
  const { zone, host, tapped } = card(game, id);
  if (zone !== 'on' || host === null || def(game, id).kind !== 'equipment') return false;
  return tapped || !hasType(game, host, def(game, id).arenas);
};

/** The abilities of a unit with what a static effect grants it; what is lost stays lost. */
function withGrant(
  game: GameState,
  { key, source, n, by: owner, on }: Ability,
  part: Extract<StaticPart, { do: 'grant' }>,
  id: CardId,
  list: readonly Ability[],
  lost: readonly Lost[] = [],
): readonly Ability[] {
  const by = card(game, id).controller;
  // What is granted stays subject to the rule for the build zone (Granting Effects).
  const granted: Ability[] = [];
  const effects = part.per
    ? multiplied(game, { by: owner, source: on, that: [id] }, part.per, part.effects)
    : part.effects;
  effects.forEach((effect, i) => {
    granted.push(...unfolded(game, { key: `${key}.${i}>${id}`, effect, source, on: id, by, n }, mayGain));
  });
  return lost.reduce(without, combined([...list, ...granted]));
}

/** "Shields 1 for each Pilot on it": the keywords with that many times their value; none where it is nothing. */
function multiplied(
  game: GameState,
  context: Context,
  per: Filter | Tally,
  effects: readonly Effect[],
): readonly Effect[] {
  const times = amountOf(game, context, { per, times: 1 });
  return times === 0
    ? []
    : effects.map((effect) =>
        effect.kind === 'keyword' ? { ...effect, value: (effect.value ?? 1) * times } : effect,
      );
}

/** Copies of a cumulative keyword are one with the sum, copies of an isolated one are one (Duplicate Effects). */
function combined(list: readonly Ability[]): readonly Ability[] {
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

const NONE: readonly Ability[] = [];

/** Whether a card has, or may have, effects that it was given: looked into while static effects were gathered, or later. */
export const isEndowed = (game: GameState, id: CardId, { abilities }: Lineup): boolean =>
  abilities.has(id) || isGiven(game, id);

export function abilitiesOf(game: GameState, id: CardId): readonly Ability[] {
  const { abilities } = lineupOf(game);
  let found = abilities.get(id);
  if (!found) {
    found = ownAbilities(game, id);
    abilities.set(id, found);
  }
  return found;
}

type StaticPartOf<Do extends StaticPart['do']> = Extract<StaticPart, { readonly do: Do }>;

const NO_STATICS: readonly ActiveStatic[] = [];

/** The static parts of one kind. */
export function staticsOf<Do extends StaticPart['do']>(
  game: GameState,
  kind: Do,
): readonly (ActiveStatic & { readonly part: StaticPartOf<Do> })[] {
  const lineup = lineupOf(game);
  lineup.parts ??= byKind(lineup.statics);
  return (lineup.parts.get(kind) ?? NO_STATICS) as readonly (ActiveStatic & { part: StaticPartOf<Do> })[];
}

function byKind(statics: readonly ActiveStatic[]): Map<StaticPart['do'], readonly ActiveStatic[]> {
  const found = new Map<StaticPart['do'], ActiveStatic[]>();
  for (const one of statics) {
    const list = found.get(one.part.do);
    if (list) list.push(one);
    else found.set(one.part.do, [one]);
  }
  return found;
}

/** The values of a keyword on a unit, one for each copy that counts. */
export function keywordValues(game: GameState, id: CardId, name: string): number[] {
  const values: number[] = [];
  for (const { effect } of abilitiesOf(game, id))
    if (effect.kind === 'keyword' && effect.keyword === name) values.push(effect.value ?? 0);
  return values;
}

/** `but`: copies that this static effect grants are not looked at. */
export const hasKeyword = (game: GameState, id: CardId, name: string, but?: string): boolean =>
  but === undefined
    ? keywordValues(game, id, name).length > 0
    : abilitiesOf(game, id).some(
        ({ effect, key, also }) =>
          effect.kind === 'keyword' &&
          effect.keyword === name &&
          [key, ...(also ?? [])].some((one) => !one.startsWith(`${but}.`)),
      );

export type KeywordView = number | true | readonly (number | true)[];

/** The keywords of a unit as they count now: a sum, true, or a value for each copy. */
export function keywordsOf(game: GameState, id: CardId): Record<string, KeywordView> {
  const found: Record<string, KeywordView> = {};
  for (const { effect } of abilitiesOf(game, id)) {
    if (effect.kind !== 'keyword' || Object.hasOwn(found, effect.keyword)) continue;
    const values = keywordValues(game, id, effect.keyword);
    const combine = keywords.get(effect.keyword)?.combine;
    if (combine === 'cumulative') found[effect.keyword] = values.reduce((sum, value) => sum + value, 0);
    else if (combine === 'isolated') found[effect.keyword] = true;
    else found[effect.keyword] = values.map((value) => value || true);
  }
  return found;
}

/** What every keyword on a unit adds by one of its hooks, summed over the copies that count. */
export function keywordSum(game: GameState, id: CardId, hook: 'dieBonus' | 'powerAgainst'): number {
  let sum = 0;
  for (const { effect } of abilitiesOf(game, id)) {
    if (effect.kind !== 'keyword') continue;
    sum += keywords.get(effect.keyword)?.[hook]?.(effect.value ?? 0) ?? 0;
  }
  return sum;
}

/** Units in arenas work with all of their text; elsewhere little does (Card Effects). */
export const isActiveUnit = (game: GameState, id: CardId): boolean =>
  isArena(card(game, id).zone) && def(game, id).kind === 'unit';
