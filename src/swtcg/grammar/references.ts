// "That unit": the last card spoken of (Phrases, "that card"). In a triggered effect it may be the card of the trigger.

import { sameData } from '../../core/grammar/shape.ts';
import type {
  Condition,
  Cost,
  Effect,
  Filter,
  KeywordEffect,
  Part,
  RollCase,
  Selector,
  StaticEffect,
  Trigger,
  TriggeredEffect,
} from '../language/effect.ts';
import { deepParts, innerParts } from '../language/nested-parts.ts';
import { mapPieces, type Piece, somePiece } from '../language/walk.ts';

const isObject = (v: unknown): v is Readonly<Record<string, unknown>> => typeof v === 'object' && v !== null;

/** "That player" stands only where one was chosen. */
function playersBound(data: unknown): boolean {
  if (data === 'player') return false;
  if (Array.isArray(data)) return data.every(playersBound);
  if (!isObject(data) || data.do === 'choose-player') return true;
  return Object.values(data).every(playersBound);
}

/** A piece in which "it" may stand, until it is known what it stands for. */
export type Unresolved = Omit<Piece, 'the' | 'self'> & {
  readonly the?: Piece['the'] | 'it';
  readonly self?: Piece['self'] | 'it';
};

/** "It", until it is known what it stands for. No part of the effect language. */
export const IT = { the: 'it' } as unknown as Selector;
export const isIt = (s: Selector): boolean => 'the' in s && (s.the as string) === 'it';

/** "That Jedi": what the card spoken of is called. Of two cards of a trigger it says which is meant. */
const calledBy = new WeakMap<Selector, Filter>();
export function thatOne(called: Filter): Selector {
  const that: Selector = { the: 'that' };
  calledBy.set(that, called);
  return that;
}

/** "Those units", "each of the chosen Jedi": several that were spoken of at once. */
const saidOfSeveral = new WeakSet<Selector>();
export function thoseOnes(): Selector {
  const those: Selector = { the: 'that' };
  saidOfSeveral.add(those);
  return those;
}

/** Whether a card that a filter means is called so. */
const fits = (called: Filter, { subtype = [], type = [] }: Filter): boolean =>
  (called.subtype ?? called.type) !== undefined &&
  (called.subtype ?? []).every((one) => subtype.includes(one)) &&
  (called.type ?? []).every((one) => type.includes(one));

/** Of the two cards of a trigger the one that is called so; of an attack its attacker or its defender. */
function calledIn({ on, card, object }: Trigger, said: Selector): Selector {
  const called = calledBy.get(said);
  if (!called || !card || !object || fits(called, card) === fits(called, object)) return said;
  const first = fits(called, card);
  if (on === 'attacks' || on === 'attacked')
    return { the: first === (on === 'attacks') ? 'attacker' : 'defender' };
  return { the: first ? 'event' : 'event-object' };
}

/** Changes the selectors of a part; granted effects have their own. */
export function mapSelectors<T>(data: T, change: (the: Selector) => Selector): T {
  const walk = (v: unknown): unknown => {
    if (Array.isArray(v)) return v.map(walk);
    if (!isObject(v)) return v;
    if ('the' in v) return change(v as unknown as Selector);
    return Object.fromEntries(
      Object.entries(v).map(([k, part]) => [k, k === 'effects' || k === 'effect' ? part : walk(part)]),
    );
  };
  return walk(data) as T;
}

/** A part that speaks of cards anew: from then on "that unit" means those. */
const introduces = (part: Part): boolean =>
  part.do === 'choose-arena' ||
  part.do === 'disrupt' ||
  ('to' in part && ('choose' in part.to || 'each' in part.to));

/**
 * Goes through parts in the order in which they are read, those inside others too. `step` changes one part and what
 * is known after it; of a part that holds others it sees only its own words.
 */
