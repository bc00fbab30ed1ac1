// What a lesson says, in English.
import { stringsFor } from '../shared/language.ts';

const english = {
  loading: 'Loading the lesson…',
  noLesson: 'There is no lesson here yet.',
  stepOf: (n: number, all: number) => `Step ${n} of ${all}`,
  doneOf: (n: number, all: number) => `${n} of ${all} done`,
  done: 'done',
  begun: 'started',
  youPlay: { dark: 'You play the Dark Side.', light: 'You play the Light Side.' } as Record<string, string>,
  next: 'Next',
  back: 'Back',
  allLessons: 'All lessons',
  finish: 'Finish',
  right: 'Right.',
  wrong: 'Not quite.',
  refused: 'Not allowed.',
  notYet: 'Do what the lesson asks first.',
  finished: 'You have finished this lesson.',
  enough: 'Enough for now',
  tip: 'What to do now',
  wait: 'Your opponent decides first.',
  tryThis: (sentence: string) => `Would this be allowed? ${sentence}`,
  layAgain: 'Set it up again',
};

export type LessonStrings = typeof english;

export const lessonStrings = stringsFor('lesson', english);
