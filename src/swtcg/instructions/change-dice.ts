// More dice in the reroll window: adding dice, turning them to another number.

import { amountOf } from '../effects/amounts.ts';
import { contextOf, setFrame } from '../effects/frames.ts';
import { note } from '../model/log.ts';
import { row } from '../model/update.ts';
import { addDice as addToRoll, currentRoll, setRoll } from '../rules/dice/roll.ts';
import { noDice, wrongDice } from './dice.ts';
import type { PartOf, PartRule } from './part.ts';

export const addDice: PartRule<PartOf<'add-dice'>> = {
  reserved: 'reroll',
  diceStage: 'add',
  idleHere: (game) => (currentRoll(game)?.kind === 'attack' ? null : 'there are no attack dice to add to'),
  perform: (game, frame, part) => {
    if (frame.round > 0) return game;
    return setFrame(addToRoll(game, amountOf(game, contextOf(frame), part.n)), { wait: 'throw', round: 1 });
  },
};

export const changeDice: PartRule<PartOf<'change-dice'>> = {
  reserved: 'reroll',
  diceStage: 'change',
  idleHere: noDice,
  wrongDice,
  perform: (game, frame, part) => {
    const roll = currentRoll(game);
    if (!roll) return game;
    const most = amountOf(game, contextOf(frame), part.n);
    const which = (frame.dice ?? roll.dice.map((_, i) => i)).slice(0, most);
    const dice = row(roll.dice, (die, i) => (which.includes(i) ? part.side : die));
    const next = setRoll(game, { dice, changed: [...new Set([...roll.changed, ...which])] });
    return note(next, 'rule', 'roll.change', { type: 'dice-changed', numbers: { dice } });
  },
};
