// What this game says in the notation (src/core/game/game-notation.ts).
import type { NotationWords } from '../../core/game/game-notation.ts';
import { DICE } from '../../core/notation/dice.ts';
import { KEYWORDS } from '../cards/keyword-names.ts';
import { edition2022 } from '../editions/2022.ts';
import { SIDES } from '../model/state.ts';
import type { SwtcgTypes } from '../types.ts';
import { cards } from './cards.ts';
import { SEAT_NAMES, VERB_WORDS } from './kinds.ts';
import { byHand, expected, statements } from './parts.ts';
import { records } from './records.ts';
import { sentences } from './sentences.ts';
import { table } from './table.ts';

export const notation: NotationWords<SwtcgTypes> = {
  ruleset: edition2022.id,
  seats: SIDES,
  seatNames: SEAT_NAMES,
  common: ['force', 'space', 'ground', 'character', 'build', 'side'],
  cards,
  table,
  sentences,
  expected,
  byHand,
  statements,
  chance: DICE,
  records,
  hints: {
    lines:
      'A line begins with dark:, light:, space:, hand:, title:, expect: … or is a sentence like "X attacks Y".',
    verbs: /\s(?:attacks?|uses?|plays?|chooses|completes|builds|pays|evades|moves|retreats)\s/i,
    keywords: KEYWORDS.map(({ name }) => name),
    deeds: VERB_WORDS,
    expected: ['nobody wins', 'is discarded', 'is tapped', 'controls'],
  },
};
