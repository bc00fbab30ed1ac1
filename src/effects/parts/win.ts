// "You win the game": replaces the win condition ("you win").
import { note } from '../../game/log.ts';
import { other } from '../../game/state.ts';
import { sideName } from '../../game/table.ts';
import type { PartOf, PartRule } from './part.ts';

export const win: PartRule<PartOf<'win'>> = {
  perform: (game, frame, part) => {
    const winner = part.who === 'you' ? frame.by : other(frame.by);
    const text = `${sideName(winner)} wins the game.`;
    return note({ ...game, result: { winner, by: 'effect', turn: game.turn } }, 'rule', 'win.effect', text);
  },
};
