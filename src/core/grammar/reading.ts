// What is read.
import type { Token } from './token.ts';

/** What was read, and where the reading ends. */
export interface Reading {
  readonly value: unknown;
  readonly end: number;
}

/** Words that are no part of a grammar: the names of cards, and the words by which cards are sorted. */
export interface Names {
  at(tokens: readonly Token[], at: number): readonly Reading[];
  /** Such a word by its singular or plural, in small letters. */
  sort(word: string): string | undefined;
}

export const NO_NAMES: Names = { at: () => [], sort: () => undefined };