function through<S>(
  parts: readonly Part[],
  state: S,
  step: (part: Part, state: S) => { readonly part: Part; readonly state: S } | undefined,
): { readonly parts: readonly Part[]; readonly state: S } | undefined {
  const out: Part[] = [];
  let now = state;
  for (const part of parts) {
    if (innerParts(part).length === 0) {
      const done = step(part, now);
      if (!done) return undefined;
      out.push(done.part);
      now = done.state;
      continue;
    }
    const { parts: inner, else: other, of, cases, ...own } = part as Held;
    const head = step(own as Part, now);
    if (!head) return undefined;
    const rows = of ?? cases?.map((one) => one.parts) ?? [];
    const lists = [inner, other, ...rows].map((list) => list && through(list, head.state, step));
    if ([inner, other, ...rows].some((list, i) => list && !lists[i])) return undefined;
    const [first, second, ...options] = lists;
    out.push({
      ...head.part,
      ...(inner ? { parts: first?.parts } : {}),
      ...(other ? { else: second?.parts } : {}),
      ...(of ? { of: options.map((one) => one?.parts) } : {}),
      ...(cases ? { cases: cases.map((one, i) => ({ ...one, parts: options[i]?.parts })) } : {}),
    } as unknown as Part);
    now = (first ?? second)?.state ?? head.state;
  }
  return { parts: out, state: now };
}

interface Held {
  readonly parts?: readonly Part[];
  readonly else?: readonly Part[];
  readonly of?: readonly (readonly Part[])[];
  readonly cases?: readonly RollCase[];
}

/** "That unit" inside what is given or lasts for a time, and "the same name as that unit". */
const bindsBack = (data: unknown): boolean =>
  somePiece(data, ({ self, sameName }) => self === 'that' || sameName === 'that');

/** "That arena": where a card spoken of was. */
function placesBack(data: unknown): boolean {
  if (Array.isArray(data)) return data.some(placesBack);
  if (!isObject(data)) return false;
  if (data.arena === 'there') return true;
  return Object.entries(data).some(([key, value]) => key !== 'effects' && placesBack(value));
}

function hasSelector(part: Part | Cost | Effect, test: (s: Selector) => boolean): boolean {
  let found = false;
  mapSelectors(part, (s) => {
    found ||= test(s);
    return s;
  });
  return found;
}
const says = (part: Part | Cost | Effect, the: string): boolean =>
  hasSelector(part, (s) => 'the' in s && s.the === the);

/** The one card of the trigger besides this one; none where there are two, or no such card. */
function antecedent(when: Trigger): 'event' | 'event-object' | null {
  const card = when.card !== undefined && when.card.self !== 'this';
  const object = when.object !== undefined && when.object.self !== 'this';
  if (card === object) return null;
  return card ? 'event' : 'event-object';
}

export const costSpeaks = (costs: readonly Cost[]): boolean =>
  costs.some(
    (cost) =>
      'what' in cost && cost.what !== undefined && cost.pay !== 'discard-from-hand' && 'choose' in cost.what,
  );

/** What follows "choose one" belongs to its last option: nothing else comes after it. */
const choiceLast = (parts: readonly Part[]): boolean =>
  parts.every(
    (part, i) => i === parts.length - 1 || (part.do !== 'choose-arena' && !deepParts([part]).some(isChoice)),
  );
const isChoice = (part: Part): boolean => part.do === 'choose-one';

/** Its own card is the one that was spoken of: a choice right before it belongs to it. */
export const pointsAtOnce = (part: Part): boolean => {
  const back = (s: Selector | undefined): boolean =>
    s !== undefined && 'the' in s && (s.the === 'that' || isIt(s));
  return 'to' in part && back(part.to) && !('from' in part && back(part.from));
};

/** A choice that stands for itself: what follows speaks of it, but not as its own card. */
function choicesUsed(parts: readonly Part[]): boolean {
  return parts.every((part, i) => {
    if (part.do !== 'choose') return innerRows(part).every(choicesUsed);
    const [next] = parts.slice(i + 1);
    if (!next || pointsAtOnce(next)) return false;
    return somePiece<Unresolved>(
      parts.slice(i + 1),
      ({ the, self, sameName, arena }) =>
        [the, self, sameName].some((one) => one === 'that' || one === 'it') || arena === 'there',
    );
  });
}

const innerRows = (part: Part): readonly (readonly Part[])[] => {
  if (part.do === 'choose-one') return part.of;
  const inner = innerParts(part);
  return inner.length > 0 ? [inner] : [];
};

/** A card that is put under a unit is one that was just discarded. */
const tucks = (parts: readonly Part[]): boolean =>
  deepParts(parts).some((part) => part.do === 'tuck' && 'to' in part);

