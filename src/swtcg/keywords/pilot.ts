import type { Keyword } from './keyword.ts';

/** Pilot: the card may be moved onto a unit of the right sort, which then has the abilities listed (src/swtcg/rules/build/pilots.ts). */
export const pilot: Keyword = {
  name: 'Pilot',
  kind: 'static',
  combine: 'layered',
  givesPiloted: ({ effects }) => effects ?? [],
  worksIn: ['build', 'on'],
};
