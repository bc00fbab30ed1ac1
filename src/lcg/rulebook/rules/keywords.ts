// The keywords of the 2012 rulebook.
import type { Rule } from './rule.ts';

export const keywordRules = {
  'keyword.edge': {
    title: 'Edge (X)',
    section: 'Edge (X) (p. 25)',
    text: 'In every edge battle of an engagement in which the card takes part, its controller has X Force icons more. Several values add up.',
  },
  'keyword.elite': {
    title: 'Elite',
    section: 'Elite (p. 25)',
    text: 'When it refreshes in the refresh phase, the card loses a second focus token if it has one.',
  },
  'keyword.limited': {
    title: 'Limited',
    section: 'Limited (p. 25)',
    text: 'Each player may play one Limited card a turn. Cards put into play or placed in an edge stack are not played.',
  },
  'keyword.no-enhancements': {
    title: 'No Enhancements',
    section: 'No Enhancements (p. 25)',
    text: 'Nothing can enhance this card. It can still be committed, because a Force card is no enhancement.',
  },
  'keyword.protect': {
    title: 'Protect',
    section: 'Protect [Trait] (p. 25)',
    text: 'When a friendly card of the named trait is about to take damage, any part of it may go to this card instead, as far as its remaining capacity allows.',
  },
  'keyword.shielding': {
    title: 'Shielding',
    section: 'Shielding (p. 25)',
    text: 'When the unit is declared, its controller may shield one unshielded card at once: a friendly unit in the engagement, or the engaged objective.',
  },
  'keyword.targeted-strike': {
    title: 'Targeted Strike',
    section: 'Targeted Strike (p. 25)',
    text: 'When it strikes as an attacker, the unit may aim its unit damage at any enemy unit, in the engagement or not.',
  },
} as const satisfies Record<string, Rule>;
