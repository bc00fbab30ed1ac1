// `predict`: the number of hits that Foresight or Forewarning foretells.

import { refuse } from '../model/refusal.ts';
import { attackDice } from '../rules/battle/hits.ts';
import { predict as foretell } from '../rules/battle/predict.ts';
import type { Decision } from './decision.ts';
import type { DecisionKind } from './kind.ts';

export const predict: DecisionKind = {
  options: (game, by) =>
    Array.from({ length: attackDice(game) + 1 }, (_, hits): Decision => ({ by, do: 'predict', hits })),
  consider: (_game, { hits }) => {
    if (hits === undefined || !Number.isInteger(hits) || hits < 0)
      return refuse('attack.predict', 'say how many hits');
    return (now) => foretell(now, hits);
  },
};
