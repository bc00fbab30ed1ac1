// A course of play, played to its end: the page gets its turn between two slices.
import type { Line } from './steps.ts';

/** For so many milliseconds it is played on at a time. */
const SLICE = 12;

export async function playThrough(line: Line): Promise<void> {
  for (let end = 0; line.more(() => performance.now() > end); end = performance.now() + SLICE)
    await new Promise((done) => setTimeout(done));
}
