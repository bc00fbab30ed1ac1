// Building: counters on face-down cards, paying for a completion, moving units (Building Cards with Build Costs).

import { holds } from '../effects/conditions.ts';
import { emit } from '../effects/events.ts';
import { pushFrame } from '../effects/frames.ts';
import type { Effect, Part } from '../effects/language.ts';
import { note, plural } from '../game/log.ts';
import type { Arena, CardId, Frame, GameState, Side } from '../game/state.ts';
import { card, def, isArena, label, place, setCard, setPlayer, sideName } from '../game/table.ts';
import { played } from '../game/windows.ts';
import { arenaName } from './arrive.ts';

export function putCounters(game: GameState, by: Side, id: CardId, counters: number): GameState {
  const fresh = card(game, id).zone === 'hand';
  let next = setPlayer(game, by, { buildPoints: game.players[by].buildPoints - counters });
  if (fresh) next = setCard(place(next, id, 'build'), id, { faceDown: true });
  next = setCard(next, id, { build: card(next, id).build + counters });
  // Only its owner may look at a partially built card: the line does not name it (Information Sharing).
  const what = fresh ? 'a card face-down in the build zone' : 'a partially built card';
  return note(
    next,
    'deed',
    'build.counters',
    `${sideName(by)} puts ${plural(counters, 'build counter')} on ${what}.`,
  );
}

/** What a card says when it is completed: a Mission's instructions, those paragraphs whose conditions are met. */
export function instructions(game: GameState, by: Side, id: CardId): Effect {
  const parts: Part[] = [];
  for (const effect of def(game, id).effects) {
    if (effect.kind !== 'instruction') continue;
    if (effect.if?.every((one) => holds(game, { by, source: id }, one)) ?? true) parts.push(...effect.parts);
  }
  return { kind: 'instruction', parts };
}

/** Pays for a completion and announces it; it can be disrupted before the card comes into play. */
export function startCompletion(
  game: GameState,
  by: Side,
  id: CardId,
  points: number,
  to: string | null,
  choices: Frame['choices'] = [],
): GameState {
  let next = setPlayer(game, by, { buildPoints: game.players[by].buildPoints - points });
  const paid = points > 0 ? ` for ${plural(points, 'build point')}` : '';
  next = note(next, 'deed', 'card.complete', `${sideName(by)} completes ${label(game, id)}${paid}.`);
  const effect = def(game, id).kind === 'mission' ? instructions(game, by, id) : null;
  return pushFrame(played(next), {
    kind: 'completion',
    by,
    source: id,
    key: id,
    effect,
    how: 'completion',
    to,
    choices,
  });
}

/** Moves a unit: out of the build zone, or once in a build step from arena to arena (Multi-arena Cards). */
export function moveUnit(game: GameState, unit: CardId, to: Arena): GameState {
  const { zone, controller } = card(game, unit);
  let next = place(game, unit, to);
  if (isArena(zone)) next = { ...next, used: [...next.used, `move ${unit}@turn ${game.turn}`] };
  next = note(next, 'deed', 'build.move', `${label(game, unit)} moves to the ${arenaName(to)} arena.`);
  return emit(next, { type: 'arrived', card: unit, side: controller, arena: to });
}
