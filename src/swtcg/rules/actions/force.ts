// Gaining and losing Force.
import { emit } from '../../effects/events.ts';
import { note } from '../../model/log.ts';
import type { GameState, Side } from '../../model/state.ts';
import { setPlayer } from '../../model/zones.ts';

/** Gains Force, or loses it: never below 0 ("[gain/lose] X Force"). */
export function changeForce(game: GameState, side: Side, change: number): GameState {
  const { force } = game.players[side];
  const now = Math.max(0, force + change);
  const next = note(setPlayer(game, side, { force: now }), 'rule', 'effect.force', {
    type: change < 0 ? 'force-lost' : 'force-gained',
    by: side,
    numbers: { force: Math.abs(now - force), now },
  });
  return now > force ? emit(next, { type: 'force-gained', side }) : next;
}
