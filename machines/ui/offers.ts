// What can be done, card by card: the legal decisions in groups that differ only in what is still to be chosen. Choosing
// is narrowing such a group down to one decision; every answer on the way is legal, because it comes from the list.
import type { Decision, Deed } from '../../src/swtcg/decisions/decision.ts';
import { type CardId, SIDES } from '../../src/swtcg/model/state.ts';

export interface Offer {
  readonly deed: Deed;
  /** The card that it is done with; null where it is done with none. */
  readonly card: CardId | null;
  /** Which ability or paragraph. */
  readonly name: string | number | null;
  readonly decisions: readonly Decision[];
}

/** Deeds that are answers to a question; they belong to no card. */
const ANSWERS: ReadonlySet<Deed> = new Set(['choose', 'predict', 'bid', 'mulligan', 'side', 'decline']);

export const subjectOf = ({ do: deed, card, unit }: Decision): CardId | null =>
  ANSWERS.has(deed) ? null : (card ?? unit ?? null);

/** The deeds that end a chance without doing anything. */
export const isIdle = ({ do: deed }: Decision): boolean => deed === 'pass' || deed === 'done';

export function offersOf(legal: readonly Decision[]): Offer[] {
  const groups = new Map<string, Decision[]>();
  for (const decision of legal) {
    if (isIdle(decision)) continue;
    const { do: deed, ability, effect, cards, to } = decision;
    const aside = deed === 'mulligan' ? `${cards} ${to}` : '';
    const key = [deed, subjectOf(decision), ability, effect, aside].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), decision]);
  }
  return [...groups.values()].map((decisions) => {
    const [first] = decisions as [Decision];
    const { do: deed, ability, effect } = first;
    return { deed, card: subjectOf(first), name: ability ?? effect ?? null, decisions };
  });
}

/** What is asked next, in this order. */
const FIELDS = ['to', 'unit', 'target', 'top', 'cost', 'x', 'counters', 'force', 'hits', 'value'] as const;
export type Field = (typeof FIELDS)[number] | 'targets';

/** Fields whose values are numbers to step through. */
const NUMBERS: ReadonlySet<Field> = new Set(['x', 'counters', 'force', 'hits']);

export interface Answer {
  readonly value: string | number;
  /** What is left when it is given. */
  readonly left: readonly Decision[];
}

export interface Question {
  readonly field: Field;
  readonly answers: readonly Answer[];
  readonly numbers: boolean;
}

const valuesBy = (
  decisions: readonly Decision[],
  read: (decision: Decision) => string | number | undefined,
): Answer[] => {
  const found = new Map<string | number, Decision[]>();
  for (const decision of decisions) {
    const value = read(decision) ?? '';
    found.set(value, [...(found.get(value) ?? []), decision]);
  }
  return [...found].map(([value, left]) => ({ value, left }));
};

/** What tells the decisions of a group apart next; null where one is left. */
export function questionOf(decisions: readonly Decision[]): Question | null {
  for (const field of FIELDS) {
    const answers = valuesBy(decisions, (one) => one[field]);
    if (answers.length > 1) return { field, answers, numbers: NUMBERS.has(field) };
  }
  const most = Math.max(0, ...decisions.map(({ targets = [] }) => targets.length));
  for (let i = 0; i < most; i++) {
    const answers = valuesBy(decisions, ({ targets }) => targets?.[i]);
    if (answers.length > 1) return { field: 'targets', answers, numbers: false };
  }
  return null;
}

/** Everything that an offer could still lead to: the cards it could be done to, and the places. */
export function reachOf({ decisions }: Offer): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { to, unit, target, targets, card, do: deed } of decisions) {
    if (to !== undefined) found.add(to);
    if (target !== undefined) found.add(target);
    for (const one of targets ?? []) found.add(one);
    if (unit !== undefined && card !== undefined && deed !== 'use') found.add(unit);
  }
  return found;
}

/** What is left of an offer when it is done to a card or a place. */
export const towards = ({ decisions }: Offer, where: string): readonly Decision[] =>
  decisions.filter(
    ({ to, unit, target, targets, card }) =>
      to === where || target === where || targets?.includes(where) || (card !== undefined && unit === where),
  );

export const isSide = (value: string): boolean => (SIDES as readonly string[]).includes(value);
