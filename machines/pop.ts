// The play-or-pass window: one machine for all of them (Play or Pass Chances; Order of Operations for Effects).
// Triggered effects first, back and forth with Dark first; then static uses; then activated plays until two passes in a row.
import { setup } from 'xstate';
import { askTriggers, forcedTrigger, nextTriggers, resetTriggers } from '../src/effects/triggers.ts';
import {
  autoPass,
  endWindow,
  frameAnnounced,
  passesItself,
  settleTable,
  startForced,
  windowClosed,
} from '../src/pop/pop.ts';
import { actions, change, guards, inner, types, when } from './sequence.ts';
import { sequences } from './sequences.ts';

export const popMachine = setup({
  types,
  actors: sequences,
  actions: {
    ...actions,
    settle: change((game) => resetTriggers(settleTable(game))),
    startTrigger: change(startForced),
    askTriggers: change(askTriggers),
    autoPass: change(autoPass),
    endWindow: change(endWindow),
  },
  guards: {
    ...guards,
    triggerForced: when((game) => forcedTrigger(game) !== null),
    triggerAsked: when((game) => nextTriggers(game) !== null),
    closed: when(windowClosed),
    announced: when(frameAnnounced),
    passesItself: when(passesItself),
  },
}).createMachine({
  id: 'pop',
  context: ({ input }) => input,
  initial: 'triggered',
  output: ({ context }) => context.game,
  states: {
    triggered: {
      meta: { rule: 'effect.triggered' },
      entry: 'settle',
      always: [
        { guard: 'over', target: 'closed' },
        { guard: 'triggerForced', actions: 'startTrigger', target: 'effect' },
        { guard: 'triggerAsked', actions: 'askTriggers', target: 'ordering' },
        { target: 'asking' },
      ],
    },
    ordering: {
      meta: { rule: 'effect.triggered' },
      tags: 'player',
      on: { DECIDE: { guard: 'legal', actions: 'decide', target: 'ordered' } },
    },
    ordered: {
      always: [{ guard: 'announced', target: 'effect' }, { target: 'triggered' }],
    },
    asking: {
      meta: { rule: 'pop.chance' },
      tags: 'player',
      always: [
        { guard: 'closed', target: 'closed' },
        { guard: 'passesItself', actions: 'autoPass', target: 'asking', reenter: true },
      ],
      on: { DECIDE: { guard: 'legal', actions: 'decide', target: 'decided' } },
    },
    decided: {
      always: [
        { guard: 'announced', target: 'effect' },
        { guard: 'closed', target: 'closed' },
        { target: 'triggered' },
      ],
    },
    effect: {
      meta: { rule: 'effect.parts' },
      invoke: { id: 'inner', src: 'effect', input: inner, onDone: { actions: 'take', target: 'triggered' } },
    },
    closed: { type: 'final', entry: 'endWindow' },
  },
});
