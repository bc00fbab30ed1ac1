// The ten keywords.
import type { Rule } from '../rules/rule.ts';

export const keywordRules2002 = {
  'keyword.accuracy': {
    title: 'Accuracy',
    section: 'Keyword Abilities, Accuracy',
    text: 'X is added to each attack die of the unit. It makes no natural six, and dice of damage are no attack dice.',
  },
  'keyword.bombard': {
    title: 'Bombard',
    section: 'Keyword Abilities, Bombard',
    text: 'In the Space arena the unit may attack a Ground unit instead, with X for its printed power and what a stack adds. Everything else that changes its power counts.',
  },
  'keyword.critical-hit': {
    title: 'Critical Hit',
    section: 'Keyword Abilities, Critical Hit',
    text: 'X more damage if an attack die shows a natural six, however many do. Two of them add up.',
  },
  'keyword.deflect': {
    title: 'Deflect',
    section: 'Keyword Abilities, Deflect',
    text: 'Prevents X damage to the unit, which may do as much to a unit in its arena. That waits until the counters of this chance are put.',
  },
  'keyword.evade': {
    title: 'Evade',
    section: 'Keyword Abilities, Evade',
    text: 'Prevents at most X damage to the unit, once for each source in a chance.',
  },
  'keyword.intercept': {
    title: 'Intercept',
    section: 'Keyword Abilities, Intercept',
    text: "If another unit of one's own in the arena is attacked, the attack goes against this one. If the attacker can't attack it, it was paid in vain.",
  },
  'keyword.ion-cannon': {
    title: 'Ion Cannon',
    section: 'Keyword Abilities, Ion Cannon',
    text: 'In the Ground arena the unit may attack a Space unit instead, with X for its printed power and what a stack adds. Everything else that changes its power counts.',
  },
  'keyword.pilot': {
    title: 'Pilot',
    section: 'Pilots',
    text: 'The Character may move onto a unit of the type that is named, which then has all that stands after and below the word. None of it works in the Character arena.',
  },
  'keyword.shields': {
    title: 'Shields',
    section: 'Keyword Abilities, Shields',
    text: 'Whoever attacks the unit has X less power. After the roll it comes too late.',
  },
  'keyword.stun': {
    title: 'Stun',
    section: 'Keyword Abilities, Stun',
    text: 'A unit that it damages, in an attack or not, has X less power until the battle phase ends. If all damage is prevented nothing happens.',
  },
} as const satisfies Record<string, Rule>;
