// Dice in the reroll window: rolling dice again.

import { plural } from '../../core/english.ts';
import { amountOf } from '../effects/amounts.ts';
import { contextOf, setFrame } from '../effects/frames.ts';
import type { Context } from '../effects/select.ts';
import type { Amount } from '../language/effect.ts';
import type { GameState } from '../model/state.ts';
import { top } from '../model/zones.ts';
import { currentRoll, pickUp } from '../rules/dice/roll.ts';
import type { PartOf, PartRule } from './part.ts';
import { sidesOf } from './points.ts';

type Meant = Pick<PartOf<'reroll'>, 'whose' | 'unit'>;

/** Words about attack dice mean no others (Terms, dice of damage). */
export function noDice(game: GameState, context: Context, { whose, unit }: Meant): string | null {
  const roll = currentRoll(game);
  if (!roll || roll.dice.length === 0) return 'there are no dice to change';
  if (roll.kind !== 'attack') return 'those are not attack dice';
  const attack = top(game.attacks);
  const concerned = unit === 'attacks' ? attack?.attacker : unit && attack?.defender;
  if (unit && concerned !== context.source) return 'those dice are not meant by it';
  return sidesOf(context.by, whose).includes(roll.by) ? null : 'those dice are not meant by it';
}

const noBuildRoll = (game: GameState): string | null =>
  currentRoll(game)?.kind === 'build' ? null : 'this is not the roll for build points';

interface Picks {
  readonly n: Amount | 'all';
  readonly upTo?: true;
}

/** Which dice a player may name: different ones that lie there, as many as it says. */
export function wrongDice(
  game: GameState,
  context: Context,
  part: Picks,
  dice: readonly number[],
): string | null {
  const count = currentRoll(game)?.dice.length ?? 0;
  const most = part.n === 'all' ? count : Math.min(count, amountOf(game, context, part.n));
  if (dice.some((i) => !Number.isInteger(i) || i < 0 || i >= count))
    return `only ${plural(count, 'die lies', 'dice lie')} there, counted from 0`;
  if (new Set(dice).size < dice.length) return 'the same die is named twice';
  if (dice.length > most) return `it allows ${most} of the dice at the most`;
  if (dice.length === 0) return 'no die is named';
  return !part.upTo && dice.length < most ? `${most} dice have to be named` : null;
}

export const reroll: PartRule<PartOf<'reroll'>> = {
  reserved: 'reroll',
  diceStage: 'reroll',
  idleHere: (game, context, part) => (part.build ? noBuildRoll(game) : noDice(game, context, part)),
  wrongDice,
  perform: (game, frame, part) => {
    const roll = currentRoll(game);
    if (!roll || frame.round > 0) return game;
    const all = roll.dice.map((_, i) => i);
    const most = part.n === 'all' ? all.length : amountOf(game, contextOf(frame), part.n);
    const which = (frame.dice ?? all).slice(0, most);
    return setFrame(pickUp(game, which), { wait: 'throw', round: 1 });
  },
};
