// What players do, one sentence each. A deed's first form that can say a decision is the one that is printed; a decision that no
// form can say is written as JSON, which is the general form of every deed.

import { parseJson } from '../../core/files/json.ts';
import { didYouMean } from '../../core/files/near.ts';
import { KEYWORDS } from '../../swtcg/cards/keyword-names.ts';
import { Cursor } from '../../core/notation/cursor.ts';
import { isObject, type Json, type Seat } from '../../core/notation/json.ts';
import { LineFault } from '../../core/notation/fault.ts';
import { Far, type Form, form, readForm, type Values } from '../../core/notation/form.ts';
import { KINDS, type Spoken, VERBS } from '../../core/notation/kinds.ts';
import { PARTS_BY_HAND, readParts } from './parts.ts';

/** What an effect may ask for. */
const ASKED =
  '[ on each of {targets:refs} ] [ on|to|at|against|from {targets:several} ] [ on|to|at|against|from {target:ref} ] ' +
  '[ for|by {amount:number} ] [ with? X =|is {x:number} ] [ rerolling|with dice {dice} ] [ paying {cost:textOrNumber} ]';
/** Where a card of a stack goes. */
const STACKED = '[ on top of {unit:ref} {to="top"} ] [ under {unit:ref} {to="under"} ]';

/** The sentences by deed: all can be read, and the first that fits is printed. */
export const SENTENCES: Readonly<Record<string, readonly string[]>> = {
  attack: ['{unit:ref} attacks|attack {target:ref} [ using|by|with {using:keyword} ]'],
  tap: [
    '{unit:ref} does not attack',
    "{unit:ref} doesn't|doesn’t attack",
    '{unit:ref} taps',
    '{by:side} taps {unit:ref}',
  ],
  use: [
    `{unit:ref} {ability:verb} [ {amount:number} ] ${ASKED} [ {target:ref} ]`,
    `{unit:ref} uses|use {ability} ${ASKED} [ {amount:number} ]`,
    `{by:side} uses {ability} of {unit:ref} ${ASKED}`,
  ],
  play: [`{by:side} plays {card:ref} [ paragraph|effect {effect:number} ] ${ASKED}`],
  choose: ['{by:side} chooses {value}'],
  predict: ['{by:side} predicts {hits:number} hits|hit'],
  side: ['{by:side} bids {bid:number} build? points? for the? side'],
  bid: ['{by:side} bids {force:number} Force'],
  build: [
    '{by:side} builds {card:ref} with|by {counters:number} build? counters|counter',
    '{by:side} puts {counters:number} build? counters|counter on|onto {card:ref}',
  ],
  complete: [`{by:side} completes|deploys {card:ref} ${STACKED} [ in|to|into {to:place} ] ${ASKED}`],
  move: ['{unit:ref} moves to|into|onto {to:place}', '{by:side} moves {unit:ref} to|into|onto {to:place}'],
  equip: ['{by:side} equips {unit:ref} with {card:ref}'],
  detach: ['{by:side} detaches {card:ref}'],
  rearrange: ['{by:side} puts {top:ref} on top of {unit:ref}'],
  retreat: ['{unit:ref} retreats', '{by:side} retreats {unit:ref}'],
  upkeep: ['{unit:ref} pays upkeep {cost:textOrNumber}'],
  done: ['{by:side} is done'],
  pass: ['{by:side} passes'],
  decline: ['{by:side} declines [ {what} ]'],
  event: ['{by:side} starts with event {card:ref}'],
  resource: ['{by:side} starts with resource {card:ref}'],
  mulligan: ['{by:side} mulligans {cards:cardsOrNone} to|into {to:place}'],
  setup: [
    `{by:side} sets up {card:ref} ${STACKED} [ in|as|to|into {to:place} ] [ with {counters:number} build? counters|counter ]`,
  ],
  reveal: ['{card:ref} turns out to be {as:def}', '{card:ref} is revealed as {as:def}'],
};

export const FORMS: ReadonlyMap<string, readonly Form[]> = new Map(
  Object.entries(SENTENCES).map(([deed, all]) => [deed, all.map(form)]),
);

/** Whose card it is at the start. */
export type Seats = ReadonlyMap<string, Seat>;

export interface Said {
  readonly decision: Json;
  /** Dice that fell after it, roll by roll. */
  readonly rolls: readonly (readonly number[])[];
  readonly hash: string | null;
  readonly illegal: boolean;
}

