// Completing a card: where it goes when it is not disrupted, and what it sets off (The Cards).
import { emit } from '../effects/events.ts';
import { note } from '../game/log.ts';
import type { Arena, Frame, GameState } from '../game/state.ts';
import { card, def, isArena, label, place, setCard, sideName } from '../game/table.ts';

/** The completed card comes into play, face-up and without its build counters. */
export function arrive(game: GameState, frame: Frame): GameState {
  const { source, by, to } = frame;
  const { kind } = def(game, source);
  let next = setCard(game, source, { faceDown: false, build: 0 });
  if (kind === 'unit') {
    const zone = to !== null && isArena(to) ? to : 'build';
    next = place(next, source, zone);
    next = note(next, 'rule', 'card.deploy', `${label(next, source)} is deployed to ${placeName(by, zone)}.`);
    next = emit(next, { type: 'completed', card: source, side: by });
    if (zone === 'build') return next;
    next = emit(next, { type: 'deployed', card: source, side: by, arena: zone });
    return emit(next, { type: 'arrived', card: source, side: by, arena: zone });
  }
  if (kind === 'mission') next = place(next, source, 'out');
  next = note(next, 'rule', 'card.complete', `${label(next, source)} is completed.`);
  return emit(next, { type: 'completed', card: source, side: by });
}

/** A Mission that was carried out is discarded; so is any card whose completion was disrupted (Disrupt POP). */
export function leaveTable(game: GameState, frame: Frame): GameState {
  const { source, disrupted } = frame;
  if (!disrupted && def(game, source).kind !== 'mission') return game;
  if (card(game, source).zone === 'discard') return game;
  const next = place(game, source, 'discard');
  return note(
    next,
    'rule',
    disrupted ? 'pop.disrupt' : 'card.mission',
    `${label(game, source)} is discarded.`,
  );
}

const ARENA_NAMES: Readonly<Record<Arena, string>> = {
  space: 'Space',
  ground: 'Ground',
  character: 'Character',
};

export const arenaName = (arena: Arena): string => ARENA_NAMES[arena];

export const placeName = (side: 'dark' | 'light', zone: Arena | 'build'): string =>
  zone === 'build' ? `${sideName(side)}'s build zone` : `the ${ARENA_NAMES[zone]} arena`;
