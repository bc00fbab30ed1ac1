// The parts of a table that speak of the game: they come with the engine, and not with the page.
import type { CardId, GameState, Window } from '../../src/game/state.ts';
import { card, hasCard } from '../../src/game/table.ts';
import { currentWindow } from '../../src/game/windows.ts';

export { windowBar } from './bar.ts';
export { choosing, confirmed, isDecision } from './choosing.ts';
export { curtain, hand } from './hand.ts';
export { menu } from './menu.ts';
export { offersOf, reachOf, towards } from './offers.ts';
export { todo } from './todo.ts';
export { refusedWishes } from './wishes.ts';

export const windowOf = (game: GameState): Window | null => currentWindow(game) ?? null;

export const isCard = (game: GameState, id: string | undefined): boolean => hasCard(game, id);

/** The card that is seen where this one lies: the unit that it is on or under. */
export const seenOf = (game: GameState, id: CardId): CardId => {
  const { host } = card(game, id);
  return host === null ? id : seenOf(game, host);
};

/** All cards that lie on and under a card, and the card itself. */
export const withOthers = (game: GameState, id: CardId): readonly CardId[] =>
  hasCard(game, id)
    ? [
        id,
        ...[...card(game, id).pilots, ...card(game, id).equipment, ...card(game, id).stack].flatMap((one) =>
          withOthers(game, one),
        ),
      ]
    : [];
