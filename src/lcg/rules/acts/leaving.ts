// Cards that leave play, and what goes with them (Destroyed Unit Cards; Destroyed Objectives; Rulings 45, 46, 65 to 68).
import { eventsOf, roleOf } from '../../effects/events.ts';
import type { ActOf, GameEvent } from '../../model/acts.ts';
import { note } from '../../model/log.ts';
import { type CardId, type GameState, other, type Side } from '../../model/state.ts';
import { card, def, inPlay, list, put, setCard } from '../../model/zones.ts';
import { type Done, done, undone } from './done.ts';

/** Cards that are about to leave are remembered as they are, all of them before the first one goes. */
export function remember(game: GameState, ids: readonly CardId[]): GameState {
  const left = { ...game.left };
  for (const id of ids)
    for (const one of [id, ...card(game, id).enhancements])
      if (inPlay(game, one)) left[one] = { state: card(game, one), role: roleOf(game, one) ?? null };
  return { ...game, left };
}

/** A unit that leaves is no longer in the engagement; an objective that leaves is no longer engaged. */
export function withoutCard(game: GameState, id: CardId): GameState {
  const { engagement } = game;
  if (!engagement) return game;
  const keep = (ids: readonly CardId[]) => ids.filter((one) => one !== id);
  return {
    ...game,
    engagement: {
      ...engagement,
      objective: engagement.objective === id ? null : engagement.objective,
      attackers: keep(engagement.attackers),
      defenders: keep(engagement.defenders),
    },
  };
}

/** Captured cards of an objective that was destroyed are rescued; of one that leaves otherwise they are discarded. */
function freeCaptured(game: GameState, id: CardId, rescued: boolean): readonly [GameState, GameEvent[]] {
  let next = game;
  const events: GameEvent[] = [];
  for (const one of card(game, id).captured) {
    const { owner } = card(next, one);
    next = put(
      next,
      one,
      rescued ? { zone: 'hand', side: owner } : { zone: 'discard', side: owner, at: 'top' },
    );
    events.push({ on: rescued ? 'rescued' : 'discarded', card: one, who: owner, by: id, from: 'captured' });
    next = rescued
      ? note(next, 'rule', 'capture.rescue', { type: 'card-rescued', by: owner, cards: { card: one } })
      : note(next, 'rule', 'capture.discard', {
          type: 'card-moved',
          by: null,
          cards: { card: one },
          words: { from: 'captured', to: 'discard', owner },
        });
  }
  return [next, events];
}

/** The dial rises by the number of light objectives in the dark victory pile, the new one included. */
function countVictory(game: GameState, id: CardId, side: Side): readonly [GameState, GameEvent[]] {
  if (side !== 'dark') return [game, []];
  const n = list(game, 'dark', 'victory').length;
  const next = note({ ...game, dial: game.dial + n }, 'rule', 'damage.dial', {
    type: 'dial-moved',
    by: 'dark',
    numbers: { points: n, now: game.dial + n },
  });
  return [next, [{ on: 'dial-rises', who: 'dark', by: id, amount: n }]];
}

export function leave(game: GameState, act: ActOf<'leave'>): Done {
  const { card: id, kind, to } = act;
  const state = card(game, id);
  if (!inPlay(game, id) || state.zone === 'affiliation') return undone(game);
  const events: GameEvent[] = [...eventsOf(game, act)];
  const { type } = def(game, id);
  let next = game;
  const add = ([after, more]: readonly [GameState, readonly GameEvent[]]) => {
    next = after;
    events.push(...more);
  };
  next = withoutCard(next, id);
  add(freeCaptured(next, id, kind === 'destroyed'));
  const { enhancements } = state;
  const { owner } = state;
  const destroyedObjective = kind === 'destroyed' && type === 'Objective' && to.zone === 'discard';
  const winner = other(owner);
  next = destroyedObjective
    ? put(next, id, { zone: 'victory', side: winner })
    : put(next, id, {
        zone: to.zone,
        side: owner,
        host: to.host ?? null,
        at: to.at ?? (to.zone === 'discard' ? 'top' : 'bottom'),
        faceDown: to.zone === 'captured',
      });
  const rule = destroyedObjective
    ? 'damage.objective'
    : kind === 'destroyed'
      ? 'damage.destroyed'
      : 'effect.discard';
  next = note(next, 'rule', rule, {
    type: 'card-left',
    cards: { card: id },
    words: { how: kind, to: destroyedObjective ? 'victory' : to.zone },
  });
  for (const one of enhancements) {
    if (card(next, one).host !== id) continue;
    next = put(next, one, { zone: 'discard', side: card(next, one).owner, at: 'top' });
    events.push({ on: 'discarded', card: one, by: null, who: null, from: 'on' });
    next = note(next, 'rule', 'play.enhancement', {
      type: 'card-left',
      cards: { card: one },
      words: { how: 'discarded', to: 'discard' },
    });
  }
  next = setCard(next, id, { enhancements: [], captured: [] });
  if (destroyedObjective) add(countVictory(next, id, winner));
  return done(next, events, [id], 1);
}
