// Where in a game something happens, in English words, and what moving through its steps goes by.
import type { Navigation, PlaceWords } from '../../core/game/presentation.ts';
import type { LcgTypes } from '../types.ts';

export const places: PlaceWords = {
  turn: (n) => `Turn ${n}`,
  places: {
    setup: 'Setup',
    setupHands: 'Hands and mulligans',
    setupReveal: 'Revealing objectives',
    turnStart: 'Start of the turn',
    balance: 'Balance phase',
    balanceForce: 'The dial and the balance',
    balanceAgain: 'The dial and the balance',
    balanceEnd: 'End of the balance phase',
    refresh: 'Refresh phase',
    refreshFocus: 'Removing focus tokens',
    refreshShields: 'Removing shields',
    refreshObjectives: 'Replacing objectives',
    refreshed: 'After refreshing',
    refreshActions: 'Refresh actions',
    refreshEnd: 'End of the refresh phase',
    draw: 'Draw phase',
    drawDiscard: 'Discarding a card',
    drawCards: 'Drawing cards',
    drawActions: 'Draw actions',
    drawEnd: 'End of the draw phase',
    deployment: 'Deployment phase',
    deploymentActions: 'Deployment actions',
    deploymentEnd: 'End of the deployment phase',
    conflict: 'Conflict phase',
    conflictActions: 'Conflict actions',
    conflictEngage: 'Choosing an engagement',
    conflictEnd: 'End of the conflict phase',
    force: 'Force phase',
    forceCommit: 'Committing to the Force',
    forceStruggle: 'Force struggle',
    struggle: 'Force struggle',
    forceActions: 'Force actions',
    forceEnd: 'End of the Force phase',
    turnEnd: 'End of the turn',
    engagement: 'Engagement',
    attackersActions: 'After attackers are declared',
    defenders: 'Defenders',
    defendersActions: 'After defenders are declared',
    edgeBattle: 'Edge battle',
    edgePlace: 'Placing edge cards',
    edgeReveal: 'Revealing edge stacks',
    edgeFate: 'Fate cards',
    edgeFinish: 'Winning the edge battle',
    discard: 'Discarding edge stacks',
    edgeActions: 'After the edge battle',
    strikeFirst: 'First strike',
    strikeFirstActions: 'After the first strike',
    strikeSecond: 'Second strike',
    strikeSecondActions: 'After the second strike',
    unopposed: 'Unopposed damage',
    survivors: 'Surviving attackers',
    engagementEnd: 'End of the engagement',
    focus: 'The unit is focused',
    icons: 'Icons resolve',
    interrupts: 'Interrupts',
    happening: '',
    reactions: 'Reactions',
    using: 'Card or ability',
    resolving: '',
    actions: '',
  },
};

/** The phase that a state of the turn belongs to: the points of a phase begin with its name. */
function phaseAt(state: string): string {
  if (state === 'engagement') return 'conflict';
  if (state === 'struggle') return 'force';
  return /^(?:balance|refresh|draw|deployment|conflict|force)/.exec(state)?.[0] ?? state;
}

/** An engagement, and the turn's ends, have headings of their own. */
const partOf = (state: string): string => (state === 'engagement' ? state : phaseAt(state));

export const navigation: Navigation<LcgTypes> = {
  turnOf: ({ path, turn }) => (path[0] === 'setup' ? 0 : turn),
  phaseOf: ({ path }) => (path[0] === 'setup' ? 'setup' : phaseAt(path[1] ?? '')),
  isAttack: ({ type }) => type === 'objective-engaged',
  isEffect: ({ rule }) => rule.startsWith('effect.') || rule.startsWith('ability.'),
  keepsRoll: () => false,
  attackState: 'engagement',
  heading: ([game, state]) =>
    state === undefined || game === 'setup' ? [game ?? ''].filter(Boolean) : [game ?? '', partOf(state)],
};
