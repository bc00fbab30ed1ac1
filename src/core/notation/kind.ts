// What a kind of value is: how it is read where it stands in a sentence, and how it is printed.
import type { Seat } from '../state.ts';
import type { Cursor } from './cursor.ts';
import type { Json } from './json.ts';
import type { Names } from './names.ts';

/** What the sentences of a text can speak of. */
export interface Spoken {
  /** The cards on the table, by id. */
  readonly names: Names;
  /** The card definitions, by key. */
  readonly defs: Names;
  /** What a player is called, in lower case. */
  readonly sides: ReadonlyMap<string, Seat>;
  /** What the text says is printed on a card of the table. */
  definition(id: string): Json | undefined;
}

export interface Kind {
  /** What is expected, for sentences. */
  readonly what: string;
  /** undefined: it does not stand here. */
  read(cursor: Cursor, spoken: Spoken): unknown;
  /** undefined: it can't be said so. */
  print(value: unknown, spoken: Spoken): string | undefined;
  /** It is a card, or cards: a name that is nearly one can have been meant. */
  readonly names?: boolean;
  /** Words that can have been meant where it is expected and something else stands. */
  readonly words?: readonly string[];
  /** Where it is expected, nothing else has to be told. */
  readonly alone?: boolean;
}

/** The kinds of values by the names that forms call them by. */
export type Kinds = Readonly<Record<string, Kind>>;

type Shape = 'number' | 'string' | 'numbers' | 'strings' | 'null' | 'object';

const SHAPES: Readonly<Record<Shape, (value: unknown) => boolean>> = {
  number: Number.isSafeInteger,
  string: (value) => typeof value === 'string',
  numbers: (value) => Array.isArray(value) && value.every(Number.isSafeInteger),
  strings: (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
  null: (value) => value === null,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};

/** A file can hold anything: only what has one of the shapes is printed. */
export const kind = <T>(
  what: string,
  shapes: readonly Shape[],
  read: (cursor: Cursor, spoken: Spoken) => T | undefined,
  print: (value: T, spoken: Spoken) => string | undefined,
  more: Pick<Kind, 'names' | 'words' | 'alone'> = {},
): Kind => ({
  what,
  read,
  print: (value, spoken) =>
    shapes.some((shape) => SHAPES[shape](value)) ? print(value as T, spoken) : undefined,
  ...more,
});
