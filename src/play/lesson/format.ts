// A lesson: small steps with a position, a few words, and something to do or to answer. It is data; positions and deeds are in
// the notation. The schema of a game's lessons says what each field is for.
import type { Seat } from '../../core/state.ts';

export type { CourseFile as Course } from '../files/validators/course.ts';

export interface Ask {
  readonly question: string;
  readonly answers: readonly { readonly text: string; readonly right?: boolean; readonly said: string }[];
}

export interface Task {
  readonly words: string;
  /** Sentences, each of them right. */
  readonly right: readonly string[];
  readonly said: string;
  /** What would be legal and is not meant. */
  readonly wrong?: readonly { readonly sentence: string; readonly said: string }[];
  /** What the rules refuse here. */
  readonly illegal?: readonly string[];
  /** Said of everything else. */
  readonly otherwise: string;
  /** What the other side does afterwards. */
  readonly replies?: readonly string[];
}

/** A whole game against a built-in player. */
export interface Play {
  readonly against: string;
  readonly seed: number;
  /** By the kind of chance. */
  readonly tips?: Readonly<Record<string, string>>;
  readonly won: string;
  readonly lost: string;
}

export interface LessonStep {
  readonly say: readonly string[];
  /** The lines of a position, and of what has happened in it; without them the table stays as it is. */
  readonly table?: readonly string[];
  readonly rule?: string;
  readonly ask?: Ask;
  readonly do?: Task;
  readonly play?: Play;
}

export interface Lesson<S extends Seat = Seat> {
  readonly format: string;
  readonly title: string;
  readonly goal: string;
  readonly ruleset?: string;
  /** The side that the learner plays. */
  readonly side: S;
  readonly steps: readonly LessonStep[];
}
