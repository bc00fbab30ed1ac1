// What the chart of a lesson holds and hears.
import type { Problem } from './problem.ts';

/** As much of a lesson as the chart has to know. */
export interface LessonOutline {
  readonly title: string;
  readonly steps: readonly StepOutline[];
}

/** A step has a question, something to do, a game to play, or words only. */
export interface StepOutline {
  readonly ask?: { readonly answers: readonly { readonly right?: boolean; readonly said: string }[] };
  readonly do?: object;
  readonly play?: object;
}

export interface CourseOutline {
  readonly lessons: readonly { readonly title: string; readonly src: string }[];
}

/** Where a lesson or a course comes from: an address, relative to another where that is given; a text; or the lesson itself. */
export type LessonSource =
  | { readonly address: string; readonly base?: string }
  | { readonly text: string }
  | { readonly lesson: LessonOutline; readonly step: number };

/** The game of a step, laid out. */
export interface LaidOut {
  /** The game as it was saved, for the table. */
  readonly file: unknown;
  /** The same, for judging what the learner does: only the element knows what it is. */
  readonly table: unknown;
}

/** What lays out the tables of a lesson: it comes with the engine. Null where a step has no table yet. */
export type LayOut = (lesson: LessonOutline, step: number) => LaidOut | Problem | null;

export type Loaded =
  | { readonly course: CourseOutline; readonly base: string }
  | { readonly lesson: LessonOutline; readonly step: number; readonly layOut: LayOut };

/** What is said to what the learner did. */
export interface Reply {
  readonly kind: 'right' | 'wrong' | 'refused' | 'plain';
  readonly said: string;
}

export interface LessonContext {
  readonly source: LessonSource | null;
  readonly course: CourseOutline | null;
  /** The address of the course: those of its lessons are relative to it. */
  readonly base: string;
  readonly lesson: LessonOutline | null;
  readonly layOut: LayOut | null;
  /** The step that is shown, from 0. */
  readonly step: number;
  readonly laid: LaidOut | null;
  /** Why the table of this step can't be laid out. */
  readonly faulty: Problem | null;
  /** The answers that were given to the question of this step. */
  readonly given: readonly number[];
  readonly reply: Reply | null;
  /** What to do now, in a guided game. */
  readonly tip: string | null;
  readonly problem: Problem | null;
}

export type LessonEvent =
  | { type: 'LOAD'; source: LessonSource }
  | { type: 'LOADED'; loaded: Loaded }
  | { type: 'RETRY' }
  | { type: 'FAILED'; problem: Problem }
  | { type: 'MENDED' }
  // the way through a lesson
  | { type: 'SEEK'; step: number }
  | { type: 'NEXT' }
  | { type: 'BACK' }
  | { type: 'AGAIN' }
  | { type: 'LEAVE' }
  // what the learner does
  | { type: 'ANSWER'; answer: number }
  | { type: 'JUDGED'; right: boolean; said: string }
  | { type: 'REFUSED'; said: string }
  | { type: 'TIP'; tip: string }
  | { type: 'GAME_OVER'; said: string | null };

export const stepOf = ({ lesson, step }: LessonContext): StepOutline | null => lesson?.steps[step] ?? null;

/** The lesson of the course after the one that is taught. */
export function lessonAfter({ course, lesson }: LessonContext): { readonly src: string } | null {
  const lessons = course?.lessons ?? [];
  const at = lessons.findIndex(({ title }) => title === lesson?.title);
  return at < 0 ? null : (lessons[at + 1] ?? null);
}
