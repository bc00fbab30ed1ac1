// Choosing a decision step by step: what is asked now, and what each answer leaves.

import type { Refusal } from '../../src/core/refusal.ts';
import type { Decision } from '../../src/swtcg/decisions/decision.ts';
import type { CardId, GameState } from '../../src/swtcg/model/state.ts';
import { def } from '../../src/swtcg/model/zones.ts';
import { type Extras, extrasOf } from './extras.ts';
import { type Question, questionOf } from './offers.ts';

export interface Asking {
  /** The legal decisions that are left. */
  readonly left: readonly Decision[];
  readonly question: Question | null;
  /** With one decision left: what else can be said. */
  readonly extras: Extras | null;
  /** The number that the stepper shows. */
  readonly number: number | null;
  readonly dice: readonly number[];
}

type WhyNot = (decision: Decision) => Refusal | null;

/** What is asked for a set of decisions; the decision itself where nothing is left to ask. */
export function askNext(game: GameState, left: readonly Decision[], whyNot: WhyNot): Asking | Decision {
  const question = questionOf(left);
  if (question) {
    const numbers = question.answers.map(({ value }) => Number(value));
    const number = question.numbers
      ? question.field === 'counters'
        ? Math.min(...numbers)
        : Math.max(...numbers)
      : null;
    return { left, question, extras: null, number, dice: [] };
  }
  const [decision] = left as [Decision];
  const extras = extrasOf(game, decision, whyNot);
  if (!extras) return decision;
  // As much as can be, but not more counters than the card needs.
  const needed = extras.counters.filter(
    (n) => n <= Math.max(1, def(game, decision.card as CardId).cost ?? 1),
  );
  const number = extras.amounts.at(-1) ?? needed.at(-1) ?? null;
  return { left, question: null, extras, number, dice: [] };
}

export const isDecision = (one: Asking | Decision): one is Decision => 'by' in one;

/** The numbers that the stepper goes through. */
export const numbersOf = ({ question, extras }: Asking): readonly number[] =>
  question?.numbers
    ? question.answers.map(({ value }) => Number(value)).sort((a, b) => a - b)
    : extras
      ? extras.amounts.length > 0
        ? extras.amounts
        : extras.counters
      : [];

/** What the answers so far come to: decisions to ask on from, or the one with all that was said. */
export function answered({ left, question, extras, number, dice }: Asking): readonly Decision[] {
  if (question) return question.answers.find(({ value }) => value === number)?.left ?? left;
  const [decision] = left as [Decision];
  return [
    {
      ...decision,
      ...(extras && extras.amounts.length > 0 && number !== null ? { amount: number } : {}),
      ...(extras && extras.counters.length > 0 && number !== null ? { counters: number } : {}),
      ...(dice.length > 0 ? { dice } : {}),
    },
  ];
}
