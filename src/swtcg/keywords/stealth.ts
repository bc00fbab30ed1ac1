import { card } from '../model/zones.ts';
import type { Keyword } from './keyword.ts';

/** Stealth: the unit can be attacked only while it is tapped or damaged. */
export const stealth: Keyword = {
  name: 'Stealth',
  kind: 'static',
  combine: 'isolated',
  attackedWhen: (game, unit) => {
    const { tapped, damage } = card(game, unit);
    return tapped || damage > 0 ? null : 'it has Stealth and is neither tapped nor damaged';
  },
  // Not once Velocity has changed the unit's speed.
  gainedWhen: ({ modifiers }, unit) => !modifiers.some((one) => one.velocity && one.on === unit),
};
