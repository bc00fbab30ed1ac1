import type { Keyword } from './keyword.ts';

/** Bounty: what the unit's controller gains in the next build step for a unit that its damage has discarded (src/swtcg/rules/actions/bounty.ts). */
export const bounty: Keyword = {
  name: 'Bounty',
  kind: 'triggered',
  combine: 'layered',
  worksIn: ['build'],
};
