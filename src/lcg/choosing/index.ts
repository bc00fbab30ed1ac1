// Choosing among the decisions of this game at a table (src/core/game/choosing.ts).
import { answersBy, type Choosing, type Question } from '../../core/game/choosing.ts';
import type { Decision, Deed } from '../decisions/decision.ts';
import { askNow, waitingFor } from '../decisions/waiting.ts';
import { top } from '../model/stack.ts';
import { type CardId, DIAL, type GameState } from '../model/state.ts';
import { card as cardOf, list } from '../model/zones.ts';
import type { LcgTypes } from '../types.ts';
import { masks } from '../view/hidden.ts';
import { completed, extrasOf } from './extras.ts';
import { wishesFor } from './wishes.ts';

/** The card that a decision is made with. Answers belong to none; units that go together are named by the first. */
function subjectOf(decision: Decision): CardId | null {
  switch (decision.do) {
    case 'balance':
      return decision.target;
    case 'engage':
      return decision.attackers[0] ?? null;
    case 'defend':
      return decision.defenders[0] ?? null;
    case 'discard':
    case 'play':
    case 'use':
    case 'edge':
    case 'shield':
      return decision.card;
    case 'strike':
    case 'protect':
    case 'commit':
      return decision.unit;
    default:
      return null;
  }
}

type Value = string | number | undefined;

/** What is asked next, in this order. Sets of units are no question: they are chosen together (`extras`). */
const FIELDS: readonly (readonly [field: string, read: (decision: Decision) => Value])[] = [
  ['objective', (one) => (one.do === 'engage' ? one.objective : undefined)],
  ['on', (one) => (one.do === 'play' ? one.on : undefined)],
  ['target', (one) => (one.do === 'play' || one.do === 'use' ? one.target : struck(one))],
  ['for', (one) => (one.do === 'protect' ? one.for : undefined)],
  ['amount', (one) => (one.do === 'protect' ? one.amount : undefined)],
  ['with', (one) => (one.do === 'play' ? one.with?.map(({ card: id }) => id).join() : undefined)],
  ['x', (one) => (one.do === 'play' ? one.with?.[0]?.x : undefined)],
  ['value', (one) => (one.do === 'choose' && typeof one.value !== 'object' ? one.value : undefined)],
];

const NUMBERS: ReadonlySet<string> = new Set(['amount', 'x']);

/** The one target of a strike's unit damage. */
const struck = (decision: Decision): CardId | undefined => {
  const target = decision.do === 'strike' ? decision.targets?.unit : undefined;
  return typeof target === 'string' ? target : undefined;
};

function question(decisions: readonly Decision[]): Question<LcgTypes> | null {
  for (const [field, read] of FIELDS) {
    const answers = answersBy(decisions, read);
    if (answers.length < 2) continue;
    const numbers = NUMBERS.has(field);
    const values = answers.map(({ value }) => Number(value));
    return { field, answers, numbers, first: numbers ? Math.max(...values) : null };
  }
  return null;
}

const hasCard = (game: GameState, id: CardId): boolean => id === DIAL || game.box.index[id] !== undefined;

/** A card with what hangs on it, and what is captured there. */
function attached(game: GameState, id: CardId): readonly CardId[] {
  if (id === DIAL) return [DIAL];
  if (!hasCard(game, id)) return [];
  const { enhancements, captured } = cardOf(game, id);
  return [id, ...[...enhancements, ...captured].flatMap((one) => attached(game, one))];
}

/** What a decision is done to, beside the card that it is made with. */
function reach(decision: Decision): readonly string[] {
  switch (decision.do) {
    case 'engage':
      return [decision.objective];
    case 'play':
      return [decision.on, decision.target].filter((one) => one !== undefined);
    case 'use':
      return decision.target === undefined ? [] : [decision.target];
    case 'strike':
      return [struck(decision)].filter((one) => one !== undefined);
    case 'protect':
      return decision.for === undefined ? [] : [decision.for];
    default:
      return [];
  }
}

/** The places of a play area: a card is put there that enhances no other. */
const AREA: readonly string[] = ['units', 'enhancements'];

const isForArea = (decision: Decision): boolean =>
  decision.do === 'play' && decision.target === undefined && (decision.on ?? 'play-area') === 'play-area';

const nameOf = (decision: Decision): string | number | null =>
  decision.do === 'use'
    ? (decision.ability ?? null)
    : decision.do === 'play'
      ? (decision.effect ?? null)
      : null;

/** Deeds of a step are asked for by the step; all else by what is under way. */
const LOOKED_FOR: readonly Deed[] = ['engage', 'strike', 'play', 'use', 'commit'];

export const choosing: Choosing<LcgTypes> = {
  asked(game) {
    const frame = top(game);
    if (waitingFor(game) === null || !frame) return null;
    const ask = askNow(game);
    if (ask) return { kind: 'choice', rule: ask.rule };
    const kind = frame.kind === 'step' ? frame.step : frame.kind === 'occurrence' ? frame.stage : 'actions';
    return { kind, rule: frame.rule };
  },
  // Chance picks cards in this game; a page has a seed for it.
  diceMissing: () => 0,
  masks,

  hasCard,
  handOf: (game, side) => list(game, side, 'hand'),
  cardsOf: (game, side) => [
    ...list(game, side, 'hand'),
    ...game.cards
      .filter(
        ({ zone, controller }) =>
          controller === side && /^(units|objectives|enhancements|affiliation|on)$/.test(zone),
      )
      .map(({ id }) => id),
  ],
  attached,
  seenAt: (_game, id) => id,

  endings: (by) => [{ by, do: 'pass' }],
  isIdle: ({ do: deed }) => deed === 'pass' || deed === 'done',
  subjectOf,
  partOf: (decision) => ({ key: String(nameOf(decision)), name: nameOf(decision) }),
  question,
  extras: extrasOf,
  completed,
  reach: (decision) => (isForArea(decision) ? AREA : reach(decision)),
  goesTo: (decision, where) => (isForArea(decision) ? AREA : reach(decision)).includes(where),
  wayOf: (decision) => `${decision.do} ${nameOf(decision)}`,
  chosenBy: (decision) =>
    decision.do === 'choose' && typeof decision.value === 'string' ? decision.value : null,
  setAside: () => [],
  answered(decision, field, card) {
    if (field === 'objective' && decision.do === 'engage') return { ...decision, objective: card };
    if (field === 'on' && decision.do === 'play') return { ...decision, on: card };
    if (field !== 'target') return null;
    if (decision.do === 'strike') return { ...decision, targets: { ...decision.targets, unit: card } };
    return decision.do === 'play' || decision.do === 'use' ? { ...decision, target: card } : null;
  },

  wishesFor,
  lookedFor: LOOKED_FOR,
};
