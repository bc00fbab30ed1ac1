// Choosing at a table: what each card offers, and what becomes of a choice when a card is picked, dropped or answered with.
// Pure functions. They decide nothing: every answer comes from the list of legal decisions, and what is left is taken by
// the table.
import type { Decision, Deed } from '../../src/swtcg/decisions/decision.ts';
import { ARENAS, type CardId, type Side } from '../../src/swtcg/model/state.ts';
import { card as cardOf, hasCard } from '../../src/swtcg/model/zones.ts';
import { answered, askNext, isDecision } from './asking.ts';
import { type Choice, closed, type GameOnTable } from './choice.ts';
import { type Offer, offersOf, towards } from './offers.ts';
import { type Refused, refusedWishes } from './wishes.ts';

/** The game, and who asks. */
export interface Situation {
  readonly table: GameOnTable;
  /** Whether a person who may look has the chance. */
  readonly mine: boolean;
  /** Whose wishes are answered: the one player at the table, or whoever has the chance. */
  readonly wisher: Side;
}

/** Kinds of decisions that one looks for, and is told of also when they are not legal. */
const LOOKED_FOR: readonly Deed[] = ['attack', 'play', 'use', 'complete', 'retreat'];

// ---- what is offered

export const offersNow = ({ table, mine }: Situation): readonly Offer[] =>
  mine ? offersOf(table.legal) : [];

/** A card with all cards that lie on it and under it. */
function withAttached(table: GameOnTable, id: CardId): readonly CardId[] {
  if (!hasCard(table.game, id)) return [];
  const { pilots, equipment, stack } = cardOf(table.game, id);
  return [id, ...[...pilots, ...equipment, ...stack].flatMap((one) => withAttached(table, one))];
}

/** The offers of a card, and of the cards that lie on it or under it. */
export function offersOfCard(situation: Situation, id: CardId): readonly Offer[] {
  const cards = withAttached(situation.table, id);
  return offersNow(situation).filter(({ card }) => card !== null && cards.includes(card));
}

const refusedOfOne = ({ table, wisher }: Situation, id: CardId): readonly Refused[] =>
  refusedWishes(table.game, wisher, id, (decision) => table.whyNot(decision));

/** What could be wanted of a card and is not legal, with the reasons. */
export const refusedOfCard = (situation: Situation, id: CardId): readonly Refused[] =>
  withAttached(situation.table, id).flatMap((one) => refusedOfOne(situation, one));

/** Kinds of decisions that one looks for and that are not legal now, each with the reason of the first card that it could be made with. */
export function missedKinds(situation: Situation): readonly Refused[] {
  const { table, mine } = situation;
  const { chance } = table;
  if (!chance || !mine) return [];
  const legal = new Set(offersNow(situation).map(({ deed }) => deed));
  const { lists } = table.game.players[chance];
  const found = new Map<Deed, Refused>();
  for (const id of [...lists.hand, ...ARENAS.flatMap((arena) => lists[arena])])
    for (const one of refusedOfOne(situation, id)) {
      const { do: deed } = one.decision;
      if (LOOKED_FOR.includes(deed) && !legal.has(deed) && !found.has(deed)) found.set(deed, one);
    }
  return LOOKED_FOR.flatMap((deed) => found.get(deed) ?? []);
}

// ---- choosing

/** Asks on; where nothing is left to ask, the decision is ready to be taken. */
export function choose(choice: Choice, { table }: Situation, left: readonly Decision[]): Choice {
  if (left.length === 0) return choice;
  const next = askNext(table.game, left, (decision) => table.whyNot(decision));
  return isDecision(next)
    ? { ...choice, decision: next }
    : { ...choice, asking: next, refused: null, decision: null };
}

/** What was answered so far is meant. */
export function confirm(choice: Choice, situation: Situation): Choice {
  const { asking } = choice;
  if (!asking) return choice;
  const left = answered(asking);
  return asking.question ? choose(choice, situation, left) : { ...choice, decision: left[0] as Decision };
}

export const openMenu = (choice: Choice, card: CardId | null, anchor: object | null): Choice => ({
  ...closed(choice),
  card,
  anchor,
});

/** A card on the board or in hand was picked. */
export function pick(choice: Choice, situation: Situation, id: CardId, anchor: object): Choice {
  const { table, mine } = situation;
  const { card } = choice;
  const answer = choice.asking && answerWith(choice, situation, id);
  if (answer) return answer;
  const chosen = mine ? table.legal.filter(({ do: deed, value }) => deed === 'choose' && value === id) : [];
  if (chosen.length > 0) return choose(choice, situation, chosen);
  return (
    (card !== null && card !== id && useOn(choice, situation, card, id)) ||
    setAside(choice, situation, id) ||
    (card === id ? closed(choice) : openMenu(choice, id, anchor))
  );
}

/** A card as the answer to what is asked. One that is no answer says why; null where it is no matter of this question. */
function answerWith(choice: Choice, situation: Situation, id: CardId): Choice | null {
  const { left = [], question } = choice.asking ?? {};
  const found = question?.answers.find(({ value }) => value === id);
  if (found) return choose(choice, situation, found.left);
  const field = question?.field;
  const [first] = left;
  if (!first || (field !== 'target' && field !== 'unit' && field !== 'targets')) return null;
  const decision = field === 'targets' ? { ...first, targets: [id] } : { ...first, [field]: id };
  const refusal = situation.table.whyNot(decision);
  return refusal && { ...choice, refused: { decision, refusal } };
}

/** The opened card is used on another, where there is one way only. */
function useOn(choice: Choice, situation: Situation, opened: CardId, id: CardId): Choice | null {
  const reached = offersOfCard(situation, opened).flatMap((offer) => towards(offer, id));
  const ways = new Set(reached.map(({ do: deed, ability }) => `${deed} ${ability}`));
  return ways.size === 1 ? choose(choice, situation, reached) : null;
}

/** Cards of the hand are set aside and taken back for a mulligan. */
function setAside(choice: Choice, { table, mine }: Situation, id: CardId): Choice | null {
  if (!mine || !table.legal.some(({ do: deed, cards }) => deed === 'mulligan' && cards?.includes(id)))
    return null;
  const { aside } = choice;
  return {
    ...choice,
    refused: null,
    aside: aside.includes(id) ? aside.filter((one) => one !== id) : [...aside, id],
  };
}

// ---- dragging

/** Whether a card can be dragged: something can be done with it. */
export const canLift = (situation: Situation, id: CardId): boolean => offersOfCard(situation, id).length > 0;

export const lift = (choice: Choice, card: CardId): Choice => ({
  ...openMenu(choice, card, null),
  lifted: true,
});

/** What a card was dropped on: another card, a place in an arena (`light:space`), or both at once. */
export interface Target {
  readonly card?: CardId;
  readonly place?: string;
}

/** The opened card was put somewhere. Where it can't go, the menu of what it can do stays open. */
export function drop(choice: Choice, situation: Situation, { card, place }: Target): Choice {
  const dropped = { ...choice, lifted: false };
  if (choice.card === null) return dropped;
  for (const where of [card, place?.split(':')[1]]) {
    if (where === undefined) continue;
    const left = offersOfCard(situation, choice.card).flatMap((offer) => towards(offer, where));
    if (left.length > 0) return choose(dropped, situation, left);
  }
  return dropped;
}