const BY = /^(dark|light|judge)\s*:\s*(?!$)/i;
const HASH = /^#([0-9a-f]{8,64})$/i;
const ILLEGAL = /^(?:this is )?(?:illegal|not legal|not allowed)$/i;
const ILLEGAL_BARE = /^(?:illegal|not legal)$/i;
const ROLLING = /\b(?:rolling|and rolls|rolls(?=[\s:(]*\d))\b/i;
/** What is put by hand may be a roll. */
const BY_HAND = /as\s+played\s*:/i;

/** "6 4 2 then 5": rolls, and what is no die among them. */
export function readRolls(text: string): number[][] | null {
  const rolls = text.split(/\bthen\b|[|;]/i).map((roll) => roll.replace(/[\s,/]+/g, ''));
  if (!rolls.every((roll) => /^(?:[1-6]+|nothing)$/i.test(roll))) return null;
  return rolls.map((roll) => (/^n/i.test(roll) ? [] : [...roll].map(Number)));
}

/** Dice that a sentence tells; `at` is where they begin in the line. */
function rollsIn(text: string, at: number): number[][] {
  const rolls = readRolls(text.slice(0, endBefore(text, 0, text.length, ',;|/ ')));
  if (rolls) return rolls;
  const read = /^(?:[1-6\s,;|/]|then\b|nothing\b)*/i.exec(text)?.[0].length ?? 0;
  const there = /^\S+/.exec(text.slice(read))?.[0];
  const here = there === undefined ? 'the line ends' : `found "${there}"`;
  throw new LineFault(at + read, `Dice are expected, numbers from 1 to 6 like 6 4 2, but ${here}.`);
}

/** Where a text ends without these letters: looked for from its end, so that a long run of them is passed once. */
function endBefore(text: string, start: number, end: number, letters: string): number {
  let now = end;
  while (now > start && letters.includes(text[now - 1] as string)) now--;
  return now;
}

/** What stands at the end of a sentence, taken off from behind. */
class Tail {
  end: number;
  readonly #line: string;
  readonly #start: number;

  constructor(line: string, start: number) {
    this.#line = line;
    this.#start = start;
    this.end = line.length;
  }

  #strip(letters: string): void {
    this.end = endBefore(this.#line, this.#start, this.end, letters);
  }

  hash(): string | null {
    this.#strip(' ');
    const at = this.#line.lastIndexOf('#', this.end - 1);
    const found = at < this.#start ? null : HASH.exec(this.#line.slice(at, this.end));
    if (!found) return null;
    this.end = at;
    this.#strip(' ');
    return found[1] as string;
  }

  stop(): void {
    this.#strip(' .!');
  }

  /** "(illegal)", "– not legal". */
  illegal(): boolean {
    this.#strip(' ');
    const closed = this.#line[this.end - 1] === ')';
    const [to, marks, words] = closed ? [this.end - 1, '(', ILLEGAL] : [this.end, '–—', ILLEGAL_BARE];
    const at = Math.max(...[...marks].map((mark) => this.#line.lastIndexOf(mark, to - 1)));
    if (at < this.#start || !words.test(this.#line.slice(at + 1, to).trim())) return false;
    this.end = at;
    this.#strip(' ,;–—-');
    return true;
  }

  /** Dice, and where in the line they begin. */
  rolling(): readonly [string, number] | null {
    const text = this.#line.slice(this.#start, this.end);
    const found = ROLLING.exec(text);
    if (!found) return null;
    let from = found.index + found[0].length;
    while (from < text.length && ' :('.includes(text[from] as string)) from++;
    const to = endBefore(text, from, text.length, ' )');
    this.end = this.#start + found.index;
    this.#strip(' ,;.(');
    return [text.slice(from, to), this.#start + from];
  }
}

/** Reads one sentence; throws a LineFault that says how far it was understood. */
export function readSentence(line: string, start: number, spoken: Spoken, seats: Seats): Said {
  const tail = new Tail(line, start);
  const hash = tail.hash();
  tail.stop();
  const illegal = tail.illegal();
  tail.stop();
  const rolling = BY_HAND.test(line) ? null : tail.rolling();
  const rolls = rolling ? rollsIn(...rolling) : [];
  const cursor = new Cursor(line, start, tail.end);
  return { decision: readDecision(cursor, spoken, seats), rolls, hash, illegal };
}

function readDecision(cursor: Cursor, spoken: Spoken, seats: Seats): Json {
  if (cursor.sees(/\{/)) return readJson(cursor);
  if (cursor.take(BY_HAND)) return { by: 'judge', do: 'set', ...readParts(cursor, spoken, PARTS_BY_HAND) };
  const prefix = cursor.take(new RegExp(BY.source.slice(1), 'i'));
  const { at } = cursor;
  const far = new Far();
  for (const [deed, forms] of FORMS)
    for (const one of forms) {
      cursor.at = at;
      const found = readForm(one, cursor, spoken, far);
      if (!found) continue;
      if (!cursor.done) far.miss(cursor.at, 'the end of the sentence');
      else return decisionOf(deed, found, (prefix?.[1] ?? '').toLowerCase(), seats);
    }
  cursor.at = Math.max(at, far.at);
  return cursor.fail(lost(cursor, at, far, spoken));
}

/** What was expected where no form goes on. */
function lost(cursor: Cursor, start: number, far: Far, spoken: Spoken): string {
  const here = cursor.here;
  const read = cursor.text.slice(start, cursor.at).trim();
  const all = [...far.expected];
  // The verbs are told together.
  const expected = all.includes(KINDS.verb.what) ? [KINDS.verb.what] : all;
  const some = expected.length > 9 ? [...expected.slice(0, 9), '…'] : expected;
  const hint = hintAt(cursor, all, spoken);
  if (read === '')
    return `A sentence begins with a card of the table, or with Dark or Light, but ${here}.${hint}`;
  return `After "${read}" this is expected: ${some.join(', ')}; but ${here}.${hint}`;
}

/** What was probably meant: a word that may stand here, a keyword, a card. */
function hintAt(cursor: Cursor, expected: readonly string[], spoken: Spoken): string {
  const word = /^[\p{L}’'-]+/u.exec(cursor.rest)?.[0] ?? '';
  const words = expected.flatMap((one) => (/^"\p{L}+"$/u.test(one) ? one.slice(1, -1) : []));
  const verbs = expected.includes(KINDS.verb.what) ? VERBS.map((name) => `${name.toLowerCase()}s`) : [];
  const abilities = expected.includes(KINDS.ability.what) ? KEYWORDS.map(({ name }) => name) : [];
  const near = word && didYouMean(word, [...words, ...verbs, ...abilities]);
  return near || (expected.includes(KINDS.ref.what) ? spoken.names.hint(cursor) : '');
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

function decisionOf(deed: string, found: Values, by: string, seats: Seats): Json {
  const { by: said, ...rest } = found;
  const whose = said ?? (by || (deed === 'reveal' ? undefined : seats.get(found.unit as string)));
  return { ...(whose !== undefined && { by: whose }), do: deed, ...rest };
}
