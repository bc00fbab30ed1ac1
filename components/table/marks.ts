// What can be done with each card now, as the board shows it: marks on cards, and places that a card can be put into.
import type { Choice } from '../../machines/ui/choice.ts';
import { offersNow, offersOfCard, type Situation } from '../../machines/ui/choosing.ts';
import { reachOf } from '../../machines/ui/offers.ts';
import { ARENAS, type CardId, type GameState } from '../../src/swtcg/model/state.ts';
import { card as cardOf, def, hasCard } from '../../src/swtcg/model/zones.ts';
import type { Mark, Marks } from '../swtcg/board/unit.ts';
import { tableStrings } from './strings.ts';

/** The card that is seen where this one lies: the unit that it is on or under. */
function seen(game: GameState, id: CardId): CardId {
  const { host } = cardOf(game, id);
  return host === null ? id : seen(game, host);
}

/** `shownAs` says what a card is called in the view that the board has. */
export function marksOf(choice: Choice, situation: Situation, shownAs: (id: CardId) => CardId): Marks {
  const { mine, table } = situation;
  const { chance, legal, game } = table;
  const found: Record<CardId, Mark> = {};
  if (!mine || !chance) return found;
  const w = tableStrings();
  const { card: opened, asking, aside } = choice;
  const mark = (id: CardId, kind: Mark['kind'], words: string) => {
    if (hasCard(game, id)) found[shownAs(seen(game, id))] = { kind, words };
  };
  const target = (id: CardId) => mark(id, 'target', w.legalTarget);
  if (asking) for (const { value } of asking.question?.answers ?? []) target(String(value));
  else if (opened !== null)
    for (const offer of offersOfCard(situation, opened)) for (const id of reachOf(offer)) target(id);
  else {
    for (const id of game.players[chance].lists.hand) mark(id, 'locked', w.locked);
    for (const { card } of offersNow(situation)) if (card !== null) mark(card, 'usable', w.usable);
    for (const { do: deed, value } of legal) if (deed === 'choose') target(String(value));
    for (const { cards = [] } of legal) for (const id of cards) mark(id, 'usable', w.usable);
    for (const id of aside) mark(id, 'selected', w.selected);
  }
  const subject = asking?.left[0];
  for (const id of [opened, subject?.do === 'choose' ? null : (subject?.card ?? subject?.unit)])
    if (id !== null && id !== undefined) mark(id, 'selected', w.selected);
  return found;
}

/** The arenas that the opened card can go to, with the words for it. */
export function dropsOf({ card }: Choice, situation: Situation): Readonly<Record<string, string>> {
  const { mine, table } = situation;
  const { chance, game } = table;
  if (!mine || chance === null || card === null) return {};
  const found: Record<string, string> = {};
  // A unit that is completed is deployed; a Location is not, nor is a unit in setup.
  const deploys = def(game, card).kind === 'unit';
  for (const offer of offersOfCard(situation, card))
    for (const arena of ARENAS)
      if (reachOf(offer).has(arena))
        found[`${chance}:${arena}`] =
          deploys && offer.deed === 'complete' ? tableStrings().deployHere : tableStrings().putHere;
  return found;
}
