// Choosing a decision step by step: what is asked now, and what each answer leaves.

import type { Choosing, Extras, Question } from '../../src/core/game/choosing.ts';
import type { BaseDecision } from '../../src/core/game/game-types.ts';
import type { CardId } from '../../src/core/state.ts';
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
  /** How much of each field falls to each card. */
  readonly shares: Readonly<Record<string, Readonly<Record<CardId, number>>>>;
  /** The way that is chosen. */
  readonly option: string | null;
}

/** What is said step by step, until it is confirmed. */
export type Said = Pick<Asking, 'number' | 'dice' | 'shares' | 'option'>;

const NOTHING_SAID = { extras: null, number: null, dice: [], shares: {}, option: null } as const;

/** What is asked for a set of decisions; the decision itself where nothing is left to ask. */
export function askNext(table: GameOnTable, left: readonly BaseDecision[]): Asking | BaseDecision {
  const { choosing, game } = table;
  const question = choosing.question(left);
  if (question) return { ...NOTHING_SAID, left, question, number: question.first };
  const [decision] = left as [BaseDecision];
  const extras = choosing.extras(game, decision, (one) => table.whyNot(one));
  if (!extras) return decision;
  return {
    left,
    question: null,
    extras,
    number: extras.number?.first ?? null,
    dice: [],
    shares: Object.fromEntries(extras.shares.map(({ field, first }) => [field, first])),
    option: extras.options?.first ?? null,
  };
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

/** One more for a card, in the field where it can have a share; after the most it has none. Null where it has none to get. */
export function shareMore(asking: Asking, card: CardId): Asking | null {
  for (const { field, cards } of asking.extras?.shares ?? []) {
    const found = cards.find((one) => one.card === card);
    if (!found) continue;
    const given = asking.shares[field] ?? {};
    const n = ((given[card] ?? 0) + 1) % (found.most + 1);
    return { ...asking, shares: { ...asking.shares, [field]: { ...given, [card]: n } } };
  }
  return null;
}

/** What the answers so far come to: decisions to ask on from, or the one with all that was said. */
export function answered(
  choosing: Choosing,
  { left, question, extras, number, dice, shares, option }: Asking,
): readonly BaseDecision[] {
  if (question) return question.answers.find(({ value }) => value === number)?.left ?? left;
  const [first] = left as [BaseDecision];
  let decision: BaseDecision = {
    ...first,
    ...(extras?.number && number !== null ? { [extras.number.field]: number } : {}),
    ...(dice.length > 0 ? { dice } : {}),
  };
  for (const { field } of extras?.shares ?? [])
    decision = choosing.completed(decision, field, shares[field] ?? {});
  if (extras?.options && option !== null)
    decision = choosing.completed(decision, extras.options.field, option);
  return [decision];
}
