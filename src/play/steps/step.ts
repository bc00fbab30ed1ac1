// A step of an account: what happened, and the table as it then is.

import type { Perspective, RollView } from '../../core/game/game-steps.ts';
import type { GameTypes } from '../../core/game/game-types.ts';
import type { CardId, Seat } from '../../core/state.ts';

/** How many hits more than expected the dice of each player gave so far. */
export type Luck<S extends Seat = Seat> = Readonly<Partial<Record<S, number>>>;

/** A line of the log: what happened, and how it is said. */
export interface LogLine<T extends GameTypes = GameTypes> {
  readonly entry: T['event'];
  /** The sentence in English, in which twins are told apart by their ids. */
  readonly text: string;
  /** What a card was called then, for another language; a line of an older log has only its sentence. */
  readonly nameOf?: (card: CardId) => string;
  /** The player who did it. */
  readonly by?: T['seat'] | null;
  /** `<decisions taken>.<n>`: the same for the same file for ever. */
  readonly address?: string | undefined;
}

/** One step: what happened, and the table as it then is. */
export interface Step<T extends GameTypes = GameTypes> extends LogLine<T> {
  /** All that lies on the table, hidden cards too. */
  readonly view: T['view'];
  /** The table as somebody else sees it: hidden cards are masked. */
  viewFor?(who: Perspective<T['seat']>): T['view'];
  /** The zone of a card as this onlooker knows it; null where the card is hidden. */
  zoneOf?(card: CardId, who: Perspective<T['seat']>): string | null;
  /** What is going on at the table. */
  readonly scene?: T['scene'];
  /** Play waits for this player after the step. */
  readonly asked?: T['seat'] | null;
  /** The dice that fell in this step. */
  readonly roll?: RollView<T['seat']> | null;
  readonly luck?: Luck<T['seat']>;
}

export interface Steps<T extends GameTypes = GameTypes> {
  /** How many there are so far. */
  readonly length: number;
  at(index: number): Step<T>;
}

/** The line of a step, which says its sentence when it is read. */
export const lineOf = <T extends GameTypes>(step: Step<T>): LogLine<T> => {
  const { entry, by = null, address, nameOf } = step;
  return {
    entry,
    by,
    address,
    ...(nameOf && { nameOf }),
    get text() {
      return step.text;
    },
  };
};

/** The step at an address: `12.3`, or `12` for the first of its decision. One that is not there is the last before it. */
export function stepAt(steps: Steps, address: string): number {
  const [decisions = 0, n = 1] = address.split('.').map(Number);
  let found = 0;
  for (let i = 0; i < steps.length; i++) {
    const [d = 0, m = 0] = (steps.at(i).address ?? '').split('.').map(Number);
    if (d < decisions || (d === decisions && m <= Math.max(1, n))) found = i;
  }
  return found;
}
