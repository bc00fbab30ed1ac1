// Getting a lesson or a course, and what teaches it.
import type { LessonSource, Loaded } from '../../machines/ui/lesson-types.ts';
import { identify } from '../../src/core/files/formats.ts';
import { parseJson } from '../../src/core/files/json.ts';
import type { BaseState } from '../../src/core/state.ts';
import type { Lesson } from '../../src/play/lesson/format.ts';
import { lazy } from '../shared/lazy.ts';
import { gameOfFile, tableDisplayOf } from '../source/game.ts';
import { fetched } from '../source/load.ts';
import { progressOf } from './progress.ts';

/** What lays out tables and judges what is done at them: it comes with the first lesson. */
export const teaching = lazy(() => import('./teaching.ts'));

export async function load(source: LessonSource): Promise<Loaded> {
  if ('lesson' in source) return taught(source.lesson as Lesson, source.step);
  const address = 'address' in source ? new URL(source.address, source.base || document.baseURI).href : null;
  const [text, { readCourse, readLesson }] = await Promise.all([
    'text' in source ? source.text : fetched(address ?? ''),
    import('../../src/play/lesson/read.ts'),
  ]);
  const { kind, json } = identify(parseJson(text), ['lesson', 'course']);
  if (kind === 'course') return { course: readCourse(json), base: address ?? document.baseURI };
  const { load } = await gameOfFile(json);
  const lessons = await load.lessons?.();
  const lesson = readLesson(lessons ? { lessons } : {}, json) as Lesson;
  const { step, done } = progressOf(lesson.title);
  return taught(lesson, done ? 0 : step);
}

async function taught(lesson: Lesson, step: number): Promise<Loaded> {
  const [{ isPlain, tablesOf }, game] = await Promise.all([teaching.load(), gameOfFile(lesson)]);
  const starts = await startsOf(lesson, game.id);
  // Most lessons have no text that needs the grammar.
  const [scenarios, notation] = await Promise.all([game.load.scenarios(), game.load.notation()]);
  const texts = isPlain(notation, lesson) ? game.texts : await game.load.texts();
  return { lesson, step, layOut: tablesOf({ ruleset: { ...game, scenarios, notation, texts }, starts }) };
}

/** The games that are played in the steps of a lesson, each at its start. */
async function startsOf({ steps }: Lesson, ruleset: string): Promise<readonly (BaseState | null)[]> {
  if (!steps.some(({ play }) => play)) return [];
  const { starter } = await tableDisplayOf(ruleset);
  return Promise.all(steps.map(({ play }) => (play && starter ? starter(ruleset, play.seed) : null)));
}
