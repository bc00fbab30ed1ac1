// The Force, captured cards, and how the game ends.
import type { Rule } from './rule.ts';

export const forceRules = {
  'force.commit': {
    title: 'Committing to the Force',
    section: 'Force Commitment (p. 14)',
    text: 'In the own Force phase a player may put a free Force card under each of several units, ready or exhausted. A unit can only be committed once.',
  },
  'force.cards': {
    title: 'Three Force cards',
    section: 'Force Card Limits (p. 14)',
    text: 'With all three Force cards under units, no further unit can be committed until one comes back.',
  },
  'force.struggle': {
    title: 'Force struggle',
    section: 'Force Struggle (p. 15)',
    text: "The Force icons of each player's ready committed units are added up, those of enhancements excepted. The higher total turns the balance to that side, and a tie leaves it as it is.",
  },
  'force.balance': {
    title: 'Balance of the Force',
    section: 'Setup, 4. Set Balance of the Force (p. 10)',
    text: 'The token shows whether the balance is with Light or Dark. The game begins with Light.',
  },
  'capture.take': {
    title: 'Capturing',
    section: 'Capture and Rescue (p. 26)',
    text: 'A captured light card is put face-down under a dark objective and loses everything it had. Dark chooses the objective if the effect does not.',
  },
  'capture.rescue': {
    title: 'Rescuing',
    section: 'Capture and Rescue (p. 26)',
    text: "An effect that rescues lets Light choose an objective, and chance picks one of the cards there. When such an objective is destroyed all its captured cards return to their owner's hand.",
  },
  'capture.discard': {
    title: 'Captured cards of an objective that leaves',
    section: 'Rulings, 67',
    text: 'If an objective leaves play in any way other than being destroyed, the cards captured there are discarded.',
  },
  'win.objectives': {
    title: 'Light wins with three objectives',
    section: 'Winning the Game, Light Side Victory (p. 15)',
    text: 'When the third dark objective is in its victory pile, Light has won at once.',
  },
  'win.dial': {
    title: 'Dark wins with the dial',
    section: 'Winning the Game, Dark Side Victory (p. 15)',
    text: 'When the Death Star dial stands at 12 or more, Dark has won at once.',
  },
  'win.deck': {
    title: 'An empty deck loses',
    section: 'Winning the Game (p. 15)',
    text: 'A player who has to take a card from an empty command deck or objective deck has lost. Searching or looking is no such draw.',
  },
  'win.effect': {
    title: 'A card ends the game',
    section: 'The Golden Rule (p. 11)',
    text: 'A card may say outright who wins or loses. Destroyed objectives are counted before that.',
  },
  'win.over': {
    title: 'The game is over',
    section: 'Winning the Game (p. 15)',
    text: 'As soon as somebody has won, nothing more happens.',
  },
} as const satisfies Record<string, Rule>;
