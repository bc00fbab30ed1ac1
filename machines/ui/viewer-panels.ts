// What a reader opens in the viewer.
import { emit, raise } from 'xstate';
import { fail, viewer } from './viewer-setup.ts';

/** What a reader opens. */
export const panels = viewer.createStateConfig({
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
});
