// Before the game: what a deck and its supply may hold, and what a format allows.
import type { Rule } from './rule.ts';

export const deckRules = {
  'deck.size': {
    title: 'Sixty cards',
    section: 'Deck',
    text: "A deck has at least 60 cards. Subordinates and Events are in the supply and don't count.",
  },
  'deck.units': {
    title: 'Thirty-six units',
    section: 'Deck',
    text: 'At least 36 cards of a deck have to be units. A unit of several arenas counts once here.',
  },
  'deck.types': {
    title: 'Twelve units for each arena',
    section: 'Deck',
    text: 'A deck needs at least 12 units for each of the three arenas. A multi-arena unit counts for each of its arenas.',
  },
  'deck.balance': {
    title: 'No type more than double another',
    section: 'Deck',
    text: 'A deck may have at most twice as many units of one type as of another. Multi-arena units count for each of their types.',
  },
  'deck.sides': {
    title: 'One side in a deck',
    section: 'Deck',
    text: 'Light, Dark and Yuuzhan Vong cards never share a deck. Neutral cards go with any of them, or alone.',
  },
  'deck.copies': {
    title: 'Four copies of a card',
    section: 'Deck',
    text: 'A deck may have four copies of a card. Printings of a card count together, versions of a unique card separately.',
  },
  'deck.apart': {
    title: 'Subordinates and Events stay out of the deck',
    section: 'Subordinate Special Rules',
    text: 'Subordinates and Events are kept in the supply beside the deck and come into play from there. They are never part of the deck.',
  },
  'deck.known': {
    title: 'Cards that are known',
    section: 'Engine',
    text: "Each line of a deck list has to name a card of the card data. A card that isn't there can be neither checked nor played.",
  },
  'supply.cards': {
    title: 'What lies in the supply',
    section: 'Supply',
    text: 'Only Subordinates and Events belong in the supply. Every other card belongs in the deck.',
  },
  'supply.events': {
    title: 'Each Event once',
    section: 'Supply',
    text: 'A supply has at most one copy of each Event. Of Subordinates it may have any number.',
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
