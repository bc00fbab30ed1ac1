// Cards that go from one place out of play to another, the dial, and the balance.
import { eventsOf } from '../../effects/events.ts';
import { win } from '../../effects/win.ts';
import type { ActOf } from '../../model/acts.ts';
import { note } from '../../model/log.ts';
import { type GameState, other } from '../../model/state.ts';
import { card, inPlay, list, put } from '../../model/zones.ts';
import { type Done, done, undone } from './done.ts';

/** Zones whose cards nobody, or one player only, may know. */
const HIDDEN = new Set(['hand', 'deck', 'objectiveDeck', 'captured', 'edge']);

export function move(game: GameState, act: ActOf<'move'>): Done {
  const { card: id, to, kind, who, side } = act;
  const { zone: from, owner } = card(game, id);
  if (inPlay(game, id)) return undone(game);
  const events = eventsOf(game, act);
  const next = put(game, id, {
    zone: to.zone,
    side: side ?? owner,
    host: to.host ?? null,
    at: to.at ?? (to.zone === 'discard' ? 'top' : 'bottom'),
    faceDown: to.zone === 'captured' || to.zone === 'edge',
  });
  if (kind === 'captured' && to.host !== undefined) {
    const noted = note(next, 'rule', 'capture.take', {
      type: 'card-captured',
      by: who,
      cards: { card: HIDDEN.has(from) ? null : id, at: to.host },
      ...(HIDDEN.has(from) && { secret: { seat: 'dark', cards: { card: id } } }),
    });
    return done(noted, events, [id], 1);
  }
  if (kind === 'rescued') {
    const noted = note(next, 'rule', 'capture.rescue', {
      type: 'card-rescued',
      by: owner,
      cards: { card: id },
    });
    return done(noted, events, [id], 1);
  }
  const hidden = HIDDEN.has(from) && HIDDEN.has(to.zone);
  const noted = note(next, 'rule', kind === 'discarded' ? 'effect.discard' : 'effect.return', {
    type: 'card-moved',
    by: who,
    cards: { card: hidden ? null : id },
    words: { from, to: to.zone, owner },
    ...(hidden && { secret: { seat: owner, cards: { card: id } } }),
  });
  return done(noted, events, [id], 1);
}

/** The last card may be drawn; a card that must be drawn from an empty deck loses the game (Winning the Game; Ruling 70). */
export function draw(game: GameState, act: ActOf<'draw'>): Done {
  const { who } = act;
  const [id] = list(game, who, 'deck');
  if (id === undefined) {
    if (game.players[who].outside.deck) return undone(game);
    const noted = note(game, 'rule', 'win.deck', { type: 'deck-empty', by: who, words: { pile: 'deck' } });
    return undone(win(noted, other(who), 'empty-deck'));
  }
  const next = note(put(game, id, { zone: 'hand', side: who }), 'rule', 'draw.card', {
    type: 'card-drawn',
    by: who,
    secret: { seat: who, cards: { card: id } },
  });
  return done(next, eventsOf(game, act), [id], 1);
}

export function moveDial(game: GameState, act: ActOf<'dial'>): Done {
  const { n, least = 0, who } = act;
  const now = n >= 0 ? game.dial + n : Math.min(game.dial, Math.max(least, game.dial + n, 0));
  if (now === game.dial) return undone(game);
  const next = note({ ...game, dial: now }, 'rule', 'balance.dial', {
    type: 'dial-moved',
    by: who,
    numbers: { points: now - game.dial, now },
  });
  return done(next, eventsOf(game, act), [], Math.abs(now - game.dial));
}

export function turnBalance(game: GameState, act: ActOf<'balance'>): Done {
  const { side } = act;
  if (game.balance === side) return undone(game);
  const next = note({ ...game, balance: side }, 'rule', 'force.balance', {
    type: 'balance-turned',
    by: side,
  });
  return done(next, [], [], 1);
}

/** A card from hand goes face-down into an edge stack, or faceup where an effect says so. */
export function placeEdgeCard(game: GameState, act: ActOf<'edge-card'>): Done {
  const { card: id, who } = act;
  const placed = put(game, id, { zone: 'edge', side: who, faceDown: !act.faceUp });
  const { engagement } = placed;
  const next = engagement
    ? { ...placed, engagement: { ...engagement, stacked: [...engagement.stacked, id] } }
    : placed;
  const noted = note(next, 'rule', 'edge.place', {
    type: 'edge-card-placed',
    by: who,
    cards: { card: act.faceUp ? id : null },
    ...(!act.faceUp && { secret: { seat: who, cards: { card: id } } }),
  });
  return done(noted, eventsOf(game, act), [id], 1);
}
