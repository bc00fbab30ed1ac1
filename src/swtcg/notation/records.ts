// Games that were written down from notes: how they end, and which unknown card is meant.
import type { RecordWords } from '../../core/game/game-notation.ts';
import type { SwtcgTypes } from '../types.ts';

export const records: RecordWords<SwtcgTypes> = {
  endings: ['control', 'effect'],
  fields: ['card', 'unit', 'target', 'top'],
  unknown({ players, cards, box }, by) {
    if (by !== 'dark' && by !== 'light') return [];
    const { hand, build, deck } = players[by].lists;
    return [...hand, ...build, ...deck].filter((id) => cards[box.index[id] as number]?.def === '?');
  },
};
