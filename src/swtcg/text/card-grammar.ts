// The grammar of card texts, built when it is first needed, and the words of its language.

import { once } from '../../core/memo.ts';
import { isKeywordWord } from '../cards/keyword-names.ts';
import { cardGrammar } from '../grammar/index.ts';
import { isSubtypeWord } from '../grammar/words.ts';

export const grammar = once(cardGrammar);

const literals = once(() => grammar().literals());

/** A word of the language itself: of a template, a keyword, a subtype. */
export const isWord = (word: string): boolean =>
  literals().has(word.toLowerCase()) || isSubtypeWord(word) || isKeywordWord(word);
