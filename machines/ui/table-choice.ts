// What a player is choosing at a table, step by step. The functions behind it are in choosing.ts.
import { and, not } from 'xstate';
import type { BaseDecision } from '../../src/core/game/game-types.ts';
import { tableSetup } from './table-setup.ts';

export const choice = tableSetup.createStateConfig({
  initial: 'resting',
  on: {
    PICK: { guard: not('isChangingByHand'), target: '.settling', actions: 'pick' },
    LIFT: {
      guard: and(['canLift', not('isChangingByHand')]),
      target: '.settling',
      actions: 'lift',
    },
    CHOOSE: { target: '.settling', actions: 'choose' },
    DECIDE: { target: '.settling', actions: 'prepareDecision' },
    EXPLAIN: { target: '.settling', actions: 'explain' },
    CANCEL: { target: '.resting', actions: 'closeMenu' },
    SET_NUMBER: { actions: 'setNumber' },
    UNFOLD: { actions: 'unfold' },
    LOOK_BACK: { target: '.resting', actions: 'closeMenu' },
    LOOK_AT_PRESENT: { target: '.resting', actions: 'closeMenu' },
    CHANGE_BY_HAND: { target: '.resting', actions: 'closeMenu' },
    CHANGED: [
      { guard: 'byPerson', target: '.resting', actions: 'forgetChoice' },
      // What was asked may no longer be legal. A menu that is being read stays.
      { guard: 'isAsking', target: '.resting', actions: 'forgetChoice' },
    ],
  },
  states: {
    /** What is asked next follows from the choice so far. */
    settling: {
      always: [
        { guard: 'isDecided', target: 'taking' },
        { guard: 'isLifted', target: 'dragging' },
        { guard: 'isRefused', target: 'refused' },
        { guard: 'isAskingWhich', target: 'choosing' },
        { guard: 'isAsking', target: 'confirming' },
        { guard: 'isMenuOpen', target: 'menu' },
        { target: 'resting' },
      ],
    },
    resting: {},
    /** The menu of a card is open. */
    menu: {
      on: {
        DROP: { target: 'settling', actions: 'drop' },
        SET_COUNTERS: { actions: 'setCounters' },
      },
    },
    /** One of several: a card, a place, a cost. */
    choosing: {
      on: { DROP: { target: 'settling', actions: 'drop' } },
    },
    /** A number or dice, and then "confirm". */
    confirming: {
      on: {
        ANSWER: { actions: 'answer' },
        CONFIRM: { target: 'settling', actions: 'confirm' },
        DROP: { target: 'settling', actions: 'drop' },
      },
    },
    dragging: {
      on: { DROP: { target: 'settling', actions: 'drop' } },
    },
    /** Why something is not legal is being read: in the menu, at a question, or in the list. */
    refused: {
      on: {
        ANSWER: { actions: 'answer' },
        CONFIRM: { target: 'settling', actions: 'confirm' },
        DROP: { target: 'settling', actions: 'drop' },
        SET_COUNTERS: { actions: 'setCounters' },
      },
    },
    /** The decision is handed to the game. */
    taking: {
      entry: {
        type: 'decide',
        params: ({ context }) => ({
          decision: context.choice.decision as BaseDecision,
          from: 'player' as const,
        }),
      },
      on: {
        CHANGED: { target: 'resting', actions: 'forgetChoice' },
        REFUSED: { target: 'settling', actions: 'keepRefusal' },
        PREVENTED: { target: 'settling', actions: 'forgetDecision' },
      },
    },
  },
});
