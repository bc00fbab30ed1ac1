// What was announced is told to what disrupts it, before it has happened (Disrupt POP): a Trap that answers a deployment or
// the use of an ability. All other triggers hear of it once it has happened.
import { emit } from '../../effects/events.ts';
import { currentFrame } from '../../effects/frames.ts';
import { meaning } from '../../keywords/meaning.ts';
import type { Frame, GameEvent, GameState } from '../../model/state.ts';
import { card, def, isArena } from '../../model/zones.ts';

/** Where a unit will be deployed; null where what is completed is none, or goes elsewhere. */
function deployedTo(game: GameState, { source, to, unit }: Frame): GameEvent['arena'] | null {
  if (def(game, source).kind !== 'unit') return null;
  const zone = unit === null ? (to ?? '') : card(game, unit).zone;
  return isArena(zone) ? zone : null;
}

function announced(game: GameState, frame: Frame): GameEvent | null {
  const { id, by: side, source, how, subject, effect } = frame;
  if (how === 'completion') {
    const arena = deployedTo(game, frame);
    return arena && subject !== 'played'
      ? { type: 'deployed', card: source, side, arena, by: subject ?? undefined, frame: id }
      : null;
  }
  const plain = effect && meaning(effect);
  if (how !== 'ability' || plain?.kind !== 'activated') return null;
  const what = effect?.kind === 'keyword' ? effect.keyword : undefined;
  const force = plain.cost.some(({ pay }) => pay === 'force') ? true : undefined;
  return { type: 'used', card: source, side, what, force, frame: id };
}

/** Called where the chance to disrupt the present frame opens. */
export function tellAnnounced(game: GameState): GameState {
  const frame = currentFrame(game);
  const event = frame && announced(game, frame);
  return event ? emit(game, event, { disrupts: 'first' }) : game;
}
