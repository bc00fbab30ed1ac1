import type { Keyword } from './keyword.ts';

/** Stack: listed cards may lie under the unit as part of its stack (src/swtcg/rules/build/stack-rules.ts). */
export const stack: Keyword = {
  name: 'Stack',
  kind: 'static',
  combine: 'layered',
  worksIn: ['build', 'on'],
};
