// "Put X build counters" on a partially built card, for free; "remove X build counters", as many as there are (Phrases).

import { amountOf } from '../effects/amounts.ts';
import { contextOf, setFrame } from '../effects/frames.ts';
import { type Context, matches } from '../effects/select.ts';
import { note } from '../model/log.ts';
import type { CardId, Frame, GameState, Side } from '../model/state.ts';
import { other } from '../model/state.ts';
import { openWindow } from '../model/windows.ts';
import { card, setCard } from '../model/zones.ts';
import type { PartOf, PartRule } from './part.ts';

const sideOf = (by: Side, of: 'you' | 'opponent'): Side => (of === 'you' ? by : other(by));

const cardsOf = (game: GameState, context: Context, part: PartOf<'build-counters'>): CardId[] =>
  game.players[sideOf(context.by, part.of)].lists.build.filter((id) => {
    const { faceDown, build } = card(game, id);
    if (!faceDown || (part.remove && build === 0)) return false;
    return !part.what || matches(game, context, id, part.what);
  });

export const buildCounters: PartRule<PartOf<'build-counters'>> = {
  idleHere: (game, context, part) =>
    cardsOf(game, context, part).length > 0 ? null : 'there is no partially built card',
  perform: (game, frame, part) => {
    const options = cardsOf(game, contextOf(frame), part);
    if (part.each) return options.reduce((next, id) => counted(next, frame, part, id), game);
    const picked = frame.answers[0];
    const [first] = picked ?? (options.length === 1 ? options : []);
    if (first !== undefined) return counted(game, frame, part, first);
    if (options.length === 0) return game;
    const asked = openWindow(game, { kind: 'choice', rule: 'effect.choose', solo: frame.by, options });
    return setFrame(asked, { wait: 'choice', round: 1 });
  },
};

/** One card with its counters put or removed. */
function counted(game: GameState, frame: Frame, part: PartOf<'build-counters'>, id: CardId): GameState {
  const { build } = card(game, id);
  const most = part.n === 'all' ? build : amountOf(game, contextOf(frame), part.n);
  const n = part.upTo ? (frame.amount ?? most) : most;
  const now = Math.max(0, build + (part.remove ? -n : n));
  // Which card it is stays its owner's secret (Information Sharing), unless it has to be of a sort and is shown.
  return note(setCard(game, id, { build: now }), 'rule', 'effect.build-counters', {
    type: 'build-counters-changed',
    cards: { card: part.what ? id : null },
    numbers: { now },
    words: { seat: sideOf(frame.by, part.of) },
  });
}
