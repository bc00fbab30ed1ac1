// What is said of a card, of a player or of the game: in what a text expects, and in what was put on the table as it was played.
import { Cursor } from './cursor.ts';
import { isObject, type Json } from './draft.ts';
import { Far, type Form, form, printForm, readForm } from './form.ts';
import { KINDS, type Spoken, takeKeyword } from './kinds.ts';
import { quote } from './quote.ts';

interface Parts {
  readonly card: readonly Form[];
  readonly player: readonly Form[];
  /** Whether keywords can be spoken of. */
  readonly keywords: boolean;
}

const MARKS = [
  'tapped {tapped=true}',
  'untapped {tapped=false}',
  'not tapped {tapped=false}',
  'face down {faceDown=true}',
  'face-down {faceDown=true}',
  'face up {faceDown=false}',
  'face-up {faceDown=false}',
  '{damage:number} damage counters? counter?',
  'no damage {damage=0}',
  'undamaged {damage=0}',
  '{build:number} build counters|counter',
];
const PURSE = ['{force:number} Force', 'no Force {force=0}', '{buildPoints:number} build points|point'];

const forms = (all: readonly string[]): readonly Form[] => all.map(form);

export const PARTS_EXPECTED: Parts = {
  card: forms([
    ...MARKS,
    'in|to {zone}',
    'discarded {zone="discard"}',
    'out of play {zone="out"}',
    'the? resource {zone="resource"}',
    'on {zone:on}',
    'under {zone:under}',
    'speed {speed:total}',
    'power {power:total}',
    'health {health:total}',
    'controlled by {controller:side}',
    'owned by {owner:side}',
    'over {stack:cardsOrNone}',
    'piloted by {pilots:cardsOrNone}',
    'equipped with {equipment:cardsOrNone}',
  ]),
  player: forms([...PURSE, 'hand {hand:pile}', 'deck {deck:pile}', 'discard pile? {discard:pile}']),
  keywords: true,
};

export const PARTS_BY_HAND: Parts = {
  card: forms([
    ...MARKS,
    'to|in the? top of {zone} {at="top"}',
    'to|in the? bottom of {zone} {at="bottom"}',
    'to|in|into {zone}',
    'on {on:ref}',
    'controlled by {controller:side}',
    "under {controller:side} 's|’s control",
  ]),
  player: forms([
    ...PURSE,
    'draws {draw:number} cards? card?',
    'shuffles {shuffle=true}',
    'rolls {roll:number} dice|die',
    'rolls {dice:fallen}',
    'gets {dice:fallen}',
  ]),
  keywords: false,
};

const FILLER = /(?:is|are|has|have|stays|still|now|goes|with|then|and|both|its|a)\b/i;

function filler(cursor: Cursor): void {
  while (cursor.take(FILLER));
}

