// Choosing at a table of High Card: a card is laid, or its player passes.
import type { Choosing } from '../../../src/core/game/choosing.ts';
import { cardsIn, needsDie, whyNot } from '../../games/high-card/rules.ts';
import { type HighCardTypes, SEATS, type Seat } from '../../games/high-card/types.ts';

const handOf: Choosing<HighCardTypes>['handOf'] = (state, seat) =>
  cardsIn(state, seat, 'hand').map(({ id }) => id);

export const choosing: Choosing<HighCardTypes> = {
  asked: ({ window }) => window && { kind: 'laying', rule: 'card.lay' },
  diceMissing: (state) => (state.point === 'roll' && needsDie(state) ? 1 : 0),
  masks: (state, who) =>
    new Map(
      SEATS.filter((seat) => seat !== who).flatMap((seat) =>
        handOf(state, seat).map((id, i) => [id, `hidden:${seat}:${i + 1}`] as const),
      ),
    ),
  hasCard: ({ cards }, card) => Object.hasOwn(cards, card),
  handOf,
  cardsOf: handOf,
  attached: (_state, card) => [card],
  seenAt: (_state, card) => card,
  endings: (by) => [{ by, do: 'pass' }],
  isIdle: ({ do: deed }) => deed === 'pass',
  subjectOf: (decision) => (decision.do === 'lay' ? decision.card : null),
  partOf: () => ({ key: '', name: null }),
  question: () => null,
  extras: () => null,
  completed: (decision) => decision,
  reach: () => [],
  goesTo: () => false,
  wayOf: ({ do: deed }) => deed,
  chosenBy: () => null,
  setAside: () => [],
  answered: () => null,
  wishesFor: (state, by: Seat, card) =>
    whyNot(state, { by, do: 'lay', card }) ? [{ by, do: 'lay', card }] : [],
  lookedFor: ['lay'],
};
