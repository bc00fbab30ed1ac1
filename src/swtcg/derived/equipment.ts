// Equipment that gives nothing now.
import type { CardId, GameState } from '../model/state.ts';
import { card, def } from '../model/zones.ts';
import { hasType } from './card-facts.ts';

/** Tapped Equipment, and Equipment of another type than its unit, gives nothing (Equipment Cards). */
export const isSilent = (game: GameState, id: CardId): boolean => {
  const { zone, host, tapped } = card(game, id);
  if (zone !== 'on' || host === null || def(game, id).kind !== 'equipment') return false;
  return tapped || !hasType(game, host, def(game, id).arenas);
};
