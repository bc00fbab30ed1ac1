// What is wrong in a notation: where it stands, in the lines and columns that a reader sees, and what belongs there.
import { type ErrorInfo, SwtcgError } from '../error.ts';

export interface Place {
  /** From 1. */
  readonly line: number;
  readonly column: number;
}

export interface Fault extends Place {
  readonly message: string;
}

export class NotationError extends SwtcgError {
  readonly line: number;
  readonly column: number;
  /** What was understood of the text before it, in the notation's own words. */
  readonly understood: string;
  /** Everything that is wrong, this first. */
  readonly faults: readonly Fault[];

  constructor(faults: readonly [Fault, ...Fault[]], understood = '', info: Partial<ErrorInfo> = {}) {
    const [{ line, column, message }] = faults;
    super({
      code: 'bad-scenario',
      ...info,
      message: `Line ${line}, column ${column}: ${message}`,
      path: `${line}:${column}`,
    });
    this.name = 'NotationError';
    this.line = line;
    this.column = column;
    this.understood = understood;
    this.faults = faults;
  }
}

/** Thrown while one line is read; the reader keeps it and goes on with the next line. */
export class LineFault extends Error {
  readonly at: number;
  constructor(at: number, message: string) {
    super(message);
    this.at = at;
  }
}
