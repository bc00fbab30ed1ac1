// Gaining and losing Force, drawing cards.

import { amountOf } from '../effects/amounts.ts';
import { contextOf, setFrame } from '../effects/frames.ts';
import type { Context } from '../effects/select.ts';
import type { Who } from '../language/effect.ts';
import { type GameState, other, SIDES, type Side } from '../model/state.ts';
import { openWindow } from '../model/windows.ts';
import { drawCards } from '../rules/actions/draw.ts';
import { changeForce } from '../rules/actions/force.ts';
import type { PartOf, PartRule } from './part.ts';

export const sidesOf = (by: Side, who: Who): readonly Side[] => {
  if (who === 'each') return SIDES;
  if (who === 'dark' || who === 'light') return [who];
  return [who === 'you' ? by : other(by)];
};

/** Why something that takes from players could do nothing: none of them has any (rulings, 2). */
export const takesFrom =
  <P extends { readonly who: Who }>(
    what: string,
    has: (player: GameState['players'][Side], part: P) => number,
  ) =>
  (game: GameState, { by }: Context, part: P): string | null =>
    sidesOf(by, part.who).some((side) => has(game.players[side], part) > 0) ? null : `there is no ${what}`;

export const force: PartRule<PartOf<'force'>> = {
  idleHere: takesFrom('Force to lose', (player, { lose }) => (lose ? player.force : 1)),
  perform: (game, frame, part) => {
    const { n, lose, who } = part;
    const change = n === 'all' ? null : amountOf(game, contextOf(frame), n) * (lose ? -1 : 1);
    return sidesOf(frame.by, who).reduce(
      (next, side) => changeForce(next, side, change ?? -next.players[side].force),
      game,
    );
  },
};

export const draw: PartRule<PartOf<'draw'>> = {
  idleHere: takesFrom('card to draw', ({ lists }) => lists.deck.length),
  answer: (game, _frame, picked) => setFrame(game, { shares: [Number(picked[0])] }),
  perform: (game, frame, part) => {
    const most = amountOf(game, contextOf(frame), part.n);
    const said = frame.round > 0 ? frame.shares?.[0] : frame.amount;
    // Where an amount could not be said before, its player is asked now.
    const open = frame.how === 'completion' || frame.how === 'trigger';
    if (part.upTo && open && part.who === 'you' && most > 1 && typeof said !== 'number') {
      const options = Array.from({ length: most }, (_, i) => String(most - i));
      const asked = openWindow(game, { kind: 'choice', rule: 'effect.draw', solo: frame.by, options });
      return setFrame(asked, { wait: 'choice', round: 1 });
    }
    // "Draw up to X cards": at least 1.
    const n = part.upTo ? Math.max(1, Math.min(most, said ?? most)) : most;
    return sidesOf(frame.by, part.who).reduce((next, side) => drawCards(next, side, n, 'effect.draw'), game);
  },
};
