// The battle steps and the attack up to its dice.
import type { Rule } from './rule.ts';

export const battleRules = {
  'battle.start': {
    title: 'Start of the battle phase',
    section: 'Turn Structure, 7',
    text: 'Before the first battle step, both players have a chance to play effects that name the start of the battle phase.',
  },
  'battle.arena': {
    title: 'Battle step of an arena',
    section: 'Turn Structure, 8',
    text: 'Each arena has its own battle step: Space, then Ground, then Character. Only units in that arena attack, even if other units untap later.',
  },
  'battle.step-start': {
    title: 'Start of a battle step',
    section: 'Turn Structure, 8',
    text: 'As a battle step begins, effects that name its start get their chance.',
  },
  'battle.speed': {
    title: 'Speed order',
    section: 'Turn Structure, 8',
    text: 'The fastest untapped unit in the arena attacks next. At equal speed Dark comes before Light, and a player with several equally fast units chooses their order.',
  },
  'battle.skip': {
    title: 'Skipping an attack',
    section: 'Turn Structure, 8',
    text: "If a unit comes up in speed order and is not to attack, it is tapped instead. That doesn't count as an attack.",
  },
  'battle.step-end': {
    title: 'End of a battle step',
    section: 'Turn Structure, 8',
    text: 'Once every unit in the arena is tapped, effects that name the end of this step have a last chance. Then comes the next arena, or the end of the turn.',
  },
  'attack.declare': {
    title: 'Declaring an attack',
    section: 'Attacking, 1',
    text: 'You choose the unit to attack and tap the attacker; then either player may disrupt the attack. A disrupted attack never happened, but its unit stays tapped.',
  },
  'attack.target': {
    title: 'Whom a unit attacks',
    section: 'Attacking, 1',
    text: "A unit attacks a unit of the opponent that is in an arena: in the attacker's own arena, unless an ability reaches into another.",
  },
  'attack.tapped': {
    title: "Tapped units don't attack",
    section: 'Turn Structure, 8',
    text: 'To attack, a unit must be untapped. One that an effect untaps during its battle step may attack again.',
  },
  'attack.cant': {
    title: "Can't attack",
    section: 'Glossary, Phrases, "can\'t attack"',
    text: "Some effects say that a unit can't attack or can't be attacked. Only the choice of a target is affected: an attack under way goes on, and effects can still target such a unit.",
  },
  'attack.toll': {
    title: 'Force for an attack',
    section: 'Glossary, Phrases, "can\'t attack"',
    text: "A card may ask for Force before a certain unit attacks or is attacked. It is paid as the attack is declared; a player who can't or won't pay doesn't attack, and nobody is forced into such an attack.",
  },
  'attack.must': {
    title: 'Must attack',
    section: 'Glossary, Phrases, "must attack"',
    text: 'A unit under such an effect has to attack one of the units that the effect names, if it can. It may neither tap nor use an ability in place of that attack.',
  },
  'attack.pop': {
    title: 'During the attack',
    section: 'Attacking, 2',
    text: 'Once an attack is declared, effects that trigger on it happen, and then both players may play general effects and those for this attack. The dice come afterwards.',
  },
  'attack.leaves': {
    title: 'A unit leaves the attack',
    section: 'Attacking, 2',
    text: 'When the attacker or the defender is no longer in an arena before the dice are rolled, the attack is over at once and nothing is rolled.',
  },
  'roll.dice': {
    title: 'Rolling dice',
    section: 'Glossary, Terms, roll',
    text: 'The game uses ordinary six-sided dice. After every roll there is a chance to change it before it counts.',
  },
  'roll.hits': {
    title: 'Hits',
    section: 'Attacking, 3',
    text: 'The attacker rolls one die for each point of power, and every 4, 5 or 6 is a hit. With no power left no die is rolled, which counts as no hits.',
  },
  'roll.reroll': {
    title: 'Rerolling dice',
    section: 'Glossary, Terms, reroll',
    text: 'Dice rolled again replace what they showed before, except where an effect asks for the initial roll. One reroll effect rolls them again just once, though another effect may do so afterwards.',
  },
  'roll.change': {
    title: 'Changing dice',
    section: 'Play or Pass (POP) Chances, 2',
    text: 'The last change to a roll is turning dice to another number. They count as the new number, but it is not natural.',
  },
  'attack.predict': {
    title: 'Foretelling hits',
    section: 'Attack Sequence Summary, 3',
    text: 'Once the defending unit is settled, the player with Foresight or Forewarning names a number of hits. What counts is the final roll, not the damage that gets through.',
  },
  'attack.end': {
    title: 'End of the attack',
    section: 'Attacking, 8',
    text: 'After the damage, everything that was waiting for the end of the attack happens, such as Retaliate, and then effects that name this moment.',
  },
} as const satisfies Record<string, Rule>;
