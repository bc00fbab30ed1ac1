// What the judge's desk tells the page.

/** The detail of each event, by its name. */
export interface RulingsEvents {
  /** Something was looked up: the game or rulebook that was asked (null: all games), the words, the ids of the answer. */
  'swtcg-ruling': {
    readonly game: string | null;
    readonly query: string;
    readonly ids: readonly string[];
  };
}
