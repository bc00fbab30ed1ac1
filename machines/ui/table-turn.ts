// Whose turn it is at a table: a person is asked, behind a curtain or not; a built-in player thinks; dice are awaited; or it is over.
import { and, not } from 'xstate';
import { tableSetup } from './table-setup.ts';

export const turn = tableSetup.createStateConfig({
  initial: 'next',
  on: {
    CHANGED: '.next',
    SETTINGS_CHANGED: '.next',
  },
  states: {
    /** Whose turn it is follows from the game. */
    next: {
      always: [
        { guard: 'isOver', target: 'over' },
        { guard: 'needsDice', target: 'rolling' },
        { guard: 'isStopped', target: 'stopped' },
        { guard: 'isBuiltInsTurn', target: 'thinking' },
        { guard: 'isHandHidden', target: 'curtain' },
        { target: 'asking' },
      ],
    },
    /** A person who may look decides. */
    asking: {},
    /** Hands are hidden until the player whose chance it is asks. */
    curtain: {
      on: {
        SHOW_HAND: {
          target: 'next',
          actions: { type: 'lookAs', params: ({ event }) => event.seat },
        },
      },
    },
    /** A built-in player decides, once what happened has been shown. */
    thinking: {
      initial: 'waiting',
      states: {
        waiting: { always: { guard: 'mayThink', target: 'deciding' } },
        deciding: {
          always: { guard: not('mayThink'), target: 'waiting' },
          on: {
            // Its own decisions leave it thinking, as long as it is its turn and there is nothing to show.
            CHANGED: {
              guard: and(['isBuiltInsTurn', not('byPerson'), not('hasMoments')]),
            },
          },
          invoke: {
            src: 'playBuiltIn',
            input: ({ context: { seats, pace } }) => ({ seats, pace }),
            onDone: 'held',
            onError: {
              target: 'held',
              actions: 'fail',
            },
          },
        },
        /** It has no decision, or the page prevented it: it goes on when it is told to. */
        held: { on: { PLAY: 'waiting' } },
      },
    },
    /** Real dice are to be thrown, or the table throws them. */
    rolling: {},
    /** An example ends before the game does. */
    stopped: {},
    over: {},
  },
});
