// "That unit": the last card spoken of (Phrases, "that card"). In a triggered effect it may be the card of the trigger.
import type {
  Cost,
  Effect,
  KeywordEffect,
  Part,
  Selector,
  Trigger,
  TriggeredEffect,
} from '../../effects/language.ts';

/** "It", until it is known what it stands for. No part of the effect language. */
export const IT = { the: 'it' } as unknown as Selector;
const isIt = (s: Selector): boolean => 'the' in s && (s.the as string) === 'it';

const isObject = (v: unknown): v is Readonly<Record<string, unknown>> => typeof v === 'object' && v !== null;

/** Changes the selectors of a part; granted effects have their own. */
function mapSelectors<T>(data: T, change: (the: Selector) => Selector): T {
  const walk = (v: unknown): unknown => {
    if (Array.isArray(v)) return v.map(walk);
    if (!isObject(v)) return v;
    if ('the' in v) return change(v as unknown as Selector);
    return Object.fromEntries(Object.entries(v).map(([k, part]) => [k, k === 'effects' ? part : walk(part)]));
  };
  return walk(data) as T;
}

/** A part that speaks of cards anew: from then on "that unit" means those. */
const introduces = (part: Part): boolean => 'to' in part && ('choose' in part.to || 'each' in part.to);

function says(part: Part | Cost, the: string): boolean {
  let found = false;
  mapSelectors(part, (s) => {
    if ('the' in s && s.the === the) found = true;
    return s;
  });
  return found;
}

/** "That unit", "if that unit is …", "that arena": words that need something spoken of before. */
function pointsBack(data: unknown): boolean {
  if (Array.isArray(data)) return data.some(pointsBack);
  if (!isObject(data)) return false;
  if (data.the === 'that' || data.is === 'that' || data.arena === 'there') return true;
  return Object.entries(data).some(([key, value]) => key !== 'effects' && pointsBack(value));
}

type Holding = Extract<Part, { readonly do: 'if' | 'may' | 'choose-arena' | 'choose-one' }>;

/** Parts that hold other parts, which speak among themselves. */
const holds = (part: Part): part is Holding =>
  part.do === 'if' || part.do === 'may' || part.do === 'choose-arena' || part.do === 'choose-one';

/** The rows of parts that a part holds. */
export const rowsOf = (part: Holding): readonly (readonly Part[])[] =>
  part.do === 'choose-one' ? part.of : 'else' in part && part.else ? [part.parts, part.else] : [part.parts];

function withRows(part: Holding, rows: readonly (readonly Part[])[]): Part {
  if (part.do === 'choose-one') return { ...part, of: rows };
  const [parts = [], or] = rows;
  return or ? ({ ...part, parts, else: or } as Part) : { ...part, parts };
}

/** The one card of the trigger besides this one; none where there are two, or no such card. */
function antecedent(when: Trigger): 'event' | 'event-object' | null {
  const card = when.card !== undefined && when.card.self !== 'this';
  const object = when.object !== undefined && when.object.self !== 'this';
  if (card === object) return null;
  return card ? 'event' : 'event-object';
}

const costSpeaks = (costs: readonly Cost[]): boolean =>
  costs.some((cost) => 'what' in cost && cost.pay !== 'discard-from-hand' && 'choose' in cost.what);

/** What follows "choose one" belongs to its last option: nothing else comes after it. */
const choiceLast = (parts: readonly Part[]): boolean =>
  parts.every(
    (part, i) => (part.do !== 'choose-one' && part.do !== 'choose-arena') || i === parts.length - 1,
  );

/** A sentence after "if" or "you may" could be under it or not: none follows but another such one, or the shuffling. */
const clearlyUnder = (parts: readonly Part[]): boolean =>
  parts.every((part, i) => {
    const next = parts[i + 1];
    if ((part.do !== 'if' && part.do !== 'may') || part.else || !next) return true;
    return next.do === 'if' || next.do === 'may' || next.do === 'shuffle';
  });

/** Whether the parts have something to speak of, given whether something was spoken of before them. */
function soundParts(parts: readonly Part[], before: boolean): boolean {
  if (!choiceLast(parts) || !clearlyUnder(parts)) return false;
  let spoken = before;
  for (const part of parts) {
    if (holds(part)) {
      if (part.do === 'if' && !spoken && pointsBack(part.if)) return false;
      if (part.do === 'may' && !spoken && pointsBack(part.cost ?? [])) return false;
      const inside =
        spoken || part.do === 'choose-arena' || (part.do === 'may' && costSpeaks(part.cost ?? []));
      if (!rowsOf(part).every((row) => soundParts(row, inside))) return false;
    } else if (!spoken && pointsBack(part)) return false;
    if (introduces(part)) spoken = true;
  }
  return true;
}

/** Whether every "that unit" has something to refer to, and every sentence belongs to one reading. */
export function speaksOf(parts: readonly Part[], costs: readonly Cost[]): boolean {
  return soundParts(parts, costSpeaks(costs));
}

