// A paragraph of card text as an effect, and an effect as a paragraph.
import type { Effect } from '../effects/language.ts';
import { cardGrammar } from './grammar/index.ts';
import type { Grammar } from './grammar/grammar.ts';
import { Names } from './grammar/names.ts';
import { print } from './grammar/printer.ts';
import { readAll } from './grammar/reader.ts';
import { isSubtypeReference, isSubtypeWord } from './grammar/words.ts';
import { isKeywordWord } from './keyword-names.ts';
import { withoutOwnName } from './own-name.ts';
import { joinWords, tokenise } from './tokens.ts';

export type ReadResult =
  | { readonly ok: true; readonly effect: Effect }
  | {
      readonly ok: false;
      readonly reason: 'unread' | 'ambiguous';
      readonly message: string;
      /** The longest beginning that some form could read. */
      readonly understood: string;
    };

let built: { readonly grammar: Grammar; readonly literals: ReadonlySet<string> } | undefined;
function language(): NonNullable<typeof built> {
  if (!built) {
    const grammar = cardGrammar();
    built = { grammar, literals: grammar.literals() };
  }
  return built;
}
const grammar = (): Grammar => language().grammar;

/** A word of the language itself: of a template, a keyword, a subtype. */
const isWord = (word: string): boolean =>
  language().literals.has(word.toLowerCase()) || isSubtypeWord(word) || isKeywordWord(word);

/** The names of the cards that texts may speak of, made ready for reading. */
export const knownNames = (names: Iterable<string>): Names => new Names(names, (name) => isSubtypeReference(name) || name.split(' ').every(isWord));

/**
 * Reads one paragraph. `self`: the card it stands on, which may call itself by its name.
 * `names`: the cards that it may call by name; without them a name is not read.
 */
export function readParagraph(text: string, self?: { readonly name: string }, names?: Names): ReadResult {
  const tokens = tokenise(self ? withoutOwnName(text, self.name, isWord) : text);
  const outcome = readAll(grammar(), 'effect', tokens, names);
  const [first, ...more] = outcome.ok ? outcome.values : [];
  if (first !== undefined && more.length === 0) return { ok: true, effect: first as Effect };
  const understood = joinWords(tokens.slice(0, outcome.reach).map((t) => t.text));
  if (first === undefined) {
    const rest = joinWords(tokens.slice(outcome.reach, outcome.reach + 8).map((t) => t.text));
    const message = rest === '' ? 'Not read to a meaning.' : `Not read from "${rest}" on.`;
    return { ok: false, reason: 'unread', message, understood };
  }
  const wordings = [first, ...more].map((value) => printEffect(value as Effect));
  // Readings that are worded alike are told apart by their data.
  const told = new Set(wordings).size === wordings.length ? wordings : [first, ...more].map((v) => JSON.stringify(v));
  return { ok: false, reason: 'ambiguous', message: `Can be read as ${told.join(' or as ')}`, understood };
}

/** A keyword alone takes no period; a sentence does. */
function isSentence(effect: Effect): boolean {
  if (effect.kind === 'manual') return false;
  if (effect.kind !== 'keyword') return true;
  return effect.only !== undefined || (effect.effect !== undefined && isSentence(effect.effect));
}

/** The engine's own wording of an effect. Reading it back gives the same effect. */
export function printEffect(effect: Effect): string {
  if (effect.kind === 'manual') return effect.text;
  const words = print(grammar(), 'effect', effect);
  if (!words) return `(no wording: ${JSON.stringify(effect)})`;
  return joinWords(words) + (isSentence(effect) ? '.' : '');
}