/** Whether every "that unit" has something to refer to, and every sentence belongs to one reading. */
export function speaksOf(parts: readonly Part[], costs: readonly Cost[], placed = false): boolean {
  if (!choiceLast(parts) || !choicesUsed(parts) || twoMeant(parts, costs) || tucks(parts)) return false;
  if (!costSpeaks(costs) && somePiece(parts, ({ the }) => the === 'paid')) return false;
  const done = through(parts, costSpeaks(costs), (part, spoken) =>
    !spoken && pointsBack(part, placed) ? undefined : { part, state: spoken || introduces(part) },
  );
  return done !== undefined;
}

/** "That unit's power", where both the cost and the part itself have spoken of a card: it could be either. */
function twoMeant(parts: readonly Part[], costs: readonly Cost[]): boolean {
  if (!costSpeaks(costs)) return false;
  return deepParts(parts).some((part) => {
    if (!('to' in part) || !('choose' in part.to)) return false;
    const { n, stats } = part as { n?: unknown; stats?: unknown };
    return somePiece([n, stats], ({ the }) => the === 'that');
  });
}

/** "Another of your opponent's units" is another than one that was spoken of: this unit is none of them. */
const another = (part: Part): boolean => {
  if (!('to' in part)) return false;
  const { choose, each } = part.to as { readonly choose?: Filter; readonly each?: Filter };
  const filter = choose ?? each;
  return filter?.self === 'other' && filter.of === 'opponent';
};

/** Words that need something spoken of before; how much may also speak of the card that the part itself chooses. */
function pointsBack(part: Part, placed: boolean): boolean {
  if (bindsBack(part) || another(part)) return true;
  const own = 'to' in part && 'choose' in part.to ? withoutAmounts(part) : part;
  return says(own, 'that') || (!placed && placesBack(own));
}

function withoutAmounts(part: Part): Part {
  return Object.fromEntries(
    Object.entries(part).filter(([key]) => key !== 'n' && key !== 'stats'),
  ) as unknown as Part;
}

/** Reading: "that unit" becomes the trigger's card until another is spoken of. */
export function resolveThat(effect: TriggeredEffect): TriggeredEffect | undefined {
  const costs = effect.cost ?? [];
  if (!choiceLast(effect.parts) || !choicesUsed(effect.parts)) return undefined;
  // What sets it off happened somewhere: "that arena".
  const { card: who, object, arena } = effect.when;
  const placed = who !== undefined || object !== undefined || arena !== undefined;
  const gone = effect.when.on === 'discarded';
  if (!gone && (tucks(effect.parts) || (!object && effect.parts.some((part) => says(part, 'event-object')))))
    return undefined;
  if (speaksOf(effect.parts, costs, placed)) return effect;
  const card = antecedent(effect.when);
  const meant = (s: Selector): Selector =>
    !('the' in s) || s.the !== 'that' ? s : card ? { the: card } : calledIn(effect.when, s);
  let tied = false;
  const done = through(effect.parts, costSpeaks(costs) && card === null, (part, spoken) => {
    const told = spoken ? part : mapSelectors(part, meant);
    if (!spoken && ((!placed && placesBack(part)) || (card === null && pointsBack(told, placed))))
      return undefined;
    tied ||= !spoken && bindsBack(part);
    return { part: told, state: spoken || introduces(part) };
  });
  if (!done || !tied || card === null) return done && { ...effect, parts: done.parts };
  // What lasts, or looks for a name, means the trigger's card: it is spoken of first. One that is gone can't be.
  return gone ? undefined : { ...effect, parts: [{ do: 'choose', to: { the: card } }, ...done.parts] };
}

/** Printing: the other way round; undefined where the words would mean another card. */
export function restoreThat(effect: TriggeredEffect): TriggeredEffect | null {
  const card = antecedent(effect.when);
  const [first, ...rest] = effect.parts;
  const tied = first?.do === 'choose' && 'the' in first.to && first.to.the === card;
  const done = through(tied ? rest : effect.parts, costSpeaks(effect.cost ?? []), (part, spoken) => {
    const said = says(part, 'event') ? 'event' : says(part, 'event-object') ? 'event-object' : null;
    // Of two cards each has words of its own.
    const named = card === null ? null : said;
    if (named !== null && (spoken || named !== card)) return undefined;
    const told =
      named === null
        ? part
        : mapSelectors(part, (s) => ('the' in s && s.the === named ? ({ the: 'that' } as const) : s));
    return { part: told, state: spoken || introduces(part) };
  });
  return done ? { ...effect, parts: done.parts } : null;
}

