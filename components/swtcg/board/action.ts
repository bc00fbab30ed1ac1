// What goes on at a table: an attack, cards being played, cards that move, the keys. Most readers see a table at rest first; this is
// fetched when one begins to look.

import { marks } from '../../shared/board/marks.styles.ts';
import { dice as diceStyles } from '../../shared/dice.styles.ts';
import { action } from './action.styles.ts';
import { roles } from './roles.styles.ts';

export { diceStyles };
export const styles = [action, roles, diceStyles, marks];
export { CardMotion } from '../../shared/board/motion.ts';
export { Stops } from '../../shared/board/stops.ts';
export { ARROW, drawArrow } from './arrow.ts';
export { die } from './die.ts';
export { lane } from './lane.ts';
export { moves } from './moves.ts';
export { playsOf } from './plays.ts';
