// "You win the game": replaces the win condition ("you win").

import { mayWin } from '../effects/arena-control.ts';
import { note } from '../model/log.ts';
import { other } from '../model/state.ts';
import { changed } from '../model/update.ts';
import { seat, sideName } from '../model/zones.ts';
import { addModifier } from './modify.ts';
import type { PartOf, PartRule } from './part.ts';

export const cannot: PartRule<PartOf<'cannot'>> = {
  perform: (game, frame, part) => {
    const about = seat(frame, part.who);
    // Who can't lose keeps the other one from winning.
    const winless = part.what === 'win' ? about : other(about);
    const next = addModifier(game, frame, frame.source, part.until, { winless });
    return note(next, 'rule', 'win.cant', `${sideName(about)} can't ${part.what} the game.`);
  },
};

export const win: PartRule<PartOf<'win'>> = {
  perform: (game, frame, part) => {
    const winner = seat(frame, part.who);
    if (!mayWin(game, winner))
      return note(game, 'rule', 'win.cant', `${sideName(winner)} can't win the game now.`);
    const text = `${sideName(winner)} wins the game.`;
    return note(
      changed(game, { result: { winner, by: 'effect', turn: game.turn } }),
      'rule',
      'win.effect',
      text,
    );
  },
};
