// What may be told to whom: notes and titles that name a hidden card are held back, and with another's eyes or without
// spoilers nothing is told of what is still to come.

import type { Perspective } from '../shared/steps.ts';
import type { Course } from './course.ts';

/** Whether a text names no card that is hidden from this onlooker at a step. */
export function mayTell(
  course: Course,
  index: number,
  who: Perspective,
  text: string | null | undefined,
): boolean {
  const step = course.at(index);
  if (!text || who === 'both' || !step?.zoneOf || !course.source) return true;
  return !Object.entries(course.source.cards).some(
    ([id, { name }]) => text.includes(name) && step.zoneOf?.(id, who) === null,
  );
}

/** The last step that may be told of. */
export const lastTold = (course: Course, index: number, who: Perspective, quiet: boolean): number =>
  quiet || who !== 'both' ? index : course.length - 1;
