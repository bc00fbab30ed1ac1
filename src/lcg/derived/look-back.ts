// Cards look back: what a card was when it left play is what conditions and filters see (Ruling 46).
import type { CardId, CardState, GameState } from '../model/state.ts';
import { card, isInPlay } from '../model/zones.ts';

/** The game as if a card that has left play were still there, with what was attached to it. */
export function asItWas(game: GameState, id: CardId): GameState {
  const left = game.left[id];
  if (!left || isInPlay(card(game, id))) return game;
  const cards = game.cards.slice() as CardState[];
  const restore = (one: CardState) => {
    cards[game.box.index[one.id] as number] = one;
  };
  restore(left.state);
  for (const attached of left.state.enhancements) {
    const was = game.left[attached];
    if (was && was.state.host === id && !isInPlay(card(game, attached))) restore(was.state);
  }
  const { engagement } = game;
  if (!engagement || left.role === null) return { ...game, cards };
  const list = left.role === 'attacker' ? 'attackers' : 'defenders';
  return { ...game, cards, engagement: { ...engagement, [list]: [...engagement[list], id] } };
}
