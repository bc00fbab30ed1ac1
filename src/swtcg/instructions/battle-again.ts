// Another battle step: it comes when the present one has ended (Turn Structure, 8).

import { note } from '../model/log.ts';
import { changed } from '../model/update.ts';
import type { PartOf, PartRule } from './part.ts';

export const battleAgain: PartRule<PartOf<'battle-again'>> = {
  idleHere: ({ arena, battleAgain: due }) =>
    arena === null ? 'it is no battle step' : due ? 'another battle step follows already' : null,
  perform: (game, { there }) => {
    const arena = game.arena && (there ?? game.arena);
    if (arena === null || game.battleAgain) return game;
    return note(changed(game, { battleAgain: arena }), 'rule', 'battle.step-end', {
      type: 'battle-step-added',
      words: { arena },
    });
  },
};
