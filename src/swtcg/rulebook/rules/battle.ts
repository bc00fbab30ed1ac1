// The battle steps and the attack up to its dice.
import type { Rule } from './rule.ts';

export const battleRules = {
  'battle.start': {
    title: 'Start of the battle phase',
    section: 'Turn Structure, 7',
    text: 'Before the first arena fights, both players have a chance for effects that name the start of the battle phase.',
  },
  'battle.arena': {
    title: 'Battle step of an arena',
    section: 'Turn Structure, 8',
    text: 'Each arena has its own battle step, Space before Ground before Character. Only units in the arena whose step it is attack, even if others are untapped later.',
  },
  'battle.step-start': {
    title: 'Start of a battle step',
    section: 'Turn Structure, 8',
    text: "When the fighting in an arena is about to begin, effects that name the start of that arena's step get their chance.",
  },
  'battle.speed': {
    title: 'Speed order',
    section: 'Turn Structure, 8',
    text: 'The fastest untapped unit in the arena is always the next to attack. At equal speed Dark comes before Light, and equally fast units of one player go in the order that player likes.',
  },
  'battle.skip': {
    title: 'Skipping an attack',
    section: 'Turn Structure, 8',
    text: 'A unit whose turn has come and that shall not attack is tapped instead, so that play goes on to the next. This does not count as having attacked.',
  },
  'battle.step-end': {
    title: 'End of a battle step',
    section: 'Turn Structure, 8',
    text: 'As soon as every unit in the arena is tapped, effects that name the end of its step have a last chance. Then the next arena fights, or the turn ends.',
  },
  'attack.declare': {
    title: 'Declaring an attack',
    section: 'Attacking, 1',
    text: 'The attacker names the unit it attacks and taps, and either player may then disrupt the attack. If that succeeds the attack has not happened, yet its unit stays tapped.',
  },
  'attack.target': {
    title: 'Whom a unit attacks',
    section: 'Attacking, 1',
    text: "An attack goes against a unit of the other player that stands in an arena, and it has to be the attacker's own arena unless an ability reaches further.",
  },
  'attack.tapped': {
    title: "Tapped units don't attack",
    section: 'Turn Structure, 8',
    text: 'To attack, a unit must be untapped. One that an effect untaps during its battle step may attack again.',
  },
  'attack.cant': {
    title: "Can't attack",
    section: 'Glossary, Phrases, "can\'t attack"',
    text: 'Some effects forbid a unit to attack, or to be attacked. They matter only at the moment of choosing: an attack under way goes on, and effects may still be aimed at such a unit.',
  },
  'attack.toll': {
    title: 'Force for an attack',
    section: 'Glossary, Phrases, "can\'t attack"',
    text: 'A card may ask Force of a player before a certain unit is attacked, or before one attacks. It is paid when the attack is declared; whoever lacks it, or keeps it, does not attack, and nobody is forced to such an attack.',
  },
  'attack.must': {
    title: 'Must attack',
    section: 'Glossary, Phrases, "must attack"',
    text: 'A unit under such an effect has to attack one of the units that the effect means, as long as it can attack any of them. Tapping it or using an ability in place of the attack is then out of the question.',
  },
  'attack.pop': {
    title: 'During the attack',
    section: 'Attacking, 2',
    text: 'Once an attack stands, effects that wait for an attack happen, and then both players may play general effects and those that concern this attack. The dice come afterwards.',
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
    text: 'The last thing that can happen to a roll is that dice are turned to another number. They count as what they show then, but not as natural.',
  },
  'attack.predict': {
    title: 'Foretelling hits',
    section: 'Attack Sequence Summary, 3',
    text: 'As soon as it is clear who defends, whoever has Foresight or Forewarning in this attack names a number of hits. Only what the dice show in the end counts, not the damage that gets through.',
  },
  'attack.end': {
    title: 'End of the attack',
    section: 'Attacking, 8',
    text: 'After the damage, everything that was waiting for the attack to be over takes place, such as Retaliate, and then effects that name this moment.',
  },
} as const satisfies Record<string, Rule>;
