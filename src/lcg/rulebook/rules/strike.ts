// Strikes, and the damage and tokens that come of them.
import type { Rule } from './rule.ts';

export const strikeRules = {
  'strike.order': {
    title: 'Strikes in turn',
    section: 'Resolving an Engagement, 5. Resolve Strikes (p. 20)',
    text: 'The players strike with one unit at a time, beginning with the one who has the edge, until no participating unit is ready.',
  },
  'strike.first': {
    title: 'First strike of a round',
    section: 'Timing Structure, Engagement Resolution (p. 31)',
    text: 'In each round the winner of the edge battle strikes first, if a unit can. An action window follows.',
  },
  'strike.second': {
    title: 'Second strike of a round',
    section: 'Timing Structure, Engagement Resolution (p. 31)',
    text: 'Then the other player strikes, if a unit can, and there is another action window. As long as a participating unit is ready, a new round begins.',
  },
  'strike.forced': {
    title: 'Striking is not optional',
    section: 'Resolving an Engagement, 5. Resolve Strikes (p. 20)',
    text: 'Passing is impossible here: whoever has a ready participating unit strikes with one. A unit made ready again strikes again.',
  },
  'strike.focus': {
    title: 'Focusing to strike',
    section: 'Resolving an Engagement, 5. Resolve Strikes, Resolving a Strike (p. 20)',
    text: 'The striking unit takes a focus token before its icons resolve. A unit committed to the Force takes two.',
  },
  'strike.icons': {
    title: 'Icon types in order',
    section: 'Resolving an Engagement, 5. Resolve Strikes, Resolving Combat Icons by Type (p. 20)',
    text: 'Each type of combat icon resolves as a whole, in the order that its player likes, with the number of icons as its strength. The white, edge-enabled ones count only for the player who has the edge.',
  },
  'strike.unit': {
    title: 'Unit damage',
    section: 'Resolving an Engagement, 5. Resolve Strikes, Resolving Combat Icons by Type (p. 21)',
    text: 'All the unit damage of a strike goes to a single enemy unit in the engagement.',
  },
  'strike.tactics': {
    title: 'Tactics',
    section: 'Resolving an Engagement, 5. Resolve Strikes, Resolving Combat Icons by Type (p. 21)',
    text: 'Each tactics icon puts a focus token on some enemy unit, also on one outside the engagement or on one that already has tokens.',
  },
  'strike.blast': {
    title: 'Blast damage',
    section: 'Resolving an Engagement, 5. Resolve Strikes, Resolving Combat Icons by Type (p. 21)',
    text: 'The blast damage of attackers hits the engaged objective. Blast icons of defenders do nothing.',
  },
  'damage.deal': {
    title: 'Dealing damage',
    section: 'Damage (p. 21)',
    text: 'Damage that nothing prevents or moves is put on the card as damage tokens. More than the card has room for is ignored.',
  },
  'damage.window': {
    title: 'Damage about to be placed',
    section: 'Rulings, 40',
    text: 'Before damage or focus tokens are placed, players have one window for interrupts, shields and Protect. What is left is then placed all together.',
  },
  'damage.destroyed': {
    title: 'Destroyed',
    section: 'Damage (p. 21)',
    text: 'A card with as much damage as its damage capacity, or more, is destroyed at once, also when the capacity falls to the damage. A unit is then discarded with all that is attached to it.',
  },
  'damage.objective': {
    title: 'Destroyed objectives',
    section: 'Destroyed Objectives (p. 23)',
    text: "A destroyed objective goes to the other player's victory pile and is not replaced before its player's next refresh phase.",
  },
  'damage.dial': {
    title: 'The dial advances with destroyed objectives',
    section: 'Destroyed Objectives (p. 23)',
    text: "Each light objective that is destroyed advances the dial by the number of cards now in Dark's victory pile: 1 for the first, 2 for the second.",
  },
  'damage.shield': {
    title: 'Shields',
    section: 'Using Shields (p. 23)',
    text: "A shield can be discarded to prevent 1 damage or one focus token from an attack or an enemy effect. It is no help against one's own costs and effects.",
  },
  'damage.shield-place': {
    title: 'One shield on a card',
    section: 'Shield Tokens (p. 23)',
    text: 'Shields are placed on units and objectives that have none, unless an effect says otherwise.',
  },
  'damage.move': {
    title: 'Moving damage',
    section: 'FAQ, (4.3) Moving Damage',
    text: 'Moved damage is not dealt again, but the card that receives it was damaged. No more can be moved than is there.',
  },
  'damage.remove': {
    title: 'Removing damage',
    section: 'Actions (p. 24)',
    text: 'An effect that removes damage takes as many damage tokens off a card as it says, or as there are.',
  },
  'focus.exhausted': {
    title: 'Exhausted cards',
    section: 'Exhausted (p. 27)',
    text: 'While a focus token is on it, a card cannot be focused again for anything. Its other abilities go on working.',
  },
  'focus.placed': {
    title: 'Focus tokens that are placed',
    section: 'Setup, A Matter of Focus (p. 10)',
    text: 'A card on which an effect puts a focus token becomes exhausted, but it was not focused by that: nothing is used with it.',
  },
  'focus.removed': {
    title: 'Focus tokens that are removed',
    section: 'Setup, A Matter of Focus (p. 10)',
    text: 'Tokens come off in the refresh phase and by card effects. A card that has lost its last one is ready at once.',
  },
} as const satisfies Record<string, Rule>;
