// "You win the game": replaces the win condition ("you win").

import { mayWin } from '../effects/arena-control.ts';
import { note } from '../model/log.ts';
import { other } from '../model/state.ts';
import { changed } from '../model/update.ts';
import { seat } from '../model/zones.ts';
import { addModifier } from './modify.ts';
import type { PartOf, PartRule } from './part.ts';

export const cannot: PartRule<PartOf<'cannot'>> = {
  perform: (game, frame, part) => {
    const about = seat(frame, part.who);
    // Who can't lose keeps the other one from winning.
    const winless = part.what === 'win' ? about : other(about);
    const next = addModifier(game, frame, frame.source, part.until, { winless });
    return note(next, 'rule', 'win.cant', {
      type: 'result-forbidden',
      by: about,
      words: { what: part.what },
    });
  },
};

export const win: PartRule<PartOf<'win'>> = {
  perform: (game, frame, part) => {
    const winner = seat(frame, part.who);
    if (!mayWin(game, winner))
      return note(game, 'rule', 'win.cant', { type: 'win-withheld', by: winner, words: { how: 'effect' } });
    const won = changed(game, { result: { winner, by: 'effect', turn: game.turn } });
    return note(won, 'rule', 'win.effect', { type: 'game-won', by: winner, words: { arenas: [] } });
  },
};
