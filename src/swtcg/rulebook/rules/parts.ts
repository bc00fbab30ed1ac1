// What effects do, part by part.
import type { Rule } from './rule.ts';

export const partRules = {
  'effect.parts': {
    title: 'Part by part',
    section: 'Parts of an Effect',
    text: 'One paragraph on a card is one effect, whose parts are carried out from first to last as far as they can be. What it sets off in between waits until it is done.',
  },
  'effect.lasting': {
    title: 'Bonus for a while',
    section: 'Glossary, Terms, +/-',
    text: 'An effect may raise or lower speed, power or health for an attack or a turn. Several such changes add up, and a total below zero is treated as zero.',
  },
  'effect.grant': {
    title: 'Granting abilities',
    section: 'Using Effects, Granting Effects',
    text: 'An effect can give a unit an ability that is not printed on it. For as long as the gift lasts it works like a printed one, and under the same limits.',
  },
  'effect.control': {
    title: 'Taking control',
    section: 'Glossary, Terms, control',
    text: 'A player who gains control of a unit uses it, with all that lies in its stack, like any unit they brought themselves. When the time is over it goes back to the player who had it before.',
  },
  'effect.counters': {
    title: 'Putting and removing counters',
    section: 'Glossary, Terms, counter',
    text: 'Counters on a card keep track of damage, building and other things, and they are lost with its discard. Removing more than there are removes what is there.',
  },
  'effect.force': {
    title: 'Gaining and losing Force',
    section: 'Glossary, Phrases, "[gain/lose] X Force"',
    text: 'Force that an effect gives can be spent only after that effect is over. A loss stops at zero.',
  },
  'effect.build-points': {
    title: 'Gaining build points',
    section: 'Glossary, Terms, build point',
    text: 'Points that an effect adds are used like those from the roll, and like them they are gone with the end of the build step.',
  },
  'effect.draw': {
    title: 'Drawing by an effect',
    section: 'Glossary, Phrases, "draw X cards"',
    text: 'A player who is to draw several cards takes as many of them as the deck still has. Running out has no further consequence.',
  },
  'effect.discard': {
    title: 'Discarding from hand',
    section: 'Glossary, Terms, discard',
    text: 'When a card just tells a player to discard, the card comes out of the hand, and that player picks it.',
  },
  'effect.look': {
    title: 'Looking at a deck',
    section: 'Glossary, Terms, reveal',
    text: 'Only the player who looks sees the cards, unless they are to be revealed. What is put back goes in the order that this player wants.',
  },
  'effect.mill': {
    title: 'Cards from the top of a deck',
    section: 'Glossary, Terms, discard',
    text: 'An effect can send cards from the top of a deck straight to the discard pile. They were never in hand, so nobody picks them, and a short deck gives what it has.',
  },
  'effect.lose': {
    title: 'Losing text',
    section: 'Glossary, Phrases, "has no effect"',
    text: 'A unit that loses an ability, or all of its text, has no use of it for that time, wherever it came from. What it gets of that sort meanwhile does not work either.',
  },
  'effect.dice': {
    title: 'Naming dice',
    section: 'Glossary, Terms, reroll',
    text: 'Whoever changes a roll says which of the dice on the table are meant, each of them once and no more than the effect allows.',
  },
  'effect.cant-use': {
    title: "Can't use",
    section: 'Glossary, Phrases, "can\'t use"',
    text: 'The unit still has the ability, but it may not be played while this holds. Other abilities that achieve the same remain open.',
  },
  'effect.instead': {
    title: 'Instead',
    section: 'Glossary, Terms, replacement effect',
    text: 'Something else takes the place of the event, which then has not happened: nothing that waits for it is set off.',
  },
  'effect.tap': {
    title: 'Tapping and untapping',
    section: 'Glossary, Terms, Tap',
    text: 'A tapped card lies sideways, and only an upright card in play can be tapped. An effect that taps or untaps changes nothing on a card that is that way already.',
  },
} as const satisfies Record<string, Rule>;
