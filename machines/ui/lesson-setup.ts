// What the chart of a lesson is made of: its actors, actions and guards, each by its name. The element gives the actor that loads
// and the actions that need a page.
import { assign, type DoneActorEvent, type ErrorActorEvent, fromPromise, raise, setup } from 'xstate';
import {
  type LessonContext,
  type LessonEvent,
  type LessonSource,
  type Loaded,
  lessonAfter,
  type Reply,
  stepOf,
} from './lesson-types.ts';
import type { Problem } from './problem.ts';

/** A step as it is entered: nothing was answered or said. */
const UNTOUCHED = { given: [], reply: null, tip: null } as const;

const clamp = (step: number, { lesson }: LessonContext): number =>
  lesson ? Math.max(0, Math.min(step, lesson.steps.length - 1)) : step;

const answerOf = (context: LessonContext, event: LessonEvent) =>
  event.type === 'ANSWER' ? stepOf(context)?.ask?.answers[event.answer] : undefined;

export const lessonSetup = setup({
  types: {
    context: {} as LessonContext,
    events: {} as LessonEvent,
  },
  actors: {
    load: fromPromise<Loaded, { readonly source: LessonSource }>(() => {
      throw new Error('The lesson needs the actor "load".');
    }),
  },
  actions: {
    announceStep: () => {},
    announceDone: () => {},
    showReply: () => {},
    announceProblem: (_, _params: Problem) => {},

    keepSource: assign((_, source: LessonSource) => ({ source })),
    announceLoaded: raise(({ event }) => ({
      type: 'LOADED',
      loaded: (event as unknown as DoneActorEvent<Loaded>).output,
    })),
    takeLoaded: assign(({ context }, loaded: Loaded) =>
      'course' in loaded
        ? { course: loaded.course, base: loaded.base, lesson: null, laid: null }
        : {
            lesson: loaded.lesson,
            layOut: loaded.layOut,
            laid: null,
            step: clamp(loaded.step, { ...context, lesson: loaded.lesson }),
          },
    ),
    leaveLesson: assign({ lesson: null, laid: null, step: 0, ...UNTOUCHED }),
    goTo: assign(({ context }, step: number) => ({ step: clamp(step, context) })),
    goOn: assign(({ context }) => ({ step: context.step + 1 })),
    goBack: assign(({ context }) => ({ step: context.step - 1 })),
    enterStep: assign(UNTOUCHED),
    /** A position that can't be laid out is told as a problem; what lay there stays. */
    layOut: assign(({ context: { lesson, layOut, laid, step } }) => {
      const result = lesson && layOut ? layOut(lesson, step) : null;
      return result && 'code' in result ? { faulty: result } : { laid: result ?? laid, faulty: null };
    }),
    tellOfTable: raise(({ context }) =>
      context.faulty ? { type: 'FAILED', problem: context.faulty } : { type: 'MENDED' },
    ),
    loadNext: raise(({ context }) => ({
      type: 'LOAD',
      source: { address: lessonAfter(context)?.src ?? '', base: context.base },
    })),
    reply: assign((_, reply: Reply) => ({ reply })),
    giveAnswer: assign(({ context, event }) => {
      const answer = answerOf(context, event);
      if (event.type !== 'ANSWER' || !answer) return {};
      return {
        given: [...context.given, event.answer],
        reply: { kind: answer.right ? 'right' : 'wrong', said: answer.said } as const,
      };
    }),
    /** How a game ended; whoever gave it up has heard. */
    sayEnd: assign(({ event }) =>
      event.type === 'GAME_OVER' && event.said !== null
        ? { reply: { kind: 'plain', said: event.said } as const }
        : {},
    ),
    giveTip: assign((_, tip: string) => ({ tip })),
    fail: raise(({ event }) => ({
      type: 'FAILED',
      problem: (event as unknown as ErrorActorEvent<Problem>).error,
    })),
    keepProblem: assign((_, problem: Problem) => ({ problem })),
    forgetProblem: assign({ problem: null }),
  },
  guards: {
    isCourse: (_, loaded: Loaded) => 'course' in loaded,
    hasCourse: ({ context }) => context.course !== null,
    hasTask: ({ context }) => stepOf(context)?.ask !== undefined || stepOf(context)?.do !== undefined,
    isGame: ({ context }) => stepOf(context)?.play !== undefined,
    hasStepBefore: ({ context }) => context.step > 0,
    hasStepAfter: ({ context: { lesson, step } }) => step < (lesson?.steps.length ?? 0) - 1,
    isRight: ({ context, event }) =>
      (event.type === 'JUDGED' && event.right) || answerOf(context, event)?.right === true,
    hasNextLesson: ({ context }) => lessonAfter(context) !== null,
  },
});
