// Where a replay's steps come from. The element knows this much and no more: a scenario is one source, a recorded game
// another, and a page can bring its own.
import type { LogEntry, Side } from '../../src/game/state.ts';
import type { View } from '../../src/view.ts';
import type { AttackView, PlayView } from '../board/attack-view.ts';
import type { CardFaces } from '../board/face.ts';
import type { Names } from '../board/player.ts';

/** One step: what happened, and the table as it then is. */
export interface Step {
  readonly view: View;
  readonly entry: LogEntry;
  /** The attack that is under way. */
  readonly attack?: AttackView | null;
  /** What was played and has not had its effect yet, first played first. */
  readonly plays?: readonly PlayView[];
  /** The player who did it. */
  readonly by?: Side | null;
}

export interface Steps {
  readonly length: number;
  at(index: number): Step;
}

/** What stands at the head of a replay. */
export interface Heading {
  readonly title: string | null;
  readonly question: string | null;
  readonly explanation: string | null;
}

/** What went wrong, and where; the form of the engine's own errors. */
export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly path?: string;
  readonly rule?: string;
  readonly entry?: number;
}

/** All that the element needs to show something. */
export interface Source {
  readonly heading: Heading;
  readonly cards: CardFaces;
  readonly steps: Steps;
  /** Play ended early: the steps before it are good. */
  readonly problem: Problem | null;
  /** Of a recorded game: whether it is what it says. */
  readonly verdict?: 'exact' | 'unverified' | 'diverged';
  /** What the players are called. */
  readonly names?: Names;
}

/** Steps from a plain list. */
export const listed = (steps: readonly Step[]): Steps => ({
  length: steps.length,
  at(index) {
    const step = steps[index];
    if (!step) throw new RangeError(`There is no step ${index}.`);
    return step;
  },
});
