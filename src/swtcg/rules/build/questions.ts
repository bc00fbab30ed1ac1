// What the rules ask before anything else is done: own duplicates, Pilots for whom there is no room, contests.

import type { GameState, WindowKind } from '../../model/state.ts';
import { currentWindow } from '../../model/windows.ts';
import { askPilots } from './crowded-units.ts';
import { askContest, askDuplicate } from './unique.ts';

/** Windows that ask such a question: no other is asked meanwhile. */
const ASKING: ReadonlySet<WindowKind> = new Set(['duplicate', 'pilots', 'contests', 'bid']);

export const isAsking = (kind: WindowKind): boolean => ASKING.has(kind);

/** Opens the window of the first question that is due; null where none is. */
export function askFirst(game: GameState): GameState | null {
  const window = currentWindow(game);
  if (!window || isAsking(window.kind)) return null;
  return askDuplicate(game) ?? askPilots(game) ?? askContest(game);
}
