// The play-or-pass window: one machine for all of them (Play or Pass Chances; Order of Operations for Effects).
// Triggered effects first, back and forth with Dark first; then static uses; then activated plays until two passes in a row.
import { setup } from 'xstate';
import { askTriggers, forcedTrigger, nextTriggers } from '../src/effects/triggers.ts';
import {
  afterDecision,
  dropMoot,
  endWindow,
  frameAnnounced,
  goOn,
  startForced,
  triggersMoot,
  windowClosed,
} from '../src/pop/pop.ts';
import {
  actions,
  change,
  decisionOf,
  guards,
  inner,
  outputOf,
  type SequenceContext,
  type SequenceEvent,
  types,
  when,
} from './sequence.ts';
import { sequences } from './sequences.ts';

/** Looks at the game as it will be after a legal decision. */
const leadsTo =
  (test: Parameters<typeof when>[0]) =>
  ({ context, event }: { context: SequenceContext; event: SequenceEvent }): boolean => {
    const after = afterDecision(context.game, decisionOf(event));
    return after !== null && test(after);
  };

const triggersWait = (game: Parameters<typeof nextTriggers>[0]): boolean => nextTriggers(game) !== null;

export const popMachine = setup({
  types,
  actors: sequences,
  actions: {
    ...actions,
    decide: change((game, event) => afterDecision(game, decisionOf(event)) ?? game),
    /** Play is back in this window: so is the path. */
    takeAndGoOn: change(({ path }, event) => goOn({ ...outputOf(event), path })),
    startTrigger: change(startForced),
    askTriggers: change(askTriggers),
    dropMoot: change((game) => goOn(dropMoot(game))),
    endWindow: change(endWindow),
  },
  guards: {
    ...guards,
    triggerForced: when((game) => forcedTrigger(game) !== null),
    triggerAsked: when(triggersWait),
    triggersMoot: when(triggersMoot),
    closed: when((game) => game.result !== null || windowClosed(game)),
    leadsToEffect: leadsTo(frameAnnounced),
    leadsToTrigger: leadsTo(triggersWait),
    leadsToEnd: leadsTo((game) => game.result !== null || windowClosed(game)),
    leadsOn: leadsTo(() => true),
  },
}).createMachine({
  id: 'pop',
  context: ({ input }) => ({ ...input, game: goOn(input.game) }),
  initial: 'triggered',
  output: ({ context }) => context.game,
  states: {
    /** Triggered effects come first. */
    triggered: {
      meta: { rule: 'effect.triggered' },
      always: [
        { guard: 'over', target: 'closed' },
        { guard: 'triggerForced', actions: 'startTrigger', target: 'effect' },
        { guard: 'triggersMoot', actions: 'dropMoot', target: 'triggered' },
        { guard: 'triggerAsked', actions: 'askTriggers', target: 'ordering' },
        { guard: 'closed', target: 'closed' },
        { target: 'asking' },
      ],
    },
    /** Their controller chooses the order of several, and whether an optional one happens. */
    ordering: {
      meta: { rule: 'effect.triggered' },
      tags: 'player',
      on: {
        DECIDE: [
          { guard: 'leadsToEffect', actions: 'decide', target: 'effect' },
          { guard: 'leadsOn', actions: 'decide', target: 'triggered' },
        ],
      },
    },
    /** One player may play or pass: static uses first, then activated effects. */
    asking: {
      meta: { rule: 'pop.chance' },
      tags: 'player',
      on: {
        DECIDE: [
          { guard: 'leadsToEffect', actions: 'decide', target: 'effect' },
          { guard: 'leadsToTrigger', actions: 'decide', target: 'triggered' },
          { guard: 'leadsToEnd', actions: 'decide', target: 'closed' },
          { guard: 'leadsOn', actions: 'decide' },
        ],
      },
    },
    effect: {
      meta: { rule: 'effect.parts' },
      invoke: {
        id: 'inner',
        src: 'effect',
        input: inner,
        onDone: { actions: 'takeAndGoOn', target: 'triggered' },
      },
    },
    closed: { type: 'final', entry: 'endWindow' },
  },
});
