// The grammar of card text: its vocabularies put together.

import { Grammar } from '../../core/grammar/grammar.ts';
import { amounts } from './amounts.ts';
import { attacks } from './attacks.ts';
import { battleWords } from './battle-words.ts';
import { commandKeywords } from './command-keywords.ts';
import { conditions } from './conditions.ts';
import { costs } from './costs.ts';
import { durations } from './durations.ts';
import { filters } from './filters.ts';
import { gains } from './gains.ts';
import { inverted } from './inverted.ts';
import { keywords } from './keywords.ts';
import { paragraphs } from './paragraphs.ts';
import { parts } from './parts.ts';
import { only } from './play-only.ts';
import { selectors } from './selectors.ts';
import { statics } from './statics.ts';
import { triggers } from './triggers.ts';
import { words } from './words.ts';
import { would } from './would.ts';

export function cardGrammar(): Grammar {
  const g = new Grammar();
  for (const vocabulary of [
    words,
    filters,
    selectors,
    amounts,
    durations,
    gains,
    conditions,
    costs,
    triggers,
    only,
  ])
    vocabulary(g);
  for (const vocabulary of [
    parts,
    statics,
    attacks,
    would,
    keywords,
    commandKeywords,
    battleWords,
    inverted,
    paragraphs,
  ])
    vocabulary(g);
  return g;
}
