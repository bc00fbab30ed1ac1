// Getting a lesson or a course, and what teaches it.
import type { LessonSource, Loaded } from '../../machines/ui/lesson-types.ts';
import { COURSE_FORMAT, type Lesson } from '../../play/lesson/format.ts';
import { lazy } from '../shared/lazy.ts';
import { fetched } from '../shared/load.ts';
import { progressOf } from './progress.ts';

/** What lays out tables and judges what is done at them: it comes with the first lesson. */
export const teaching = lazy(() => import('./teaching.ts'));

export async function load(source: LessonSource): Promise<Loaded> {
  if ('lesson' in source) return taught(source.lesson as Lesson, source.step);
  const address = 'address' in source ? new URL(source.address, source.base || document.baseURI).href : null;
  const [text, { parseJson, readCourse, readLesson }] = await Promise.all([
    'text' in source ? source.text : fetched(address ?? ''),
    import('../../play/lesson/read.ts'),
  ]);
  const json = parseJson(text) as { format?: unknown };
  if (json.format === COURSE_FORMAT) return { course: readCourse(json), base: address ?? document.baseURI };
  const lesson = readLesson(json);
  const { step, done } = progressOf(lesson.title);
  return taught(lesson, done ? 0 : step);
}

async function taught(lesson: Lesson, step: number): Promise<Loaded> {
  const [{ isPlain, tablesOf }, starter] = await Promise.all([
    teaching.load(),
    lesson.steps.some(({ play }) => play) ? import('../../play/starter/game.ts') : null,
  ]);
  // Most lessons have no text that needs the grammar.
  const reader = isPlain(lesson) ? undefined : (await import('../../src/cards/read.ts')).tableReader;
  return { lesson, step, layOut: tablesOf({ reader, starterGame: starter?.starterGame ?? null }) };
}
