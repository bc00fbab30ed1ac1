// Questions that the effects of few cards give an answer to: where no card of a game says such a thing, the answer is
// always the same. The rules come with the further ones (src/further.ts).
import type { CardId } from '../game/state.ts';
import type { Lost } from './language.ts';

/** Text that cards have lost. */
export type LostText = ReadonlyMap<CardId, readonly Lost[]>;

type Seldom = Pick<
  typeof import('./losing.ts') &
    typeof import('./replaced-cost.ts') &
    typeof import('./restrictions.ts') &
    typeof import('./treated.ts') &
    typeof import('./charges.ts') &
    typeof import('./forbidden.ts') &
    typeof import('../turn/variables.ts') &
    typeof import('../battle/said-of-attack.ts'),
  | 'without'
  | 'lostNow'
  | 'lostMore'
  | 'takesText'
  | 'unpaid'
  | 'noRetreat'
  | 'noMove'
  | 'toll'
  | 'stackRoom'
  | 'liesUnder'
  | 'pilotRoom'
  | 'pilotsMeant'
  | 'treatedAs'
  | 'saysOfAttack'
  | 'chargedCosts'
  | 'forbiddenBy'
  | 'useRefusal'
  | 'playRefusal'
  | 'noteKnown'
  | 'settleUnknown'
  | 'variable'
>;

const none = () => null;
const zero = () => 0;
const nothing = () => [];
const NOTHING_LOST: LostText = new Map();

export const seldom: Seldom = {
  without: (list) => list,
  lostNow: () => NOTHING_LOST,
  lostMore: none,
  takesText: () => false,
  unpaid: none,
  noRetreat: none,
  noMove: none,
  toll: zero,
  stackRoom: zero,
  liesUnder: () => false,
  pilotRoom: zero,
  pilotsMeant: nothing,
  treatedAs: nothing,
  saysOfAttack: none,
  chargedCosts: (_game, _play, costs) => costs,
  forbiddenBy: none,
  useRefusal: none,
  playRefusal: none,
  noteKnown: (game) => game,
  settleUnknown: (game) => game,
  variable: none,
};

export const addSeldom = (rules: Seldom): void => {
  Object.assign(seldom, rules);
};
