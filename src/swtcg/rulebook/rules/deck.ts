// Before the game: what a deck and its supply may hold, and what a format allows.
import type { Rule } from './rule.ts';

export const deckRules = {
  'deck.size': {
    title: 'Sixty cards',
    section: 'Deck',
    text: 'A deck has 60 cards or more. Subordinates and Events lie in the supply and are not counted.',
  },
  'deck.units': {
    title: 'Thirty-six units',
    section: 'Deck',
    text: 'Of the cards in a deck 36 or more have to be units. A unit of several arenas is one card here.',
  },
  'deck.types': {
    title: 'Twelve units for each arena',
    section: 'Deck',
    text: 'For each of the three arenas a deck needs 12 units. Whoever may fight in several arenas counts once for each of them.',
  },
  'deck.balance': {
    title: 'No type more than double another',
    section: 'Deck',
    text: 'The units of one type may be double those of another type at the very most. Multi-arena units are part of each of their types.',
  },
  'deck.sides': {
    title: 'One side in a deck',
    section: 'Deck',
    text: 'Light, Dark and Yuuzhan Vong cards never share a deck. Neutral cards go with any of them, or alone.',
  },
  'deck.copies': {
    title: 'Four copies of a card',
    section: 'Deck',
    text: 'The same card may be in a deck four times. Printings of a card count together, versions of a unique card apart.',
  },
  'deck.apart': {
    title: 'Subordinates and Events stay out of the deck',
    section: 'Subordinate Special Rules',
    text: 'Subordinates, and Events as well, are brought along beside the deck and come into play from there. None of them is shuffled into it.',
  },
  'deck.known': {
    title: 'Cards that are known',
    section: 'Engine',
    text: 'Each line of a deck has to name a card of the card data. What is not known there can be neither checked nor played.',
  },
  'supply.cards': {
    title: 'What lies in the supply',
    section: 'Supply',
    text: 'The supply is for Subordinates and Events alone. Every other card belongs in the deck.',
  },
  'supply.events': {
    title: 'Each Event once',
    section: 'Supply',
    text: 'A supply never holds a second copy of an Event. Of Subordinates there may be as many as a player likes.',
  },
  'supply.sides': {
    title: 'The supply has the side of its deck',
    section: 'Supply',
    text: 'Cards in the supply are Neutral or of the same side as the deck that they go with.',
  },
  'format.sets': {
    title: 'Sets of a format',
    section: 'APPENDIX D - ORGANISED PLAY FORMATS',
    text: 'A format has a list of sets. A card may be played in it if one of these sets has a printing of it.',
  },
  'format.banned': {
    title: 'Banned cards',
    section: 'APPENDIX D - ORGANISED PLAY FORMATS',
    text: 'A banned card is in no deck: in none at all, or in none of the formats that the ban names.',
  },
  'format.restricted': {
    title: 'Restricted cards',
    section: 'APPENDIX D - ORGANISED PLAY FORMATS',
    text: 'Of a restricted card there is one copy in a deck, whatever its printing.',
  },
} as const satisfies Record<string, Rule>;
