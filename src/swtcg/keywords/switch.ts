import { gainEffects } from '../language/gains.ts';
import { isArena } from '../model/zones.ts';
import type { Keyword } from './keyword.ts';

/** Switch: what the unit gets depends on which of the arenas of its type line it is in. */
export const switchByArena: Keyword = {
  name: 'Switch',
  kind: 'static',
  combine: 'layered',
  gives: ({ byArena }, { arenas }, zone) => {
    const gain = isArena(zone) ? byArena?.[arenas.indexOf(zone)] : undefined;
    return gain ? gainEffects(gain) : [];
  },
};
