// What a lesson is doing: a file is loaded; the lessons of a course are listed, or a step is taught; a problem is shown.
import { lessonSetup } from './lesson-setup.ts';
import { step } from './lesson-step.ts';
import type { LessonEvent, LessonSource } from './lesson-types.ts';
import type { Problem } from './problem.ts';

/** The problem that an event came with. */
const problemIn = ({ event }: { event: LessonEvent }): Problem =>
  (event as Extract<LessonEvent, { type: 'FAILED' }>).problem;

export const lessonMachine = lessonSetup.createMachine({
  id: 'lesson',
  type: 'parallel',
  context: {
    source: null,
    course: null,
    base: '',
    lesson: null,
    layOut: null,
    step: 0,
    laid: null,
    faulty: null,
    given: [],
    reply: null,
    tip: null,
    problem: null,
  },
  states: {
    /** What is shown stays until what is loaded has come. */
    file: {
      initial: 'idle',
      on: {
        LOAD: {
          target: '.loading',
          actions: { type: 'keepSource', params: ({ event }) => event.source },
        },
      },
      states: {
        idle: {},
        loading: {
          invoke: {
            src: 'load',
            input: ({ context }) => ({ source: context.source as LessonSource }),
            onDone: { target: 'idle', actions: 'announceLoaded' },
            onError: { target: 'failed', actions: 'fail' },
          },
        },
        failed: { on: { RETRY: 'loading' } },
      },
    },
    content: {
      initial: 'nothing',
      on: {
        LOADED: [
          {
            guard: { type: 'isCourse', params: ({ event }) => event.loaded },
            target: '.course',
            actions: { type: 'takeLoaded', params: ({ event }) => event.loaded },
          },
          { target: '.step', actions: { type: 'takeLoaded', params: ({ event }) => event.loaded } },
        ],
        LEAVE: [{ guard: 'hasCourse', target: '.course' }, { target: '.nothing' }],
        SEEK: { actions: { type: 'goTo', params: ({ event }) => event.step } },
      },
      states: {
        nothing: { entry: 'leaveLesson' },
        /** The lessons of a course, to choose one. */
        course: { entry: 'leaveLesson' },
        step,
      },
    },
    problem: {
      initial: 'none',
      states: {
        none: { on: { FAILED: 'shown' } },
        shown: {
          entry: [
            { type: 'keepProblem', params: problemIn },
            { type: 'announceProblem', params: problemIn },
          ],
          exit: 'forgetProblem',
          on: {
            FAILED: { target: 'shown', reenter: true },
            LOADED: 'none',
            MENDED: 'none',
          },
        },
      },
    },
  },
});