/** Reading: "that unit" becomes the trigger's card until another is spoken of. */
export function resolveThat(effect: TriggeredEffect): TriggeredEffect | undefined {
  const costs = effect.cost ?? [];
  if (!choiceLast(effect.parts)) return undefined;
  if (speaksOf(effect.parts, costs)) return effect;
  const card = antecedent(effect.when);
  if (card === null) return undefined;
  // Only "that unit" can be the trigger's card; other words that point back can't.
  if (
    !soundParts(
      effect.parts.map((part) => mapSelectors(part, ownThat)),
      false,
    )
  )
    return undefined;
  let spoken = false;
  const parts = effect.parts.map((part) => {
    const out = spoken
      ? part
      : mapSelectors(part, (s) => ('the' in s && s.the === 'that' ? { the: card } : s));
    if (introduces(part)) spoken = true;
    return out;
  });
  return { ...effect, parts };
}

const ownThat = (s: Selector): Selector => ('the' in s && s.the === 'that' ? { the: 'this' } : s);

/** Printing: the other way round; undefined where the words would mean another card. */
export function restoreThat(effect: TriggeredEffect): TriggeredEffect | null {
  const card = antecedent(effect.when);
  let spoken = costSpeaks(effect.cost ?? []);
  const parts: Part[] = [];
  for (const part of effect.parts) {
    const named = says(part, 'event') ? 'event' : says(part, 'event-object') ? 'event-object' : null;
    if (named !== null && (spoken || named !== card)) return null;
    parts.push(
      named === null
        ? part
        : mapSelectors(part, (s) => ('the' in s && s.the === named ? { the: 'that' } : s)),
    );
    if (introduces(part)) spoken = true;
  }
  return { ...effect, parts };
}

/** What "it" means after a part: the one card that the part speaks of; nothing where it speaks of two. */
function lastSpoken(part: Part, before: Selector | null): Selector | null {
  if (!('to' in part)) return before;
  if ('from' in part && part.from && JSON.stringify(part.from) !== JSON.stringify(part.to)) return null;
  return 'the' in part.to ? part.to : { the: 'that' };
}

function resolveParts(parts: readonly Part[], first: Selector | null): readonly Part[] | undefined {
  let now = first;
  const out: Part[] = [];
  for (const part of parts) {
    const before = now;
    if (holds(part)) {
      const rows: (readonly Part[])[] = [];
      for (const row of rowsOf(part)) {
        const told = resolveParts(row, before);
        if (!told) return undefined;
        rows.push(told);
      }
      const held = withRows(part, rows);
      // In its condition or cost, too, "it" is the card spoken of before.
      const outer = withRows(
        part,
        rows.map(() => []),
      );
      if (says(outer, 'it')) return undefined;
      out.push(held);
      now = rows.every((row) => !row.some(introduces)) ? before : null;
      continue;
    }
    if (says(part, 'it') && before === null) return undefined;
    const told = before === null ? part : mapSelectors(part, (s) => (isIt(s) ? before : s));
    out.push(told);
    now = lastSpoken(told, before);
  }
  return out;
}

/** The one card that a trigger speaks of; nothing where there are two. */
function spokenBy(when: Trigger): Selector | null {
  if ((when.card === undefined) === (when.object === undefined)) return null;
  if ((when.card ?? when.object)?.self === 'this') return { the: 'this' };
  return { the: when.card ? 'event' : 'event-object' };
}

/** A cost is paid with cards that are named in it or are this one. */
const unclear = (costs: readonly Cost[]): boolean =>
  costs.some(
    (cost) => pointsBack(cost) || ('what' in cost && 'the' in cost.what && cost.what.the !== 'this'),
  );

/** Upkeep speaks of the unit that has it. */
function resolveOptions(effect: KeywordEffect): KeywordEffect | undefined {
  const self = { the: 'this' } as const;
  const options = mapSelectors(effect.options ?? [], (s) => (isIt(s) ? self : s));
  const clear = options.every(({ cost, parts }) => !unclear(cost) && speaksOf(parts, []));
  return clear ? { ...effect, options } : undefined;
}

/** Reading: "it" becomes the card last spoken of; an "it" that could be either of two cards is not read. */
export function resolveIt(effect: Effect): Effect | undefined {
  switch (effect.kind) {
    case 'triggered': {
      if (pointsBack(effect.when) || pointsBack(effect.if ?? [])) return undefined;
      const first = costSpeaks(effect.cost ?? []) ? null : spokenBy(effect.when);
      const parts = resolveParts(effect.parts, first);
      if (!parts || !effect.cost) return parts && { ...effect, parts };
      // In the cost, too, "it" may be this unit.
      const cost = mapSelectors(effect.cost, (s) => (isIt(s) && first ? first : s));
      return unclear(cost) ? undefined : { ...effect, cost, parts };
    }
    case 'activated': {
      const parts = unclear(effect.cost) ? undefined : resolveParts(effect.parts, null);
      return parts && { ...effect, parts };
    }
    case 'instruction': {
      if (pointsBack(effect.if ?? [])) return undefined;
      const parts = resolveParts(effect.parts, null);
      return parts && { ...effect, parts };
    }
    case 'keyword': {
      if (effect.cost && unclear(effect.cost)) return undefined;
      if (effect.options) return resolveOptions(effect);
      if (effect.effect?.kind !== 'instruction' && effect.effect?.kind !== 'activated') return effect;
      const inner = resolveIt(effect.effect);
      return inner && { ...effect, effect: inner };
    }
    case 'static':
      return pointsBack(effect) ? undefined : effect;
    default:
      return effect;
  }
}
