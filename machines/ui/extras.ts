// What can be said with a decision beyond the list of legal ones: less than the most, fewer counters, certain dice. It is
// found by asking the engine; nothing is decided here.

import type { Refusal } from '../../src/core/refusal.ts';
import type { Decision } from '../../src/swtcg/decisions/decision.ts';
import type { GameState } from '../../src/swtcg/model/state.ts';

export interface Extras {
  /** Amounts that may be chosen, rising; none where there is no choice. */
  readonly amounts: readonly number[];
  /** Numbers of build counters that may be chosen. */
  readonly counters: readonly number[];
  /** What the dice show that may be chosen among; 0 for one that may not. */
  readonly dice: readonly number[];
}

/** Higher than any amount of the game. */
const MOST = 30;

const COUNTS = Array.from({ length: MOST }, (_, i) => i + 1);
const SIGNED = [...COUNTS.map((n) => -n).reverse(), ...COUNTS];

type Ask = (decision: Decision) => Refusal | null;

const allowed = (numbers: readonly number[], legal: (n: number) => boolean): readonly number[] => {
  const found = numbers.filter(legal);
  return found.length > 1 ? found : [];
};

export function extrasOf(game: GameState, decision: Decision, whyNot: Ask): Extras | null {
  const effect = decision.do === 'use' || decision.do === 'play';
  const can = (more: Partial<Decision>) => whyNot({ ...decision, ...more }) === null;
  const amounts = effect ? allowed(SIGNED, (amount) => can({ amount })) : [];
  const counted = decision.do === 'setup' && decision.counters !== undefined;
  const counters = counted ? allowed(COUNTS, (n) => can({ counters: n })) : [];
  const shown = effect ? (game.rolls.at(-1)?.dice ?? []) : [];
  const dice = shown.map((value, i) => (can({ dice: [i] }) ? value : 0));
  const some = dice.some((value) => value > 0);
  return amounts.length > 0 || counters.length > 0 || some
    ? { amounts, counters, dice: some ? dice : [] }
    : null;
}
