// What the chart of the viewer is made of: its actors, guards and actions, each by its name.
import { assign, fromCallback, fromPromise, raise, setup } from 'xstate';
import type { Perspective } from '../../src/core/game/game-steps.ts';

import type { Line, Live, Problem, Source } from '../../src/play/timeline/source.ts';
import type { Target } from '../../src/play/timeline/timeline.ts';
import * as moves from './viewer-moves.ts';
import type {
  GrowthEvent,
  RetryEvent,
  ViewerContext,
  ViewerEmitted,
  ViewerEvent,
  ViewerPage,
} from './viewer-types.ts';

export interface Growth {
  readonly page: ViewerPage;
  readonly line: Line;
  readonly awaited: () => boolean;
}

export const viewer = setup({
  types: {
    context: {} as ViewerContext,
    events: {} as ViewerEvent,
    emitted: {} as ViewerEmitted,
    input: {} as { page: ViewerPage },
  },
  actors: {
    load: fromPromise<Source, ViewerContext>(({ input }) => input.page.load(input.perspective)),
    loadDetails: fromPromise<unknown, ViewerPage>(({ input }) => input.loadDetails()),
    takeOver: fromPromise<Live, readonly [ViewerContext, number]>(({ input: [context, index] }) =>
      context.page.takeOver(context.timeline, index),
    ),
    openVariation: fromPromise<Line, readonly [ViewerContext, number]>(({ input: [context, n] }) =>
      moves.openVariation(context, n),
    ),
    playByRules: fromPromise<Source, ViewerContext>(({ input }) => moves.playByRules(input)),
    grow: fromCallback<GrowthEvent, Growth>(({ input, sendBack }) =>
      input.page.grow(input.line, input.awaited, sendBack),
    ),
  },
  delays: { pace: ({ context }) => moves.pace(context) },
  guards: {
    isNamed: ({ context }) => context.page.named,
    isAutoplay: ({ context }) => context.page.autoplay,
    isPlayable: ({ context: { timeline } }) => timeline.length > 1 || timeline.growing,
    hasNext: ({ context: { timeline, index } }) => index < timeline.length - 1,
    isGrowing: ({ context }) => context.timeline.growing,
    isEmpty: ({ context }) => context.timeline.source === null,
    isLive: ({ context }) => context.timeline.live !== null,
    isElsewhere: ({ context }) => context.timeline.elsewhere,
    hasPlayed: ({ context }) => context.played !== null,
    canRetry: ({ context }) => context.retry !== null,
    canBranch: ({ context }) => context.timeline.source?.live !== undefined,
    canCheck: ({ context }) => context.timeline.source?.played !== undefined,
    hasVerdict: ({ context: { timeline } }) => (timeline.source?.verdict?.verdict ?? 'told') !== 'told',
    endsEarly: ({ context: { timeline, problem } }) =>
      Boolean(timeline.line?.problem) && timeline.line?.problem !== problem,
    isSeen: ({ context: { timeline } }, perspective: Perspective) =>
      !timeline.source || moves.isSeenFrom(timeline.source, perspective),
  },
  actions: {
    openAt: assign(({ context }, to: Target | null) => ({ opening: to ?? context.opening })),
    open: assign(({ context }, source: Source) => moves.open(context, source)),
    seek: assign(({ context }, to: Target) => moves.seek(context, to)),
    step: assign(({ context }, by: 1 | -1) => moves.step(context, by)),
    rewind: assign(({ context }) => moves.rewind(context)),
    grow: assign(({ context }, growing: boolean) => moves.grow(context, growing)),
    leave: assign(({ context }, line: Line) => moves.leave(context, line)),
    resume: assign(({ context }) => moves.resume(context)),
    goBack: assign(({ context }) => moves.goBack(context)),
    exchange: assign(({ context }, source: Source) => moves.exchange(context, source)),
    decide: assign(({ context }, at: number | null) => moves.decide(context, at)),
    look: assign((_, perspective: Perspective) => ({ perspective, lookAs: null })),
    lookLater: assign((_, lookAs: Perspective) => ({ lookAs })),
    find: assign((_, query: string) => ({ query })),
    attempt: assign((_, retry: RetryEvent) => ({ retry })),
    report: assign((_, { problem, retry = null }: { problem: Problem; retry?: RetryEvent | null }) => ({
      problem,
      retry,
    })),
    dismiss: assign({ problem: null, retry: null }),
    fail: raise(({ context: { page, retry } }, { error }: { error: unknown }) => ({
      type: 'fail' as const,
      problem: page.problemOf(error),
      retry,
    })),
  },
});

/** Tells of what went wrong, with what can be tried again. */
export const fail = { type: 'fail', params: ({ event }: { event: { error: unknown } }) => event } as const;
