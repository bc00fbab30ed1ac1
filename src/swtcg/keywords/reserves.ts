import type { Keyword } from './keyword.ts';

/** Reserves: the ability works in the build zone and nowhere else. */
export const reserves: Keyword = {
  name: 'Reserves',
  kind: 'static',
  combine: 'layered',
  gives: ({ effect }, _card, zone) => (effect && zone === 'build' ? [effect] : []),
  worksIn: ['build'],
  giftWorks: true,
};
