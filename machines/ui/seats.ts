// Who plays which side of a table, and whose eyes it is seen with.
import { SIDES, type Side } from '../../src/swtcg/model/state.ts';

/** Whose eyes somebody looks through: everybody's, one player's, or those of somebody who sees no hidden card. */
export type Perspective = 'both' | Side | 'spectator';

const PERSPECTIVES: readonly unknown[] = ['both', ...SIDES, 'spectator'];

/** What was asked for, where it is one; whoever asks for anything else sees what everybody may. */
export const asPerspective = (asked: unknown): Perspective =>
  PERSPECTIVES.includes(asked) ? (asked as Perspective) : 'spectator';

export interface Seats {
  /** `human`, or the name of a built-in player. */
  readonly dark: string;
  readonly light: string;
  /** Of two persons at one screen: whether both hands are open, or hidden until their player asks. */
  readonly hands: 'open' | 'hidden';
}

export const isHuman = (seats: Seats, side: Side): boolean => seats[side] === 'human';

/** The one side that a person plays, where the other is played by the table. */
export function onlyHuman(seats: Seats): Side | null {
  const [first, ...more] = SIDES.filter((side) => isHuman(seats, side));
  return first !== undefined && more.length === 0 ? first : null;
}

/** Whose eyes the table is seen with. `looking` is the player who asked to see their hand, where hands are hidden. */
export function perspectiveOf(seats: Seats, looking: Side | null, chance: Side | null): Perspective {
  const alone = onlyHuman(seats);
  if (alone) return alone;
  if (seats.hands === 'open' || SIDES.every((side) => !isHuman(seats, side))) return 'both';
  return looking !== null && looking === chance ? looking : 'spectator';
}
