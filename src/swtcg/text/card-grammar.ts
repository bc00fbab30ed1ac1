// The grammar of card texts, built when it is first needed, and the words of its language.

import { isKeywordWord } from '../cards/keyword-names.ts';
import type { Grammar } from '../grammar/grammar.ts';
import { cardGrammar } from '../grammar/index.ts';
import { isSubtypeWord } from '../grammar/words.ts';

let built: { readonly grammar: Grammar; readonly literals: ReadonlySet<string> } | undefined;
function language(): NonNullable<typeof built> {
  if (!built) {
    const grammar = cardGrammar();
    built = { grammar, literals: grammar.literals() };
  }
  return built;
}

export const grammar = (): Grammar => language().grammar;

/** A word of the language itself: of a template, a keyword, a subtype. */
export const isWord = (word: string): boolean =>
  language().literals.has(word.toLowerCase()) || isSubtypeWord(word) || isKeywordWord(word);
