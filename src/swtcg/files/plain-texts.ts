// Texts of cards without the grammar: those that are known at a glance. Nobody says an option in other words.
import type { CardTexts } from '../../core/game-files.ts';
import type { SwtcgTypes } from '../types.ts';
import { glances } from './texts.ts';

export const plainTexts: CardTexts<SwtcgTypes> = {
  reader: glances,
  restate: (_state, decision) => decision,
  inWords: (start) => start,
};
