// The names of the words of filters, the amounts and the conditions in further-words.ts, for whoever has to know whether a
// card needs one.
import type { Amount, Condition, Filter, StaticPart, Tally } from './language.ts';

export const FURTHER_WORDS = [
  'sameName',
  'unique',
  'counters',
  'subordinate',
  'defending',
  'notSubtype',
  'wornBy',
  'against',
  'over',
  'called',
  'multi',
  'lacks',
  'attached',
  'pilotedBy',
  'stackSize',
  'stacked',
  'printed',
  'stat',
] as const satisfies readonly (keyof Filter)[];

type Keys<T> = T extends object ? keyof T : never;

export const FURTHER_AMOUNTS = [
  'plus',
  'gap',
  'minus',
  'half',
  'removed',
  'capped',
  'force',
  'cards',
  'counters',
  'riders',
  'stacked',
  'stat',
] as const satisfies readonly Keys<Amount | Tally>[];

export const FURTHER_CONDITIONS = [
  'more',
  'more-force',
  'cards',
  'force',
  'battle-step',
  'no-attack-yet',
  'happened',
] as const satisfies readonly Condition['is'][];

export type FurtherWord = (typeof FURTHER_WORDS)[number];
export type FurtherAmount = (typeof FURTHER_AMOUNTS)[number];
export type FurtherCondition = (typeof FURTHER_CONDITIONS)[number];

/** The static instructions of the rules in seldom.ts that are no further instructions besides. */
export const FURTHER_STATICS = [
  'treat-as',
  'no-retreat',
  'no-move',
  'toll',
  'stack-room',
  'lie-under',
  'pilot-room',
  'only-pilots',
  'forbid',
  'allow',
  'must-attack',
  'charge',
  'forbid-use',
  'forbid-play',
  'define',
] as const satisfies readonly StaticPart['do'][];
