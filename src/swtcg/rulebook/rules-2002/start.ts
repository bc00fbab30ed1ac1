// Before the first turn: the deck, the hand, setup.
import type { Rule } from '../rules/rule.ts';

export const startRules2002 = {
  'deck.size': {
    title: 'Sixty cards',
    section: 'Deck Rules',
    text: 'A deck has 60 cards or more. There is nothing beside it.',
  },
  'deck.types': {
    title: 'Twelve units for each arena',
    section: 'Deck Rules',
    text: 'A deck needs 12 Space, 12 Ground and 12 Character cards.',
  },
  'deck.balance': {
    title: 'No type more than double another',
    section: 'Deck Rules',
    text: 'Of one type of unit card a deck has at most double the number of another.',
  },
  'deck.sides': {
    title: 'One side in a deck',
    section: 'Deck Rules',
    text: 'Dark and Light cards never share a deck, while neutral ones go with either.',
  },
  'deck.copies': {
    title: 'Four copies of a name and version',
    section: 'Deck Rules',
    text: 'Cards that have both their name and their version in common may be in a deck four times at most. Different cards of one name count together.',
  },
  'prepare.start': {
    title: 'Starting a game',
    section: 'How to Start the Game',
    text: 'Before the first turn the players take their sides, draw their hands and put units for 30 build points each into battle.',
  },
  'prepare.sides': {
    title: 'Taking sides',
    section: 'How to Start the Game, 1',
    text: 'The players agree who is Dark and who is Light, or let dice say so. Nobody bids for a side.',
  },
  'prepare.draw': {
    title: 'Opening hand',
    section: 'How to Start the Game, 3',
    text: 'Each player shuffles a deck and takes seven cards from it.',
  },
  'prepare.mulligan': {
    title: 'Mulligan',
    section: 'How to Start the Game, 3',
    text: 'Once in a game, before anything is set up and Dark first, a player may discard Battle and Mission cards from the hand and draw as many new ones.',
  },
  'prepare.setup': {
    title: 'Setup',
    section: 'How to Start the Game, 4',
    text: 'In turns, Dark first, the players put unit cards into battle and draw a card for each, until both have spent 30. A last unit may lie face-down with exactly the points that are left, once the opponent has seen it.',
  },
  'stack.setup-top': {
    title: 'On top of a stack in setup',
    section: 'Unique Units during Setup',
    text: 'Another version of a unique unit that already stands in its arena is stacked with it. On top it has to cost as much as the card that lies there, or more.',
  },
} as const satisfies Record<string, Rule>;
