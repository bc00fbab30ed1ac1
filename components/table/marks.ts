// What can be done with each card now, as the board shows it: marks on cards, and places that a card can be put into.
import type { Choice } from '../../machines/ui/choice.ts';
import { offersNow, offersOfCard, type Situation } from '../../machines/ui/choosing.ts';
import { reachOf } from '../../machines/ui/offers.ts';
import type { CardId } from '../../src/core/state.ts';
import type { Mark, Marks } from '../shared/board/mark.ts';
import type { TableDisplay } from '../shared/table-display.ts';
import { tableStrings } from './strings.ts';

/** `shownAs` says what a card is called in the view that the board has. */
export function marksOf(choice: Choice, situation: Situation, shownAs: (id: CardId) => CardId): Marks {
  const { mine, table } = situation;
  const { chance, choosing, legal, game } = table;
  const found: Record<CardId, Mark> = {};
  if (!mine || !chance) return found;
  const w = tableStrings();
  const { card: opened, asking, aside } = choice;
  const mark = (id: CardId, kind: Mark['kind'], words: string) => {
    if (choosing.hasCard(game, id)) found[shownAs(choosing.seenAt(game, id))] = { kind, words };
  };
  const target = (id: CardId) => mark(id, 'target', w.legalTarget);
  if (asking) {
    for (const { value } of asking.question?.answers ?? []) target(String(value));
    for (const { field, cards } of asking.extras?.shares ?? [])
      for (const { card } of cards)
        if (asking.shares[field]?.[card]) mark(card, 'selected', w.selected);
        else target(card);
  } else if (opened !== null)
    for (const offer of offersOfCard(situation, opened))
      for (const id of reachOf(choosing, offer)) target(id);
  else {
    for (const id of choosing.handOf(game, chance)) mark(id, 'locked', w.locked);
    for (const { card } of offersNow(situation)) if (card !== null) mark(card, 'usable', w.usable);
    for (const one of legal) target(choosing.chosenBy(one) ?? '');
    for (const one of legal) for (const id of choosing.setAside(one)) mark(id, 'usable', w.usable);
    for (const id of aside) mark(id, 'selected', w.selected);
  }
  const subject = asking?.left[0];
  for (const id of [opened, subject ? choosing.subjectOf(subject) : null])
    if (id !== null) mark(id, 'selected', w.selected);
  return found;
}

/** The places that the opened card can be put into, with the words for it. */
export function dropsOf(
  { card }: Choice,
  situation: Situation,
  display: TableDisplay,
): Readonly<Record<string, string>> {
  const { mine, table } = situation;
  const { chance, game } = table;
  if (!mine || chance === null || card === null) return {};
  return display.drops(game, chance, card, offersOfCard(situation, card));
}
