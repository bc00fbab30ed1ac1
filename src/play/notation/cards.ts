// A card as it is described in a line: `Vader (B) 50/5/6 "Critical Hit 2" (tapped, 1 damage) [pilot …] as vader2`.
import { LIMITS } from '../../core/files/limits.ts';
import { didYouMean } from '../../core/files/near.ts';
import { Cursor } from '../../core/notation/cursor.ts';
import type { Json, Seat } from '../../core/notation/json.ts';

/** Where a card stands that is described: it says what the card is, where nothing else does. */
export interface Standing {
  readonly seat: Seat | null;
  /** The key of the list: `space`, `hand`, `stack` …; null in a line of its own. */
  readonly list: string | null;
  /** The arena that the card is in, or that its host is in. */
  readonly arena: string | null;
  /** The type of the card that it lies with. */
  readonly host?: unknown;
  /** How many cards it lies on, one on the other. */
  readonly depth?: number;
}

export interface CardNames {
  /** The references `SET/Name (V)` of all cards that are called so. */
  find(name: string): readonly string[];
  /** All names, for completion and for hints. */
  names(): Iterable<string>;
}

/** The definitions and ids of a text, as they come. */
export interface Deck {
  readonly cards: Json;
  readonly ids: Map<string, Seat | null>;
  readonly data: CardNames | undefined;
  /** How many unknown cards each seat has. */
  readonly unknown: Map<string, number>;
  /** Told where a definition or an id is said. */
  tell(what: 'card' | 'id', name: string, at: number): void;
}

export const TYPE =
  /^((?:space|ground|character)(?:\/(?:space|ground|character))*|battle|mission(?: - (?:trap|campaign))?|location|equipment|subordinate|resource|event)$/i;
const titled = (text: string): string =>
  text.toLowerCase().replace(/[a-z]+/g, (word) => word[0]?.toUpperCase() + word.slice(1));
export const STATS = ['speed', 'power', 'health'] as const;
const stat = (text: string): number | '*' => (text === '*' ? '*' : Number(text));

export const keyOf = (def: Json): string => {
  if (typeof def.ref === 'string') return def.ref.slice(def.ref.indexOf('/') + 1);
  return def.version === undefined ? String(def.name) : `${def.name} (${def.version})`;
};

interface Described {
  /** What is printed on it. */
  readonly def: Json;
  /** How it stands. */
  readonly placed: Json;
  readonly at: number;
  readonly times: number;
  /** Its name is in quotation marks: whatever it is. */
  readonly quoted: boolean;
  /** What lies on it and under it: read when the card itself has its id. */
  readonly lying: readonly Lying[];
}

interface Lying {
  readonly list: string;
  readonly from: number;
  readonly to: number;
}

/** What is said in parentheses: of the card itself, or of how it stands. */
interface Fact {
  readonly def?: Json;
  readonly placed?: Json;
}

const FACTS: readonly (readonly [RegExp, (...words: readonly string[]) => Fact])[] = [
  [/^([A-Z]\d?)$/, (version) => ({ def: { version } })],
  [/^version (\S{1,10})$/i, (version) => ({ def: { version } })],
  [/^(tapped|untapped)$/i, (word) => ({ placed: { tapped: /^t/i.test(word as string) } })],
  [/^face[- ]?(down|up)$/i, (word) => ({ placed: { faceDown: /^d/i.test(word as string) } })],
  [/^(\d{1,4}|no) damage(?: counters?)?$/i, (n) => ({ placed: { damage: Number(n) || 0 } })],
  [/^(\d{1,4}) build(?: (?:counters?|points?))?$/i, (n) => ({ placed: { build: Number(n) } })],
  [/^(?:owned by|owner) (dark|light)$/i, (owner) => ({ placed: { owner: owner?.toLowerCase() } })],
  [/^(\d{1,4}) (.+?) counters?$/i, (n, name) => ({ placed: { counters: { [name as string]: Number(n) } } })],
  [/^costs? (\d{1,4})$/i, (n) => ({ def: { cost: Number(n) } })],
  [
    /^(speed|power|health) (\d{1,4}|\*)$/i,
    (name, n) => ({ def: { [(name as string).toLowerCase()]: stat(n as string) } }),
  ],
  [/^(?:yuuzhan )?(dark|light|neutral|vong)(?: side)?$/i, (side) => ({ def: { side: side?.toLowerCase() } })],
  [TYPE, (type) => ({ def: { type: titled(type as string) } })],
];

