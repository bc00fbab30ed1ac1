// What goes on at a table: an engagement, cards being played, cards that move, the keys. Most readers see a table at rest first; this
// is fetched when one begins to look.
import { marks } from '../../shared/board/marks.styles.ts';
import { toComeStyles } from '../odds/to-come.styles.ts';
import { action } from './action.styles.ts';

export const styles = [action, toComeStyles, marks];
export { CardMotion } from '../../shared/board/motion.ts';
export { Stops } from '../../shared/board/stops.ts';
export { ARROWS, drawArrows } from './arrow.ts';
export { lane } from './engagement.ts';
export { moves } from './moves.ts';
export { playsOf } from './plays.ts';
