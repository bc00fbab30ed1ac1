// Without the grammar: texts are not read, and nobody says anything in other words.
import type { CardTexts } from '../../core/game/game-files.ts';
import type { LcgTypes } from '../types.ts';

export const plainTexts: CardTexts<LcgTypes> = {
  reader: null,
  restate: (_state, decision) => decision,
  inWords: (start) => start,
  compiled: (cards) => cards,
};
