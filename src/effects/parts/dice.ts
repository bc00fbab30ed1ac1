// Dice in the reroll window: adding dice, rolling dice again.
import { addDice as addToRoll, currentRoll, pickUp } from '../../dice/roll.ts';
import { amountOf } from '../amounts.ts';
import { contextOf, setFrame } from '../frames.ts';
import type { PartOf, PartRule } from './part.ts';
import { sidesOf } from './points.ts';

export const reroll: PartRule<PartOf<'reroll'>> = {
  reserved: 'reroll',
  idleHere: (game, context, part) => {
    const roll = currentRoll(game);
    if (!roll || roll.dice.length === 0) return 'there are no dice to roll again';
    if (roll.kind !== 'attack') return 'those are no attack dice';
    return sidesOf(context.by, part.whose).includes(roll.by) ? null : 'those dice are not meant by it';
  },
  perform: (game, frame, part) => {
    const roll = currentRoll(game);
    if (!roll || frame.round > 0) return game;
    const all = roll.dice.map((_, i) => i);
    const most = part.n === 'all' ? all.length : amountOf(game, contextOf(frame), part.n);
    const which = (frame.dice ?? all).slice(0, most);
    return setFrame(pickUp(game, which), { wait: 'throw', round: 1 });
  },
};

export const addDice: PartRule<PartOf<'add-dice'>> = {
  reserved: 'reroll',
  idleHere: (game) => (currentRoll(game)?.kind === 'attack' ? null : 'there are no attack dice to add to'),
  perform: (game, frame, part) => {
    if (frame.round > 0) return game;
    return setFrame(addToRoll(game, amountOf(game, contextOf(frame), part.n)), { wait: 'throw', round: 1 });
  },
};
