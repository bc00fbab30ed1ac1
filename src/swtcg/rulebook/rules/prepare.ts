// Before the first turn: Preparation and Setup.
import type { Rule } from './rule.ts';

export const prepareRules = {
  'prepare.start': {
    title: 'Preparation',
    section: 'Preparation',
    text: 'Before the first turn the players choose sides, may play an Event and pull a Resource, draw their hands and place their first units. Each has 30 build points for this, unless a bid for a side lowered them.',
  },
  'prepare.sides': {
    title: 'Bidding for a side',
    section: 'Choose Sides',
    text: 'Players who want the same side bid fewer and fewer build points for their setup. The lower bid takes the side and sets up with that number, while the other player keeps all 30.',
  },
  'prepare.event': {
    title: 'Playing an Event',
    section: 'Play Event',
    text: 'Each player may put one Event from the supply into play before the decks are shuffled. Dark does so before Light, and each Event is carried out at once.',
  },
  'prepare.resource': {
    title: 'Fetching a Resource',
    section: 'Pull Resource',
    text: 'Each player may search the deck for one Resource, show it, and put it into the hand. Dark chooses before Light.',
  },
  'prepare.draw': {
    title: 'Opening hand',
    section: 'Shuffle and Draw',
    text: 'Both decks are shuffled and each player draws up to seven cards. A Resource pulled before is one of the seven.',
  },
  'prepare.mulligan': {
    title: 'Mulligan',
    section: 'Mulligan',
    text: 'Once, before any unit is placed, you may show non-unit cards from your hand and draw as many new ones. The old ones all go to the discard pile, or all go back into the deck, which is shuffled.',
  },
  'prepare.setup': {
    title: 'Setup',
    section: 'Setup',
    text: 'In turns, Dark first, the players put units and at most one Resource from hand into play, each time until they have spent more in all than the other, and draw a card for each. The last card may go face-down to the build zone with the points left.',
  },
  'stack.setup-top': {
    title: 'On top of a stack in setup',
    section: 'Setup',
    text: 'In setup, a new version goes on top only if it costs at least as much as the top card and fits that arena. Otherwise it goes beneath for 1 point.',
  },
  'stack.unique': {
    title: 'Only unique cards stack',
    section: 'Stacking and Rearranging',
    text: 'Only unique cards, those with a version letter, can be stacked. Two other cards of the same name are simply two units.',
  },
  'stack.name': {
    title: 'Same name in a stack',
    section: 'Stacking and Rearranging',
    text: 'All cards of a stack must represent the same individual: they have one name, or names that the rulebook lists as belonging together.',
  },
  'stack.version': {
    title: 'Each version once in a stack',
    section: 'Stacking and Rearranging',
    text: 'A stack has different versions, never the same one twice. The version letter tells them apart.',
  },
  'stack.four': {
    title: 'Four cards in a stack',
    section: 'Stacking and Rearranging',
    text: 'A stack has at most four cards. A fifth version has to wait until the stack has left play.',
  },
} as const satisfies Record<string, Rule>;
