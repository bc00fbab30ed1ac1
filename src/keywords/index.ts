// All keywords by name. A new one is a file and a line here.

import { accuracy } from './accuracy.ts';
import { alternativeCost } from './alternative-cost.ts';
import { armor } from './armor.ts';
import { criticalHit } from './critical-hit.ts';
import { damageControl } from './damage-control.ts';
import { enhance } from './enhance.ts';
import { equip } from './equip.ts';
import { evade } from './evade.ts';
import { hiddenCost } from './hidden-cost.ts';
import { insert } from './insert.ts';
import type { Keyword } from './keyword.ts';
import { lucky } from './lucky.ts';
import { meditate } from './meditate.ts';
import { pilot } from './pilot.ts';
import { reducedCost } from './reduced-cost.ts';
import { reserves } from './reserves.ts';
import { shields } from './shields.ts';
import { stack } from './stack.ts';
import { stealth } from './stealth.ts';
import { stun } from './stun.ts';
import { switchByArena } from './switch.ts';
import { upkeep } from './upkeep.ts';

const all = [accuracy, armor, criticalHit, damageControl, evade, lucky, shields, stealth, stun];
/** Keywords that act outside the attack. */
const command = [
  alternativeCost,
  enhance,
  equip,
  hiddenCost,
  insert,
  meditate,
  pilot,
  reducedCost,
  reserves,
  stack,
  switchByArena,
  upkeep,
];

export const keywords: ReadonlyMap<string, Keyword> = new Map(
  [...all, ...command].map((keyword) => [keyword.name, keyword]),
);
