// Units with more Pilots than may stay on them: their controller chooses (Piloting Units; Causing Pilots to "Fall Off";
// Control of Pilots and Piloted Units).

import { editionOf } from '../../editions/index.ts';
import { ofCards } from '../../effects/abilities.ts';
import { type Refusal, refuse } from '../../model/refusal.ts';
import type { CardId, GameState } from '../../model/state.ts';
import { closeWindow, currentWindow, openWindow } from '../../model/windows.ts';
import { card, hasCard, label, labelOr } from '../../model/zones.ts';
import { mustLeaveOne, ownPilots, toBuildZone } from '../actions/attached-cards.ts';
import { hasMoved, markMoved } from './moving.ts';
import { mostPilots } from './pilots.ts';

interface CrowdedUnit {
  readonly unit: CardId;
  /** Its controller chooses the one that remains; else one that falls off, until the others have room. */
  readonly oneRemains: boolean;
}

const crowdedUnit = ofCards((game): { readonly found: CrowdedUnit | null } => {
  for (const { id, pilots } of game.cards) {
    if (pilots.length < 2) continue;
    if (mustLeaveOne(game, id)) return { found: { unit: id, oneRemains: true } };
    if (pilots.length > mostPilots(game, id)) return { found: { unit: id, oneRemains: false } };
  }
  return { found: null };
});

const isTheirBuildStep = (game: GameState, pilot: CardId): boolean =>
  editionOf(game.box).pilots.fallIsMove && game.point === `${card(game, pilot).controller}-build`;

/** Whether falling off would be a second move in its controller's build step (Causing Pilots to "Fall Off"). */
export const hasUsedItsMove = (game: GameState, pilot: CardId): boolean =>
  isTheirBuildStep(game, pilot) && hasMoved(game, pilot);

/** The Pilots that may fall off: those that have used their move only where there are no others. */
function fallers(game: GameState, unit: CardId): readonly CardId[] {
  const { pilots } = card(game, unit);
  const free = pilots.filter((id) => !hasUsedItsMove(game, id));
  return free.length > 0 ? free : pilots;
}

/** Asks about the first unit that has too many Pilots; null where none has. */
export function askPilots(game: GameState): GameState | null {
  const { found } = crowdedUnit(game);
  if (!found) return null;
  const { unit, oneRemains } = found;
  return openWindow(game, {
    kind: 'pilots',
    rule: oneRemains ? 'pilot.control' : 'pilot.most',
    solo: card(game, unit).controller,
    options: oneRemains ? ownPilots(game, unit) : fallers(game, unit),
  });
}

/** The answer: the Pilot that remains, or the one that falls off. */
export function choosePilot(game: GameState, value: string): ((game: GameState) => GameState) | Refusal {
  const window = currentWindow(game);
  const { found } = crowdedUnit(game);
  const chosen = window?.options.find(
    (one) => one === value || (hasCard(game, value) && card(game, value).host === one),
  );
  if (!window || !found) return refuse('pilot.most', 'no unit has too many Pilots');
  if (chosen === undefined)
    return hasCard(game, value) && card(game, value).host === found.unit && hasUsedItsMove(game, value)
      ? refuse('pilot.off', `${label(game, value)} has already moved in this build step`)
      : refuse(window.rule, `${labelOr(game, value)} is not among the cards to choose from`);
  return (now) => {
    const leaving = found.oneRemains ? ownPilots(now, found.unit).filter((id) => id !== chosen) : [chosen];
    return leaving.reduce(fallsOff, closeWindow(now));
  };
}

/** It goes to its controller's build zone; in that player's build step its one move begins so. */
function fallsOff(game: GameState, pilot: CardId): GameState {
  const next = toBuildZone(game, pilot, 'pilot.off');
  return isTheirBuildStep(game, pilot) ? markMoved(next, pilot, 'fall') : next;
}
