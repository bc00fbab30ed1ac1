// An engagement: its declarations, its reward, its end.
import type { Rule } from './rule.ts';

export const engagementRules = {
  'engagement.objective': {
    title: 'Declaring an objective',
    section: 'Resolving an Engagement, 1. Declare Objective (p. 18)',
    text: 'The active player names an enemy objective to engage, and its attackers with it. Every objective can be engaged once in a conflict phase.',
  },
  'engagement.declared': {
    title: 'What counts as engaged',
    section: 'FAQ, (2.3) Engaging Objectives',
    text: 'An objective is engaged when attackers have been declared against it, not before. If an engagement is turned to another objective, the one first declared still counts as engaged.',
  },
  'engagement.attackers': {
    title: 'Declaring attackers',
    section: 'Resolving an Engagement, 2. Declare Attackers (p. 18)',
    text: 'Any number of ready units may attack, but no engagement is possible without one. Declaring puts no focus token on them.',
  },
  'engagement.defenders': {
    title: 'Declaring defenders',
    section: 'Resolving an Engagement, 3. Declare Defenders (p. 18)',
    text: 'The defending player answers with any number of ready units, or with none.',
  },
  'engagement.participating': {
    title: 'Participating units',
    section: 'Resolving an Engagement, Participating Units (p. 18)',
    text: 'Declared attackers and defenders take part until they leave play, are removed, or the engagement is over. Exhausted units keep participating.',
  },
  'engagement.removed': {
    title: 'Removed from an engagement',
    section: 'FAQ, (3.3) "Participated" and Removal from an Engagement',
    text: 'A unit removed from an engagement stays in play but counts as never having been part of it.',
  },
  'engagement.unopposed': {
    title: 'Unopposed bonus',
    section: 'Resolving an Engagement, 6. Reward Unopposed (p. 23)',
    text: 'If an attacker survives and no defender does, the attacking player deals 1 more damage to the engaged objective. An objective that is already gone brings no bonus.',
  },
  'engagement.end': {
    title: 'End of the engagement',
    section: 'Resolving an Engagement, Conclude Engagement (p. 23)',
    text: 'The engagement is over and play is back in the conflict phase, where the next objective may be engaged.',
  },
  'engagement.dial': {
    title: 'The dial as a target of an engagement',
    section: 'FAQ, Frequently Asked Questions',
    text: 'A card may allow Light to engage the Death Star dial. The dial takes blast damage and the unopposed bonus, and no card effect on objectives reaches it.',
  },
  'edge.battle': {
    title: 'Edge battle',
    section: 'Resolving an Engagement, 4. Fight Edge Battle (p. 18)',
    text: 'Before the strikes both players put cards from hand face-down on the table, and Force icons decide. The winner strikes first and uses edge-enabled icons.',
  },
  'edge.place': {
    title: 'Placing edge cards',
    section: 'Resolving the Edge Battle, 1. Place Edge Cards (p. 19)',
    text: 'In turn, the attacking player first, each player adds a card of any kind from hand to an edge stack or passes. After two passes in a row nothing more is placed.',
  },
  'edge.participant': {
    title: 'Edge cards need a participating unit',
    section: 'Resolving an Engagement, 4. Fight Edge Battle (p. 18)',
    text: 'Only a player who has a unit in the engagement can add to an edge stack.',
  },
  'edge.automatic': {
    title: 'Edge without defenders',
    section: 'Resolving an Engagement, 4. Fight Edge Battle (p. 18)',
    text: 'If nobody defends when the edge battle starts, the attacker has won it whatever is placed. The attacker may place cards nevertheless, for example fate cards.',
  },
  'edge.reveal': {
    title: 'Revealing edge stacks',
    section: 'Resolving the Edge Battle, 2. Reveal Edge Stacks (p. 19)',
    text: 'Both stacks are turned up at once. Of the cards in them only Force icons and fate cards count for anything.',
  },
  'edge.fate': {
    title: 'Fate cards',
    section: 'Resolving the Edge Battle, 3. Resolve Fate Cards (p. 20)',
    text: 'The fate cards of both stacks take effect one after the other, from the smallest priority number up. At equal numbers the attacking player says which goes next.',
  },
  'edge.finish': {
    title: 'Winning the edge',
    section: 'Resolving the Edge Battle, 4. Finishing the Edge Battle (p. 20)',
    text: 'More Force icons win the edge for the rest of the engagement, and equal totals leave it to the defender. Then both stacks are discarded.',
  },
  'edge.anew': {
    title: 'An edge battle starts anew',
    section: 'Rulings, 28',
    text: 'A fate card may cancel the edge battle: nobody wins it, the stacks are discarded, and placing begins again with what is left in hand.',
  },
} as const satisfies Record<string, Rule>;
