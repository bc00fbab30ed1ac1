// What a deck may hold.
import type { Rule } from './rule.ts';

export const deckRules = {
  'deck.affiliation': {
    title: 'One affiliation card',
    section: 'Custom Decks, Deck Customizing Rules (p. 28)',
    text: 'A deck starts from an affiliation card, one of the six. It decides the side of the deck.',
  },
  'deck.side': {
    title: 'One side of the Force in a deck',
    section: 'Custom Decks, Deck Customizing Rules (p. 28)',
    text: 'All objective sets are of the side of the affiliation card. Their affiliations may differ, and neutral sets of that side fit too.',
  },
  'deck.size': {
    title: 'Ten objective sets',
    section: 'Custom Decks, Deck Customizing Rules (p. 28)',
    text: 'A deck of your own has 10 objective sets or more, with no upper limit.',
  },
  'deck.preset': {
    title: 'Eight sets in a ready-made deck',
    section: 'Setup, 2. Select and Create Decks (p. 10)',
    text: 'The ready-made decks of the Core Set have eight objective sets each, 48 cards in all.',
  },
  'deck.copies': {
    title: 'Two copies of a set',
    section: 'Custom Decks, Deck Customizing Rules (p. 28)',
    text: 'The same objective set may be taken twice and no more.',
  },
  'deck.limit-one': {
    title: 'Limit one per objective deck',
    section: 'Custom Decks, Deck Customizing Rules (p. 28)',
    text: 'A set whose objective allows only one per objective deck is taken once.',
  },
  'deck.affiliation-only': {
    title: 'Only with one affiliation',
    section: 'Custom Decks, Deck Customizing Rules (p. 28)',
    text: 'A set whose objective names an affiliation as the only one needs the affiliation card of that name.',
  },
  'deck.exactly': {
    title: 'Terms of the affiliation card',
    section: 'The Golden Rule (p. 11)',
    text: 'Some affiliation cards say how many objectives of which affiliations a deck has. These terms come on top of the general rules.',
  },
  'deck.sets': {
    title: 'Objective sets stay together',
    section: 'Objective Sets (p. 7)',
    text: 'An objective set is one objective and five other cards. It goes into a deck whole, and no card of it can be left out or exchanged.',
  },
  'deck.known': {
    title: 'Sets that are known',
    section: 'Engine',
    text: 'Each number of a deck must be an objective set of the card data. What is not there can be neither checked nor played.',
  },
} as const satisfies Record<string, Rule>;
