// Dice that an effect asks for: what they show says what is done (Terms, roll).

import { amountOf } from '../effects/amounts.ts';
import { contextOf, instead, setFrame } from '../effects/frames.ts';
import { currentRoll, endRoll, startRoll } from '../rules/dice/roll.ts';
import type { PartOf, PartRule } from './part.ts';

export const rollDice: PartRule<PartOf<'roll-dice'>> = {
  perform: (game, frame, part) => {
    if (frame.round === 0) {
      const n = amountOf(game, contextOf(frame), part.n);
      return setFrame(startRoll(game, 'effect', frame.by, n), { wait: 'roll', round: 1 });
    }
    const dice = currentRoll(game)?.dice ?? [];
    const total = dice.reduce((sum, die) => sum + die, 0);
    const found = part.cases.filter(({ faces, total: least }) =>
      least === undefined ? dice.some((die) => faces?.includes(die)) : total >= least,
    );
    return instead(
      endRoll(game),
      frame,
      found.flatMap((one) => one.parts),
    );
  },
};
