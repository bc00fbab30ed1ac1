// One effect or completion on its way: announced, open to disrupts (to any depth), then resolved part by part.

import { setup } from 'xstate';
import type { Edition } from '../../src/swtcg/editions/edition.ts';
import { currentFrame, setFrame } from '../../src/swtcg/effects/frames.ts';
import type { Frame, GameState } from '../../src/swtcg/model/state.ts';
import { throwIfReady } from '../../src/swtcg/rules/dice/roll.ts';
import { beginResolving, endFrame, resume } from '../../src/swtcg/rules/effects/run.ts';
import { openPop } from '../../src/swtcg/rules/windows/pop.ts';
import { actions, apply, baseConfig, enter, guards, resumeWith, siblingInput, when } from './common.ts';
import { windowActions, windowGuards, windowState } from './pop.ts';
import { type ChartActors, types } from './types.ts';

const waits = (what: Frame['wait']) => when((game) => currentFrame(game)?.wait === what);

const openFrame = (game: GameState): GameState => setFrame(game, { stage: 'open' });

const openDisrupt = (game: GameState): GameState =>
  openPop(openFrame(game), {
    kind: 'disrupt',
    rule: 'pop.disrupt',
    options: [`frame:${currentFrame(game)?.id}`],
  });

/** What was announced can be called off before it takes effect. */
const DISRUPT = {
  disrupt: windowState('pop.disrupt', 'disrupt', '#effect.judged', '#effect.resolving'),
  judged: {
    always: [{ guard: 'disrupted' as const, target: 'done' as const }, { target: 'resolving' as const }],
  },
};

export const createEffectChart = (edition: Edition) => (actors: ChartActors) =>
  setup({
    types,
    actors,
    actions: {
      ...actions,
      ...windowActions,
      disrupt: enter('disrupt', openDisrupt),
      resolve: enter('resolving', beginResolving),
      resumeEffect: resumeWith(resume, 'resolving'),
      rollDice: enter('diceRoll', throwIfReady),
      reroll: enter('diceRoll', (game) => openPop(game, { kind: 'reroll', rule: 'pop.reroll' })),
      throwDice: apply(throwIfReady),
      resume: apply(resume),
      endFrame: apply(endFrame),
    },
    guards: {
      ...guards,
      ...windowGuards,
      triggered: when((game) => currentFrame(game)?.how === 'trigger'),
      disrupted: when((game) => currentFrame(game)?.disrupted === true),
      waitsForDamage: waits('damage'),
      waitsForRoll: waits('roll'),
      waitsForThrow: waits('throw'),
      waitsForChoice: waits('choice'),
    },
  }).createMachine({
    id: 'effect',
    ...baseConfig,
    initial: 'announced',
    states: {
      /** What was activated, played or completed can be disrupted; what was triggered can't (Disrupt POP). */
      announced: {
        meta: { rule: 'effect.use' },
        always: edition.windows.has('disrupt')
          ? [{ guard: 'triggered' as const, target: 'resolving' }, { target: 'disrupt' }]
          : 'resolving',
      },
      ...(edition.windows.has('disrupt') ? DISRUPT : {}),
      resolving: { meta: { rule: 'effect.parts' }, entry: 'resolve', always: 'next' },
      next: {
        always: [
          { guard: 'over', target: 'done' },
          { guard: 'waitsForDamage', target: 'damage' },
          { guard: 'waitsForRoll', target: 'rolling' },
          { guard: 'waitsForThrow', target: 'throwing' },
          { guard: 'waitsForChoice', target: 'choosing' },
          { target: 'done' },
        ],
      },
      damage: {
        meta: { rule: 'damage.anytime' },
        invoke: {
          id: 'child',
          src: 'damage',
          input: siblingInput,
          onDone: { actions: 'resumeEffect', target: 'next' },
        },
      },
      rolling: {
        meta: { rule: 'damage.dice' },
        entry: 'rollDice',
        always: [{ guard: 'needsDice', target: 'diceOfDamage' }, { target: 'reroll' }],
      },
      diceOfDamage: { tags: 'dice', on: { DICE: { actions: 'takeDice', target: 'reroll' } } },
      reroll: windowState('pop.reroll', 'reroll', '#effect.rolled'),
      rolled: { entry: 'resume', always: 'next' },
      /** Dice thrown inside a reroll window open no window of their own. */
      throwing: {
        meta: { rule: 'roll.reroll' },
        entry: 'throwDice',
        always: [{ guard: 'needsDice', target: 'diceAgain' }, { target: 'rolled' }],
      },
      diceAgain: { tags: 'dice', on: { DICE: { actions: 'takeDice', target: 'rolled' } } },
      choosing: {
        meta: { rule: 'effect.choose' },
        tags: 'player',
        on: { DECIDE: { guard: 'legal', actions: 'decide', target: 'next' } },
      },
      done: { type: 'final', entry: 'endFrame' },
    },
  });
