// Costs, resources and playing cards.
import type { Rule } from './rule.ts';

export const resourceRules = {
  'resource.generate': {
    title: 'Generating resources',
    section: 'Resources, Generating Resources (p. 16)',
    text: 'A ready card that has a resource value may take focus tokens, at most as many as that value, and gives one resource for each. It is exhausted afterwards, even if it could have given more.',
  },
  'resource.exhausted': {
    title: 'Exhausted cards give nothing',
    section: 'Resources, Generating Resources (p. 16)',
    text: 'A card with a focus token on it provides no resources, however high its value is.',
  },
  'resource.spend': {
    title: 'Spending resources',
    section: 'Resources, Spending Resources (p. 16)',
    text: 'Resources pay for the one card or ability for which they were generated. What is left over is lost.',
  },
  'resource.match': {
    title: 'Resource match',
    section: 'Resources, Resource Match (p. 16)',
    text: 'To play a card of an affiliation, one resource or more must come from a card of that affiliation. Neutral cards and cards that cost 0 need no match.',
  },
  'resource.short': {
    title: 'Too few resources',
    section: 'Resources (p. 16)',
    text: 'A cost is paid in full or the card stays in hand, and the ability is not used.',
  },
  'cost.modifier': {
    title: 'Changed costs',
    section: 'FAQ, Effect Resolution',
    text: 'All that makes a card cheaper or more expensive is added up before it is paid. A cost never falls below 0.',
  },
  'cost.to': {
    title: 'What is done to do something',
    section: 'FAQ, (4.1) The Word "to"',
    text: 'The part before "to" is a cost: it must be paid completely, or the rest does not come about.',
  },
  'play.card': {
    title: 'Playing a card',
    section: 'Term Summary (p. 13)',
    text: 'To play a card from hand is to pay its cost and then put it into play or, with an event, to carry it out and discard it.',
  },
  'play.enhancement': {
    title: 'Playing an enhancement',
    section: 'Playing Enhancement Cards (p. 14)',
    text: 'An enhancement names what it may enhance, and is attached to that. Without such a thing in play it is not played.',
  },
  'play.event': {
    title: 'Playing an event',
    section: 'Event Cards (p. 24)',
    text: 'An event is paid for, carried out and discarded. Its own words say when, which may be in an enemy turn.',
  },
  'play.fate': {
    title: 'Fate cards are not played',
    section: 'Fate Cards (p. 20)',
    text: 'A fate card has no use except in an edge stack.',
  },
  'play.target': {
    title: 'Targets of a play',
    section: 'Target (p. 27)',
    text: 'The player of an effect picks its targets, all of which must fit its words. If a needed target is missing, the effect is not started.',
  },
  'play.restriction': {
    title: 'When something can be used',
    section: 'FAQ, Effect Resolution',
    text: 'Before anything is paid it is checked whether the card or ability may be used at this moment and under the conditions it names.',
  },
  'play.put-into-play': {
    title: 'Putting into play',
    section: 'Put into Play (p. 27)',
    text: 'A card that an effect puts into play costs nothing and is not bound by restrictions on playing it. What cannot be in play stays where it was.',
  },
  'play.unique': {
    title: 'Unique cards',
    section: 'Unique Cards (p. 26)',
    text: 'As long as a unique card is in play on either side, no player brings another one of that title into play.',
  },
} as const satisfies Record<string, Rule>;
