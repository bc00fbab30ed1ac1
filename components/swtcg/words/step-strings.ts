// What is said of rolls and of what a card went through, in English. Another language has it in its table `details`.
import type { Side } from '../../../src/swtcg/model/state.ts';
import { stringsFor } from '../../shared/language.ts';
import { sharedStrings } from '../../shared/strings.ts';

const signed = (n: number): string =>
  Math.abs(n) < 0.05 ? '±0' : `${n < 0 ? '−' : '+'}${Math.abs(n).toFixed(1)}`;

const english = {
  theRoll: (n: number) => `The roll, ${sharedStrings().plural(n, 'die', 'dice')}`,
  hitsN: (n: number) => sharedStrings().plural(n, 'hit'),
  eachNumber: 'Each number: 16.7 %',
  luck: 'Luck so far, in hits:',
  luckOf: (by: Side, n: number) => `${sharedStrings().side(by)} ${signed(n)}`,

  // what a card went through
  journeys: {
    hand: 'Drawn',
    build: 'Built',
    arena: 'Deployed',
    on: 'Placed on a unit',
    under: 'Placed under a card',
    discard: 'Discarded',
    deck: 'Put into the deck',
    resource: 'Put into play',
    event: 'Put into play',
    supply: 'Put into the supply',
    out: 'Out of play',
    start: 'At the start',
  } as Record<string, string>,

  // cards
  inThisGame: 'In this game',
};

export type StepStrings = typeof english;

export const stepStrings = stringsFor('details', english);
