// What the odds say, in English.
import { stringsFor } from '../../shared/language.ts';

const english = {
  orMore: (n: number) => `${n} or more`,
  odds: 'Odds',
  notDice: 'The power of the attack is not a number of dice.',
  tooManyDice: (most: number) => `An attack of more than ${most} dice is not drawn.`,
  whatDecides: 'What decides',
  hitOn: (least: number) => `hit on ${least}+`,
  keyword: (name: string, value: number) => `${name} ${value}`,
  ofNoUse: (term: string) => `${term}, no effect`,
  healthOf: (n: number) => `health ${n}`,
  chanceOf: { damage: 'Chance in % of each amount of damage', hits: 'Chance in % of each number of hits' },
  stays: 'stays in play',
  discardedFrom: (n: number) => `discarded (${n} or more)`,
  afterEvade: (n: number) => `after Evade ${n}`,
  thisRoll: 'this roll',
  discarded: 'Discarded',
  discardedWithEvade: 'Discarded, with Evade',
  mean: { damage: 'Mean damage', hits: 'Mean hits' },
  meanWithEvade: (mean: string) => `${mean} with Evade`,
  amount: { damage: 'Damage', hits: 'Hits' },
  chance: 'Chance',
  withEvade: (n: number) => `With Evade ${n}`,
  row: (n: number, gone: boolean, now: boolean) =>
    `${n}${gone ? ', discarded' : ''}${now ? ', this roll' : ''}`,
  spokenBar: (of: 'damage' | 'hits', chance: string, now: boolean) =>
    `${of}: ${chance}${now ? ', this roll' : ''}`,
};

export type OddsStrings = typeof english;

export const oddsStrings = stringsFor('odds', english);