/** It is said of this unit alone. */
const aboutOwn = (one: Condition): boolean =>
  one.is === 'not' ? aboutOwn(one.what) : one.is === 'self' && !one.card;

/** What "it" means after a part: the one card that the part speaks of; nothing where it speaks of two. */
function lastSpoken(part: Part, before: Selector | null): Selector | null {
  if (part.do === 'if' && part.if.every(aboutOwn)) return { the: 'this' };
  if (part.do === 'disrupt' && part.what.against)
    return part.what.against.self === 'this' ? { the: 'this' } : null;
  if (!('to' in part)) return before;
  if ('from' in part && part.from && !sameData(part.from, part.to)) return null;
  return 'the' in part.to ? part.to : { the: 'that' };
}

function resolveParts(parts: readonly Part[], first: Selector | null): readonly Part[] | undefined {
  return through(parts, first, (part, before) => {
    // How much may speak of the card that the part itself chooses.
    const chosen = 'to' in part && 'choose' in part.to ? ({ the: 'that' } as const) : null;
    const meant = before ?? chosen;
    if (says(part, 'it') && meant === null) return undefined;
    const told = meant === null ? part : mapSelectors(part, (s) => (isIt(s) ? meant : s));
    return { part: told, state: lastSpoken(told, before) };
  })?.parts;
}

/** The one card that a trigger speaks of; nothing where there are two. */
function spokenBy(when: Trigger, parts: readonly Part[]): Selector | null {
  // Of two cards of which one is gone, the one that is there is meant, unless the other is fetched.
  const fetched = parts.some((part) => part.do === 'put' || part.do === 'return-to-hand');
  if (when.on === 'discarded' && when.object && !fetched)
    return when.object.self === 'this' ? { the: 'this' } : { the: 'event-object' };
  if ((when.card === undefined) === (when.object === undefined)) return null;
  if ((when.card ?? when.object)?.self === 'this') return { the: 'this' };
  return { the: when.card ? 'event' : 'event-object' };
}

/** The attacker that goes on to get something for that attack, or the unit that alone the condition was about, is this unit. */
function subjectOf({ when, if: so, parts }: TriggeredEffect): Selector | null {
  const self = { the: 'this' } as const;
  const getting = parts.every(
    (part) => !says(part, 'it') || ((part.do === 'modify' || part.do === 'grant') && part.until === 'attack'),
  );
  if (when.on === 'attacks' && when.card?.self === 'this' && getting) return self;
  const about = (one: Condition): boolean =>
    one.is === 'not'
      ? about(one.what)
      : one.is === 'happened'
        ? [one.what.card, one.what.object].some((card) => card?.self === 'this')
        : one.is === 'self' && !one.card;
  return !when.card && !when.object && so && so.length > 0 && so.every(about) ? self : null;
}

/** "Each Droid in that arena", where the condition has named the arena that this unit is in. */
function placed(effect: StaticEffect): StaticEffect {
  const arena = effect.if?.flatMap((one) =>
    one.is === 'self' && one.what.arena && !one.card ? [one.what.arena] : [],
  )[0];
  return arena
    ? mapPieces(effect, (piece) => (piece.arena === 'there' ? { ...piece, arena } : piece))
    : effect;
}

/** A cost is paid with cards that are named in it or are this one. */
const unclear = (costs: readonly Cost[]): boolean =>
  costs.some(
    (cost) =>
      placesBack(cost) ||
      bindsBack(cost) ||
      ('what' in cost && cost.what && 'the' in cost.what && cost.what.the !== 'this'),
  );

/** The unit itself is named in the cost; the sign for tapping names nobody. */
const namesThis = (cost: Cost): boolean =>
  cost.pay !== 'tap' &&
  'what' in cost &&
  cost.what !== undefined &&
  'the' in cost.what &&
  cost.what.the === 'this';

/** Upkeep speaks of the unit that has it. */
function resolveOptions(effect: KeywordEffect): KeywordEffect | undefined {
  const self = { the: 'this' } as const;
  const options = mapSelectors(effect.options ?? [], (s) => (isIt(s) ? self : s));
  const clear = options.every(({ cost, parts }) => !unclear(cost) && speaksOf(parts, []));
  return clear ? { ...effect, options } : undefined;
}

