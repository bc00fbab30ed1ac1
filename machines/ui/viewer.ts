// The chart of <swtcg-replay>: what it is doing while it loads a file, shows its steps, plays them, lets the reader go into
// another line or play on, checks a log against the rules, and opens what a reader asks for.
import { type Actor, emit, raise, type SnapshotFrom } from 'xstate';
import type { Line, Problem } from '../../src/play/timeline/source.ts';
import * as moves from './viewer-moves.ts';
import { panels } from './viewer-panels.ts';
import { playback } from './viewer-playback.ts';
import { fail, viewer } from './viewer-setup.ts';
import type { RetryEvent } from './viewer-types.ts';

export type { ViewerEvent } from './viewer-types.ts';

export type Viewer = typeof viewerMachine;
export type ViewerActor = Actor<Viewer>;
export type ViewerState = SnapshotFrom<Viewer>;

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

    playback,

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

    panels,
  },
});
