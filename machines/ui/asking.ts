// Choosing a decision step by step: what is asked now, and what each answer leaves.

import type { Extras, Question } from '../../src/core/game/choosing.ts';
import type { BaseDecision } from '../../src/core/game/game-types.ts';
import type { GameOnTable } from './game-on-table.ts';

export interface Asking {
  /** The legal decisions that are left. */
  readonly left: readonly BaseDecision[];
  readonly question: Question | null;
  /** With one decision left: what else can be said. */
  readonly extras: Extras | null;
  /** The number that the stepper shows. */
  readonly number: number | null;
  readonly dice: readonly number[];
}

/** What is asked for a set of decisions; the decision itself where nothing is left to ask. */
export function askNext(table: GameOnTable, left: readonly BaseDecision[]): Asking | BaseDecision {
  const { choosing, game } = table;
  const question = choosing.question(left);
  if (question) return { left, question, extras: null, number: question.first, dice: [] };
  const [decision] = left as [BaseDecision];
  const extras = choosing.extras(game, decision, (one) => table.whyNot(one));
  return extras ? { left, question: null, extras, number: extras.number?.first ?? null, dice: [] } : decision;
}

export const isDecision = (one: Asking | BaseDecision): one is BaseDecision => 'by' in one;

/** The field that the number of the stepper goes into. */
export const numberField = ({ question, extras }: Asking): string | null =>
  question?.field ?? extras?.number?.field ?? null;

/** The numbers that the stepper goes through. */
export const numbersOf = ({ question, extras }: Asking): readonly number[] =>
  question?.numbers
    ? question.answers.map(({ value }) => Number(value)).sort((a, b) => a - b)
    : (extras?.number?.numbers ?? []);

/** What the answers so far come to: decisions to ask on from, or the one with all that was said. */
export function answered({ left, question, extras, number, dice }: Asking): readonly BaseDecision[] {
  if (question) return question.answers.find(({ value }) => value === number)?.left ?? left;
  const [decision] = left as [BaseDecision];
  return [
    {
      ...decision,
      ...(extras?.number && number !== null ? { [extras.number.field]: number } : {}),
      ...(dice.length > 0 ? { dice } : {}),
    },
  ];
}
