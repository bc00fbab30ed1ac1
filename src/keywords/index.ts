// All keywords by name. A new one is a file and a line here.
import { absorb } from './absorb.ts';
import { accuracy } from './accuracy.ts';
import { ambush } from './ambush.ts';
import { areaDamage } from './area-damage.ts';
import { armor } from './armor.ts';
import { avenge } from './avenge.ts';
import { backfire } from './backfire.ts';
import { barrage } from './barrage.ts';
import { bombard } from './bombard.ts';
import { bounty } from './bounty.ts';
import { criticalHit } from './critical-hit.ts';
import { cunning } from './cunning.ts';
import { damageControl } from './damage-control.ts';
import { deflect } from './deflect.ts';
import { doubleDamage } from './double-damage.ts';
import { doubleStrike } from './double-strike.ts';
import { evade } from './evade.ts';
import { ferocity } from './ferocity.ts';
import { focus } from './focus.ts';
import { foresight } from './foresight.ts';
import { forewarning } from './forewarning.ts';
import { fortitude } from './fortitude.ts';
import { fury } from './fury.ts';
import { inspiration } from './inspiration.ts';
import { intercept } from './intercept.ts';
import { intimidation } from './intimidation.ts';
import { ionCannon } from './ion-cannon.ts';
import type { Keyword } from './keyword.ts';
import { lucky } from './lucky.ts';
import { overkill } from './overkill.ts';
import { parry } from './parry.ts';
import { persuade } from './persuade.ts';
import { precision } from './precision.ts';
import { protect } from './protect.ts';
import { redirect } from './redirect.ts';
import { resilience } from './resilience.ts';
import { retaliate } from './retaliate.ts';
import { riposte } from './riposte.ts';
import { shields } from './shields.ts';
import { stealth } from './stealth.ts';
import { stun } from './stun.ts';
import { surge } from './surge.ts';
import { velocity } from './velocity.ts';

const all: readonly Keyword[] = [
  absorb,
  accuracy,
  ambush,
  areaDamage,
  armor,
  avenge,
  backfire,
  barrage,
  bombard,
  bounty,
  criticalHit,
  cunning,
  damageControl,
  deflect,
  doubleDamage,
  doubleStrike,
  evade,
  ferocity,
  focus,
  foresight,
  forewarning,
  fortitude,
  fury,
  inspiration,
  intercept,
  intimidation,
  ionCannon,
  lucky,
  overkill,
  parry,
  persuade,
  precision,
  protect,
  redirect,
  resilience,
  retaliate,
  riposte,
  shields,
  stealth,
  stun,
  surge,
  velocity,
];

export const keywords: ReadonlyMap<string, Keyword> = new Map(all.map((keyword) => [keyword.name, keyword]));
