export interface Rule {
  /** A few words; no two rules have the same. */
  readonly title: string;
  /**
   * Where the rule stands: headings of the 2012 rulebook, the outermost first, with the page (`Damage (p. 21)`); `FAQ, …` is
   * version 1.1 of the FAQ. `Rulings, 24` is a ruling of the project, `Engine` a guard that no book has.
   */
  readonly section: string;
  /** One or two sentences for a newcomer, in our own words. */
  readonly text: string;
}
