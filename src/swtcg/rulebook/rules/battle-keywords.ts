// Further keywords that act in battle.
import type { Rule } from './rule.ts';

export const battleKeywordRules = {
  'keyword.absorb': {
    title: 'Absorb',
    section: 'Keywords, Absorb',
    text: 'You prevent up to X of the damage pending to this unit. The amount really prevented is added to its power for its next attack.',
  },
  'keyword.ambush': {
    title: 'Ambush',
    section: 'Keywords, Ambush',
    text: 'When a unit of your opponent comes into this arena, in whatever way, you may activate this ability against it, once per copy. X dice of damage are rolled against the newcomer.',
  },
  'keyword.area-damage': {
    title: 'Area Damage',
    section: 'Keywords, Area Damage',
    text: "When damage of this unit's attack discards a unit, X dice of damage may be done to one other unit in the arena of the discarded one.",
  },
  'keyword.avenge': {
    title: 'Avenge',
    section: 'Keywords, Avenge',
    text: 'When damage from an attacking unit discards another unit of yours in this arena, the attacker takes X dice of damage from this unit at the end of the attack.',
  },
  'keyword.backfire': {
    title: 'Backfire',
    section: 'Keywords, Backfire',
    text: "If the initial roll of this unit's attack shows a natural three, the unit takes X dice of damage from itself at the end of the attack.",
  },
  'keyword.barrage': {
    title: 'Barrage',
    section: 'Keywords, Barrage',
    text: 'The unit may attack into the Character arena, with X in place of its printed power. Other changes of its power still count.',
  },
  'keyword.bombard': {
    title: 'Bombard',
    section: 'Keywords, Bombard',
    text: 'The unit may attack into the Ground arena, with X in place of its printed power. Other changes of its power still count.',
  },
  'keyword.bounty': {
    title: 'Bounty',
    section: 'Keywords, Bounty',
    text: 'When damage from this unit discards another unit, you gain what is listed after the colon at the start of your next build step.',
  },
  'keyword.cunning': {
    title: 'Cunning',
    section: 'Keywords, Cunning',
    text: "Your opponent decides about preventing damage before seeing this unit's attack dice. That chance comes even if the attack turns out to have no hits.",
  },
  'keyword.deflect': {
    title: 'Deflect',
    section: 'Keywords, Deflect',
    text: 'You prevent as much of the damage to this unit as you can, up to X. The unit may then do that much new damage to any unit in its arena, which can be prevented or deflected in turn.',
  },
  'keyword.double-damage': {
    title: 'Double Damage',
    section: 'Keywords, Double Damage',
    text: "Each damage of this unit's attack that isn't prevented puts two counters on the defending unit and not one. Other damage of the unit is not doubled.",
  },
  'keyword.double-strike': {
    title: 'Double Strike',
    section: 'Keywords, Double Strike',
    text: 'After an attack for which it tapped, this unit may attack an enemy unit a second time without tapping. The second attack allows no third.',
  },
  'keyword.ferocity': {
    title: 'Ferocity',
    section: 'Keywords, Ferocity',
    text: "Damage of which this unit is the source can't be prevented, in an attack or otherwise. The only exception is a damaged unit with Fortitude.",
  },
  'keyword.focus': {
    title: 'Focus',
    section: 'Keywords, Focus',
    text: 'If the initial roll of its attack shows a natural five, this unit has X more power for its next attack. A second five adds nothing.',
  },
  'keyword.foresight': {
    title: 'Foresight',
    section: 'Keywords, Foresight',
    text: 'When this unit attacks, you may say in advance how many hits will be rolled, 0 included. If you are right, you gain what is listed after the colon.',
  },
  'keyword.forewarning': {
    title: 'Forewarning',
    section: 'Keywords, Forewarning',
    text: 'When this unit is attacked, you may say in advance how many hits will be rolled, 0 included. If you are right, you gain what is listed after the colon.',
  },
  'keyword.fortitude': {
    title: 'Fortitude',
    section: 'Keywords, Fortitude',
    text: "With its own abilities this unit can prevent even unpreventable damage to itself. It can't do so for other units, nor against counters that are put on it directly.",
  },
  'keyword.fury': {
    title: 'Fury',
    section: 'Keywords, Fury',
    text: "If the initial roll of this unit's attack shows a natural four, you roll X more attack dice. Further fours bring no more dice.",
  },
  'keyword.inspiration': {
    title: 'Inspiration',
    section: 'Keywords, Inspiration',
    text: 'Each other unit of yours in this arena has +1 power, +1 health and +10 speed. Only a unique unit can have this ability, and two copies on one unit count once.',
  },
  'keyword.intercept': {
    title: 'Intercept',
    section: 'Keywords, Intercept',
    text: 'When another unit of yours in this arena is attacked, this unit may become the defending unit, provided that the attacker can attack it. It is still the same attack.',
  },
  'keyword.intimidation': {
    title: 'Intimidation',
    section: 'Keywords, Intimidation',
    text: 'This unit has +1 power, +1 health and +10 speed for each unit of your opponent in its arena. Only a unique unit can have this ability.',
  },
  'keyword.ion-cannon': {
    title: 'Ion Cannon',
    section: 'Keywords, Ion Cannon',
    text: 'The unit may attack into the Space arena, with X in place of its printed power. Other changes of its power still count.',
  },
  'keyword.overkill': {
    title: 'Overkill',
    section: 'Keywords, Overkill',
    text: "Hits beyond the defending unit's remaining health may be assigned to one other unit in the arena, as many of them as you like. Effects that work on dice don't protect that unit.",
  },
  'keyword.parry': {
    title: 'Parry',
    section: 'Keywords, Parry',
    text: 'If the final attack roll against this unit shows a natural one, up to X damage to it is prevented, without any cost.',
  },
  'keyword.persuade': {
    title: 'Persuade',
    section: 'Keywords, Persuade',
    text: 'You prevent up to X of the damage pending to this unit. If a unit is attacking, it has less power for its next attack, by the amount really prevented.',
  },
  'keyword.precision': {
    title: 'Precision',
    section: 'Keywords, Precision',
    text: 'In its attack the defending unit that this unit has chosen stays the defending unit: Intercept and Redirect have no effect.',
  },
  'keyword.protect': {
    title: 'Protect',
    section: 'Keywords, Protect',
    text: 'For its cost this unit prevents up to X damage to another unit of yours in its arena. If leaving the arena was part of that cost, it counts as still there until the damage is prevented.',
  },
  'keyword.redirect': {
    title: 'Redirect',
    section: 'Keywords, Redirect',
    text: 'When this unit is attacked, you may choose another unit of yours in the arena that can be attacked, and the attack goes against that one.',
  },
  'keyword.resilience': {
    title: 'Resilience',
    section: 'Keywords, Resilience',
    text: 'With at least X damage counters on it, this unit has X more power. A negative X takes that much power away.',
  },
  'keyword.retaliate': {
    title: 'Retaliate',
    section: 'Keywords, Retaliate',
    text: 'When a unit in its own arena attacks it, this unit may answer with X dice of damage at the end of the attack, even if it has been discarded. Each copy can be used in every attack.',
  },
  'keyword.riposte': {
    title: 'Riposte',
    section: 'Keywords, Riposte',
    text: 'If the final attack roll against this unit shows a natural two, it does X damage to the attacker when the attack ends.',
  },
  'keyword.surge': {
    title: 'Surge',
    section: 'Keywords, Surge',
    text: "When damage from another unit has put counters on this one, you may give any unit in its arena, yours or your opponent's, X more power until end of turn.",
  },
  'keyword.velocity': {
    title: 'Velocity',
    section: 'Keywords, Velocity',
    text: "When the battle step of its arena starts, this unit may become X faster for the turn, or X slower if it has no Stealth. After that it can't gain Stealth.",
  },
} as const satisfies Record<string, Rule>;
