// A paragraph of card text as an effect.

import { readAll } from '../../core/grammar/reader.ts';
import { type Names, NO_NAMES } from '../../core/grammar/reading.ts';
import type { CardDef } from '../cards/card.ts';
import { withoutOwnName } from '../cards/own-name.ts';
import { joinWords, normalize, tokenize } from '../cards/tokens.ts';
import type { Effect } from '../language/effect.ts';
import { grammar } from './card-grammar.ts';
import { categoryOf, printEffect } from './print.ts';

export type ReadResult =
  | { readonly ok: true; readonly effect: Effect }
  | {
      readonly ok: false;
      readonly reason: 'unread' | 'ambiguous';
      readonly message: string;
      /** The longest beginning that some form could read. */
      readonly understood: string;
    };

/** The card that a paragraph stands on, as far as it matters for reading. */
export type Spoken = Pick<CardDef, 'name' | 'type'>;

/** The traits of cards that are at the table, besides those of the game's own cards. */
export function traitNames(traits: Iterable<string>): Names {
  const known = new Map<string, string>();
  for (const trait of traits) known.set(trait.toLowerCase(), trait);
  return { at: () => [], sort: (word) => known.get(word) };
}

/** A paragraph as it is read: in normal print, the card's own title put as "this card". */
export const wordedOf = (text: string, self?: Spoken): string =>
  normalize(self ? withoutOwnName(text, self.name) : text);

export function readParagraph(text: string, self?: Spoken, names: Names = NO_NAMES): ReadResult {
  const tokens = tokenize(wordedOf(text, self));
  const outcome = readAll(grammar(), categoryOf(self?.type), tokens, names);
  const found = outcome.ok ? (outcome.values as readonly Effect[]) : [];
  const [first] = found;
  if (first !== undefined && found.length === 1) return { ok: true, effect: first };
  const plainly = (from: number, to: number) =>
    joinWords(
      tokens.slice(from, to).map(({ text: word }) => word),
      false,
    );
  const understood = plainly(0, outcome.reach);
  if (found.length > 1) {
    const wordings = found.map((effect) => printEffect(effect));
    // Readings that are worded alike are told apart by their data.
    const told =
      new Set(wordings).size === found.length ? wordings : found.map((effect) => JSON.stringify(effect));
    return { ok: false, reason: 'ambiguous', message: `Can be read as ${told.join(' or as ')}`, understood };
  }
  const rest = plainly(outcome.reach, outcome.reach + 8);
  let message = rest === '' ? 'Not read to a meaning.' : `Not read from "${rest}" on.`;
  if (!outcome.ok) message = 'Too long or too entangled to be read.';
  return { ok: false, reason: 'unread', message, understood };
}
