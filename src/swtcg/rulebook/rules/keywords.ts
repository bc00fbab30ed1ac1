// The keywords that the engine knows.
import type { Rule } from './rule.ts';

export const keywordRules = {
  'keyword.accuracy': {
    title: 'Accuracy',
    section: 'Keywords, Accuracy',
    text: "Each die of the unit's attack counts as X higher, or lower if X is negative, when hits are counted. What the die shows stays its natural number.",
  },
  'keyword.armor': {
    title: 'Armor',
    section: 'Keywords, Armor',
    text: 'Against this unit a die needs at least a 5 in order to hit, in an attack as well as with dice of damage. A second Armor adds nothing.',
  },
  'keyword.critical-hit': {
    title: 'Critical Hit',
    section: 'Keywords, Critical Hit',
    text: "If any of the unit's attack dice shows a six after rerolls, its attack does X extra damage. More sixes bring no more.",
  },
  'keyword.damage-control': {
    title: 'Damage Control',
    section: 'Keywords, Damage Control',
    text: "As its controller's build step begins, as many as X damage counters may be taken off the unit.",
  },
  'keyword.evade': {
    title: 'Evade',
    section: 'Keywords, Evade',
    text: "For its cost the unit prevents at most X of the damage that is pending to itself, the exact amount being its player's choice. Each Evade works once against one damage.",
  },
  'keyword.lucky': {
    title: 'Lucky',
    section: 'Keywords, Lucky',
    text: 'In every attack by or against the unit its player may have as many as X of the attack dice thrown again, once, after triggered rerolls.',
  },
  'keyword.shields': {
    title: 'Shields',
    section: 'Keywords, Shields',
    text: 'Whoever attacks this unit rolls X dice fewer. Shields gained after the roll come too late for it.',
  },
  'keyword.stealth': {
    title: 'Stealth',
    section: 'Keywords, Stealth',
    text: 'While it is untapped and without damage counters the unit cannot be chosen for an attack. Other damage and effects can still reach it.',
  },
  'keyword.stun': {
    title: 'Stun',
    section: 'Keywords, Stun',
    text: "A unit on which this one's damage has placed counters loses X power for the remainder of the battle, not only when it was attacked. Damage prevented entirely stuns nobody.",
  },
} as const satisfies Record<string, Rule>;
