// Rules that the rulebook of 2002 has to itself.
import type { Rule } from '../rules/rule.ts';

export const ownRules2002 = {
  'card.types': {
    title: 'Five types of card',
    section: 'The Cards',
    text: 'There are Space, Ground and Character cards, which are the units, and Battle and Mission cards. Nothing else is played.',
  },
  'keyword.known': {
    title: 'Ten keywords',
    section: 'Keyword Abilities',
    text: 'Accuracy, Bombard, Critical Hit, Deflect, Evade, Intercept, Ion Cannon, Pilot, Shields and Stun are the keywords of this edition.',
  },
} as const satisfies Record<string, Rule>;