/** "Put 1 damage counter on this unit and retreat it": what is paid with this unit speaks of it. */
function costsOfThis(costs: readonly Cost[]): readonly Cost[] {
  const own = costs.some(
    (cost) => 'what' in cost && cost.what && 'the' in cost.what && cost.what.the === 'this',
  );
  return own ? mapSelectors(costs, (s) => (isIt(s) ? ({ the: 'this' } as const) : s)) : costs;
}

/** It was paid for with this unit, and nothing else was spoken of. */
const payer = ({ when, cost = [] }: TriggeredEffect): Selector | null =>
  !when.card && !when.object && cost.some(namesThis) ? { the: 'this' } : null;

export function resolveTriggered(effect: TriggeredEffect): TriggeredEffect | undefined {
  const first = costSpeaks(effect.cost ?? [])
    ? null
    : (spokenBy(effect.when, effect.parts) ?? subjectOf(effect) ?? payer(effect));
  const parts = resolveParts(effect.parts, first);
  if (!parts || !effect.cost) return parts && { ...effect, parts };
  // In the cost, too, "it" may be this unit.
  const cost = mapSelectors(effect.cost, (s) => (isIt(s) && first ? first : s));
  return unclear(cost) ? undefined : { ...effect, cost, parts };
}

/** "Weapons attached to it": whose they are, once it is known. */
export function ownWorn<T>(data: T, self: NonNullable<Filter['self']>): T {
  return mapPieces<T, Unresolved>(data, (piece) => (piece.self === 'it' ? { ...piece, self } : piece));
}

/** Reading: "it" becomes the card last spoken of; an "it" that could be either of two cards is not read. */
export function resolveIt(effect: Effect): Effect | undefined {
  const told = resolved(effect);
  // Only what is set off by something has cards that it happened to.
  if (told && told.kind !== 'triggered' && ['event', 'event-object'].some((one) => says(told, one)))
    return undefined;
  return somePiece<Unresolved>(told, ({ the, self: whose }) => the === 'it' || whose === 'it')
    ? undefined
    : told;
}

function resolved(effect: Effect): Effect | undefined {
  if (!playersBound(effect)) return undefined;
  switch (effect.kind) {
    case 'triggered': {
      if (placesBack(effect.when) || placesBack(effect.if ?? []) || bindsBack([effect.when, effect.if ?? []]))
        return undefined;
      return resolveTriggered(effect);
    }
    case 'activated': {
      if (bindsBack(effect.only ?? []) || placesBack(effect.only ?? [])) return undefined;
      const cost = costsOfThis(effect.cost);
      const first = costSpeaks(cost)
        ? ({ the: 'that' } as const)
        : cost.some(namesThis)
          ? ({ the: 'this' } as const)
          : null;
      const parts = unclear(cost) ? undefined : resolveParts(effect.parts, first);
      return parts && { ...effect, cost, parts };
    }
    case 'instruction': {
      if (placesBack(effect.if ?? []) || bindsBack(effect.if ?? [])) return undefined;
      const parts = resolveParts(effect.parts, null);
      return parts && { ...effect, parts };
    }
    case 'keyword': {
      if (effect.cost && unclear(effect.cost)) return undefined;
      if (bindsBack(effect.only ?? []) || placesBack(effect.only ?? [])) return undefined;
      if (effect.options) return resolveOptions(effect);
      // "Evade X, where X is … on it": its own unit, if anybody.
      if (effect.x !== undefined)
        return {
          ...effect,
          x: ownWorn(
            mapSelectors(effect.x, (s) => (isIt(s) ? { the: 'this' } : s)),
            'this',
          ),
        };
      if (effect.effect?.kind !== 'instruction' && effect.effect?.kind !== 'activated') return effect;
      // Whether the paragraph before it has spoken of several at once, or of one after the other, is not told here.
      if (
        effect.keyword === 'Enhance' &&
        effect.effect.parts.some((part) => hasSelector(part, (s) => saidOfSeveral.has(s)))
      )
        return undefined;
      // Enhance speaks of the card that the paragraph before it has spoken of.
      const told =
        effect.keyword === 'Enhance'
          ? mapSelectors(effect.effect, (s) => (isIt(s) ? ({ the: 'that' } as const) : s))
          : effect.effect;
      const inner = resolveIt(told);
      return inner && { ...effect, effect: inner };
    }
    case 'static': {
      const told = placed(effect);
      return placesBack(told) || bindsBack(told) ? undefined : told;
    }
    default:
      return effect;
  }
}
