// The grammar of card texts: its vocabularies put together.
import { Grammar } from '../../core/grammar/grammar.ts';
import { cards } from './cards.ts';
import { allConditions } from './conditions.ts';
import { control } from './control.ts';
import { costs } from './costs.ts';
import { damage } from './damage.ts';
import { filters } from './filters.ts';
import { counting, gains } from './gains.ts';
import { paragraphs } from './paragraphs.ts';
import { selectors } from './selectors.ts';
import { statics } from './statics.ts';
import { table } from './table.ts';
import { triggers } from './triggers.ts';
import { words } from './words.ts';

export function cardGrammar(): Grammar {
  const g = new Grammar();
  for (const vocabulary of [words, filters, selectors, allConditions, gains, counting, costs]) vocabulary(g);
  for (const vocabulary of [damage, cards, table, statics, control, triggers, paragraphs]) vocabulary(g);
  return g;
}
