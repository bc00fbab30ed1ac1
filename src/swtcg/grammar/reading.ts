/** What was read, and where the reading ends. */
export interface Reading {
  readonly value: unknown;
  readonly end: number;
}
