// What lasted for a time ends: units that were taken over go back (Terms, control).
import { changed } from '../game/copy.ts';
import { note } from '../game/log.ts';
import type { GameState, Modifier } from '../game/state.ts';
import { label, setController, sideName } from '../game/table.ts';

export function endModifiers(game: GameState, ends: (one: Modifier) => boolean): GameState {
  const ending = game.modifiers.filter(ends);
  if (ending.length === 0) return game;
  let next: GameState = changed(game, { modifiers: game.modifiers.filter((one) => !ends(one)) });
  for (const { on, control } of ending) {
    if (!control) continue;
    next = setController(next, on, control);
    next = note(next, 'rule', 'effect.control', `${label(next, on)} goes back to ${sideName(control)}.`);
  }
  return next;
}
