// A paragraph of card text as an effect.

import type { Grammar } from '../../core/grammar/grammar.ts';
import { readAll } from '../../core/grammar/reader.ts';
import type { Names } from '../../core/grammar/reading.ts';
import type { Token } from '../../core/grammar/token.ts';
import type { CardDef } from '../cards/card.ts';
import { withoutOwnName } from '../cards/own-name.ts';
import { PERSON_NAMES } from '../cards/persons.ts';
import { plural, subtypeWords } from '../cards/subtype-names.ts';
import { joinWords, normalize, tokenize } from '../cards/tokens.ts';
import { CardNames } from '../grammar/names.ts';
import { isSubtypeReference } from '../grammar/words.ts';
import type { Effect } from '../language/effect.ts';
import { grammar, isWord } from './card-grammar.ts';
import { withOptionWords } from './option-words.ts';
import { printIn } from './print.ts';

export type ReadResult =
  | { readonly ok: true; readonly effect: Effect }
  | {
      readonly ok: false;
      readonly reason: 'unread' | 'ambiguous';
      readonly message: string;
      /** The longest beginning that some form could read. */
      readonly understood: string;
    };

/** The names of the cards that texts may speak of, and their subtype lines, made ready for reading. */
export function knownNames(names: Iterable<string>, subtypeLines: Iterable<string> = []): Names {
  const all = new Set(names);
  const lower = new Set([...all].map((name) => name.toLowerCase()));
  // A word that is something else too, or the name of a card, would make phrases two things.
  const subtypes = [...new Set([...subtypeLines].flatMap(subtypeWords))].filter(
    (word) => ![word, plural(word)].some((form) => isWord(form) || lower.has(form.toLowerCase())),
  );
  const isOther = (name: string) => isSubtypeReference(name) || name.split(' ').every(isWord);
  return new CardNames(all, isOther, subtypes);
}

/** Words with capitals that stand together; in a name "of" and "the" may be among them. */
const CAPITALS = /\p{Lu}[\p{L}\d'.-]*(?: (?:(?:of|the) )*\p{Lu}[\p{L}\d'.-]*)*/gu;

/**
 * What a text seems to call by name, whoever that is: it may speak of a card that is nowhere at the table. A single word
 * that starts a sentence is none, and words of the language before a name are no part of it ("Tap Bren Tokk").
 */
function calledIn(text: string): readonly string[] {
  const plain = normalize(text);
  const found: string[] = [];
  for (const { 0: run, index } of plain.matchAll(CAPITALS)) {
    const words = run.replace(/(?:'s?|[.-])+$/, '').split(' ');
    const from = words.findIndex((word) => !isWord(word));
    const starts = from === 0 && /(?:^|[.:>"\u2194*-]\s*)$/.test(plain.slice(0, index));
    if (from >= 0 && (words.length - from > 1 || !starts)) found.push(words.slice(from).join(' '));
  }
  return found;
}

/** A card that texts may speak of. */
type Spoken = Pick<CardDef, 'name'> & Partial<Pick<CardDef, 'kind' | 'subtype' | 'arenas'>>;

/** The names of ships and the like: who is no person is not called by one of them in short. */
function shipNames(cards: readonly Spoken[]): ReadonlySet<string> {
  const ships = new Set<string>();
  for (const { name, kind, arenas } of cards) if (kind === 'unit' && arenas) ships.add(name);
  for (const { name, arenas } of cards) if (arenas?.includes('character')) ships.delete(name);
  return ships;
}

/** A Character in no other arena. */
const isPerson = ({ kind, arenas }: Spoken): boolean => kind === 'unit' && arenas?.join() === 'character';

/**
 * Reads one paragraph. `self`: the card it stands on, which may call itself by its name.
 * `names`: the cards that it may call by name; without them a name is not read.
 */
export function readParagraph(
  text: string,
  self?: Spoken,
  names?: Names,
  ships?: ReadonlySet<string>,
): ReadResult {
  return readIn(grammar(), self ? wordedOf(text, self, ships) : text, names);
}

/** An effect that is to be played has its options in words. */
const inWords = (found: ReadResult): ReadResult =>
  found.ok ? { ok: true, effect: withOptionWords(found.effect) } : found;

/** Reads paragraphs of many cards that may speak of each other; what is worded alike is read once. */
export function paragraphReader(cards: readonly Spoken[]): (text: string, self: Spoken) => ReadResult {
  const names = knownNames(
    cards.flatMap(({ kind, name }) => (kind === 'unit' ? [name] : [])),
    cards.map(({ subtype }) => subtype ?? ''),
  );
  const ships = shipNames(cards);
  const known = new Map<string, ReadResult>();
  return (text, self) => {
    const plain = wordedOf(text, self, ships);
    let found = known.get(plain);
    if (!found) {
      found = inWords(readIn(grammar(), plain, names));
      known.set(plain, found);
    }
    return found;
  };
}

/** Reads the paragraphs of the cards at one table: they may speak of each other, and of somebody who is not there. */
export function tableReader(cards: Iterable<Spoken>): (text: string, self: Spoken) => ReadResult {
  const all = [...cards];
  const cardNames = all.map(({ name }) => name);
  const lines = all.map(({ subtype }) => subtype ?? '');
  const names = knownNames(cardNames, lines);
  const ships = shipNames(all);
  return (text, self) => {
    const found = readParagraph(text, self, names, ships);
    if (found.ok || found.reason === 'ambiguous') return inWords(found);
    const others = knownNames([...cardNames, ...PERSON_NAMES, ...calledIn(text)], lines);
    const again = readParagraph(text, self, others, ships);
    return again.ok ? inWords(again) : found;
  };
}

/** A paragraph as it is read: in normal print, the card's own name put as "this unit". */
export const wordedOf = (text: string, self: Spoken, ships?: ReadonlySet<string>): string => {
  const isShip = (word: string) => word !== self.name && !isPerson(self) && ships?.has(word) === true;
  return normalize(withoutOwnName(text, self.name, (word) => isWord(word) || isShip(word)));
};

/** Reads a paragraph as an `effect` of any grammar. */
export function readIn(g: Grammar, text: string, names?: Names): ReadResult {
  // A comma at the end belongs to nothing.
  const tokens = tokenize(text.replace(/,\s*$/, ''));
  const outcome = readAll(g, 'effect', tokens, names);
  const found = outcome.ok ? (outcome.values as readonly Effect[]) : [];
  const [first] = found;
  if (first !== undefined && found.length === 1) return { ok: true, effect: first };
  const understood = plainly(tokens.slice(0, outcome.reach));
  if (found.length > 1) {
    const wordings = found.map((effect) => printIn(g, effect));
    // Readings that are worded alike are told apart by their data.
    const told =
      new Set(wordings).size === found.length ? wordings : found.map((effect) => JSON.stringify(effect));
    return { ok: false, reason: 'ambiguous', message: `Can be read as ${told.join(' or as ')}`, understood };
  }
  const rest = plainly(tokens.slice(outcome.reach, outcome.reach + 8));
  let message = rest === '' ? 'Not read to a meaning.' : `Not read from "${rest}" on.`;
  if (!outcome.ok) message = 'Too long or too entangled to be read.';
  return { ok: false, reason: 'unread', message, understood };
}

/** Words as they stand in the text. */
const plainly = (tokens: readonly Token[]): string =>
  joinWords(
    tokens.map((t) => t.text),
    false,
  );
