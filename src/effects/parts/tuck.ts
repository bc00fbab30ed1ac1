// Cards put face-down under a unit: out of play, no part of its stack (Terms, face-down; Game Zones, out of play).
import { note, plural } from '../../game/log.ts';
import { card, inPlay, label, setCard, withoutList } from '../../game/table.ts';
import type { PartOf, PartRule } from './part.ts';

export const tuck: PartRule<PartOf<'tuck'>> = {
  idleHere: (game, context) =>
    game.players[context.by].lists.deck.length > 0 ? null : 'there is no card left in the deck',
  perform: (game, frame, part) => {
    const { source, by } = frame;
    const cards = game.players[by].lists.deck.slice(0, part.n);
    if (!inPlay(game, source) || cards.length === 0) return game;
    let next = game;
    for (const id of cards) {
      next = setCard(withoutList(next, id), id, { zone: 'under', host: source, faceDown: true });
      next = setCard(next, source, { stack: [...card(next, source).stack, id] });
    }
    const text = `${plural(cards.length, 'card')} of the deck face-down under ${label(next, source)}.`;
    return note(next, 'rule', 'effect.face-down', text);
  },
};
