// The names of the costs in further-costs.ts, for whoever has to know whether a card needs one.
import type { Cost } from './language.ts';

export const FURTHER_COSTS = [
  'retreat',
  'discard',
  'discard-from-hand',
  'put',
  'reveal',
  'mill',
  'gain-force',
  'discard-hand',
  'discard-this',
] as const satisfies readonly Cost['pay'][];

export type FurtherCost = (typeof FURTHER_COSTS)[number];
