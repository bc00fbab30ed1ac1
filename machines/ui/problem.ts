// What went wrong, and where, in the form of the engine's own errors.
export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly path?: string;
  readonly rule?: string;
  readonly entry?: number;
  /** It is a recorded game that it is wrong with, and no example. */
  readonly game?: boolean;
  /** What was understood of a text before it went wrong. */
  readonly understood?: string;
}
