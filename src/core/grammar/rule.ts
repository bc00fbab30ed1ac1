// What a grammar is made of: rules, one for each category, with their forms.

import type { Names, Reading } from './reading.ts';
import type { Bindings } from './shape.ts';
import type { Item } from './template.ts';
import type { Token } from './token.ts';

export interface Form {
  readonly items: readonly Item[];
  /** Its fixed words, each in all its spellings; the first are left out, by which forms are looked up. */
  readonly needs: readonly (readonly string[])[];
  /** The data that filled holes stand for; undefined: this form does not say that. */
  readonly build: (bindings: Bindings) => unknown;
  /** The holes' contents for this data; null where the form does not print it, or only reads. */
  readonly match: (value: unknown) => Bindings | null;
}

export interface Starts {
  /** First words; null: any. */
  readonly first: ReadonlySet<string> | null;
  /** It may be empty. */
  readonly nullable: boolean;
}

/** A class of words that is read and printed by itself: numbers, names. */
export interface Terminal {
  readonly read: (tokens: readonly Token[], at: number, names: Names) => readonly Reading[];
  readonly print: (value: unknown) => readonly string[] | null;
}

/** Items with words between them. `flat`: each item is a list, the value is all of them in one list. */
export interface ListRule {
  readonly item: string;
  readonly flat: boolean;
  /** Between any two items, or, if there is a `last`, between all but the last two. */
  readonly between: readonly (readonly string[])[];
  readonly last: readonly (readonly string[])[] | null;
  readonly min: number;
  readonly printed: {
    readonly item: string;
    readonly two: readonly string[];
    readonly mid: readonly string[];
    readonly last: readonly string[];
  };
}

export interface Category<T> {
  readonly name: string;
  /** Never there; keeps categories of different data apart. */
  readonly of?: T;
}

export interface Rule {
  readonly name: string;
  readonly forms: Form[];
  /** Forms by first word, found when first asked for. */
  readonly byWord: Map<string, readonly Form[]>;
  terminal?: Terminal;
  list?: ListRule;
  /** Words it can start with; null: any. Known once the grammar is first used. */
  first?: ReadonlySet<string> | null;
  nullable?: boolean;
}
