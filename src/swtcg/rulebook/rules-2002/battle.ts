// The battle steps, the attack and damage.
import type { Rule } from '../rules/rule.ts';

export const battleRules2002 = {
  'battle.start': {
    title: 'Start of the battle phase',
    section: 'Battle Phase (Attacking)',
    text: 'Contests come first, then what triggers. The first chance to play something is the one before the first Space attack.',
  },
  'battle.arena': {
    title: 'Battle step of an arena',
    section: 'Battle Phase (Attacking), 1',
    text: 'Only the units of the arena whose battle it is attack. Those of an earlier one do not come again, even if they untap.',
  },
  'battle.step-start': {
    title: 'A battle begins',
    section: 'Battle Phase (Attacking), 1',
    text: 'Nothing is played before the first chance of a battle; what its start triggers comes first in that chance.',
  },
  'battle.speed': {
    title: 'Speed order',
    section: 'Battle Phase (Attacking), 1',
    text: "Untapped units attack one by one, the fastest first. At equal speed Dark comes before Light, and a player orders equally fast units of one's own.",
  },
  'battle.skip': {
    title: 'Not attacking',
    section: 'How to Attack',
    text: 'A unit that shall not attack when its speed has come up is tapped instead.',
  },
  'battle.step-end': {
    title: 'A battle ends',
    section: 'Battle Phase (Attacking), 3',
    text: 'When no untapped unit is left there is a last chance. Once both pass, the next battle begins, or the phase ends.',
  },
  'attack.declare': {
    title: 'Starting an attack',
    section: 'How to Attack, 1',
    text: 'A unit picks an opposing unit in its arena, tapped or not, and taps. Nothing calls an attack off.',
  },
  'attack.target': {
    title: 'Whom a unit attacks',
    section: 'How to Attack, 1',
    text: 'A unit attacks units of the opponent in its own arena, unless a card reaches further.',
  },
  'attack.tapped': {
    title: "Tapped units don't attack",
    section: 'Battle Phase (Attacking), 1',
    text: 'The units that attack in a battle are the untapped ones.',
  },
  'attack.cant': {
    title: "Can't attack",
    section: 'Attack Abilities and Effects',
    text: 'Whether a unit can attack another is looked at before the attack only. If it can attack nobody, it does not attack.',
  },
  'attack.must': {
    title: 'Must attack',
    section: 'Attack Abilities and Effects',
    text: 'A unit that must attack another and can has no choice: no skipping, no other unit, no ability instead.',
  },
  'attack.pop': {
    title: 'Chance in an attack',
    section: 'How to Attack, 1',
    text: 'After the target is chosen and before the dice, both players can play abilities and Battle cards.',
  },
  'attack.leaves': {
    title: 'A unit leaves the attack',
    section: 'How to Attack, 2',
    text: 'If attacker or defender has gone before the roll, no dice are rolled. A unit that retreats later takes the hits all the same.',
  },
  'attack.end': {
    title: 'End of the attack',
    section: 'How to Attack, 4',
    text: 'After the counters the attack is over, with all that lasted for it. A chance follows, and what the end has triggered comes first in it.',
  },
  'roll.dice': {
    title: 'Rolling dice',
    section: 'Glossary, roll',
    text: 'As many dice are rolled as the rule says, each showing 1 to 6; a wrong number is rolled again.',
  },
  'roll.hits': {
    title: 'Hits',
    section: 'How to Attack, 2',
    text: 'Power is the number of dice, and each 4 or more is a hit. A change of power after the roll changes nothing.',
  },
  'roll.reroll': {
    title: 'Rerolling dice',
    section: 'Glossary, reroll',
    text: 'Dice that are rolled again replace the old ones. Each card or ability rerolls them once.',
  },
  'damage.anytime': {
    title: 'One way for all damage',
    section: 'Chances to Play Activated Abilities and Battle Cards, Damage',
    text: 'Damage from an attack or anything else has a chance to be prevented before its counters are put.',
  },
  'damage.dice': {
    title: 'Dice of damage',
    section: 'Glossary, dice of damage',
    text: 'Each 4 or more among such dice is 1 damage. They are no attack: Accuracy and Critical Hit do not count.',
  },
  'damage.prevent': {
    title: 'Preventing damage',
    section: 'Glossary, prevent damage',
    text: 'Prevented damage puts no counters; counters that lie there stay. It works in the build zone too, and what is too much of it is lost.',
  },
  'damage.placement': {
    title: 'Damage counters',
    section: 'Chances to Play Activated Abilities and Battle Cards, Damage',
    text: 'When the chance ends, each damage that was not prevented is a counter. Damage that arose meanwhile then has a chance of its own.',
  },
  'unit.discard': {
    title: 'Discarding a unit',
    section: 'Glossary, health',
    text: 'As soon as its damage counters reach its health a unit goes to the discard pile, with its stack and its Pilot. Retreated units are no exception.',
  },
} as const satisfies Record<string, Rule>;
