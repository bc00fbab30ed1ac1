// Who plays which seat of a table, and whose eyes it is seen with.
import type { Perspective } from '../../src/core/game/game-steps.ts';
import type { Seat } from '../../src/core/state.ts';

export type { Perspective };

/** What was asked for, where there is such a seat; whoever asks for anything else sees what everybody may. */
export const asPerspective = (asked: unknown, seats: readonly Seat[]): Perspective =>
  asked === 'both' || seats.includes(asked as Seat) ? (asked as Perspective) : 'spectator';

export interface Seats {
  /** By seat: `human`, or the name of a built-in player. A seat that is left out is a person's. */
  readonly players: Readonly<Record<Seat, string>>;
  /** Of persons at one screen: whether all hands are open, or hidden until their player asks. */
  readonly hands: 'open' | 'hidden';
}

/** Who sits at a seat. */
export const sitting = ({ players }: Seats, seat: Seat): string => players[seat] ?? 'human';

export const isHuman = (seats: Seats, seat: Seat): boolean => sitting(seats, seat) === 'human';

/** The one seat that a person plays, where the others are played by the table. `all`: the seats of the game. */
export function onlyHuman(seats: Seats, all: readonly Seat[]): Seat | null {
  const [first, ...more] = all.filter((seat) => isHuman(seats, seat));
  return first !== undefined && more.length === 0 ? first : null;
}

/** Whose eyes the table is seen with. `looking` is the player who asked to see their hand, where hands are hidden. */
export function perspectiveOf(
  seats: Seats,
  all: readonly Seat[],
  looking: Seat | null,
  chance: Seat | null,
): Perspective {
  const alone = onlyHuman(seats, all);
  if (alone) return alone;
  if (seats.hands === 'open' || all.every((seat) => !isHuman(seats, seat))) return 'both';
  return looking !== null && looking === chance ? looking : 'spectator';
}
