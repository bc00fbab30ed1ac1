// The names of the instructions in further-parts.ts, for whoever has to know whether a card needs one.
import type { Part } from '../language.ts';

export const FURTHER_PARTS = [
  'build-counters',
  'choose-arena',
  'choose-player',
  'may',
  'mill',
  'copy-ability',
  'look-top',
  'more-damage',
  'put',
  'roll-dice',
  'search',
  'shuffle',
  'reveal-hand',
  'win',
  'cannot',
  'end-attack',
  'sure',
  'move-counters',
  'tap',
  'untap',
  'stay-tapped',
  'retreat',
  'discard',
  'return-to-hand',
  'control',
  'next-time',
  'build-points',
  'add-dice',
  'change-dice',
  'lose',
  'choose',
] as const satisfies readonly Part['do'][];

export type FurtherPart = (typeof FURTHER_PARTS)[number];

/** Common instructions of a sort that few cards have, and how their effects say so. */
export const FURTHER_SORTS = { divided: '"divided":', anyCounters: '"counter":"any"' } as const;

export interface FurtherSorts {
  readonly divided: 'damage';
  readonly anyCounters: 'counters';
}
