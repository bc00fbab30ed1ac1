// What the chart of the viewer knows, hears and says, and what it needs of its page.
import type { Perspective } from '../../src/core/game/game-steps.ts';
import type { Stride } from '../../src/play/timeline/navigation.ts';
import type { Line, Live, Problem, Source } from '../../src/play/timeline/source.ts';
import type { Target, Timeline } from '../../src/play/timeline/timeline.ts';

/** The element around the chart: what is set there now, and what takes a page to do. */
export interface ViewerPage {
  readonly speed: number;
  readonly stride: Stride;
  readonly autoplay: boolean;
  /** Whether the page names a file. */
  readonly named: boolean;
  /** Gets what the file tells, to be seen from a perspective if that is possible. */
  load(perspective: Perspective): Promise<Source>;
  /** Gets menu, key list, search, verdict and odds. */
  loadDetails(): Promise<unknown>;
  /** Gets a table with the game as it stands at a step. */
  takeOver(timeline: Timeline, index: number): Promise<Live>;
  /** Plays a line to its end, slice by slice, and reports what has come; faster while it is awaited. */
  grow(line: Line, awaited: () => boolean, report: (event: GrowthEvent) => void): () => void;
  /** What went wrong, in the form of the engine's errors. */
  problemOf(failure: unknown): Problem;
}

export interface ViewerContext {
  readonly page: ViewerPage;
  readonly timeline: Timeline;
  /** The step that is shown. */
  readonly index: number;
  /** The step to go to as soon as it has been played. */
  readonly wanted: Target | null;
  /** The step at which the next game opens. */
  readonly opening: Target | null;
  /** The furthest step of this line that was shown. */
  readonly seen: number;
  /** Where the game was left for another line. */
  readonly left: number;
  /** The step was reached from its neighbor: cards may glide. */
  readonly near: boolean;
  /** The reader has begun to go through the steps. */
  readonly begun: boolean;
  /** What the reader played last, to go on with. */
  readonly played: Live | null;
  readonly perspective: Perspective;
  /** The perspective that was asked for, where the game has to be played for it first. */
  readonly lookAs: Perspective | null;
  /** What is searched for in the log. */
  readonly query: string;
  readonly problem: Problem | null;
  /** What was tried last, to be tried again where it failed. */
  readonly retry: RetryEvent | null;
}

/** What can be tried again after it failed. */
export type RetryEvent =
  | { readonly type: 'reload' }
  | { readonly type: 'check' }
  | { readonly type: 'enter'; readonly variation: number }
  | { readonly type: 'branch'; readonly index: number };

/** What comes of a line that is being played. */
export type GrowthEvent =
  | { readonly type: 'grew' }
  | { readonly type: 'grown' }
  | { readonly type: 'broke'; readonly error: unknown };

export type ViewerEvent =
  | RetryEvent
  | GrowthEvent
  /** The reader, or the page, wants to see what is named. */
  | { readonly type: 'ask' }
  /** The page names another file, and perhaps a step of it. */
  | { readonly type: 'name'; readonly step: string | null }
  /** The page gives the steps themselves. */
  | { readonly type: 'give'; readonly source: Source }
  /** The first step of a game can be seen. */
  | { readonly type: 'drawn' }
  | { readonly type: 'seek'; readonly to: Target }
  /** One stride forward or back. */
  | { readonly type: 'step'; readonly by: 1 | -1 }
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  | { readonly type: 'look'; readonly perspective: Perspective }
  /** The reader goes on with what they played before. */
  | { readonly type: 'resume' }
  /** Something was decided, or taken back, at the reader's table; `at` is the step that it looks back at. */
  | { readonly type: 'decided'; readonly at: number | null }
  | { readonly type: 'back' }
  | { readonly type: 'fail'; readonly problem: Problem; readonly retry?: RetryEvent | null }
  | { readonly type: 'dismiss' }
  | { readonly type: 'retry' }
  | { readonly type: 'connect' }
  | { readonly type: 'disconnect' }
  | { readonly type: 'openMenu' }
  | { readonly type: 'closeMenu' }
  | { readonly type: 'toggleKeys' }
  | { readonly type: 'toggleReason' }
  | { readonly type: 'find'; readonly query: string }
  | { readonly type: 'closeSearch' }
  /** The chart to itself: another game, another line, details that could not be fetched. */
  | { readonly type: 'opened' }
  | { readonly type: 'lineChanged' }
  | { readonly type: 'detailsMissing' };

/** What the chart tells its element. */
export type ViewerEmitted =
  | { readonly type: 'ready' }
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  | { readonly type: 'ended' }
  | { readonly type: 'branch'; readonly live: Live }
  | { readonly type: 'error'; readonly problem: Problem }
  /** Playback is about to go on to the next step. */
  | { readonly type: 'advance' }
  | { readonly type: 'menu' };
