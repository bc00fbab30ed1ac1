// Before the first turn.
import type { Rule } from './rule.ts';

export const setupRules = {
  'setup.start': {
    title: 'Setup',
    section: 'Setup (p. 10)',
    text: 'Dark and Light bring an affiliation card, three Force cards, an objective deck and a command deck each. The balance begins on the light side, and the Death Star dial shows 0.',
  },
  'setup.objectives': {
    title: 'Choosing the first objectives',
    section: 'Setup, 8. Select Objective Cards (p. 10)',
    text: 'Each player keeps three of the first four cards of the objective deck, hidden for now. The one left over goes under that deck.',
  },
  'setup.hands': {
    title: 'Opening hand',
    section: 'Setup, 9. Draw Starting Hands (p. 10)',
    text: 'Both command decks are shuffled, and each player begins with six cards.',
  },
  'setup.mulligan': {
    title: 'Mulligan',
    section: 'Mulligan Draw (p. 26)',
    text: 'A player may shuffle the whole opening hand back once and take six other cards. Dark decides first, and the second hand stays.',
  },
  'setup.reveal': {
    title: 'Revealing the first objectives',
    section: 'Setup, 10. Reveal Objectives (p. 11)',
    text: 'Dark turns up three objectives, then Light, each in an order of their own. What one of them sets off is over before the next is turned up.',
  },
} as const satisfies Record<string, Rule>;
