// Cards put face-down under a unit: out of play, no part of its stack (Terms, face-down; Game Zones, out of play).
import { note } from '../model/log.ts';
import type { CardId, GameState } from '../model/state.ts';
import { card, inPlay, setCard, withoutList } from '../model/zones.ts';
import type { PartOf, PartRule } from './part.ts';

function beneath(game: GameState, unit: CardId, cards: readonly CardId[]): GameState {
  let next = game;
  for (const id of cards) {
    const { controller } = card(next, unit);
    next = setCard(withoutList(next, id), id, { zone: 'under', host: unit, faceDown: true, controller });
    next = setCard(next, unit, { stack: [...card(next, unit).stack, id] });
  }
  return next;
}

export const tuck: PartRule<PartOf<'tuck'>> = {
  idleHere: (game, context, part) =>
    'to' in part || game.players[context.by].lists.deck.length > 0
      ? null
      : 'there is no card left in the deck',
  perform: (game, frame, part, targets) => {
    const { source, by } = frame;
    if (!inPlay(game, source)) return game;
    if ('to' in part) {
      // A card that has gone elsewhere meanwhile, or back to the supply, is out of reach.
      const there = targets.filter((id) => card(game, id).zone === 'discard');
      return there.reduce((next, id) => {
        return note(beneath(next, source, [id]), 'rule', 'effect.face-down', {
          type: 'put-face-down',
          cards: { unit: source, card: id },
          numbers: { cards: 1 },
        });
      }, game);
    }
    const cards = game.players[by].lists.deck.slice(0, part.n);
    if (cards.length === 0) return game;
    return note(beneath(game, source, cards), 'rule', 'effect.face-down', {
      type: 'put-face-down',
      cards: { unit: source, card: null },
      numbers: { cards: cards.length },
    });
  },
};
