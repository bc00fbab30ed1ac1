// What may be told to whom: notes and titles that name a hidden card are held back, and from one player's perspective or
// without spoilers nothing is told of what is still to come.
import type { Perspective } from '../../core/game/game-steps.ts';
import type { Timeline } from './timeline.ts';

/** Whether a text names no card that is hidden from this perspective at a step. */
export function mayTell(
  timeline: Timeline,
  index: number,
  perspective: Perspective,
  text: string | null | undefined,
): boolean {
  const step = timeline.at(index);
  if (!text || perspective === 'both' || !step?.zoneOf || !timeline.source) return true;
  return !Object.entries(timeline.source.cards).some(
    ([id, { name }]) => text.includes(name) && step.zoneOf?.(id, perspective) === null,
  );
}

/** The last step that may be told of. */
export const lastTold = (
  timeline: Timeline,
  index: number,
  perspective: Perspective,
  spoilers: boolean,
): number => (!spoilers || perspective !== 'both' ? index : timeline.length - 1);
