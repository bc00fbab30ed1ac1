// How many: fixed numbers, X, counts of cards. Other amounts are in further-words.ts.
import type { GameState } from '../game/state.ts';
import { openTable } from '../game/open-table.ts';
import { FURTHER_AMOUNTS, type FurtherAmount } from './further-words-names.ts';
import type { Amount, Tally } from './language.ts';
import { type Context, candidates } from './select.ts';

/** The amount that has such a word. */
export type AmountOf<Word extends string> = Extract<Amount | Tally, { readonly [word in Word]: unknown }>;
export type Counts<Word extends string> = (
  game: GameState,
  context: Context,
  amount: AmountOf<Word>,
) => number;

const rules: { readonly [Word in 'per' | 'prevented']: Counts<Word> } = {
  per: (game, context, { per, times }) =>
    times * ('on' in per ? amountOf(game, context, per) : candidates(game, context, per).length),
  prevented: (_game, context, { prevented }) => prevented * (context.prevented ?? 0),
};

const WORDS = [...Object.keys(rules), ...FURTHER_AMOUNTS];
const known = openTable<(game: GameState, context: Context, amount: object) => number>('amount', rules);

export const addAmounts = (more: { readonly [Word in FurtherAmount]: Counts<Word> }): void => known.add(more);

export function amountOf(game: GameState, context: Context, amount: Amount | Tally): number {
  if (typeof amount === 'number') return amount;
  if (amount === 'X') return context.x ?? 0;
  return known.of(WORDS.find((word) => word in amount))(game, context, amount);
}
