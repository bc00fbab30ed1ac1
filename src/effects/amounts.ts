// How many: fixed numbers, X, counts of cards, values of units.
import { stackOf } from '../build/stack-rules.ts';
import { type GameState, other } from '../game/state.ts';
import { card, def } from '../game/table.ts';
import type { Amount, Stat, Tally } from './language.ts';
import { type Context, candidates, countersOn, selectEach, statOf } from './select.ts';

function cardsIn(game: GameState, { by, source }: Context, where: 'stack' | 'hand' | 'discard'): number {
  return where === 'stack' ? stackOf(game, source).length : game.players[by].lists[where].length;
}

function tallied(game: GameState, context: Context, tally: Tally): number {
  let sum = 0;
  for (const id of selectEach(game, context, tally.on))
    sum +=
      'stacked' in tally
        ? stackOf(game, id).length
        : 'riders' in tally
          ? card(game, id)[tally.riders].length
          : countersOn(card(game, id), tally.counters);
  return sum;
}

export function amountOf(game: GameState, context: Context, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  if (amount === 'X') return context.x ?? 0;
  if ('plus' in amount) return Math.max(0, amountOf(game, context, amount.plus) + amount.n);
  if ('gap' in amount)
    return Math.abs(amountOf(game, context, amount.gap[0]) - amountOf(game, context, amount.gap[1]));
  if ('minus' in amount) return -amountOf(game, context, amount.minus);
  if ('half' in amount) {
    const half = amountOf(game, context, amount.half) / 2;
    return amount.up ? Math.ceil(half) : Math.floor(half);
  }
  if ('per' in amount)
    return (
      amount.times *
      ('on' in amount.per ? tallied(game, context, amount.per) : candidates(game, context, amount.per).length)
    );
  if ('prevented' in amount) return amount.prevented * (context.prevented ?? 0);
  if ('removed' in amount) return amount.removed * (context.removed ?? 0);
  if ('capped' in amount) return Math.min(amount.most, amountOf(game, context, amount.capped));
  if ('force' in amount) return game.players[amount.force === 'you' ? context.by : other(context.by)].force;
  if ('cards' in amount) return cardsIn(game, context, amount.cards);
  let sum = 0;
  for (const id of selectEach(game, context, amount.of))
    sum +=
      'counters' in amount
        ? countersOn(card(game, id), amount.counters)
        : amount.printed
          ? Number(def(game, id)[amount.stat as Stat]) || 0
          : (statOf(game, id, amount.stat) ?? 0);
  return sum;
}
