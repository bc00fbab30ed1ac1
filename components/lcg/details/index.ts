// What is drawn once a reader has begun to read. A reader is likely to open a card, too.
import { icons } from '../look/icons.styles.ts';
import { toComeStyles } from '../odds/to-come.styles.ts';
import { details } from './details.styles.ts';

export { SwtcgLcgCard } from '../card/card.ts';
export { insight } from './engagement.ts';
export const styles = [icons, toComeStyles, details];
