// Where the steps of a replay come from. A viewer knows this much and no more: a scenario is one source, a recorded game
// another, and a page can bring its own.
import type { ChartInspector } from '../../core/game/charts.ts';
import type { Perspective } from '../../core/game/game-steps.ts';
import type { BaseDecision, BaseFace } from '../../core/game/game-types.ts';
import type { Presentation } from '../../core/game/presentation.ts';
import type { CardId, Seat } from '../../core/state.ts';
import type { Heading } from '../steps/heading.ts';
import type { Step, Steps } from '../steps/step.ts';

/** What went wrong, and where; the form of the engine's own errors. */
export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly path?: string;
  readonly rule?: string;
  readonly entry?: number;
  /** A recorded game is wrong, not an example. */
  readonly game?: boolean;
  /** What was understood of a text before it went wrong. */
  readonly understood?: string;
}

/** Whether a recorded game is what it says, and why. A log of views that has not been played here is only told. */
export interface Verdict {
  readonly verdict: 'exact' | 'unverified' | 'diverged' | 'told';
  readonly reason: string | null;
}

/** One line of play: the game itself, a variation of it, or one that is being played. */
export interface Line {
  readonly steps: Steps;
  /** Plays on until told to stop; false when there is no more. */
  more(stop: () => boolean): boolean;
  /** Play ended early: the steps before it are good. */
  readonly problem: Problem | null;
  /** Of a line that is not the game itself: after how many decisions it leaves the game. */
  readonly from?: number;
  readonly annotations?: readonly Note[];
  /** Of a recorded game that was played to its end. */
  readonly verdict?: Verdict | null;
}

/** A note of an annotator. */
export interface Note {
  readonly at: string;
  readonly text?: string;
  readonly mark?: string;
}

/** A variation that the file has. */
export interface Aside {
  readonly at: string;
  readonly title?: string;
  readonly annotations?: readonly Note[];
}

/** A decision of a game that is being played, with the words for it. */
export interface Choice {
  readonly decision: BaseDecision;
  readonly words: string;
}

/** A line of play that the reader has taken over. */
export interface Live extends Line {
  /** After how many decisions it leaves the game. */
  readonly from: number;
  /** The decisions that were taken since. */
  readonly taken: readonly unknown[];
  readonly rolls: readonly (readonly number[])[];
  readonly chance: Seat | null;
  readonly waiting: 'player' | 'dice' | 'stopped' | 'over';
  /** How many dice are to be thrown by hand. */
  readonly dice: number;
  choices(who: Perspective): readonly Choice[];
  /** Takes a decision, or says why it is not legal. */
  decide(decision: BaseDecision): { readonly message: string; readonly rule: string } | null;
  roll(dice: readonly number[]): void;
  /** Takes back the last decision; false where none is left. */
  undo(): boolean;
  /** The same up to a step, to go on from there in another way. */
  fork(index: number): Live;
}

/** Everything that a viewer needs to show something. */
export interface Source extends Line {
  /** The `ruleset` of the game that is played, and how it is shown. */
  readonly ruleset: string;
  readonly game: Presentation;
  readonly heading: Heading;
  readonly cards: Readonly<Record<CardId, BaseFace>>;
  /** What the players are called. */
  readonly names?: Readonly<Partial<Record<Seat, string | undefined>>>;
  readonly variations?: readonly Aside[];
  /** The file, as it was read. */
  readonly file?: unknown;
  /** One of the file's variations. */
  variation?(n: number): Promise<Line>;
  /** Takes over after a step, of the game or of another line. */
  live?(index: number, line?: Line | null): Promise<Live>;
  /** The perspectives it can be seen from; left out: all. */
  readonly seats?: readonly Perspective[];
  /** Of a log of views: the same game, played by the rules. */
  played?(): Promise<Source>;
  /** Shows the charts that play it in an inspector. */
  inspect?(inspect: ChartInspector): void;
}

/** A line of play from a plain list of steps. */
export const listed = (steps: readonly Step[] | Steps): Line => ({
  steps: Array.isArray(steps) ? plainSteps(steps) : (steps as Steps),
  more: () => false,
  problem: null,
});

const plainSteps = (steps: readonly Step[]): Steps => ({
  length: steps.length,
  at(index) {
    const step = steps[index];
    if (!step) throw new RangeError(`There is no step ${index}.`);
    return step;
  },
});
