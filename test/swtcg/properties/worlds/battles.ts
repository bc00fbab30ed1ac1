// Random battles with units of any mix of keywords.

import { Chance } from '../../../helpers/chance.ts';
import { type Card, scenario } from '../../../helpers/fight.ts';

const NUMBERED = [
  'Accuracy',
  'Area Damage',
  'Avenge',
  'Backfire',
  'Barrage',
  'Bombard',
  'Critical Hit',
  'Focus',
  'Fury',
];
const MORE = [
  'Ion Cannon',
  'Lucky',
  'Parry',
  'Resilience',
  'Riposte',
  'Shields',
  'Stun',
  'Surge',
  'Velocity',
  'Retaliate',
];
const PLAIN = [
  'Armor',
  'Cunning',
  'Double Damage',
  'Double Strike',
  'Ferocity',
  'Fortitude',
  'Inspiration',
  'Intimidation',
];
const BARE = ['Overkill', 'Precision', 'Stealth'];
const PAID = ['Absorb', 'Ambush', 'Deflect', 'Evade', 'Persuade', 'Protect', 'Retaliate'];
const TEXTS = [
  'Pay 1 Force -> Intercept',
  'Pay 1 Force -> Redirect',
  'Bounty: Gain 1 Force.',
  'Foresight: Gain 1 Force.',
  'Forewarning: Draw a card.',
  'When this unit would be discarded, you may pay 1 Force. If you do, return it to your hand instead.',
  'When this unit would be damaged, prevent 1 of that damage.',
  'Pay 1 Force -> This unit gets +1 power for this attack.',
  'Pay 1 Force -> Retreat this unit.',
  "Each of your opponent's units in this arena loses Armor.",
  'Pay 1 Force -> Change one of your attack dice to a 6.',
];

function paragraph(chance: Chance): string {
  const n = 1 + chance.below(2);
  switch (chance.below(6)) {
    case 0:
      return `${chance.pick(NUMBERED)} ${n}`;
    case 1:
      return `${chance.pick(MORE)} ${n}`;
    case 2:
      return chance.pick(PLAIN);
    case 3:
      return chance.pick(BARE);
    case 4:
      return `Pay ${chance.below(2)} Force -> ${chance.pick(PAID)} ${n}`;
    default:
      return chance.pick(TEXTS);
  }
}

const CARDS: readonly Card[] = [
  { type: 'Battle', text: ['Pay 1 Force -> Disrupt an attack.'] },
  { type: 'Battle', text: ['Pay 1 Force -> Disrupt a Battle card.'] },
  { type: 'Battle', text: ['Pay 1 Force -> Prevent 2 damage to one of your units.'] },
  { type: 'Battle', text: ["Pay 1 Force -> Do 2 damage to one of your opponent's units."] },
  {
    type: 'Battle',
    text: ["Pay 0 Force -> One of your opponent's units loses all game text until end of turn."],
  },
];

function randomCards(chance: Chance): Record<string, Card> {
  const cards: Record<string, Card> = {};
  for (const side of ['d', 'l']) {
    for (let i = 0; i < 4; i++) {
      const type = chance.pick(['Space', 'Space', 'Ground', 'Character']);
      cards[`${side}${i}`] = {
        type,
        ...(chance.below(2) ? { version: 'A' } : {}),
        speed: 10 * (1 + chance.below(6)),
        power: 1 + chance.below(4),
        health: 1 + chance.below(5),
        text: Array.from({ length: chance.below(4) }, () => paragraph(chance)),
      };
    }
    for (let i = 0; i < 2; i++) cards[`${side}Card${i}`] = chance.pick(CARDS);
    cards[`${side}Deck`] = { in: 'deck' };
  }
  return cards;
}

/** A battle with four units and two cards a side. */
export const battleFile = (seed: number): object =>
  scenario(randomCards(new Chance(seed)), {
    dark: 4,
    light: 4,
    seed,
    until: 'game-over',
  });
