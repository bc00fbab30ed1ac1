// Cards from the top of a deck go to the discard pile, or out of the game.
import { amountOf } from '../effects/amounts.ts';
import { contextOf } from '../effects/frames.ts';
import { millCards } from '../rules/actions/mill.ts';
import type { PartOf, PartRule } from './part.ts';
import { sidesOf, takesFrom } from './points.ts';

export const mill: PartRule<PartOf<'mill'>> = {
  idleHere: takesFrom('card in the deck', ({ lists }) => lists.deck.length),
  perform: (game, frame, part) => {
    const n = amountOf(game, contextOf(frame), part.n);
    return sidesOf(frame.by, part.who).reduce((next, side) => millCards(next, side, n, part.into), game);
  },
};
