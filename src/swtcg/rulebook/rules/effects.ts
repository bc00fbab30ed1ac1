// Effects: which may be used, when, how often, and on what.
import type { Rule } from './rule.ts';

export const effectRules = {
  'effect.use': {
    title: 'Using an ability',
    section: 'Card Effects',
    text: 'The effects of a unit are its abilities. They work while it is in an arena as the top card of its stack, and apart from a few exceptions nowhere else.',
  },
  'effect.triggered': {
    title: 'Triggered effects',
    section: 'Effect Types, Triggered effects',
    text: '“When”, “whenever” and “at” introduce effects that happen by themselves once their event occurs. If several wait, the players take turns with one each, Dark first, and each player orders their own.',
  },
  'effect.activated': {
    title: 'When activated effects are played',
    section: 'Effect Types, Activated effects',
    text: 'An effect with an arrow is played in the battle phase, between attacks or during one. Its own words may give it another time.',
  },
  'effect.once': {
    title: 'Once a turn',
    section: 'Effect Types, Activated effects',
    text: 'You can use each activated effect once per turn. If its words tie it to a certain moment, you can use it once each time that moment comes.',
  },
  'effect.order': {
    title: 'Order of effects',
    section: 'Order of Operations for Effects',
    text: 'Whenever effects can be played, triggered ones go first, then static ones that a player may use, then activated ones.',
  },
  'effect.condition': {
    title: 'Condition of an effect',
    section: 'Using Effects, Condition',
    text: 'An effect happens only if its condition is met. If its conditions are joined by "or", one of them is enough.',
  },
  'effect.play-only': {
    title: 'Play only',
    section: 'Glossary, Phrases, "play only [condition]"',
    text: 'Words such as "play only when" tie an effect to one moment or condition. That holds even where the general rules wouldn\'t allow a play.',
  },
  'effect.for-this-attack': {
    title: 'For this attack',
    section: 'Glossary, Phrases, "for this attack"',
    text: 'What lasts for an attack can be played only during one, once in each. It lasts until that attack ends, even if the defending unit changes.',
  },
  'effect.would-attack': {
    title: 'Instead of attacking',
    section: 'Glossary, Phrases, "would attack"',
    text: 'When its turn in the speed order comes, a unit may use such an ability in place of its attack. Nothing that triggers on an attack happens, and speeds are compared again afterwards.',
  },
  'effect.divide': {
    title: 'Dividing damage',
    section: 'Glossary, Phrases, "divide hits" or "divide the damage"',
    text: 'You share out the damage among the units as you like. One of them may get nothing, as long as all of the damage is given out.',
  },
  'effect.charge': {
    title: 'Dearer and cheaper effects',
    section: 'Glossary, Phrases, "costs X [more/less]"',
    text: "Some cards make an effect cost more or less to play. The printed cost doesn't change, and an X still means the number before the change.",
  },
  'effect.choose': {
    title: 'Making a choice',
    section: 'Glossary, Phrases, "choose"',
    text: 'When an effect asks for a choice, its player names one of the options it allows. The choice is final.',
  },
  'effect.target': {
    title: 'What an effect can be aimed at',
    section: 'Glossary, Phrases, "one of your units"',
    text: "The cards chosen for an effect must fit its words, and there must be as many as it asks for. If none fits, it can't be played.",
  },
  'effect.amount': {
    title: 'X and amounts',
    section: 'Glossary, Terms, X',
    text: 'X is a number that the card itself defines, so you name a number only for effects that have an X. "Up to" lets you choose any amount within the limit.',
  },
} as const satisfies Record<string, Rule>;
