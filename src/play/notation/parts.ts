// What is said of a card, of a player or of the game: in what a text expects, and in what was put on the table as it was played.
import type { MorePart } from '../../core/game/game-notation.ts';
import { Cursor } from '../../core/notation/cursor.ts';
import { Far, type Form, readForm } from '../../core/notation/form.ts';
import { isObject, type Json } from '../../core/notation/json.ts';
import type { Spoken } from '../../core/notation/kind.ts';
import { KINDS } from '../../core/notation/kinds.ts';
import type { Forms } from './forms.ts';

const FILLER = /(?:is|are|has|have|stays|still|now|goes|with|then|and|both|its|a)\b/i;

function filler(cursor: Cursor): void {
  while (cursor.take(FILLER));
}

/** One thing that is said; null where nothing of the kind stands here. */
function readPart(
  cursor: Cursor,
  spoken: Spoken,
  all: readonly Form[],
  more: MorePart | undefined,
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
  return more?.read(cursor, spoken) ?? null;
}

/** Says one more thing of what was said already; gives what is said twice. */
export function join(to: Json, part: Json): string | null {
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

function readAll(cursor: Cursor, spoken: Spoken, all: readonly Form[], words?: MorePart): Json {
  const found: Json = {};
  do {
    filler(cursor);
    const far = new Far();
    const { at } = cursor;
    const part = readPart(cursor, spoken, all, words, far);
    if (!part) {
      cursor.at = Math.max(at, far.at);
      const more = [...far.expected, ...(words?.like ?? [])];
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

/** "Luke to the discard pile; Dark draws 2; "a note"". */
export function readByHand(cursor: Cursor, spoken: Spoken, forms: Forms): Json {
  const { byHand: parts, side: sides, words } = forms;
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
    const side = sides.read(cursor, spoken);
    if (side !== undefined) {
      found = {
        ...found,
        side,
        ...(ends(cursor) ? {} : readAll(cursor, spoken, parts.player, words.byHand.morePlayer)),
      };
      continue;
    }
    cursor.at = at;
    const card = spoken.names.take(cursor);
    if (card === null)
      cursor.fail(
        `A card, ${sides.what}, or a note in quotation marks is expected, but ${cursor.here}.${spoken.names.hint(cursor)}`,
      );
    found = {
      ...found,
      card,
      ...(ends(cursor) ? {} : readAll(cursor, spoken, parts.card, words.byHand.moreCard)),
    };
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

/** "Luke is discarded; Light has hand 2; nobody wins", added to `expect`. */
export function readExpected(
  cursor: Cursor,
  spoken: Spoken,
  forms: Forms,
  expect: Json,
  tell: (name: string) => void,
): void {
  do {
    if (cursor.done) return;
    const { at } = cursor;
    for (const [name, value] of Object.entries(readStatement(cursor, spoken, forms))) {
      tell(name);
      const twice = join(expect, { [name]: value });
      if (twice !== null) cursor.fail(`"${twice}" is expected twice.`, at);
    }
  } while (cursor.take(/;|\.(?=\s)/));
  cursor.take(/\./);
  if (!cursor.done) cursor.fail(`Here the line should end or go on with ";", but ${cursor.here}.`);
}

function readStatement(cursor: Cursor, spoken: Spoken, forms: Forms): Json {
  const { expected: parts, side: sides, words } = forms;
  cursor.take(/(?:then|so|and)\b/i);
  const { at } = cursor;
  const found = words.statements.read(cursor, spoken);
  if (found) return found;
  cursor.at = at;
  const side = sides.read(cursor, spoken) as string | undefined;
  if (side !== undefined) return { [side]: readAll(cursor, spoken, parts.player, words.expected.morePlayer) };
  cursor.at = at;
  const card = spoken.names.take(cursor);
  if (card === null)
    cursor.fail(`${words.statements.like} is expected, but ${cursor.here}.${spoken.names.hint(cursor)}`);
  return { [card]: readAll(cursor, spoken, parts.card, words.expected.moreCard) };
}
