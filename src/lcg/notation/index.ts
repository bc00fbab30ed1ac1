// What this game says in the notation (src/core/game/game-notation.ts).
import type { NotationWords } from '../../core/game/game-notation.ts';
import { KEYWORDS } from '../keywords/index.ts';
import { SIDES } from '../language/terms.ts';
import type { LcgTypes } from '../types.ts';
import { cards } from './cards.ts';
import { SEAT_NAMES } from './kinds.ts';
import { byHand, expected } from './parts.ts';
import { PICKS } from './picks.ts';
import { records } from './records.ts';
import { sentences } from './sentences.ts';
import { statements } from './statements.ts';
import { table } from './table.ts';

export const notation: NotationWords<LcgTypes> = {
  ruleset: null,
  seats: SIDES,
  seatNames: SEAT_NAMES,
  common: ['force', 'dial', 'edge', 'unit', 'side', 'balance', 'death star', 'on the', 'to the'],
  cards,
  table,
  sentences,
  expected,
  byHand,
  statements,
  chance: PICKS,
  records,
  hints: {
    lines:
      'A line begins with dark:, light:, objectives:, units:, hand:, title:, expect: … or is a sentence like "Luke engages Outpost".',
    verbs:
      /\s(?:engages?|attacks?|defends?|plays|uses?|strikes?|places|commits|chooses|shields?|protects?|discards)\s/i,
    keywords: Object.values(KEYWORDS).map(({ name }) => name),
    deeds: [],
    expected: ['nobody wins', 'has the edge', 'has the balance', 'is in the discard pile', 'the dial is at'],
  },
};
