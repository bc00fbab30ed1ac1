// Decisions, and what a text expects, in words, as sentence.ts and parts.ts read them.
import type { MorePart, PartWords } from '../../core/game/game-notation.ts';
import type { Form } from '../../core/notation/form.ts';
import { isObject, type Json, same } from '../../core/notation/json.ts';
import type { Spoken } from '../../core/notation/kind.ts';
import { KINDS } from '../../core/notation/kinds.ts';
import { printForm } from '../../core/notation/print-forms.ts';
import { quote } from '../../core/notation/quote.ts';
import type { Forms } from './forms.ts';
import { safeJson } from './patch.ts';
import { ownerOf, readSentence, type Seats } from './sentence.ts';

/** A decision as a sentence that reads back as the same, or as JSON. */
export function printDecision(decision: unknown, forms: Forms, spoken: Spoken, seats: Seats): string {
  const { tidy = (text: string) => text } = forms.words.sentences;
  for (const wording of wordings(decision, forms, spoken, seats)) {
    const text = tidy(wording);
    try {
      if (same(readSentence(text, 0, forms, spoken, seats).decision, decision)) return text;
    } catch {
      // Names can be such that the sentence is read otherwise.
    }
  }
  return safeJson(decision);
}

function* wordings(decision: unknown, forms: Forms, spoken: Spoken, seats: Seats): Generator<string> {
  if (!isObject(decision)) return;
  const { do: deed, ...rest } = decision;
  if (deed === 'set' && rest.by === 'judge') {
    const { by: _by, ...change } = rest;
    const text = printByHand(change, forms, spoken);
    if (text !== null) yield `As played: ${text}`;
    return;
  }
  const { by, ...bare } = rest;
  const { seatNames } = forms.words;
  for (const one of forms.sentences.get(String(deed)) ?? []) {
    const whole = printForm(one, rest, spoken);
    if (whole !== null) yield whole;
    const text = printForm(one, bare, spoken);
    if (text === null) continue;
    const own = by === ownerOf(forms, String(deed), rest, seats);
    yield own ? text : `${Object.hasOwn(seatNames, String(by)) ? seatNames[String(by)] : 'Judge'}: ${text}`;
  }
}

/** Everything of an object in words, or null where some of it can't be said. */
function printAll(
  values: Json,
  spoken: Spoken,
  all: readonly Form[],
  { together = {} }: PartWords,
  more?: MorePart,
): string | null {
  const words: string[] = [];
  const left = { ...values };
  for (const key of Object.keys(values)) {
    if (!(key in left)) continue;
    const said = more?.print(key, left[key], spoken);
    if (said === null) return null;
    if (said !== undefined) {
      words.push(...said);
      delete left[key];
      continue;
    }
    const also = together[key];
    const pair =
      also !== undefined && also in left ? { [key]: left[key], [also]: left[also] } : { [key]: left[key] };
    let text: string | null = null;
    for (const one of all) text ??= printForm(one, pair, spoken);
    if (text === null) return null;
    for (const name of Object.keys(pair)) delete left[name];
    words.push(text);
  }
  return words.join(', ');
}

/** The fields that are said of a player: those of the forms that are no fields of a card. */
const ofPlayers = ({ byHand }: Forms): ReadonlySet<string> =>
  new Set(byHand.player.flatMap(({ nodes }) => nodes.flatMap((node) => ('field' in node ? node.field : []))));

function printByHand(change: Json, forms: Forms, spoken: Spoken): string | null {
  const { byHand, side: sides, words } = forms;
  const { card, side, reveal, note, ...rest } = change;
  const player = ofPlayers(forms);
  const pick = (ofPlayer: boolean): Json =>
    Object.fromEntries(Object.entries(rest).filter(([key]) => player.has(key) === ofPlayer));
  const said: (string | null | undefined)[] = [];
  if (card !== undefined) {
    const of = printAll(pick(false), spoken, byHand.card, words.byHand, words.byHand.moreCard);
    said.push(of === null ? null : `${KINDS.ref.print(card, spoken)} ${of}`.trim());
  } else if (Object.keys(pick(false)).length > 0) return null;
  if (side !== undefined) {
    const of = printAll(pick(true), spoken, byHand.player, words.byHand, words.byHand.morePlayer);
    said.push(
      of === null ? null : `${sides.print(side, spoken)} ${/^\d/.test(of) ? 'has ' : ''}${of}`.trim(),
    );
  } else if (Object.keys(pick(true)).length > 0) return null;
  if (reveal !== undefined) said.push(`shows ${KINDS.cardsOrNone.print(reveal, spoken)}`);
  if (note !== undefined) said.push(typeof note === 'string' ? quote(note) : null);
  return said.includes(null) ? null : said.join('; ');
}

/** One statement for each name that is expected; what can't be said is left out. */
export function printExpected(expect: Json, forms: Forms, spoken: Spoken): string[] {
  const { words } = forms;
  const { statements, seatNames } = words;
  return Object.entries(expect).flatMap(([name, value]) => {
    const statement = statements.print(name, value, spoken);
    if (statement) return statement;
    if (!isObject(value)) return [];
    const player = Object.hasOwn(seatNames, name);
    const text = player
      ? printAll(value, spoken, forms.expected.player, words.expected, words.expected.morePlayer)
      : printAll(value, spoken, forms.expected.card, words.expected, words.expected.moreCard);
    if (!text) return [];
    const subject = player ? seatNames[name] : KINDS.ref.print(name, spoken);
    return `${subject} ${statements.verb(text)} ${text}`;
  });
}
