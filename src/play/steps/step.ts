// A step of an account: what happened, and the table as it then is.

import type { LogEvent } from '../../swtcg/log/types.ts';
import type { CardId, Side } from '../../swtcg/model/state.ts';
import type { AttackView, DieView, PlayView } from '../../swtcg/view/attack-view.ts';
import type { View } from '../../swtcg/view/view.ts';

/** Whose eyes the reader looks through: everybody's, one player's, or those of somebody who sees no hidden card. */
export type Perspective = 'both' | Side | 'spectator';

/** Dice that were thrown: which of them hit, and what the odds of one die were. */
export interface RollView {
  readonly by: Side;
  readonly kind: 'attack' | 'damage' | 'build' | 'effect';
  readonly dice: readonly DieView[];
  /** The least number that hits, with what is added to each die taken into account; null where nothing is hit. */
  readonly least: number | null;
}

/** How many hits more than expected the dice of each player gave so far. */
export type Luck = Readonly<Record<Side, number>>;

/** A line of the log: what happened, and how it is said. */
export interface LogLine {
  readonly entry: LogEvent;
  /** The sentence in English, in which twins are told apart by their ids. */
  readonly text: string;
  /** What a card was called then, for another language; a line of an older log has only its sentence. */
  readonly nameOf?: (card: CardId) => string;
  /** The player who did it. */
  readonly by?: Side | null;
  /** `<decisions taken>.<n>`: the same for the same file for ever. */
  readonly address?: string | undefined;
}

/** One step: what happened, and the table as it then is. */
export interface Step extends LogLine {
  /** All that lies on the table, hidden cards too. */
  readonly view: View;
  /** The table as somebody else sees it: hidden cards are masked. */
  viewFor?(who: Perspective): View;
  /** The zone of a card as this onlooker knows it; null where the card is hidden. */
  zoneOf?(card: CardId, who: Perspective): string | null;
  /** The attack that is under way. */
  readonly attack?: AttackView | null;
  /** What was played and has not had its effect yet, first played first. */
  readonly plays?: readonly PlayView[];
  /** Play waits for this player after the step. */
  readonly asked?: Side | null;
  /** The dice that fell in this step. */
  readonly roll?: RollView | null;
  readonly luck?: Luck;
}

export interface Steps {
  /** How many there are so far. */
  readonly length: number;
  at(index: number): Step;
}

/** The line of a step, which says its sentence when it is read. */
export const lineOf = (step: Step): LogLine => {
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
