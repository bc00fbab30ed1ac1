// How a hidden card is called in a masked view.
import type { CardId } from '../model/state.ts';

export const MASK = 'hidden:';

/** Whether an id of a masked view stands for a card that is hidden. */
export const isMask = (id: CardId): boolean => id.startsWith(MASK);
