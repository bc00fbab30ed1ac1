// How a hidden card is called in a masked view.
import type { CardId } from '../language/terms.ts';

export const MASK = 'hidden:';
export const isMask = (id: CardId): boolean => id.startsWith(MASK);
