// What is said of a card, of a player or of the game: in what a text expects, and in what was put on the table as it was played.
import { Cursor } from '../../core/notation/cursor.ts';
import { isObject, type Json } from '../../core/notation/json.ts';
import { Far, type Form, form, readForm } from '../../core/notation/form.ts';
import { KINDS, type Spoken, takeKeyword } from '../../core/notation/kinds.ts';

export interface Parts {
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
  '{build:number} build counters? counter?',
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
    const found = readForm(one, cursor, spoken, far);
    if (found && cursor.sees(/[,;.]|and\b|$/i)) return found;
    if (found) far.miss(cursor.at, '"," or the end of the line');
  }
  cursor.at = at;
  const counter = cursor.take(
    /(\d{1,4})\s+(\p{L}[\p{L}\p{N}'-]*(?:\s+[\p{L}\p{N}'-]+)*?)\s+counters?(?=\s*(?:[,;.]|and\b|$))/iu,
  );
  if (counter) return { counters: { [counter[2] as string]: Number(counter[1]) } };
  if (!keywords) return null;
  const none = cursor.take(/(?:no|not|without)\b/i) !== null;
  const name = takeKeyword(cursor);
  if (name === undefined) {
    cursor.at = at;
    return null;
  }
  if (none) return { keywords: { [name]: false } };
  const list = cursor.take(/\[([^\]]*)\]/);
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
      const reveal = KINDS.cardsOrNone.read(cursor, spoken);
      if (!reveal) cursor.fail(`The cards that are shown are expected, but ${cursor.here}.`);
      found = { ...found, reveal };
      continue;
    }
    const { at } = cursor;
    const side = KINDS.side.read(cursor, spoken);
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

/** "X-wing is in space, with 1 damage; Light has 2 Force; nobody wins; Dark controls space", added to `expect`. */
export function readExpected(
  cursor: Cursor,
  spoken: Spoken,
  expect: Json,
  tell: (name: string) => void,
): void {
  do {
    if (cursor.done) return;
    const { at } = cursor;
    for (const [name, value] of Object.entries(readStatement(cursor, spoken))) {
      tell(name);
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
  const side = nobody ? null : KINDS.side.read(cursor, spoken);
  if (side !== undefined) {
    if (cursor.take(/(?:wins|has won)\b/i)) return { winner: side };
    if (cursor.take(/controls?\b/i)) {
      const arena = KINDS.arena.read(cursor, spoken);
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
