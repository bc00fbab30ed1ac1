// The chart of <swtcg-replay>: what it is doing while it loads a file, shows its steps, plays them, lets the reader go into
// another line or play on, checks a log against the rules, and opens what a reader asks for.
import {
  type Actor,
  and,
  assign,
  emit,
  fromCallback,
  fromPromise,
  raise,
  type SnapshotFrom,
  setup,
  stateIn,
} from 'xstate';
import type { Perspective } from '../../play/account/step.ts';
import type { Line, Live, Problem, Source } from '../../play/timeline/source.ts';
import type { Target } from '../../play/timeline/timeline.ts';
import * as moves from './viewer-moves.ts';
import type {
  GrowthEvent,
  RetryEvent,
  ViewerContext,
  ViewerEmitted,
  ViewerEvent,
  ViewerPage,
} from './viewer-types.ts';

export type { ViewerEvent } from './viewer-types.ts';

export type Viewer = typeof viewerMachine;
export type ViewerActor = Actor<Viewer>;
export type ViewerState = SnapshotFrom<Viewer>;

interface Growth {
  readonly page: ViewerPage;
  readonly line: Line;
  readonly awaited: () => boolean;
}

const viewer = setup({
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
const fail = { type: 'fail', params: ({ event }: { event: { error: unknown } }) => event } as const;

export const viewerMachine = viewer.createMachine({
  id: 'viewer',
  type: 'parallel',
  context: ({ input }) => moves.start(input.page),
  on: {
    fail: {
      actions: [
        { type: 'report', params: ({ event }) => event },
        emit(({ event }) => ({ type: 'error', problem: event.problem })),
      ],
    },
    dismiss: { actions: 'dismiss' },
    retry: {
      guard: 'canRetry',
      actions: [raise(({ context }) => context.retry as RetryEvent), 'dismiss'],
    },
  },
  states: {
    /** The file that the page names. */
    file: {
      initial: 'unasked',
      on: {
        name: {
          guard: 'isNamed',
          target: '.loading',
          actions: { type: 'openAt', params: ({ event }) => event.step },
        },
        reload: { guard: 'isNamed', target: '.loading' },
        give: {
          target: '.loaded',
          actions: [{ type: 'open', params: ({ event }) => event.source }, raise({ type: 'opened' })],
        },
      },
      states: {
        /** Nobody has asked for it yet. */
        unasked: {
          on: {
            name: { actions: { type: 'openAt', params: ({ event }) => event.step } },
            ask: [{ guard: 'isNamed', target: 'loading' }, { target: 'unnamed' }],
          },
        },
        /** It was asked for, but the page names none. */
        unnamed: {},
        loading: {
          entry: { type: 'attempt', params: { type: 'reload' } },
          invoke: {
            src: 'load',
            input: ({ context }) => context,
            onDone: {
              target: 'loaded',
              actions: [{ type: 'open', params: ({ event }) => event.output }, raise({ type: 'opened' })],
            },
            onError: { target: 'failed', actions: fail },
          },
          on: { seek: { actions: { type: 'openAt', params: ({ event }) => event.to } } },
        },
        loaded: {},
        failed: {},
      },
    },

    /** What is shown: the game, or another line of it. */
    game: {
      initial: 'empty',
      on: {
        opened: { target: '.opening', actions: raise({ type: 'lineChanged' }) },
        seek: { actions: { type: 'seek', params: ({ event }) => event.to } },
        step: { actions: { type: 'step', params: ({ event }) => event.by } },
      },
      states: {
        empty: {},
        /** Its first step has not been drawn yet. */
        opening: { on: { drawn: { target: 'main', actions: emit({ type: 'ready' }) } } },
        main: {
          on: {
            enter: { target: 'entering', actions: { type: 'attempt', params: ({ event }) => event } },
            resume: {
              guard: 'hasPlayed',
              target: 'live',
              actions: ['resume', raise({ type: 'lineChanged' })],
            },
            branch: {
              guard: 'canBranch',
              target: 'branching',
              actions: { type: 'attempt', params: ({ event }) => event },
            },
          },
        },
        /** A variation is being fetched. */
        entering: {
          invoke: {
            src: 'openVariation',
            input: ({ context, event }) => [context, event.type === 'enter' ? event.variation : 0],
            onDone: {
              target: 'variation',
              actions: [
                { type: 'leave', params: ({ event }) => event.output },
                raise({ type: 'lineChanged' }),
              ],
            },
            onError: { target: 'main', actions: fail },
          },
        },
        variation: {
          on: {
            back: { target: 'main', actions: ['goBack', raise({ type: 'lineChanged' })] },
            branch: {
              guard: 'canBranch',
              target: 'branching',
              actions: { type: 'attempt', params: ({ event }) => event },
            },
          },
        },
        /** The reader wants to play on: the table is being fetched. */
        branching: {
          invoke: {
            src: 'takeOver',
            input: ({ context, event }) => [context, event.type === 'branch' ? event.index : context.index],
            onDone: {
              target: 'live',
              actions: [
                { type: 'leave', params: ({ event }) => event.output },
                raise({ type: 'lineChanged' }),
                emit(({ event }) => ({ type: 'branch', live: event.output })),
              ],
            },
            onError: [
              { guard: 'isLive', target: 'live', actions: fail },
              { guard: 'isElsewhere', target: 'variation', actions: fail },
              { target: 'main', actions: fail },
            ],
          },
        },
        /** The reader plays on at a table. */
        live: {
          on: {
            decided: { actions: { type: 'decide', params: ({ event }) => event.at } },
            back: { target: 'main', actions: ['goBack', raise({ type: 'lineChanged' })] },
            branch: { target: 'branching', actions: { type: 'attempt', params: ({ event }) => event } },
          },
        },
      },
    },

    /** Steps that follow by themselves. */
    playback: {
      initial: 'paused',
      states: {
        paused: {
          on: {
            play: [
              { guard: 'isEmpty', target: 'eager' },
              { guard: stateIn({ file: 'loading' }), target: 'eager' },
              { guard: stateIn({ game: 'opening' }), target: 'eager' },
              { guard: 'isPlayable', target: 'playing', actions: 'rewind' },
            ],
            drawn: { guard: and(['isAutoplay', 'isPlayable']), target: 'playing' },
          },
        },
        /** It plays as soon as there is a game. */
        eager: {
          always: { guard: stateIn({ file: 'failed' }), target: 'paused' },
          on: {
            pause: 'paused',
            disconnect: 'paused',
            drawn: [{ guard: 'isPlayable', target: 'playing' }, { target: 'paused' }],
          },
        },
        playing: {
          initial: 'step',
          entry: emit({ type: 'play' }),
          exit: emit({ type: 'pause' }),
          on: {
            pause: 'paused',
            name: { guard: 'isNamed', target: 'paused' },
            enter: 'paused',
            resume: 'paused',
            branch: 'paused',
            disconnect: 'paused',
            opened: 'paused',
            // Whatever step was gone to has its time.
            seek: '.step',
            step: '.step',
          },
          states: {
            step: {
              after: {
                pace: [
                  {
                    guard: 'hasNext',
                    target: 'step',
                    reenter: true,
                    actions: [emit({ type: 'advance' }), { type: 'step', params: 1 }],
                  },
                  { guard: 'isGrowing', target: 'step', reenter: true },
                  { target: '#viewer.playback.paused', actions: emit({ type: 'ended' }) },
                ],
              },
            },
          },
        },
      },
    },

    /** A long game is played in the background. */
    growth: {
      initial: 'whole',
      on: { lineChanged: '.growing' },
      states: {
        whole: {},
        growing: {
          invoke: {
            src: 'grow',
            input: ({ context: { page, timeline }, self }) => ({
              page,
              line: timeline.line as Line,
              awaited: () => moves.isAwaited(self.getSnapshot().context),
            }),
          },
          on: {
            grew: { actions: { type: 'grow', params: true } },
            grown: [
              {
                guard: 'endsEarly',
                target: 'whole',
                actions: [
                  { type: 'grow', params: false },
                  raise(({ context }) => ({
                    type: 'fail',
                    problem: context.timeline.line?.problem as Problem,
                  })),
                ],
              },
              { target: 'whole', actions: { type: 'grow', params: false } },
            ],
            broke: {
              target: 'whole',
              actions: [{ type: 'grow', params: false }, fail],
            },
            disconnect: 'suspended',
          },
        },
        /** The element has left its page. */
        suspended: { on: { connect: 'growing' } },
      },
    },

    /** Whether the game was played by the rules, and what came of it. */
    check: {
      initial: 'unchecked',
      on: {
        opened: '.unchecked',
        look: [
          {
            guard: { type: 'isSeen', params: ({ event }) => event.perspective },
            actions: { type: 'look', params: ({ event }) => event.perspective },
          },
          {
            guard: 'canCheck',
            target: '.verifying',
            actions: [
              { type: 'lookLater', params: ({ event }) => event.perspective },
              { type: 'attempt', params: { type: 'check' } },
            ],
          },
        ],
      },
      states: {
        unchecked: {
          always: { guard: 'hasVerdict', target: 'checked' },
          on: {
            check: {
              guard: 'canCheck',
              target: 'verifying',
              actions: { type: 'attempt', params: ({ event }) => event },
            },
          },
        },
        /** A log of views is played by the rules. */
        verifying: {
          invoke: {
            src: 'playByRules',
            input: ({ context }) => context,
            onDone: {
              target: 'checked',
              actions: [
                { type: 'exchange', params: ({ event }) => event.output },
                raise({ type: 'lineChanged' }),
              ],
            },
            onError: { target: 'unchecked', actions: fail },
          },
        },
        checked: {},
      },
    },

    /** What a reader opens. */
    panels: {
      type: 'parallel',
      states: {
        menu: {
          initial: 'closed',
          states: {
            closed: { on: { openMenu: 'open' } },
            open: {
              entry: emit({ type: 'menu' }),
              on: {
                openMenu: { target: 'open', reenter: true },
                closeMenu: 'closed',
                detailsMissing: 'closed',
              },
            },
          },
        },
        keys: {
          initial: 'closed',
          states: {
            closed: { on: { toggleKeys: 'open' } },
            open: { on: { toggleKeys: 'closed', detailsMissing: 'closed' } },
          },
        },
        search: {
          initial: 'closed',
          on: { find: { target: '.open', actions: { type: 'find', params: ({ event }) => event.query } } },
          states: {
            closed: {},
            open: { on: { closeSearch: 'closed', detailsMissing: 'closed' } },
          },
        },
        /** Why the badge says what it says. */
        reason: {
          initial: 'closed',
          states: {
            closed: { on: { toggleReason: 'open' } },
            open: { on: { toggleReason: 'closed', detailsMissing: 'closed' } },
          },
        },
        /** The part of the script that draws all of these. */
        details: {
          initial: 'absent',
          states: {
            absent: {
              on: { openMenu: 'loading', toggleKeys: 'loading', find: 'loading', toggleReason: 'loading' },
            },
            loading: {
              invoke: {
                src: 'loadDetails',
                input: ({ context }) => context.page,
                onDone: 'here',
                onError: { target: 'absent', actions: [fail, raise({ type: 'detailsMissing' })] },
              },
            },
            here: {},
          },
        },
      },
    },
  },
});