function readFacts(cursor: Cursor, def: Json, placed: Json): void {
  const start = cursor.at;
  const found = cursor.take(/\(([^()]*)\)/);
  if (!found) cursor.fail('A parenthesis is opened here and never closed.', start);
  for (const item of (found[1] as string).split(',').map((one) => one.trim().replace(/\s+/g, ' '))) {
    if (item === '') continue;
    const [expression, told] = FACTS.find(([one]) => one.test(item)) ?? [];
    // "(Location, Ground)": the arena of a card whose type is told is part of its subtype.
    if (expression && told && !(expression === TYPE && def.type !== undefined)) {
      const fact = told(...(expression.exec(item) as RegExpExecArray).slice(1));
      Object.assign(def, fact.def);
      const { counters, ...marks } = fact.placed ?? {};
      Object.assign(placed, marks);
      if (counters) placed.counters = { ...(placed.counters as Json | undefined), ...(counters as Json) };
    } else if (/^\d/.test(item))
      cursor.fail(
        `"${item}" says nothing that is known; write "cost 3", "2 damage", "1 build" or "1 mastery counter".`,
        start + 1,
      );
    else def.subtype = def.subtype === undefined ? item : `${String(def.subtype)}, ${item}`;
  }
}

/** Unquoted names end before numbers, marks, and `as`. */
const NAME =
  /[^\s,;()[\]"“”„«»]+(?:\s+(?!(?:\d+|\*)\/(?:\d+|\*)\/|as\s|["“”„«»,;()[\]])[^\s,;()[\]"“”„«»]+)*/;
/** In some versions of a card's name there are parentheses. */
const VERSION = /\(([A-Z]\d?)\)/;

function describe(cursor: Cursor): Described {
  const times = cursor.take(/(\d{1,3})\s*[x×]\s*(?=\D)/i);
  const unknown = cursor.take(/(\d{1,3})?\s*(?:\?|unknown(?:\s+cards?)?)(?=\s*(?:[,;\]]|as\b|$))/i);
  cursor.skip();
  const { at } = cursor;
  const quoted = cursor.seesQuote;
  const def: Json = {};
  const placed: Json = {};
  if (unknown) def.name = '?';
  else {
    const name = cursor.quoted() ?? cursor.take(NAME)?.[0].trim();
    if (!name) cursor.fail(`A card is expected, like X-wing 60/3/3 "Evade 1", but ${cursor.here}.`);
    if (/^[A-Z0-9]{2,6}\/\S/.test(name)) {
      const version = cursor.take(VERSION);
      def.ref = version ? `${name} ${version[0]}` : name;
    } else def.name = name;
  }
  const text: string[] = [];
  const lying: Lying[] = [];
  for (;;) {
    if (cursor.seesQuote) text.push(cursor.quoted() as string);
    else if (cursor.sees(/\(/)) readFacts(cursor, def, placed);
    else if (cursor.sees(/\[/)) lying.push(findLying(cursor));
    else if (cursor.take(/as(?:\s|$)/i))
      placed.id =
        cursor.quoted() ??
        cursor.take(NAME)?.[0].trim() ??
        cursor.fail(`A name for this card is expected after "as", but ${cursor.here}.`);
    else {
      const numbers = cursor.take(/(\d{1,4}|\*)\s*[/⁄∕]\s*(\d{1,4}|\*)\s*[/⁄∕]\s*(\d{1,4}|\*)(?![\d/])/);
      if (!numbers) break;
      STATS.forEach((name, i) => {
        def[name] = stat(numbers[i + 1] as string);
      });
    }
  }
  if (text.length > 0) def.text = text;
  return { def, placed, at, quoted, lying, times: Number(times?.[1] ?? unknown?.[1] ?? 1) };
}

const LISTS: Readonly<Record<string, string>> = { o: 'stack', p: 'pilots', e: 'equipment' };

/** `[pilot Luke 50/5/5]`, `[equipment Saber]`, `[over Vader (B), Vader (C)]`. */
function findLying(cursor: Cursor): Lying {
  const start = cursor.at;
  cursor.take(/\[/);
  const word = cursor.take(/(over|pilots?|equipment|equipped)(?:\s+with)?\s*:?/i)?.[1]?.toLowerCase();
  if (!word) cursor.fail(`After "[" this is expected: "pilot", "equipment" or "over", but ${cursor.here}.`);
  const from = cursor.at;
  for (let depth = 1; ; ) {
    if (cursor.done) cursor.fail('A bracket is opened here and never closed.', start);
    if (cursor.seesQuote) cursor.quoted();
    else {
      const c = cursor.text[cursor.at++];
      depth += c === '[' ? 1 : c === ']' ? -1 : 0;
      if (depth === 0) return { list: LISTS[word[0] as string] as string, from, to: cursor.at - 1 };
    }
  }
}

function readLying(cursor: Cursor, deck: Deck, standing: Standing, { def, lying }: Described): Json {
  const found: Record<string, unknown[]> = {};
  for (const { list, from, to } of lying) {
    const inside = new Cursor(cursor.text, from, to);
    const depth = (standing.depth ?? 0) + 1;
    const host = def.type ?? typeIn(standing);
    found[list] ??= [];
    found[list].push(...readCards(inside, deck, { ...standing, list, host, depth }));
  }
  return found;
}

/** What a card is by where it stands. */
export function typeIn({ list, arena, host }: Standing): string | undefined {
  if (list === 'resource' || list === 'event' || list === 'location' || list === 'equipment')
    return titled(list);
  if (list === 'pilots') return 'Character';
  if (list === 'stack') return host as string | undefined;
  return arena === null ? undefined : titled(arena);
}

const WANTS_SUBTYPE = ['Location', 'Equipment', 'Subordinate'];

/** The definition in full, with what its place says of it. */
function completed(cursor: Cursor, { def, at }: Described, standing: Standing): Json {
  const type = def.type ?? typeIn(standing);
  const side = def.side ?? standing.seat;
  if (type === undefined)
    cursor.fail(
      `What kind of card is "${String(def.name)}"? Say it in parentheses: (Battle), (Mission, cost 2), (Space) …`,
      at,
    );
  if (side === null || side === undefined)
    cursor.fail(
      `Whose card is "${String(def.name)}"? Say it in parentheses: (dark), (light), (neutral) or (vong).`,
      at,
    );
  const arena = standing.arena === null ? undefined : titled(standing.arena);
  const subtype = def.subtype ?? (WANTS_SUBTYPE.includes(String(type)) ? arena : undefined);
  const { name, version, cost, speed, power, health, text = [] } = def;
  const full: Json = { name, version, side, type, subtype, cost, speed, power, health, text };
  return Object.fromEntries(Object.entries(full).filter(([, value]) => value !== undefined));
}

const isDescribed = (def: Json): boolean =>
  Object.keys(def).some((key) => key !== 'name' && key !== 'version');

/** The key of the card that is meant; one that is described here gets its definition. */
/** A name that ends in numbers of which one is missing, or is none. */
function wholeNumbers(cursor: Cursor, name: string, at: number): void {
  const words = name.lastIndexOf(' ');
  if (words <= 0 || !/^[\d*]+(?:\/[-\d*]*){1,3}$/.test(name.slice(words + 1))) return;
  cursor.fail(
    `A unit's numbers are speed, power and health, like ${name.slice(0, words).trimEnd()} 60/3/3.`,
    at + words + 1,
  );
}

function defined(cursor: Cursor, deck: Deck, found: Described, standing: Standing): string {
  const { def, at } = found;
  if (def.name === '?') {
    deck.cards['?'] ??= { name: '?' };
    return '?';
  }
  const key = keyOf(def);
  if (key in Object.prototype) cursor.fail(`"${key}" can't be the name of a card.`, at);
  const known = Object.hasOwn(deck.cards, key);
  if (def.ref !== undefined) {
    deck.cards[key] ??= { ref: def.ref };
    deck.tell('card', key, at);
    return key;
  }
  if (!isDescribed(def)) {
    const same = known ? key : keyLike(deck, key);
    if (same !== undefined) return same;
    const refs = deck.data?.find(key) ?? [];
    if (refs.length > 0) {
      deck.cards[key] = { ref: refs[0] };
      deck.tell('card', key, at);
      return key;
    }
    wholeNumbers(cursor, key, at);
    const near = didYouMean(key, [...Object.keys(deck.cards), ...(deck.data?.names() ?? [])]);
    cursor.fail(
      near
        ? `There is no card "${key}".${near}`
        : `There is no card "${key}". Give its speed, power and health, like ${key} 60/3/3, ${standing.arena === null ? `its type, like ${key} (Battle), ` : ''}${deck.data ? 'or a name of the card data.' : 'or load card data that has it.'}`,
      at,
    );
  }
  if (!found.quoted) wholeNumbers(cursor, key, at);
  if (known)
    cursor.fail(
      `"${key}" is described twice. Give the second one's numbers another name or a version, or leave them out.`,
      at,
    );
  deck.cards[key] = completed(cursor, found, standing);
  deck.tell('card', key, at);
  return key;
}

/** A definition by its name in any case, or without its version where there is one only. */
function keyLike(deck: Deck, name: string): string | undefined {
  const plain = name.toLowerCase();
  const keys = Object.keys(deck.cards).filter(
    (key) => key.toLowerCase() === plain || String((deck.cards[key] as Json).name).toLowerCase() === plain,
  );
  return keys.length === 1 ? keys[0] : undefined;
}

export function freeId(deck: Deck, key: string, seat: Seat | null): string {
  if (key === '?') {
    const n = (deck.unknown.get(seat ?? '') ?? 0) + 1;
    deck.unknown.set(seat ?? '', n);
    return `${seat}-${n}`;
  }
  if (!deck.ids.has(key)) return key;
  let n = 2;
  while (deck.ids.has(`${key} ${n}`)) n++;
  return `${key} ${n}`;
}

/** Cards lie on cards that lie on cards: a stack with a Pilot that has Equipment needs three. */
const DEEPEST = 8;

/** The cards of a list. */
export function readCards(cursor: Cursor, deck: Deck, standing: Standing): unknown[] {
  const cards: unknown[] = [];
  const { depth = 0 } = standing;
  if (depth > DEEPEST) cursor.fail(`Cards lie on cards here, ${DEEPEST} deep: nothing lies so.`);
  for (;;) {
    if (cursor.done) return cards;
    const found = describe(cursor);
    const key = defined(cursor, deck, found, standing);
    for (let i = 0; i < found.times; i++) {
      const { id: given, ...marks } = found.placed;
      const id = (given as string | undefined) ?? freeId(deck, key, standing.seat);
      if (deck.ids.has(id)) cursor.fail(`There is a card called "${id}" already.`, found.at);
      if (deck.ids.size >= LIMITS.cards) cursor.fail(`A game has at most ${LIMITS.cards} cards.`, found.at);
      deck.ids.set(id, standing.seat);
      deck.tell('id', id, found.at);
      const rest = { ...marks, ...readLying(cursor, deck, standing, found) };
      const bare = id === key && Object.keys(rest).length === 0;
      cards.push(bare ? key : { ...(id !== key && { id }), card: key, ...rest });
    }
    if (cursor.done) return cards;
    if (!cursor.take(/[,;]/))
      cursor.fail(
        `After a card this is expected: its numbers (60/3/3), its text in quotation marks, "(…)", "[…]", "as …", or "," and the next card; but ${cursor.here}.`,
      );
  }
}

/** `card tie: TIE Fighter 50/3/2 (dark, Space)`: a definition in a line of its own. */
export function readDefinition(cursor: Cursor, deck: Deck, key: string | null): void {
  const found = describe(cursor);
  if (!cursor.done) cursor.fail(`Here the line should end, but ${cursor.here}.`);
  if (Object.keys(found.placed).length + found.lying.length > 0)
    cursor.fail(
      'A line that describes a card says nothing of how it stands: say that where it is put.',
      found.at,
    );
  const name = key ?? keyOf(found.def);
  if (name in Object.prototype) cursor.fail(`"${name}" can't be the name of a card.`, found.at);
  deck.tell('card', name, found.at);
  if (Object.hasOwn(deck.cards, name)) cursor.fail(`"${name}" is described twice.`, found.at);
  if (found.def.ref !== undefined) deck.cards[name] = { ref: found.def.ref };
  else if (found.def.name === '?') deck.cards[name] = { name: '?' };
  else deck.cards[name] = completed(cursor, found, { seat: null, list: null, arena: null });
}
