// All keywords by name. A new one is a file and a line here.
import { accuracy } from './accuracy.ts';
import { armor } from './armor.ts';
import { criticalHit } from './critical-hit.ts';
import { damageControl } from './damage-control.ts';
import { evade } from './evade.ts';
import type { Keyword } from './keyword.ts';
import { lucky } from './lucky.ts';
import { shields } from './shields.ts';
import { stealth } from './stealth.ts';
import { stun } from './stun.ts';

const all = [accuracy, armor, criticalHit, damageControl, evade, lucky, shields, stealth, stun];

export const keywords: ReadonlyMap<string, Keyword> = new Map(all.map((keyword) => [keyword.name, keyword]));
