// How big a scenario may be. Far above any real one: a file beyond these is a mistake or an attack.

export const LIMITS = {
  /** Bytes of a file, characters of a text. */
  size: 5_000_000,
  /** A recorded game has hashes and dice for every decision. */
  replaySize: 20_000_000,
  /** Brackets inside brackets. The format itself needs 7. */
  depth: 32,
  cards: 2_000,
  script: 20_000,
  dice: 100_000,
  list: 1_000,
  paragraphs: 40,
  /** Characters of one paragraph. */
  paragraph: 2_000,
  /** Characters of one name, and of one text. */
  name: 200,
  text: 10_000,
  /** Any number of the file but dice, seed and turn. */
  number: 9_999,
} as const;
