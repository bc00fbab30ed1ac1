// A lesson: small steps with a position, a few words, and something to do or to answer. It is data; positions and deeds are in
// the notation.

export const LESSON_FORMAT = 'swtcg-lesson/1';
export const COURSE_FORMAT = 'swtcg-course/1';

/** One of several answers to a question, and what is said to whoever gives it. */
export interface Answer {
  readonly text: string;
  readonly right?: boolean;
  readonly said: string;
}

export interface Ask {
  readonly question: string;
  readonly answers: readonly Answer[];
}

/** A sentence of the notation, and what is said to whoever does that. */
export interface Mistake {
  readonly sentence: string;
  readonly said: string;
}

export interface Do {
  /** What the learner is to do, in words. */
  readonly words: string;
  /** Sentences, each of them right. Fields that a sentence leaves out may be anything. */
  readonly right: readonly string[];
  readonly said: string;
  /** What would be legal and is not meant. */
  readonly wrong?: readonly Mistake[];
  /** What the rules refuse here: the learner may try it, and hears the engine's own reason. */
  readonly illegal?: readonly string[];
  /** Said of everything else. */
  readonly otherwise: string;
  /** What the other side does afterwards, in order; it passes where it has nothing to do. */
  readonly replies?: readonly string[];
}

/** A whole game against a built-in player, with words for each kind of chance that comes. */
export interface Play {
  readonly against: 'greedy' | 'random';
  readonly seed: number;
  /** By the kind of window: `build`, `retreat`, `speed`, `prevention` … */
  readonly tips: Readonly<Record<string, string>>;
  readonly won: string;
  readonly lost: string;
}

export interface LessonStep {
  readonly say: readonly string[];
  /** The lines of a position, and of what has happened in it; without them the table stays as it is. */
  readonly table?: readonly string[];
  readonly rule?: string;
  readonly ask?: Ask;
  readonly do?: Do;
  readonly play?: Play;
}

export interface Lesson {
  readonly format: typeof LESSON_FORMAT;
  readonly title: string;
  /** What one can do afterwards, in one sentence. */
  readonly goal: string;
  /** The side that the learner plays. */
  readonly side: 'dark' | 'light';
  readonly steps: readonly LessonStep[];
}

/** Lessons in the order in which they are taken: their titles and their files. */
export interface Course {
  readonly format: typeof COURSE_FORMAT;
  readonly title: string;
  readonly lessons: readonly { readonly title: string; readonly goal: string; readonly src: string }[];
}
