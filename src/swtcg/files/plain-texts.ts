// Texts of cards without the grammar: those that are nothing but a keyword (texts.ts). Nobody says an option in other words.
import type { CardTexts } from '../../core/game/game-files.ts';
import type { SwtcgTypes } from '../types.ts';

export const plainTexts: CardTexts<SwtcgTypes> = {
  reader: null,
  restate: (_state, decision) => decision,
  inWords: (start) => start,
  compiled: (cards) => cards,
};
