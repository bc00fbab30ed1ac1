// The battle step of one arena: start, a general window before, between and after the attacks, a speed check before
// each attack, end (Turn Structure, 8 to 10).

import { assign, setup } from 'xstate';
import type { Edition } from '../../src/swtcg/editions/edition.ts';
import { currentAttack } from '../../src/swtcg/rules/attack/attack.ts';
import { askUnit, unitAsked } from '../../src/swtcg/rules/battle/speed.ts';
import { stepEnds, stepStarts } from '../../src/swtcg/rules/battle/step.ts';
import { askStrike, strikesAgain } from '../../src/swtcg/rules/battle/strike.ts';
import { tapsItself } from '../../src/swtcg/rules/windows/auto-pass.ts';
import {
  autoPass,
  frameAnnounced,
  openHeld,
  openPop,
  settleTable,
  triggersHeld,
} from '../../src/swtcg/rules/windows/pop.ts';
import { actions, apply, baseConfig, childInput, enter, guards, outputOf, when } from './common.ts';
import { windowActions, windowGuards, windowState } from './pop.ts';
import { type ChartActors, types } from './types.ts';

const AGAIN = [{ guard: 'strikesAgain' as const, actions: 'take' as const, target: 'doubleStrike' as const }];

const STRIKE = {
  /** A unit with Double Strike may attack once more before play goes on. */
  doubleStrike: {
    meta: { rule: 'keyword.double-strike' as const },
    tags: 'player' as const,
    entry: 'askStrike' as const,
    on: { DECIDE: { guard: 'legal' as const, actions: 'decide' as const, target: 'decided' as const } },
  },
};

export const createBattleStepChart = (edition: Edition) => (actors: ChartActors) =>
  setup({
    types,
    actors,
    actions: {
      ...actions,
      ...windowActions,
      start: enter('start', (game) =>
        openPop(stepStarts(game), {
          kind: 'step-start',
          rule: 'battle.step-start',
          arena: game.battleAgain ?? game.arena,
        }),
      ),
      stepStarts: enter('start', stepStarts),
      general: enter('general', (game) =>
        openPop(game, { kind: 'general', rule: 'pop.general', arena: game.arena }),
      ),
      speedCheck: enter('speedCheck', askUnit),
      held: enter('speedCheck', (game) =>
        openHeld(game, { kind: 'general', rule: 'battle.speed', arena: game.arena }),
      ),
      settle: apply(settleTable),
      askStrike: enter('doubleStrike', askStrike),
      tapUnit: apply(autoPass),
      /** The place in the path is that of the arena. */
      toArena: assign(({ context: { at, game } }) => ({ at: [...at.slice(0, -1), game.battleAgain ?? ''] })),
      toAttack: enter('attack', (game) => game),
      end: enter('end', (game) =>
        openPop(stepEnds(game), { kind: 'step-end', rule: 'battle.step-end', arena: game.arena }),
      ),
    },
    guards: {
      ...guards,
      ...windowGuards,
      nobodyLeft: when((game) => !unitAsked(game)),
      attacking: when((game) => currentAttack(game) !== undefined),
      announced: when(frameAnnounced),
      cantAttack: when(tapsItself),
      triggersHeld: when(triggersHeld),
      again: when(({ battleAgain, result }) => battleAgain !== null && result === null),
      strikesAgain: ({ event }) => strikesAgain(outputOf(event)),
    },
  }).createMachine({
    id: 'battleStep',
    ...baseConfig,
    initial: 'start',
    states: {
      start: edition.windows.has('step-start')
        ? windowState('battle.step-start', 'start', '#battleStep.general')
        : { meta: { rule: 'battle.step-start' }, entry: 'stepStarts', always: 'general' },
      general: windowState('pop.general', 'general', '#battleStep.speedCheck'),
      speedCheck: {
        meta: { rule: 'battle.speed' },
        tags: 'player',
        entry: 'speedCheck',
        always: [
          { guard: 'over', target: 'done' },
          { guard: 'nobodyLeft', target: 'end' },
          { guard: 'cantAttack', actions: 'tapUnit', target: 'general' },
        ],
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
        entry: 'toAttack',
        invoke: {
          id: 'child',
          src: 'attack',
          input: childInput,
          onDone: [...(edition.windows.has('strike') ? AGAIN : []), { actions: 'take', target: 'general' }],
        },
      },
      ...(edition.windows.has('strike') ? STRIKE : {}),
      /** An ability used instead of attacking; speeds are checked again after it ("would attack"). */
      effect: {
        meta: { rule: 'effect.would-attack' },
        invoke: {
          id: 'child',
          src: 'effect',
          input: childInput,
          onDone: { actions: 'take', target: 'used' },
        },
      },
      /** What it has set off comes before the next unit. */
      used: {
        meta: { rule: 'battle.speed' },
        entry: 'settle',
        always: [{ guard: 'triggersHeld', target: 'held' }, { target: 'speedCheck' }],
      },
      held: windowState('battle.speed', 'held', '#battleStep.speedCheck'),
      end: windowState('battle.step-end', 'end', '#battleStep.ended'),
      /** An effect may have begun another one, with a start and an end of its own. */
      ended: {
        meta: { rule: 'battle.step-end' },
        always: [{ guard: 'again', actions: 'toArena', target: 'start' }, { target: 'done' }],
      },
      done: { type: 'final' },
    },
  });
