// A line of play, played to its end: the page has its turn between two slices.
import { nextTask } from '../shared/next-task.ts';
import type { Line } from '../shared/steps.ts';

/** How many milliseconds it is played on at a time. */
const SLICE = 12;

/** Plays a slice; false when there is no more. */
export function playSlice(line: Line): boolean {
  const end = performance.now() + SLICE;
  return line.more(() => performance.now() > end);
}

export async function playThrough(line: Line): Promise<void> {
  while (playSlice(line)) await nextTask(true);
}
