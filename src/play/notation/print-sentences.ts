// Decisions, and what a text expects, in words, as sentence.ts and parts.ts read them.
import { isObject, type Json, same } from '../../core/notation/json.ts';
import type { Form } from '../../core/notation/form.ts';
import type { Spoken } from '../../core/notation/kinds.ts';
import { PARTS_BY_HAND, PARTS_EXPECTED, type Parts } from './parts.ts';
import { safeJson } from './patch.ts';
import { printForm } from '../../core/notation/print-forms.ts';
import { PRINTED } from '../../core/notation/print-kinds.ts';
import { quote } from '../../core/notation/quote.ts';
import { FORMS, readSentence, type Seats } from './sentence.ts';

export const printRolls = (rolls: readonly (readonly number[])[]): string =>
  rolls.map((roll) => (roll.length === 0 ? 'nothing' : roll.join(' '))).join(' then ');

/** A decision as a sentence that reads back as the same, or as JSON. */
export function printDecision(decision: unknown, spoken: Spoken, seats: Seats): string {
  for (const wording of wordings(decision, spoken, seats)) {
    const text = wording.replace(/\b1 (counter|hit)s\b/, '1 $1');
    try {
      if (same(readSentence(text, 0, spoken, seats).decision, decision)) return text;
    } catch {
      // Names can be such that the sentence is read otherwise.
    }
  }
  return safeJson(decision);
}

function* wordings(decision: unknown, spoken: Spoken, seats: Seats): Generator<string> {
  if (!isObject(decision)) return;
  const { do: deed, ...rest } = decision;
  if (deed === 'set' && rest.by === 'judge') {
    const { by: _by, ...change } = rest;
    const text = printParts(change, spoken, PARTS_BY_HAND);
    if (text !== null) yield `As played: ${text}`;
    return;
  }
  const { by, ...bare } = rest;
  for (const one of FORMS.get(String(deed)) ?? []) {
    const whole = printForm(one, rest, spoken);
    if (whole !== null) yield whole;
    const text = printForm(one, bare, spoken);
    if (text === null) continue;
    const own = by === (deed === 'reveal' ? undefined : seats.get(String(rest.unit)));
    yield own ? text : `${by === 'dark' ? 'Dark' : by === 'light' ? 'Light' : 'Judge'}: ${text}`;
  }
}

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
    for (const one of all) text ??= printForm(one, pair, spoken);
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
    said.push(of === null ? null : `${PRINTED.ref(card, spoken)} ${of}`.trim());
  } else if (Object.keys(pick(false)).length > 0) return null;
  if (side !== undefined) {
    const of = printAll(pick(true), spoken, parts.player, false);
    said.push(
      of === null ? null : `${PRINTED.side(side, spoken)} ${/^\d/.test(of) ? 'has ' : ''}${of}`.trim(),
    );
  } else if (Object.keys(pick(true)).length > 0) return null;
  if (reveal !== undefined) said.push(`shows ${PRINTED.cardsOrNone(reveal, spoken)}`);
  if (note !== undefined) said.push(typeof note === 'string' ? quote(note) : null);
  return said.includes(null) ? null : said.join('; ');
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
    const subject = player ? who(name) : PRINTED.ref(name, spoken);
    return `${subject} ${/^(?:\d|[A-Z]|no |hand|deck|discard |speed|power|health)/.test(text) ? 'has' : 'is'} ${text}`;
  });
}

const who = (seat: unknown): string => (seat === 'dark' ? 'Dark' : seat === 'light' ? 'Light' : 'nobody');
