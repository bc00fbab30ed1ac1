// Kinds of cards, and the words of the game for them.
import type { Rule } from './rule.ts';

export const cardRules = {
  'card.objective': {
    title: 'Objective cards',
    section: 'Card Anatomy, Objective Cards (p. 8)',
    text: 'Players normally have three current objectives, which provide resources and effects. Destroying those of the enemy is how to win.',
  },
  'card.unit': {
    title: 'Unit cards',
    section: 'Card Anatomy, Unit Cards (p. 8)',
    text: 'Units attack and defend, and they can be committed to the Force.',
  },
  'card.enhancement': {
    title: 'Enhancement cards',
    section: 'Card Anatomy, Enhancement Cards (p. 8)',
    text: 'An enhancement adds something to another card, to a play area, or to some other part of the game.',
  },
  'card.event': {
    title: 'Event cards',
    section: 'Card Anatomy, Event Cards (p. 9)',
    text: 'An event has its effect once, from hand.',
  },
  'card.fate': {
    title: 'Fate cards and edge battles',
    section: 'Card Anatomy, Fate Cards (p. 9)',
    text: 'Fate cards turn edge battles and have no other purpose. Their priority number says how early they take effect.',
  },
  'card.affiliation': {
    title: 'Affiliation cards',
    section: 'Setup, 3. Reveal Affiliation Cards (p. 10)',
    text: 'The affiliation card gives a resource of its affiliation and is in play for the whole game: nothing removes it.',
  },
  'card.captured': {
    title: 'A captured card is nothing else',
    section: 'Capture and Rescue (p. 26)',
    text: 'As long as it is captured, a card has no type, text, name or numbers.',
  },
  'card.blank': {
    title: 'Blank text',
    section: 'Rulings, 59',
    text: 'A card whose text is treated as blank keeps its traits, numbers and icons.',
  },
  'card.discard-pile': {
    title: 'Discard piles are open',
    section: 'FAQ, (3.2) Discard Pile',
    text: 'Anybody may look through any discard pile at any time, and its order stays as it is.',
  },
} as const satisfies Record<string, Rule>;
