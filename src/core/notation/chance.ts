// What chance gives, in words: dice, random picks.
import type { Spoken } from './kind.ts';

/** What chance gave, told at the end of a sentence. */
export interface ChanceWords {
  /** The word before it, and what else stands for that. */
  readonly word: string;
  readonly telling: RegExp;
  /** A line that begins so goes on with the line before. */
  readonly goesOn: RegExp;
  /** The keys of a line that tells it apart. */
  readonly keys: readonly string[];
  /** What fell, one list for each time; null where something else stands there. */
  read(text: string, spoken: Spoken): unknown[][] | null;
  /** How much of a text is understood. */
  readonly known: RegExp;
  /** What is expected there: in a sentence, and in a line. */
  readonly like: string;
  readonly lineLike: string;
  print(rolls: readonly (readonly unknown[])[], spoken: Spoken): string;
  /** That a sentence tells fewer of them than there are, or more. */
  astray(more: boolean, fell: number, tells: number): string;
}
