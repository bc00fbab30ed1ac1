export interface Rule {
  /** A few words; no two rules have the same. */
  readonly title: string;
  /**
   * Where the rule stands in the 2022 rulebook: headings, numbered points and entries, the outermost first
   * (`Attacking, 5`). `Project rulings, 2` is a ruling of the project, `Engine` a guard that no book has.
   */
  readonly section: string;
  /** One or two sentences for a newcomer, in our own words. */
  readonly text: string;
}
