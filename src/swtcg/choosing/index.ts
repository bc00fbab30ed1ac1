// Choosing among the decisions of this game at a table (src/core/game/choosing.ts).
import { answersBy, type Choosing, type Question } from '../../core/game/choosing.ts';
import type { Decision, Deed } from '../decisions/decision.ts';
import { ARENAS, type CardId, type GameState } from '../model/state.ts';
import { currentWindow } from '../model/windows.ts';
import { card as cardOf, hasCard } from '../model/zones.ts';
import { diceMissing } from '../rules/dice/roll.ts';
import type { SwtcgTypes } from '../types.ts';
import { masks } from '../view/hidden.ts';
import { extrasOf } from './extras.ts';
import { wishesFor } from './wishes.ts';

/** Deeds that are answers to a question; they belong to no card. */
const ANSWERS: ReadonlySet<Deed> = new Set(['choose', 'predict', 'bid', 'mulligan', 'side', 'decline']);

const subjectOf = ({ do: deed, card, unit }: Decision): CardId | null =>
  ANSWERS.has(deed) ? null : (card ?? unit ?? null);

/** What is asked next, in this order. */
const FIELDS = ['to', 'unit', 'target', 'top', 'cost', 'x', 'counters', 'force', 'hits', 'value'] as const;

/** Fields whose values are numbers to step through. */
const NUMBERS: ReadonlySet<string> = new Set(['x', 'counters', 'force', 'hits']);

function question(decisions: readonly Decision[]): Question<SwtcgTypes> | null {
  for (const field of FIELDS) {
    const answers = answersBy(decisions, (one) => one[field]);
    if (answers.length < 2) continue;
    const numbers = NUMBERS.has(field);
    const values = answers.map(({ value }) => Number(value));
    // As much as can be, but no more counters than are asked for.
    const first = !numbers ? null : field === 'counters' ? Math.min(...values) : Math.max(...values);
    return { field, answers, numbers, first };
  }
  const most = Math.max(0, ...decisions.map(({ targets = [] }) => targets.length));
  for (let i = 0; i < most; i++) {
    const answers = answersBy(decisions, ({ targets }) => targets?.[i]);
    if (answers.length > 1) return { field: 'targets', answers, numbers: false, first: null };
  }
  return null;
}

/** A card with all cards that lie on it and under it. */
function attached(game: GameState, id: CardId): readonly CardId[] {
  if (!hasCard(game, id)) return [];
  const { pilots, equipment, stack } = cardOf(game, id);
  return [id, ...[...pilots, ...equipment, ...stack].flatMap((one) => attached(game, one))];
}

/** The card that is seen where this one lies: the unit that it is on or under. */
function seenAt(game: GameState, id: CardId): CardId {
  const { host } = cardOf(game, id);
  return host === null ? id : seenAt(game, host);
}

export const choosing: Choosing<SwtcgTypes> = {
  asked: (game) => currentWindow(game) ?? null,
  diceMissing,
  masks,

  hasCard,
  handOf: ({ players }, side) => players[side].lists.hand,
  cardsOf({ players }, side) {
    const { lists } = players[side];
    return [...lists.hand, ...ARENAS.flatMap((arena) => lists[arena])];
  },
  attached,
  seenAt,

  endings: (by) => [
    { by, do: 'done' },
    { by, do: 'pass' },
  ],
  isIdle: ({ do: deed }) => deed === 'pass' || deed === 'done',
  subjectOf,
  partOf({ do: deed, ability, effect, cards, to }) {
    const aside = deed === 'mulligan' ? `${cards} ${to}` : '';
    return { key: [ability, effect, aside].join(' '), name: ability ?? effect ?? null };
  },
  question,
  extras: extrasOf,
  completed: (decision) => decision,
  reach({ do: deed, to, unit, target, targets = [], card }) {
    const on = card !== undefined && deed !== 'use' ? unit : undefined;
    return [to, target, ...targets, on].filter((one) => one !== undefined);
  },
  goesTo: ({ to, unit, target, targets, card }, where) =>
    to === where || target === where || !!targets?.includes(where) || (card !== undefined && unit === where),
  wayOf: ({ do: deed, ability }) => `${deed} ${ability}`,
  chosenBy: ({ do: deed, value }) => (deed === 'choose' ? String(value) : null),
  setAside: ({ do: deed, cards = [] }) => (deed === 'mulligan' ? cards : []),
  answered(decision, field, card) {
    if (field === 'targets') return { ...decision, targets: [card] };
    return field === 'target' || field === 'unit' ? { ...decision, [field]: card } : null;
  },

  wishesFor,
  lookedFor: ['attack', 'play', 'use', 'complete', 'retreat'],
};
