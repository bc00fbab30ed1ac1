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
    text: '“When”, “whenever” and “at” introduce effects that happen by themselves once their event occurs. If several wait, Dark and Light take turns with one each, Dark first, and each player orders their own.',
  },
  'effect.activated': {
    title: 'When activated effects are played',
    section: 'Effect Types, Activated effects',
    text: 'An effect with an arrow belongs to the battle phase, between attacks or within one. Its own words may give it another time.',
  },
  'effect.once': {
    title: 'Once a turn',
    section: 'Effect Types, Activated effects',
    text: 'Each activated effect can be used a single time per turn. If its words tie it to a certain moment, it can be used once each time that moment comes.',
  },
  'effect.order': {
    title: 'Order of effects',
    section: 'Order of Operations for Effects',
    text: 'Whenever there is something to play, triggered effects go first, static ones that a player may make use of come second and activated ones last.',
  },
  'effect.condition': {
    title: 'Condition of an effect',
    section: 'Using Effects, Condition',
    text: 'An effect happens only where what it demands is the case. If its demands are joined by "or", one of them is enough.',
  },
  'effect.play-only': {
    title: 'Play only',
    section: 'Glossary, Phrases, "play only [condition]"',
    text: 'Words such as "play only when" bind an effect to one moment or condition. That moment counts even where the general rules would not allow a play.',
  },
  'effect.for-this-attack': {
    title: 'For this attack',
    section: 'Glossary, Phrases, "for this attack"',
    text: 'What lasts for an attack needs an attack under way and can be used once in each. It holds to the end of that attack, whoever the defender is by then.',
  },
  'effect.would-attack': {
    title: 'Instead of attacking',
    section: 'Glossary, Phrases, "would attack"',
    text: 'A unit whose turn in the speed order has come may use such an ability in place of its attack. Nothing that waits for an attack is set off, and speeds are compared anew afterwards.',
  },
  'effect.divide': {
    title: 'Dividing damage',
    section: 'Glossary, Phrases, "divide hits" or "divide the damage"',
    text: 'Whoever plays such an effect shares the damage out among the units as they like. A unit may get nothing, as long as all of it is given to somebody.',
  },
  'effect.charge': {
    title: 'Dearer and cheaper effects',
    section: 'Glossary, Phrases, "costs X [more/less]"',
    text: 'Some cards make it dearer or cheaper to play an effect. What is printed stays as it is, and an X is still the number before the change.',
  },
  'effect.choose': {
    title: 'Making a choice',
    section: 'Glossary, Phrases, "choose"',
    text: 'When an effect asks for a choice, its player has to name one of what it allows. The choice is final.',
  },
  'effect.target': {
    title: 'What an effect can be aimed at',
    section: 'Glossary, Phrases, "one of your units"',
    text: 'The cards chosen for an effect must fit its words, and there must be as many of them as it asks for. Without any that fits it cannot be played.',
  },
  'effect.amount': {
    title: 'X and amounts',
    section: 'Glossary, Terms, X',
    text: 'X is a number that the card itself explains, so only effects that have an X are given one. "Up to" leaves the amount to the player as far as the limit goes.',
  },
} as const satisfies Record<string, Rule>;
