// Games that were written down from notes: how they end, and which unknown card is meant.
import type { RecordWords } from '../../core/game/game-notation.ts';
import type { LcgTypes } from '../types.ts';

export const records: RecordWords<LcgTypes> = {
  endings: ['objectives', 'dial', 'empty-deck', 'effect'],
  fields: ['card', 'unit', 'target', 'objective'],
  unknown({ players, cards, box }, by) {
    if (by !== 'dark' && by !== 'light') return [];
    const { hand, deck } = players[by].lists;
    return [...hand, ...deck].filter((id) => cards[box.index[id] as number]?.def === '?');
  },
};
