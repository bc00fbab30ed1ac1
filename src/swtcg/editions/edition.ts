// What the editions of the game differ in: a record that rules and charts read.

export interface Edition {
  /** The `ruleset` of its files. */
  readonly id: string;
}