/** One thing that is said; null where nothing of the kind stands here. */
function readPart(
  cursor: Cursor,
  spoken: Spoken,
  all: readonly Form[],
  keywords: boolean,
  far: Far,
): Json | null {
  const { at } = cursor;
  for (const one of all) {
    cursor.at = at;
    const found = readForm(one, cursor, KINDS, spoken, far);
    if (found && cursor.sees(/[,;.]|and\b|$/i)) return found;
    if (found) far.miss(cursor.at, '"," or the end of the line');
  }
  cursor.at = at;
  const counter = cursor.take(/(\d{1,4})\s+([\p{L}][\p{L}\p{N}' -]*?)\s+counters?(?=\s*(?:[,;.]|and\b|$))/iu);
  if (counter) return { counters: { [counter[2] as string]: Number(counter[1]) } };
  if (!keywords) return null;
  const none = cursor.take(/(?:no|not|without)\b/i) !== null;
  const name = takeKeyword(cursor);
  if (name === undefined) {
    cursor.at = at;
    return null;
  }
  if (none) return { keywords: { [name]: false } };
  const list = cursor.take(/\[\s*([^\]]*)\]/);
  if (list) return { keywords: { [name]: values(list[1] as string) } };
  const n = cursor.take(/-?\d+/);
  return { keywords: { [name]: n ? Number(n[0]) : true } };
}

/** "2, 1, yes". */
const values = (text: string): (number | true)[] =>
  text
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .map((word) => (/^-?\d+$/.test(word) ? Number(word) : true));

/** Says one more thing of what was said already. */
function join(to: Json, part: Json): string | null {
  for (const [key, value] of Object.entries(part)) {
    const old = to[key];
    if (old === undefined) to[key] = value;
    else if (isObject(old) && isObject(value)) {
      const twice = join(old, value);
      if (twice !== null) return twice;
    } else return key;
  }
  return null;
}

function readAll(cursor: Cursor, spoken: Spoken, all: readonly Form[], keywords: boolean): Json {
  const found: Json = {};
  do {
    filler(cursor);
    const far = new Far();
    const { at } = cursor;
    const part = readPart(cursor, spoken, all, keywords, far);
    if (!part) {
      cursor.at = Math.max(at, far.at);
      const more = keywords ? [...far.expected, 'a keyword', '"1 … counter"'] : [...far.expected];
      const hint = far.expected.has('a card') || far.expected.has('cards') ? spoken.names.hint(cursor) : '';
      cursor.fail(
        `One of these is expected: ${[...new Set(more)].slice(0, 14).join(', ')}; but ${cursor.here}.${hint}`,
      );
    }
    const twice = join(found, part);
    if (twice !== null) cursor.fail(`"${twice}" is said twice of the same card or player.`, at);
    cursor.skip();
  } while (cursor.take(/,\s*and\b|,|and\b/i));
  return found;
}

/** "Vader to the discard pile, tapped; Dark has 3 Force; "a note"". */
export function readParts(cursor: Cursor, spoken: Spoken, parts: Parts): Json {
  let found: Json = {};
  do {
    if (cursor.done) break;
    const note = cursor.sees(/["“”«]/) && !spoken.names.take(copy(cursor)) ? cursor.quoted() : null;
    if (note !== null) {
      found = { ...found, note };
      continue;
    }
    if (cursor.take(/shows\b/i)) {
      const reveal = KINDS.cardsOrNone?.read(cursor, spoken);
      if (!reveal) cursor.fail(`The cards that are shown are expected, but ${cursor.here}.`);
      found = { ...found, reveal };
      continue;
    }
    const { at } = cursor;
    const side = KINDS.side?.read(cursor, spoken);
    if (side !== undefined) {
      found = { ...found, side, ...(ends(cursor) ? {} : readAll(cursor, spoken, parts.player, false)) };
      continue;
    }
    cursor.at = at;
    const card = spoken.names.take(cursor);
    if (card === null)
      cursor.fail(
        `A card, Dark or Light, or a note in quotation marks is expected, but ${cursor.here}.${spoken.names.hint(cursor)}`,
      );
    found = { ...found, card, ...(ends(cursor) ? {} : readAll(cursor, spoken, parts.card, parts.keywords)) };
  } while (cursor.take(/;/));
  if (!cursor.done) cursor.fail(`Here the line should end or go on with ";", but ${cursor.here}.`);
  return found;
}

/** Nothing more is said of this one; a comma after its name says nothing either. */
const ends = (cursor: Cursor): boolean => {
  cursor.take(/,/);
  return cursor.done || cursor.sees(/;/);
};
const copy = (cursor: Cursor): Cursor => new Cursor(cursor.text, cursor.at, cursor.end);

/** Everything of an object in words, or null where some of it can't be said. */
function printAll(values: Json, spoken: Spoken, all: readonly Form[], keywords: boolean): string | null {
  const words: string[] = [];
  const left = { ...values };
  for (const key of Object.keys(values)) {
    if (!(key in left)) continue;
    if (key === 'counters' || (key === 'keywords' && keywords)) {
      if (!isObject(left[key]) || Object.keys(left[key]).length === 0) return null;
      for (const [name, value] of Object.entries(left[key]))
        words.push(key === 'counters' ? `${String(value)} ${name} counters` : printKeyword(name, value));
      delete left[key];
      continue;
    }
    const pair = key === 'zone' && 'at' in left ? { zone: left.zone, at: left.at } : { [key]: left[key] };
    let text: string | null = null;
    for (const one of all) text ??= printForm(one, pair, KINDS, spoken);
    if (text === null) return null;
    for (const said of Object.keys(pair)) delete left[said];
    words.push(text);
  }
  return words.join(', ');
}

function printKeyword(name: string, value: unknown): string {
  if (value === false) return `no ${name}`;
  if (value === true) return name;
  if (Array.isArray(value)) return `${name} [${value.map((one) => (one === true ? 'yes' : one)).join(', ')}]`;
  return `${name} ${String(value)}`;
}

const OF_A_PLAYER = ['force', 'buildPoints', 'draw', 'shuffle', 'dice', 'roll'];

export function printParts(change: Json, spoken: Spoken, parts: Parts): string | null {
  const { card, side, reveal, note, ...rest } = change;
  const pick = (ofPlayer: boolean): Json =>
    Object.fromEntries(Object.entries(rest).filter(([key]) => OF_A_PLAYER.includes(key) === ofPlayer));
  const said: (string | null | undefined)[] = [];
  if (card !== undefined) {
    const of = printAll(pick(false), spoken, parts.card, parts.keywords);
    said.push(of === null ? null : `${KINDS.ref?.print(card, spoken)} ${of}`.trim());
  } else if (Object.keys(pick(false)).length > 0) return null;
  if (side !== undefined) {
    const of = printAll(pick(true), spoken, parts.player, false);
    said.push(
      of === null ? null : `${KINDS.side?.print(side, spoken)} ${/^\d/.test(of) ? 'has ' : ''}${of}`.trim(),
    );
  } else if (Object.keys(pick(true)).length > 0) return null;
  if (reveal !== undefined) said.push(`shows ${KINDS.cardsOrNone?.print(reveal, spoken)}`);
  if (note !== undefined) said.push(typeof note === 'string' ? quote(note) : null);
  return said.includes(null) ? null : said.join('; ');
}

/** "X-wing is in space, with 1 damage; Light has 2 Force; nobody wins; Dark controls space", added to `expect`. */
export function readExpected(cursor: Cursor, spoken: Spoken, expect: Json): void {
  do {
    if (cursor.done) return;
    const { at } = cursor;
    for (const [name, value] of Object.entries(readStatement(cursor, spoken))) {
      const twice = join(expect, { [name]: value });
      if (twice !== null) cursor.fail(`"${twice}" is expected twice.`, at);
    }
  } while (cursor.take(/;|\.(?=\s)/));
  cursor.take(/\./);
  if (!cursor.done) cursor.fail(`Here the line should end or go on with ";", but ${cursor.here}.`);
}

function readStatement(cursor: Cursor, spoken: Spoken): Json {
  cursor.take(/(?:then|so|and)\b/i);
  const { at } = cursor;
  const nobody = cursor.take(/(?:nobody|no one|neither player|no player)\b/i) !== null;
  const side = nobody ? null : (KINDS.side?.read(cursor, spoken) as string | undefined);
  if (side !== undefined) {
    if (cursor.take(/(?:wins|has won)\b/i)) return { winner: side };
    if (cursor.take(/controls?\b/i)) {
      const arena = KINDS.arena?.read(cursor, spoken) as string | undefined;
      if (arena === undefined)
        cursor.fail(`An arena is expected (space, ground, character), but ${cursor.here}.`);
      cursor.take(/arena\b/i);
      return { control: { [arena]: side } };
    }
    if (side === null)
      cursor.fail(`After "nobody" this is expected: "wins" or "controls", but ${cursor.here}.`);
    return { [side]: readAll(cursor, spoken, PARTS_EXPECTED.player, false) };
  }
  cursor.at = at;
  const card = spoken.names.take(cursor);
  if (card === null)
    cursor.fail(
      `A card, Dark, Light or "nobody" is expected, but ${cursor.here}.${spoken.names.hint(cursor)}`,
    );
  return { [card]: readAll(cursor, spoken, PARTS_EXPECTED.card, true) };
}

/** One statement for each name that is expected; what can't be said is left out. */
export function printExpected(expect: Json, spoken: Spoken): string[] {
  return Object.entries(expect).flatMap(([name, value]) => {
    if (name === 'winner') return `${who(value)} wins`;
    if (name === 'control' && isObject(value))
      return Object.entries(value).map(([arena, seat]) => `${who(seat)} controls ${arena}`);
    if (!isObject(value)) return [];
    const player = name === 'dark' || name === 'light';
    const parts = player ? PARTS_EXPECTED.player : PARTS_EXPECTED.card;
    const text = printAll(value, spoken, parts, !player);
    if (!text) return [];
    const subject = player ? who(name) : KINDS.ref?.print(name, spoken);
    return `${subject} ${/^(?:\d|[A-Z]|no |hand|deck|discard |speed|power|health)/.test(text) ? 'has' : 'is'} ${text}`;
  });
}

const who = (seat: unknown): string => (seat === 'dark' ? 'Dark' : seat === 'light' ? 'Light' : 'nobody');
