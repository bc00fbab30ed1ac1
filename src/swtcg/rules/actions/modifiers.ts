// What lasted for a time ends: units that were taken over go back (Terms, control).

import { note } from '../../model/log.ts';
import type { GameState, Modifier } from '../../model/state.ts';
import { changed } from '../../model/update.ts';
import { card, setController } from '../../model/zones.ts';

export function endModifiers(game: GameState, ends: (one: Modifier) => boolean): GameState {
  let next = game;
  for (const { id } of game.modifiers.filter(ends)) next = end(next, id);
  return next;
}

function end(game: GameState, ended: number): GameState {
  const { on, control } = game.modifiers.find(({ id }) => id === ended) as Modifier;
  const modifiers = game.modifiers.filter(({ id }) => id !== ended);
  const later = modifiers.find((one) => one.on === on && one.control && one.id > ended);
  // Whoever has taken it over since keeps it, and will return it to the player to whom it would go back now.
  if (control && later) modifiers[modifiers.indexOf(later)] = { ...later, control };
  const next = changed(game, { modifiers });
  if (!control || later || card(game, on).controller === control) return next;
  return note(setController(next, on, control), 'rule', 'effect.control', {
    type: 'control-returned',
    cards: { card: on },
    words: { seat: control },
  });
}
