// The battle step of one arena: start, a general window before, between and after the attacks, a speed check before
// each attack, end (Turn Structure, 8 to 10).
import { setup } from 'xstate';
import { currentAttack } from '../src/battle/attack.ts';
import { askUnit, tapsItself, unitsUp } from '../src/battle/speed.ts';
import { stepEnds, stepStarts } from '../src/battle/step.ts';
import { autoPass, frameAnnounced, openPop } from '../src/pop/pop.ts';
import { actions, change, guards, inner, types, when } from './sequence.ts';
import { sequences } from './sequences.ts';
import { windowActions, windowGuards, windowState } from './window.ts';

export const battleStepMachine = setup({
  types,
  actors: sequences,
  actions: {
    ...actions,
    ...windowActions,
    stepStarts: change(stepStarts),
    openStart: change((game) => openPop(game, { kind: 'step-start', rule: 'battle.step-start', arena: game.arena })),
    openGeneral: change((game) => openPop(game, { kind: 'general', rule: 'pop.general', arena: game.arena })),
    askUnit: change(askUnit),
    tapUnit: change(autoPass),
    stepEnds: change(stepEnds),
    openEnd: change((game) => openPop(game, { kind: 'step-end', rule: 'battle.step-end', arena: game.arena })),
  },
  guards: {
    ...guards,
    ...windowGuards,
    unitUp: when((game) => unitsUp(game) !== null),
    attacking: when((game) => currentAttack(game) !== undefined),
    announced: when(frameAnnounced),
    cantAttack: when(tapsItself),
  },
}).createMachine({
  id: 'battleStep',
  context: ({ input }) => input,
  output: ({ context }) => context.game,
  initial: 'starting',
  states: {
    starting: {
      entry: [{ type: 'here', params: { place: 'start' } }, 'stepStarts'],
      always: 'start',
    },
    start: windowState('start', 'battle.step-start', 'openStart', '#battleStep.general'),
    general: windowState('general', 'pop.general', 'openGeneral', '#battleStep.speedCheck'),
    speedCheck: {
      meta: { rule: 'battle.speed' },
      entry: { type: 'here', params: { place: 'speedCheck' } },
      always: [
        { guard: 'over', target: 'done' },
        { guard: 'unitUp', actions: 'askUnit', target: 'deciding' },
        { target: 'ending' },
      ],
    },
    deciding: {
      meta: { rule: 'battle.speed' },
      tags: 'player',
      always: { guard: 'cantAttack', actions: 'tapUnit', target: 'decided' },
      on: { DECIDE: { guard: 'legal', actions: 'decide', target: 'decided' } },
    },
    decided: {
      always: [
        { guard: 'announced', target: 'effect' },
        { guard: 'attacking', target: 'attack' },
        { target: 'general' },
      ],
    },
    attack: {
      meta: { rule: 'attack.declare' },
      entry: { type: 'here', params: { place: 'attack' } },
      invoke: { id: 'inner', src: 'attack', input: inner, onDone: { actions: 'take', target: 'general' } },
    },
    /** An ability used instead of attacking; speeds are checked again after it ("would attack"). */
    effect: {
      meta: { rule: 'effect.would-attack' },
      invoke: { id: 'inner', src: 'effect', input: inner, onDone: { actions: 'take', target: 'speedCheck' } },
    },
    ending: {
      entry: [{ type: 'here', params: { place: 'end' } }, 'stepEnds'],
      always: 'end',
    },
    end: windowState('end', 'battle.step-end', 'openEnd', '#battleStep.done'),
    done: { type: 'final' },
  },
});
