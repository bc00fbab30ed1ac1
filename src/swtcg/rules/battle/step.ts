// A battle step starts and ends (Turn Structure, 8 to 10).

import { emit } from '../../effects/events.ts';
import { note } from '../../model/log.ts';
import type { Arena, GameState } from '../../model/state.ts';
import { changed } from '../../model/update.ts';
import { endModifiers } from '../actions/modifiers.ts';

export const enterArena = (game: GameState, arena: Arena | null): GameState => changed(game, { arena });

export function stepStarts(game: GameState): GameState {
  const arena = game.battleAgain ?? game.arena;
  if (!arena) return game;
  const next = note(changed(game, { arena, battleAgain: null }), 'place', 'battle.step-start', {
    type: 'battle-step-started',
    words: { arena },
  });
  return emit(next, { type: 'battle-step-starts', arena });
}

export function stepEnds(game: GameState): GameState {
  const { arena } = game;
  if (!arena) return game;
  const over = endModifiers(game, ({ until }) => until === 'step' || until === arena);
  const next = note(over, 'place', 'battle.step-end', { type: 'battle-step-ended', words: { arena } });
  return emit(next, { type: 'battle-step-ends', arena });
}
