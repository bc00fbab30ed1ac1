// What can be said with a decision beyond the list of legal ones: less than the most, fewer counters, certain dice. It is
// found by asking the engine; nothing is decided here.

import type { Extras } from '../../core/game/choosing.ts';
import type { Refusal } from '../../core/refusal.ts';
import type { Decision } from '../decisions/decision.ts';
import type { CardId, GameState } from '../model/state.ts';
import { def } from '../model/zones.ts';

/** Higher than any amount of the game. */
const MOST = 30;

const COUNTS = Array.from({ length: MOST }, (_, i) => i + 1);
const SIGNED = [...COUNTS.map((n) => -n).reverse(), ...COUNTS];

type Ask = (decision: Decision) => Refusal | null;

const allowed = (numbers: readonly number[], legal: (n: number) => boolean): readonly number[] => {
  const found = numbers.filter(legal);
  return found.length > 1 ? found : [];
};

/** As much as can be is offered first, but not more counters than the card needs. */
function numberOf(game: GameState, decision: Decision, can: (more: Partial<Decision>) => boolean) {
  if (decision.do === 'use' || decision.do === 'play') {
    const amounts = allowed(SIGNED, (amount) => can({ amount }));
    return amounts.length > 0 ? { field: 'amount', numbers: amounts, first: amounts.at(-1) as number } : null;
  }
  if (decision.do !== 'setup' || decision.counters === undefined) return null;
  const counters = allowed(COUNTS, (n) => can({ counters: n }));
  const most = Math.max(1, def(game, decision.card as CardId).cost ?? 1);
  return counters.length > 0
    ? { field: 'counters', numbers: counters, first: counters.findLast((n) => n <= most) ?? null }
    : null;
}

export function extrasOf(game: GameState, decision: Decision, whyNot: Ask): Extras | null {
  const effect = decision.do === 'use' || decision.do === 'play';
  const can = (more: Partial<Decision>) => whyNot({ ...decision, ...more }) === null;
  const number = numberOf(game, decision, can);
  const shown = effect ? (game.rolls.at(-1)?.dice ?? []) : [];
  const dice = shown.map((value, i) => (can({ dice: [i] }) ? value : 0));
  const some = dice.some((value) => value > 0);
  return number || some ? { number, dice: some ? dice : [], shares: [], options: null } : null;
}
