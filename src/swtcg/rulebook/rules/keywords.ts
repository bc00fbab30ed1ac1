// The keywords that the engine knows.
import type { Rule } from './rule.ts';

export const keywordRules = {
  'keyword.accuracy': {
    title: 'Accuracy',
    section: 'Keywords, Accuracy',
    text: 'When hits are counted, each attack die of this unit counts as X higher, or lower if X is negative. The number that the die shows stays natural.',
  },
  'keyword.armor': {
    title: 'Armor',
    section: 'Keywords, Armor',
    text: 'Against this unit a die must show 5 or more to hit, in an attack and with dice of damage alike. A second Armor adds nothing.',
  },
  'keyword.critical-hit': {
    title: 'Critical Hit',
    section: 'Keywords, Critical Hit',
    text: "If any of the unit's attack dice shows a natural six after rerolls, its attack does X more damage. Further sixes add nothing.",
  },
  'keyword.damage-control': {
    title: 'Damage Control',
    section: 'Keywords, Damage Control',
    text: 'At the start of your build step you may take as many as X damage counters off this unit.',
  },
  'keyword.evade': {
    title: 'Evade',
    section: 'Keywords, Evade',
    text: 'For its cost you prevent up to X of the damage pending to this unit; you choose the amount. Each Evade works once against each damage.',
  },
  'keyword.lucky': {
    title: 'Lucky',
    section: 'Keywords, Lucky',
    text: 'In every attack by or against this unit you may have up to X of the attack dice rerolled, once, after triggered rerolls.',
  },
  'keyword.shields': {
    title: 'Shields',
    section: 'Keywords, Shields',
    text: 'A unit that attacks this one has X less power for it, so it rolls X dice fewer. Shields gained after the roll come too late.',
  },
  'keyword.stealth': {
    title: 'Stealth',
    section: 'Keywords, Stealth',
    text: "While it is untapped and has no damage counters, this unit can't be chosen as the target of an attack. Other damage and effects can still reach it.",
  },
  'keyword.stun': {
    title: 'Stun',
    section: 'Keywords, Stun',
    text: 'When damage from this unit puts counters on another unit, that unit has X less power until end of battle. Damage that is wholly prevented stuns nobody.',
  },
} as const satisfies Record<string, Rule>;
