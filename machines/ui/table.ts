// What a table is doing: a game is opened and played; built-in players play or wait; hints, the judge's hand and the tools are
// open or not; a problem is shown.

import { NO_CHOICE } from './choice.ts';
import type { GameOnTable } from './game-on-table.ts';
import type { Problem } from './problem.ts';
import { board } from './table-board.ts';
import { choice } from './table-choice.ts';
import { tableSetup } from './table-setup.ts';
import { turn } from './table-turn.ts';
import type { TableEvent } from './table-types.ts';

/** The event that a problem came with. */
const problemIn = ({ event }: { event: TableEvent }): Problem =>
  (event as Extract<TableEvent, { type: 'FAILED' }>).problem;

export const tableMachine = tableSetup.createMachine({
  id: 'table',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    game: null,
    rules: null,
    looking: null,
    at: null,
    moments: [],
    choice: NO_CHOICE,
    byHand: null,
    copied: null,
    problem: null,
  }),
  states: {
    game: {
      initial: 'idle',
      on: { RESTART: { target: '.opening' } },
      states: {
        /** Nobody has come near, or asked for it. */
        idle: { on: { OPEN: 'opening' } },
        opening: {
          on: { START_CHANGED: { target: 'opening', reenter: true } },
          invoke: {
            src: 'openGame',
            onDone: {
              target: 'playing',
              actions: [
                { type: 'takeGame', params: ({ event }) => event.output },
                'closeProblem',
                'announceGame',
              ],
            },
            onError: [
              // What lay on the table stays.
              {
                guard: 'hasGame',
                target: 'playing',
                actions: 'fail',
              },
              {
                target: 'failed',
                actions: 'fail',
              },
            ],
          },
        },
        /** Nothing lies on the table: the problem is shown in its place. */
        failed: { on: { START_CHANGED: 'opening' } },
        playing: {
          type: 'parallel',
          invoke: { src: 'watchGame', input: ({ context }) => ({ game: context.game as GameOnTable }) },
          exit: 'forgetChoice',
          on: {
            START_CHANGED: 'opening',
            GAME_REPLACED: {
              target: 'playing',
              reenter: true,
              actions: { type: 'replaceGame', params: ({ event }) => event.game },
            },
          },
          states: {
            turn,
            board,
            choice,
          },
        },
      },
    },
    /** Built-in players only play at a table that is in a page; the page says who they are. */
    page: {
      initial: 'disconnected',
      on: {
        SETTINGS_CHANGED: { actions: { type: 'takeSettings', params: ({ event }) => event.settings } },
      },
      states: {
        disconnected: { on: { CONNECTED: 'connected' } },
        connected: { on: { DISCONNECTED: 'disconnected' } },
      },
    },
    builtIns: {
      initial: 'playing',
      states: {
        playing: { on: { PAUSE: 'paused' } },
        paused: { on: { PLAY: 'playing' } },
      },
    },
    /** What draws the menus of cards comes when the first of them is opened. */
    cardMenus: {
      initial: 'absent',
      states: {
        absent: { on: { PICK: 'loading', CHOOSE: 'loading' } },
        loading: {
          invoke: {
            src: 'loadCardMenus',
            onDone: 'ready',
            onError: { target: 'absent', actions: ['cancel', 'fail'] },
          },
        },
        ready: {},
      },
    },
    hints: {
      initial: 'hidden',
      states: {
        hidden: { on: { TOGGLE_HINTS: 'loading' } },
        loading: {
          on: { TOGGLE_HINTS: 'hidden' },
          invoke: {
            src: 'loadHints',
            onDone: 'shown',
            onError: {
              target: 'hidden',
              actions: 'fail',
            },
          },
        },
        shown: { on: { TOGGLE_HINTS: 'hidden' } },
      },
    },
    byHand: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            CHANGE_BY_HAND: {
              target: 'loading',
              actions: { type: 'takeCard', params: ({ event }) => event.card },
            },
          },
        },
        loading: {
          invoke: {
            src: 'loadByHand',
            onDone: 'open',
            onError: { target: 'closed', actions: 'fail' },
          },
        },
        /** Cards that are picked now are changed by hand. */
        open: {
          on: {
            PICK: { actions: { type: 'takeCard', params: ({ event }) => event.card } },
            CHANGE_BY_HAND: [
              { guard: 'hasNoCard', target: 'closed' },
              { actions: { type: 'takeCard', params: ({ event }) => event.card } },
            ],
          },
        },
      },
    },
    tools: {
      initial: 'closed',
      states: {
        closed: { on: { OPEN_TOOLS: 'loading' } },
        loading: {
          invoke: {
            src: 'loadTools',
            onDone: 'open',
            onError: {
              target: 'closed',
              actions: 'fail',
            },
          },
        },
        open: {
          exit: { type: 'keepCopied', params: null },
          on: {
            CLOSE_TOOLS: 'closed',
            COPIED: { actions: { type: 'keepCopied', params: ({ event }) => event.copied } },
          },
        },
      },
    },
    /** What went wrong is shown: above the game, or in its place where there is none. */
    problem: {
      initial: 'none',
      states: {
        none: {
          on: { FAILED: 'shown' },
        },
        shown: {
          entry: [
            { type: 'keepProblem', params: problemIn },
            { type: 'announceProblem', params: problemIn },
          ],
          exit: 'forgetProblem',
          on: {
            FAILED: { target: 'shown', reenter: true },
            CLOSE_PROBLEM: 'none',
            CHANGED: { guard: 'byPerson', target: 'none' },
          },
        },
      },
    },
  },
});
