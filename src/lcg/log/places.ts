// Where in a game something happens, in English words, and what moving through its steps goes by.
import type { Navigation, PlaceWords } from '../../core/game/presentation.ts';
import type { LcgTypes } from '../types.ts';

export const places: PlaceWords = {
  turn: (n) => `Turn ${n}`,
  places: {
    balance: 'Balance phase',
    refresh: 'Refresh phase',
    draw: 'Draw phase',
    deployment: 'Deployment phase',
    conflict: 'Conflict phase',
    force: 'Force phase',
    attackersActions: 'After attackers are declared',
    defendersActions: 'After defenders are declared',
    edgePlace: 'Placing edge cards',
    edgeReveal: 'Revealing edge stacks',
    edgeFate: 'Fate cards',
    edgeFinish: 'Winning the edge battle',
    edgeActions: 'After the edge battle',
    strikeFirst: 'First strike',
    strikeSecond: 'Second strike',
    unopposed: 'Unopposed damage',
  },
};

export const navigation: Navigation<LcgTypes> = {
  turnOf: ({ path, turn }) => (path[0] === 'setup' ? 0 : turn),
  phaseOf: ({ path }) => (path[0] === 'setup' ? 'setup' : (path[1] ?? '')),
  isAttack: ({ type }) => type === 'objective-engaged',
  isEffect: ({ rule }) => rule.startsWith('effect.') || rule.startsWith('ability.'),
  keepsRoll: () => false,
  attackState: 'engagement',
  headingDepth: () => 2,
};
