// Cards from the top of a deck.
import { note } from '../../model/log.ts';
import type { GameState, Side } from '../../model/state.ts';
import { place } from '../../model/zones.ts';

/** They go to the discard pile, or out of the game, one after the other. */
export function millCards(
  game: GameState,
  side: Side,
  n: number,
  into: 'discard' | 'out' = 'discard',
): GameState {
  const cards = game.players[side].lists.deck.slice(0, n);
  const next = cards.reduce((now, id) => place(now, id, into), game);
  return note(next, 'rule', 'effect.mill', {
    type: 'cards-milled',
    cards: { cards },
    words: { seat: side, into },
  });
}
