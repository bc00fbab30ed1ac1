// Choosing at a table: what each card offers, and what becomes of a choice when a card is picked, dropped or answered with.
// Pure functions. They decide nothing: every answer comes from the list of legal decisions, and what is left is taken by
// the table. What a game says of its decisions is `table.choosing`.
import type { Offer } from '../../src/core/game/choosing.ts';
import type { BaseDecision } from '../../src/core/game/game-types.ts';
import type { CardId, Seat } from '../../src/core/state.ts';
import { answered, askNext, isDecision, shareMore } from './asking.ts';
import { type Choice, closed } from './choice.ts';
import type { GameOnTable } from './game-on-table.ts';
import { offersOf, towards } from './offers.ts';
import { type Refused, refusedWishes } from './refused.ts';

/** The game, and who asks. */
export interface Situation {
  readonly table: GameOnTable;
  /** Whether a person who may look has the chance. */
  readonly mine: boolean;
  /** Whose wishes are answered: the one player at the table, or whoever has the chance. */
  readonly wisher: Seat;
}

// ---- what is offered

export const offersNow = ({ table, mine }: Situation): readonly Offer[] =>
  mine ? offersOf(table.choosing, table.legal) : [];

/** The offers of a card, and of the cards that lie on it or under it. */
export function offersOfCard(situation: Situation, id: CardId): readonly Offer[] {
  const { choosing, game } = situation.table;
  const cards = choosing.attached(game, id);
  return offersNow(situation).filter(({ card }) => card !== null && cards.includes(card));
}

const refusedOfOne = ({ table, wisher }: Situation, id: CardId): readonly Refused[] =>
  refusedWishes(table, wisher, id);

/** What could be wanted of a card and is not legal, with the reasons. */
export const refusedOfCard = (situation: Situation, id: CardId): readonly Refused[] =>
  situation.table.choosing.attached(situation.table.game, id).flatMap((one) => refusedOfOne(situation, one));

/** Kinds of decisions that one looks for and that are not legal now, each with the reason of the first card that it could be made with. */
export function missedKinds(situation: Situation): readonly Refused[] {
  const { table, mine } = situation;
  const { chance, choosing, game } = table;
  if (!chance || !mine) return [];
  const { lookedFor } = choosing;
  const legal = new Set(offersNow(situation).map(({ deed }) => deed));
  const found = new Map<string, Refused>();
  for (const id of choosing.cardsOf(game, chance))
    for (const one of refusedOfOne(situation, id)) {
      const { do: deed } = one.decision;
      if (lookedFor.includes(deed) && !legal.has(deed) && !found.has(deed)) found.set(deed, one);
    }
  return lookedFor.flatMap((deed) => found.get(deed) ?? []);
}

// ---- choosing

/** Asks on; where nothing is left to ask, the decision is ready to be taken. */
export function choose(choice: Choice, { table }: Situation, left: readonly BaseDecision[]): Choice {
  if (left.length === 0) return choice;
  const next = askNext(table, left);
  return isDecision(next)
    ? { ...choice, decision: next }
    : { ...choice, asking: next, refused: null, decision: null };
}

/** What was answered so far is meant. */
export function confirm(choice: Choice, situation: Situation): Choice {
  const { asking } = choice;
  if (!asking) return choice;
  const left = answered(situation.table.choosing, asking);
  return asking.question ? choose(choice, situation, left) : { ...choice, decision: left[0] as BaseDecision };
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
  const chosen = mine ? table.legal.filter((one) => table.choosing.chosenBy(one) === id) : [];
  if (chosen.length > 0) return choose(choice, situation, chosen);
  return (
    (card !== null && card !== id && useOn(choice, situation, card, id)) ||
    setAside(choice, situation, id) ||
    (card === id ? closed(choice) : openMenu(choice, id, anchor))
  );
}

/** A card as the answer to what is asked. One that is no answer says why; null where it is no matter of this question. */
function answerWith(choice: Choice, situation: Situation, id: CardId): Choice | null {
  const shared = choice.asking && shareMore(choice.asking, id);
  if (shared) return { ...choice, asking: shared, refused: null };
  const { left = [], question } = choice.asking ?? {};
  const found = question?.answers.find(({ value }) => value === id);
  if (found) return choose(choice, situation, found.left);
  const [first] = left;
  const { choosing } = situation.table;
  const decision = first && question && choosing.answered(first, question.field, id);
  if (!decision) return null;
  const refusal = situation.table.whyNot(decision);
  return refusal && { ...choice, refused: { decision, refusal } };
}

/** The opened card is used on another, where there is one way only. */
function useOn(choice: Choice, situation: Situation, opened: CardId, id: CardId): Choice | null {
  const { choosing } = situation.table;
  const reached = offersOfCard(situation, opened).flatMap((offer) => towards(choosing, offer, id));
  const ways = new Set(reached.map((one) => choosing.wayOf(one)));
  return ways.size === 1 ? choose(choice, situation, reached) : null;
}

/** Cards are set aside, to be taken together, and taken back. */
function setAside(choice: Choice, { table, mine }: Situation, id: CardId): Choice | null {
  if (!mine || !table.legal.some((one) => table.choosing.setAside(one).includes(id))) return null;
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

/** What a card was dropped on: another card, a place that belongs to a seat (`seat:place`), or both at once. */
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
    const left = offersOfCard(situation, choice.card).flatMap((offer) =>
      towards(situation.table.choosing, offer, where),
    );
    if (left.length > 0) return choose(dropped, situation, left);
  }
  return dropped;
}
