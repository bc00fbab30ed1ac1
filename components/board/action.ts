// What goes on at a table: an attack, cards being played, cards that move. Most readers see a table at rest first; this is
// fetched when one begins to look.

export { dice as diceStyles } from '../shared/dice.styles.ts';
export { action as styles } from './action.styles.ts';
export { ARROW, drawArrow } from './arrow.ts';
export { die } from './die.ts';
export { lane } from './lane.ts';
export { CardMotion, moves } from './motion.ts';
export { playsOf } from './plays.ts';
