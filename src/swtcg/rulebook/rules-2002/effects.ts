// Abilities and Battle cards: which, when, how often.
import type { Rule } from '../rules/rule.ts';

export const effectRules2002 = {
  'effect.use': {
    title: 'Using an ability',
    section: 'Abilities',
    text: 'What has an arrow is played by paying for it while the unit is in an arena, or if it prevents damage in the build zone too. What triggers, and what is simply on, works in both.',
  },
  'effect.triggered': {
    title: 'Triggered abilities',
    section: 'Triggered Abilities',
    text: 'What begins with "when" happens after its event, back and forth with Dark first. It works on retreated units too, and waits while rerolls or prevention are open.',
  },
  'effect.activated': {
    title: 'When abilities are played',
    section: 'When Can Activated Abilities and Battle Cards Be Played?',
    text: 'An ability without a time of its own is played in the chances between and during attacks.',
  },
  'effect.once': {
    title: 'Once each time',
    section: 'Activated Abilities',
    text: 'An ability is played once in each chance. Once a turn is the limit for effects that last for the turn or battle, and for those that name the build step or a time without an attack.',
  },
  'effect.order': {
    title: 'Triggers before plays',
    section: 'Chances to Play Activated Abilities and Battle Cards',
    text: 'A chance begins with what has triggered; then the players play or pass in turn.',
  },
  'effect.condition': {
    title: 'Condition of an effect',
    section: 'Static Abilities',
    text: 'An ability with a condition is on for as long as that holds.',
  },
  'effect.play-only': {
    title: 'Play only',
    section: 'When Can Activated Abilities and Battle Cards Be Played?, "Play only [condition]"',
    text: 'Such words bind an ability or card to a moment or condition that has to be there.',
  },
  'effect.for-this-attack': {
    title: 'For this attack',
    section: 'When Can Activated Abilities and Battle Cards Be Played?, "for this attack"',
    text: 'What lasts for an attack is played while a unit is attacking, once in each attack.',
  },
  'effect.would-attack': {
    title: 'Instead of attacking',
    section:
      'When Can Activated Abilities and Battle Cards Be Played?, "Play only when this unit would attack"',
    text: 'A unit whose speed has come up either attacks or plays this ability. Not attacking, it is tapped.',
  },
  'effect.choose': {
    title: 'Choose one',
    section: 'Glossary, choose one',
    text: 'Where a card offers several effects, one is chosen when it is played. The choice stands.',
  },
  'effect.target': {
    title: 'What an effect can be aimed at',
    section: 'Piloting Units',
    text: 'A text that says "unit" does not mean a Pilot on one; a text that says Pilot, Character or a subtype does.',
  },
  'cost.pay': {
    title: 'Paying a cost',
    section: 'Glossary, cost',
    text: "What stands before the arrow has to be paid in full, or nothing is played. A tapped unit can't tap for a cost.",
  },
  'effect.parts': {
    title: 'What an effect does',
    section: 'Glossary, effect',
    text: 'An effect happens once its cost is paid: at one time, or for a while.',
  },
  'effect.lasting': {
    title: 'Bonus for a while',
    section:
      'When Can Activated Abilities and Battle Cards Be Played?, "this turn," "until end of turn," and "until end of battle"',
    text: 'A bonus for the battle ends with the battle phase, one for the turn when the turn has ended.',
  },
  'effect.force': {
    title: 'Gaining and losing Force',
    section: 'Section 3: Abilities and battle cards',
    text: 'Whoever would lose more Force than there is loses all of it. There is no negative Force.',
  },
  'effect.counters': {
    title: 'Putting and removing counters',
    section: 'Glossary, counter',
    text: 'Counters show how far a card is built and how damaged a unit is. To put damage counters is not to do damage.',
  },
  'effect.tap': {
    title: 'Tapping and untapping',
    section: 'Glossary, tap',
    text: "A tapped card lies sideways. One that lies so already can't be tapped for a cost.",
  },
  'effect.draw': {
    title: 'Drawing by an effect',
    section: 'Glossary, draw',
    text: "To draw is to take the top card of one's deck into hand. From an empty deck nothing is drawn, and nothing happens.",
  },
  'effect.discard': {
    title: 'Discarding',
    section: 'Glossary, discard',
    text: "A discarded card goes to its owner's discard pile. The effect says from where.",
  },
  'pop.chance': {
    title: 'Play or pass',
    section: 'Chances to Play Activated Abilities and Battle Cards',
    text: 'Dark plays or passes, then Light, and so on. When both pass in a row the chance is over.',
  },
  'pop.window': {
    title: 'No chance to play now',
    section: 'Chances to Play Activated Abilities and Battle Cards',
    text: 'Abilities and Battle cards are played in chances and at no other time.',
  },
  'pop.general': {
    title: 'Chance between attacks',
    section: 'Glossary, Steps of Attacking, 13',
    text: 'Before, between and after the attacks of a battle there is a chance for abilities and Battle cards.',
  },
  'pop.reroll': {
    title: 'Chance to reroll',
    section: 'Chances to Play Activated Abilities and Battle Cards, Dice rolls',
    text: 'After each roll there is a chance to reroll, triggered rerolls first, and for nothing else.',
  },
  'pop.prevention': {
    title: 'Chance to prevent damage',
    section: 'Chances to Play Activated Abilities and Battle Cards, Damage',
    text: 'Before damage is done there is a chance to prevent it, triggered prevention first, and for nothing else.',
  },
} as const satisfies Record<string, Rule>;
