// Kinds of cards, and the words of the game for them.
import type { Rule } from './rule.ts';

export const cardRules = {
  'card.affiliation': {
    title: 'Affiliation cards',
    section: 'Setup, 3. Reveal Affiliation Cards (p. 10)',
    text: 'The affiliation card gives a resource of its affiliation and is in play for the whole game: nothing removes it.',
  },
} as const satisfies Record<string, Rule>;
