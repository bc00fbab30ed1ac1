// How big files may be: far above any real one, so a file beyond these is a mistake or an attack. How long the lists and
// texts in a file may be stands in its schema.

export const LIMITS = {
  /** Characters of a scenario or a lesson. */
  size: 5_000_000,
  /** Characters of a text in the notation: a recorded game of 20,000 decisions needs fewer. */
  notationSize: 4_000_000,
  /** A recorded game has hashes and dice for every decision. */
  replaySize: 20_000_000,
  /** A view log has a view for every step: it may be larger than the game. */
  viewLogSize: 40_000_000,
  /** Brackets inside brackets. The formats themselves need 10. */
  depth: 32,
  cards: 2_000,
  script: 20_000,
} as const;
