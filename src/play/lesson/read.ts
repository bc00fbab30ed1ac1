// From JSON to a lesson or a course that is right in form, or to an error that says what is wrong and where.
import { fail, within } from '../../core/files/fail.ts';
import { migrated } from '../../core/files/formats.ts';
import { validate } from '../../core/files/validate.ts';
import type { LessonFiles } from '../../core/game/game-files.ts';
import { courseFile } from '../files/validators/course.ts';
import type { Course, Lesson, LessonStep } from './format.ts';

function checkStep({ ask, do: task, play }: LessonStep, path: string): void {
  if ([ask, task, play].filter((one) => one !== undefined).length > 1)
    fail(path, 'A step asks, or wants something done, or is a game: one of them.');
  if (ask && ask.answers.filter(({ right }) => right).length !== 1)
    fail(within(within(path, 'ask'), 'answers'), 'One of the answers to a question is right, and no other.');
}

/** `lessons`: those of the game that the lesson is of. */
export function readLesson({ lessons }: { readonly lessons?: LessonFiles }, json: unknown): Lesson {
  const file = migrated(json, 'lesson');
  if (!lessons) return fail('$.ruleset', 'There are no lessons of this game.');
  validate(lessons.check, file);
  const lesson = file as unknown as Lesson;
  lesson.steps.forEach((step, i) => void checkStep(step, within('$.steps', i)));
  return lesson;
}

export function readCourse(json: unknown): Course {
  const file = migrated(json, 'course');
  validate(courseFile, file);
  return file as unknown as Course;
}
