// What goes on at a table: an attack, cards being played, cards that move, the keys. Most readers see a table at rest first; this is
// fetched when one begins to look.

import { dice as diceStyles } from '../../shared/dice.styles.ts';
import { action } from './action.styles.ts';
import { marks } from './marks.styles.ts';
import { roles } from './roles.styles.ts';

export { diceStyles };
export const styles = [action, roles, diceStyles, marks];
export { ARROW, drawArrow } from './arrow.ts';
export { die } from './die.ts';
export { lane } from './lane.ts';
export { CardMotion, moves } from './motion.ts';
export { playsOf } from './plays.ts';
export { Stops } from './stops.ts';
