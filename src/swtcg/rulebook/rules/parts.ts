// What effects do, part by part.
import type { Rule } from './rule.ts';

export const partRules = {
  'effect.parts': {
    title: 'Part by part',
    section: 'Parts of an Effect',
    text: 'Each paragraph on a card is one effect, and its parts are carried out in order, as far as they can be. What they trigger waits until the effect is done.',
  },
  'effect.lasting': {
    title: 'Bonus for a while',
    section: 'Glossary, Terms, +/-',
    text: 'An effect may raise or lower speed, power or health for an attack or a turn. Such changes add up, and a total below zero counts as zero.',
  },
  'effect.grant': {
    title: 'Granting abilities',
    section: 'Using Effects, Granting Effects',
    text: "An effect can give a unit an ability that isn't printed on it. While it lasts, it works like a printed one, within the same limits.",
  },
  'effect.control': {
    title: 'Taking control',
    section: 'Glossary, Terms, control',
    text: 'A player who gains control of a unit uses it, with its whole stack, like a unit of their own. When the time is over it returns to the player who had it before.',
  },
  'effect.counters': {
    title: 'Putting and removing counters',
    section: 'Glossary, Terms, counter',
    text: 'Counters on a card keep track of damage, building and other things; they are removed when it is discarded. An effect that removes more than there are removes all of them.',
  },
  'effect.force': {
    title: 'Gaining and losing Force',
    section: 'Glossary, Phrases, "[gain/lose] X Force"',
    text: 'Force that an effect gives can be spent only after that effect is over. Force never falls below zero.',
  },
  'effect.build-points': {
    title: 'Gaining build points',
    section: 'Glossary, Terms, build point',
    text: 'Build points from an effect are used like those from the roll, and are likewise lost at the end of the build step.',
  },
  'effect.draw': {
    title: 'Drawing by an effect',
    section: 'Glossary, Phrases, "draw X cards"',
    text: 'A player who is to draw several cards draws as many as the deck has. Running out has no further consequence.',
  },
  'effect.discard': {
    title: 'Discarding from hand',
    section: 'Glossary, Terms, discard',
    text: "When a card just tells a player to discard, the card comes from that player's hand, and the player chooses it.",
  },
  'effect.look': {
    title: 'Looking at a deck',
    section: 'Glossary, Terms, reveal',
    text: 'Only the player who looks sees the cards, unless they are to be revealed. Cards that go back are put in the order that this player chooses.',
  },
  'effect.mill': {
    title: 'Cards from the top of a deck',
    section: 'Glossary, Terms, discard',
    text: 'An effect can discard cards from the top of a deck. They were never in hand, so nobody chooses them, and a short deck loses what it has.',
  },
  'effect.lose': {
    title: 'Losing text',
    section: 'Glossary, Phrases, "has no effect"',
    text: "A unit that loses an ability, or all of its text, can't use it for that time, printed or granted. An ability of that kind granted in the meantime doesn't work either.",
  },
  'effect.dice': {
    title: 'Naming dice',
    section: 'Glossary, Terms, reroll',
    text: 'A player who changes a roll says which dice are meant, each of them once and no more than the effect allows.',
  },
  'effect.cant-use': {
    title: "Can't use",
    section: 'Glossary, Phrases, "can\'t use"',
    text: "The unit still has the ability, but it can't be played while this lasts. Other abilities that do the same can.",
  },
  'effect.instead': {
    title: 'Instead',
    section: 'Glossary, Terms, replacement effect',
    text: "Something else takes the place of the event, which then hasn't happened: nothing triggers on it.",
  },
  'effect.tap': {
    title: 'Tapping and untapping',
    section: 'Glossary, Terms, Tap',
    text: 'A tapped card is turned sideways, and only an untapped card in play can be tapped. Tapping a tapped card or untapping an untapped one does nothing.',
  },
} as const satisfies Record<string, Rule>;
