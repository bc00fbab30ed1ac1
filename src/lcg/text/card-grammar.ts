// The grammar of card texts, built when it is first needed.
import { once } from '../../core/memo.ts';
import { cardGrammar } from '../grammar/index.ts';

export const grammar = once(cardGrammar);
