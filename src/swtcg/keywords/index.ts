// All keywords by name. A new one is a file and a line here.
import type { Edition } from '../editions/edition.ts';
import type { RuleId } from '../rulebook/ids.ts';
import { absorb } from './absorb.ts';
import { accuracy } from './accuracy.ts';
import { adapt } from './adapt.ts';
import { alternativeCost } from './alternative-cost.ts';
import { ambush } from './ambush.ts';
import { areaDamage } from './area-damage.ts';
import { armor } from './armor.ts';
import { avenge } from './avenge.ts';
import { backfire } from './backfire.ts';
import { barrage } from './barrage.ts';
import { bombard } from './bombard.ts';
import { bounty } from './bounty.ts';
import { consume } from './consume.ts';
import { criticalHit } from './critical-hit.ts';
import { cunning } from './cunning.ts';
import { damageControl } from './damage-control.ts';
import { deflect } from './deflect.ts';
import { doubleDamage } from './double-damage.ts';
import { doubleStrike } from './double-strike.ts';
import { enhance } from './enhance.ts';
import { equip } from './equip.ts';
import { evade } from './evade.ts';
import { ferocity } from './ferocity.ts';
import { focus } from './focus.ts';
import { foresight } from './foresight.ts';
import { forewarning } from './forewarning.ts';
import { fortitude } from './fortitude.ts';
import { fury } from './fury.ts';
import { hiddenCost } from './hidden-cost.ts';
import { insert } from './insert.ts';
import { inspiration } from './inspiration.ts';
import { intercept } from './intercept.ts';
import { intimidation } from './intimidation.ts';
import { ionCannon } from './ion-cannon.ts';
import type { Keyword, KnownKeyword } from './keyword.ts';
import { lucky } from './lucky.ts';
import { meditate } from './meditate.ts';
import { overkill } from './overkill.ts';
import { overload } from './overload.ts';
import { parry } from './parry.ts';
import { persuade } from './persuade.ts';
import { pilot } from './pilot.ts';
import { precision } from './precision.ts';
import { protect } from './protect.ts';
import { redirect } from './redirect.ts';
import { reducedCost } from './reduced-cost.ts';
import { reserves } from './reserves.ts';
import { resilience } from './resilience.ts';
import { retaliate } from './retaliate.ts';
import { riposte } from './riposte.ts';
import { shields } from './shields.ts';
import { stack } from './stack.ts';
import { stealth } from './stealth.ts';
import { stun } from './stun.ts';
import { surge } from './surge.ts';
import { switchByArena } from './switch.ts';
import { tenacity } from './tenacity.ts';
import { upkeep } from './upkeep.ts';
import { velocity } from './velocity.ts';

const all = [
  absorb,
  accuracy,
  adapt,
  alternativeCost,
  ambush,
  areaDamage,
  armor,
  avenge,
  backfire,
  barrage,
  bombard,
  bounty,
  consume,
  criticalHit,
  cunning,
  damageControl,
  deflect,
  doubleDamage,
  doubleStrike,
  enhance,
  equip,
  evade,
  ferocity,
  focus,
  foresight,
  forewarning,
  fortitude,
  fury,
  hiddenCost,
  insert,
  inspiration,
  intercept,
  intimidation,
  ionCannon,
  lucky,
  meditate,
  overkill,
  overload,
  parry,
  persuade,
  pilot,
  precision,
  protect,
  redirect,
  reducedCost,
  reserves,
  resilience,
  retaliate,
  riposte,
  shields,
  stack,
  stealth,
  stun,
  surge,
  switchByArena,
  tenacity,
  upkeep,
  velocity,
];

const ruleOf = (name: string) => `keyword.${name.toLowerCase().replace(' ', '-')}` as RuleId;

export const keywords: ReadonlyMap<string, KnownKeyword> = new Map(
  all.map((keyword) => [keyword.name, { ...keyword, rule: ruleOf(keyword.name) }]),
);

/** How copies of a keyword combine in an edition. */
export const combineOf = ({ keywords: { combine } }: Edition, name: string): Keyword['combine'] | undefined =>
  combine[name] ?? keywords.get(name)?.combine;
