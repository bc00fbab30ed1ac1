// Before the first turn: Preparation and Setup.
import type { Rule } from './rule.ts';

export const prepareRules = {
  'prepare.start': {
    title: 'Preparation',
    section: 'Preparation',
    text: 'Before the first turn the players agree on sides, may play an Event and fetch a Resource, draw their hands and place their first units. Both have 30 build points for this unless a bid for a side lowered them.',
  },
  'prepare.sides': {
    title: 'Bidding for a side',
    section: 'Choose Sides',
    text: 'Players who both want the same side offer to set up with fewer and fewer build points. Whoever offers less takes that side and sets up with the amount offered, while the other player keeps all 30.',
  },
  'prepare.event': {
    title: 'Playing an Event',
    section: 'Play Event',
    text: 'Each player may bring one Event from the supply into play before the decks are shuffled. Dark does so before Light, and each Event is carried out at once.',
  },
  'prepare.resource': {
    title: 'Fetching a Resource',
    section: 'Pull Resource',
    text: 'Each player may look through the deck for a single Resource and take it into the hand, where the opponent gets to see it. Dark chooses before Light.',
  },
  'prepare.draw': {
    title: 'Opening hand',
    section: 'Shuffle and Draw',
    text: 'Both decks are shuffled and the hands filled up to seven cards. A Resource fetched before is one of the seven.',
  },
  'prepare.mulligan': {
    title: 'Mulligan',
    section: 'Mulligan',
    text: 'Once, before any unit is placed, a player may show cards other than units from the hand and draw as many new ones. The old ones then all go to the discard pile or all go back into the deck, which is shuffled.',
  },
  'prepare.setup': {
    title: 'Setup',
    section: 'Setup',
    text: 'In turns, Dark first, the players place units and at most one Resource from hand, each time until they have spent more in all than the other, and draw a card for each one. The last card may go face-down to the build zone with the points that remain.',
  },
  'stack.setup-top': {
    title: 'On top of a stack in setup',
    section: 'Setup',
    text: 'While setting up, a new version goes on top only if it costs at least as much as the present top card and belongs to that arena. Otherwise it is slipped underneath for 1 point.',
  },
  'stack.unique': {
    title: 'Only unique cards stack',
    section: 'Stacking and Rearranging',
    text: 'Cards are stacked only if they have a version letter, that is, if they are unique. Two ordinary cards of the same name are simply two units.',
  },
  'stack.name': {
    title: 'Same name in a stack',
    section: 'Stacking and Rearranging',
    text: 'All the cards of one stack must show the same individual. They have one name, or names that the rulebook lists as belonging together.',
  },
  'stack.version': {
    title: 'Each version once in a stack',
    section: 'Stacking and Rearranging',
    text: 'A stack holds different versions, never the same one twice. The version letter after the name tells them apart.',
  },
  'stack.four': {
    title: 'Four cards in a stack',
    section: 'Stacking and Rearranging',
    text: 'No stack grows beyond four cards. A fifth version has to wait until the stack has left play.',
  },
} as const satisfies Record<string, Rule>;
