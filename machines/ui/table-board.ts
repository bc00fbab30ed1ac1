// What the board of a table shows: the present, an attack as it went on, or an earlier step.
import { and } from 'xstate';
import { tableSetup } from './table-setup.ts';

export const board = tableSetup.createStateConfig({
  initial: 'present',
  states: {
    present: {
      on: {
        CHANGED: {
          guard: 'hasMoments',
          target: 'showing',
          actions: { type: 'startShowing', params: ({ event }) => event.moments },
        },
        LOOK_BACK: {
          target: 'lookingBack',
          actions: { type: 'lookBack', params: ({ event }) => event.index },
        },
      },
    },
    /** An attack that went on by itself is gone through; all else on the table is at the present. */
    showing: {
      exit: 'stopShowing',
      initial: 'moment',
      on: {
        CHANGED: [
          {
            guard: 'hasMoments',
            target: 'showing',
            reenter: true,
            actions: { type: 'startShowing', params: ({ event }) => event.moments },
          },
          { guard: 'byPerson', target: 'present' },
        ],
        LOOK_BACK: {
          target: 'lookingBack',
          actions: { type: 'lookBack', params: ({ event }) => event.index },
        },
      },
      states: {
        moment: {
          invoke: {
            src: 'pause',
            // The last moment stands longer: it says what the attack came to.
            input: ({ context: { pace, moments } }) => ({
              milliseconds: pace * (moments.length > 1 ? 0.75 : 1.5),
            }),
            onDone: [
              {
                guard: 'hasMoreMoments',
                target: 'moment',
                reenter: true,
                actions: 'showNext',
              },
              { target: '#table.game.playing.board.present' },
            ],
          },
        },
      },
    },
    lookingBack: {
      exit: 'lookAtPresent',
      on: {
        CHANGED: [
          {
            guard: and(['byPerson', 'hasMoments']),
            target: 'showing',
            actions: { type: 'startShowing', params: ({ event }) => event.moments },
          },
          { guard: 'byPerson', target: 'present' },
        ],
        LOOK_BACK: { actions: { type: 'lookBack', params: ({ event }) => event.index } },
        LOOK_AT_PRESENT: 'present',
      },
    },
  },
});
