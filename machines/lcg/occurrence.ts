// Something that happens: interrupts come before it, reactions after it, and whatever these set off is nested inside, to any
// depth (FAQ, Interrupt and Reaction Priority; Nested Effect Sequences).
import { setup } from 'xstate';
import type { Stage } from '../../src/lcg/model/frames.ts';
import { continueOccurrence, occurrence } from '../../src/lcg/rules/windows/occurrence.ts';
import { baseConfig, enter, guards, when, working } from './common.ts';
import { frameActions } from './frame.ts';
import { type ChartActors, types } from './types.ts';

const stands = (...stages: readonly Stage[]) =>
  when((game) => {
    const frame = occurrence(game);
    return frame !== null && stages.includes(frame.stage);
  });

const DONE = '#occurrence.done';

/** A stage goes on until the occurrence has come to another one. */
const stage = <Here extends string>(here: Here) =>
  working(DONE, [
    { guard: here, actions: 'proceed' as const, target: 'working' as const },
    { target: '#occurrence.stage' },
  ]);

export const createOccurrenceChart = (actors: ChartActors) =>
  setup({
    types,
    actors,
    actions: {
      ...frameActions(continueOccurrence),
      interrupts: enter('interrupts'),
      happening: enter('happening'),
      reactions: enter('reactions'),
    },
    guards: {
      ...guards,
      interrupted: stands('interrupts'),
      happens: stands('replacing', 'happening', 'resolving'),
      reactedTo: stands('reactions'),
    },
  }).createMachine({
    id: 'occurrence',
    ...baseConfig,
    initial: 'stage',
    states: {
      stage: {
        always: [
          { guard: 'interrupted', target: 'interrupts' },
          { guard: 'happens', target: 'happening' },
          { guard: 'reactedTo', target: 'reactions' },
          { target: 'done' },
        ],
      },
      interrupts: { meta: { rule: 'window.interrupt' }, entry: 'interrupts', ...stage('interrupted') },
      happening: { meta: { rule: 'effect.instruction' }, entry: 'happening', ...stage('happens') },
      reactions: { meta: { rule: 'window.reaction' }, entry: 'reactions', ...stage('reactedTo') },
      done: { type: 'final' },
    },
  });
