// Cards from the top of a deck.
import { listed, note } from '../../model/log.ts';
import type { GameState, Side } from '../../model/state.ts';
import { label, place, sideName } from '../../model/zones.ts';

/** They go to the discard pile, or out of the game, one after the other. */
export function millCards(
  game: GameState,
  side: Side,
  n: number,
  into: 'discard' | 'out' = 'discard',
): GameState {
  const cards = game.players[side].lists.deck.slice(0, n);
  const next = cards.reduce((now, id) => place(now, id, into), game);
  const names = cards.length > 0 ? listed(cards.map((id) => label(game, id))) : 'nothing';
  const where = into === 'out' ? 'out of the game' : 'into the discard pile';
  return note(
    next,
    'rule',
    'effect.mill',
    `From the top of ${sideName(side)}'s deck ${names} ${cards.length > 1 ? 'go' : 'goes'} ${where}.`,
  );
}
