import type { Keyword } from './keyword.ts';

/** Meditate: the card is played once more from the discard pile, for this cost, and then leaves the game (src/swtcg/decisions/play.ts; how it leaves: `exile` in src/swtcg/model/zones.ts). */
export const meditate: Keyword = {
  name: 'Meditate',
  kind: 'activated',
  combine: 'isolated',
};
