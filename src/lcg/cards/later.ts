// Mechanics that the rulebook of 2012 does not have. Their cards are in the card data of later products; what they do is
// left to the players.

const LATER: readonly (readonly [mechanic: string, words: RegExp])[] = [
  ['Pilot', /\bpilots?\b|\bpilot(?:ed|ing)\b|\bunpiloted\b/i],
  ['Influence', /\binfluence\b/i],
  ['Mission', /\bmissions?\b/i],
  ['common reserve', /\bcommon reserve\b/i],
  [
    'more than two players',
    /\banother friendly player\b|\bother friendly player\b|\bdifferent (?:opponent|friendly player)\b/i,
  ],
];

/** The later mechanic by which a paragraph can't be played; undefined where there is none. */
export const laterMechanic = (paragraph: string): string | undefined =>
  LATER.find(([, words]) => words.test(paragraph))?.[0];
