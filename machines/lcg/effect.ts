// A card that is played, an ability that is used, an effect that is carried out: costs, targets, announcement, instructions
// (FAQ, Effect Resolution).
import { setup } from 'xstate';
import { top } from '../../src/lcg/model/stack.ts';
import type { GameState } from '../../src/lcg/model/state.ts';
import { continueEffect } from '../../src/lcg/rules/effects/run.ts';
import { continueUse } from '../../src/lcg/rules/effects/use.ts';
import { baseConfig, enter, guards, when, working } from './common.ts';
import { frameActions, PROCEED } from './frame.ts';
import { type ChartActors, types } from './types.ts';

const proceed = (game: GameState): GameState =>
  top(game)?.kind === 'use' ? continueUse(game) : continueEffect(game);

const DONE = '#effect.done';

export const createEffectChart = (actors: ChartActors) =>
  setup({
    types,
    actors,
    actions: {
      ...frameActions(proceed),
      using: enter('using'),
      resolving: enter('resolving'),
    },
    guards: { ...guards, isUsed: when((game) => top(game)?.kind === 'use') },
  }).createMachine({
    id: 'effect',
    ...baseConfig,
    initial: 'begun',
    states: {
      begun: { always: [{ guard: 'isUsed', target: 'using' }, { target: 'resolving' }] },
      /** Its cost is paid, its targets are chosen, it is announced. */
      using: { meta: { rule: 'effect.steps' }, entry: 'using', ...working(DONE, PROCEED) },
      /** Its instructions are carried out, one after the other. */
      resolving: { meta: { rule: 'effect.instruction' }, entry: 'resolving', ...working(DONE, PROCEED) },
      done: { type: 'final' },
    },
  });
