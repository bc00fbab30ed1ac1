// The one kind of error that the rules, the readers and the sessions throw: it says what, where and why.

export type ErrorCode =
  | 'entry-not-legal'
  | 'dice-exhausted'
  | 'text-not-read'
  | 'bad-scenario'
  | 'unreadable'
  | 'loop'
  /** It was given up: a page does not wait for ever. */
  | 'too-long'
  | 'not-legal'
  /** What was written down is not what was played. */
  | 'diverged'
  /** A fault of the program itself. */
  | 'internal';

export interface ErrorInfo {
  readonly code: ErrorCode;
  readonly message: string;
  /** An id of the game's index of rules. */
  readonly rule?: string;
  /** Number of the script entry, from 0. */
  readonly entry?: number;
  /** JSON path of what is wrong. */
  readonly path?: string;
}

export class SwtcgError extends Error {
  readonly info: ErrorInfo;
  constructor(info: ErrorInfo) {
    super(info.message);
    this.name = 'SwtcgError';
    this.info = info;
  }
}
