// What players do, one sentence each. A deed's first form that can say a decision is the one that is printed; a decision that no
// form can say is written as JSON, which is the general form of every deed.

import { parseJson } from '../../core/files/json.ts';
import { didYouMean } from '../../core/files/near.ts';
import { Cursor } from '../../core/notation/cursor.ts';
import { Far, readForm, type Values } from '../../core/notation/form.ts';
import { isObject, type Json } from '../../core/notation/json.ts';
import type { Spoken } from '../../core/notation/kind.ts';
import type { Seat } from '../../core/state.ts';
import type { Forms } from './forms.ts';
import { readByHand } from './parts.ts';
import { chanceIn, Tail } from './tail.ts';

/** Whose card it is at the start. */
export type Seats = ReadonlyMap<string, Seat>;

export interface Said {
  readonly decision: Json;
  /** What chance gave after it, one list for each time. */
  readonly rolls: readonly (readonly unknown[])[];
  readonly hash: string | null;
  readonly illegal: boolean;
}

/** What is put by hand may be a roll. */
const BY_HAND = /as\s+played\s*:/i;

/** Reads one sentence; throws a LineFault that says how far it was understood. */
export function readSentence(line: string, start: number, forms: Forms, spoken: Spoken, seats: Seats): Said {
  const { chance } = forms.words;
  const tail = new Tail(line, start);
  const hash = tail.hash();
  tail.stop();
  const illegal = tail.illegal();
  tail.stop();
  const telling = BY_HAND.test(line) ? null : tail.telling(chance);
  const rolls = telling ? chanceIn(...telling, chance, spoken) : [];
  const cursor = new Cursor(line, start, tail.end);
  return { decision: readDecision(cursor, forms, spoken, seats), rolls, hash, illegal };
}

function readDecision(cursor: Cursor, forms: Forms, spoken: Spoken, seats: Seats): Json {
  const { seats: all } = forms.words;
  if (cursor.sees(/\{/)) return readJson(cursor);
  if (cursor.take(BY_HAND)) return { by: 'judge', do: 'set', ...readByHand(cursor, spoken, forms) };
  const prefix = cursor.take(new RegExp(`(${all.join('|')}|judge)\\s*:\\s*(?!$)`, 'i'));
  const { at } = cursor;
  const far = new Far();
  for (const [deed, several] of forms.sentences)
    for (const one of several) {
      cursor.at = at;
      const found = readForm(one, cursor, spoken, far);
      if (!found) continue;
      if (!cursor.done) far.miss(cursor.at, 'the end of the sentence');
      else return decisionOf(forms, deed, found, (prefix?.[1] ?? '').toLowerCase(), seats);
    }
  cursor.at = Math.max(at, far.at);
  return cursor.fail(lost(cursor, at, far, forms, spoken));
}

/** What was expected where no form goes on. */
function lost(cursor: Cursor, start: number, far: Far, forms: Forms, spoken: Spoken): string {
  const { seatNames, sentences } = forms.words;
  const here = cursor.here;
  const read = cursor.text.slice(start, cursor.at).trim();
  const all = [...far.expected];
  const alone = Object.values(sentences.kinds).find(({ alone: only, what }) => only && all.includes(what));
  const expected = alone ? [alone.what] : all;
  const some = expected.length > 9 ? [...expected.slice(0, 9), '…'] : expected;
  const hint = hintAt(cursor, all, forms, spoken);
  const players = Object.values(seatNames).join(' or ');
  if (read === '')
    return `A sentence begins with a card of the table, or with ${players}, but ${here}.${hint}`;
  return `After "${read}" this is expected: ${some.join(', ')}; but ${here}.${hint}`;
}

/** What was probably meant: a word that may stand here, a name of the rulebook, a card. */
function hintAt(cursor: Cursor, expected: readonly string[], forms: Forms, spoken: Spoken): string {
  const word = /^[\p{L}’'-]+/u.exec(cursor.rest)?.[0] ?? '';
  const words = expected.flatMap((one) => (/^"\p{L}+"$/u.test(one) ? one.slice(1, -1) : []));
  const kinds = Object.values(forms.words.sentences.kinds).filter(({ what }) => expected.includes(what));
  const more = kinds.flatMap(({ words: known = [] }) => known);
  const near = word && didYouMean(word, [...words, ...more]);
  return near || (kinds.some(({ names }) => names) ? spoken.names.hint(cursor) : '');
}

function readJson(cursor: Cursor): Json {
  const { at } = cursor;
  try {
    const found: unknown = parseJson(cursor.rest);
    if (isObject(found)) return found;
  } catch (error) {
    cursor.fail(`This can't be read: ${(error as Error).message}`, at);
  }
  return cursor.fail('A decision in JSON is an object.', at);
}

/** Whose card a sentence is about: it is theirs. */
export function ownerOf({ words }: Forms, deed: string, values: Json, seats: Seats): Seat | undefined {
  const subject = words.sentences.subject(deed, values);
  return typeof subject === 'string' ? seats.get(subject) : undefined;
}

function decisionOf(forms: Forms, deed: string, found: Values, by: string, seats: Seats): Json {
  const { by: said, ...rest } = found;
  const whose = said ?? (by || ownerOf(forms, deed, found, seats));
  return { ...(whose !== undefined && { by: whose }), do: deed, ...rest };
}
