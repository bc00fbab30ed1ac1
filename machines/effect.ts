// One effect or completion on its way: announced, open to disrupts (to any depth), then resolved part by part.
import { setup } from 'xstate';
import { currentFrame, setFrame } from '../src/effects/frames.ts';
import { beginResolving, endFrame, resume } from '../src/effects/run.ts';
import type { Frame, GameState } from '../src/game/state.ts';
import { openPop } from '../src/pop/pop.ts';
import { actions, beside, change, guards, types, when } from './sequence.ts';
import { sequences } from './sequences.ts';
import { windowActions, windowGuards, windowState } from './window.ts';

const waits = (what: Frame['wait']) => when((game) => currentFrame(game)?.wait === what);

/** What was activated, played or completed can be disrupted; what was triggered can't (Disrupt POP). */
const disruptable = (game: GameState): boolean => currentFrame(game)?.how !== 'trigger';

const openDisrupt = (game: GameState): GameState =>
  openPop(game, { kind: 'disrupt', rule: 'pop.disrupt', options: [`frame:${currentFrame(game)?.id}`] });

export const effectMachine = setup({
  types,
  actors: sequences,
  actions: {
    ...actions,
    ...windowActions,
    openFrame: change((game) => setFrame(game, { stage: 'open' })),
    openDisrupt: change(openDisrupt),
    openReroll: change((game) => openPop(game, { kind: 'reroll', rule: 'pop.reroll' })),
    beginResolving: change(beginResolving),
    resume: change(resume),
    endFrame: change(endFrame),
  },
  guards: {
    ...guards,
    ...windowGuards,
    disruptable: when(disruptable),
    disrupted: when((game) => currentFrame(game)?.disrupted === true),
    waitsForDamage: waits('damage'),
    waitsForRoll: waits('roll'),
    waitsForThrow: waits('throw'),
    waitsForChoice: waits('choice'),
  },
}).createMachine({
  id: 'effect',
  context: ({ input }) => input,
  output: ({ context }) => context.game,
  initial: 'announced',
  states: {
    announced: {
      meta: { rule: 'effect.use' },
      entry: 'openFrame',
      always: [{ guard: 'disruptable', target: 'disrupt' }, { target: 'resolving' }],
    },
    disrupt: windowState('disrupt', 'pop.disrupt', 'openDisrupt', '#effect.judged'),
    judged: { always: [{ guard: 'disrupted', target: 'done' }, { target: 'resolving' }] },
    resolving: {
      meta: { rule: 'effect.parts' },
      entry: [{ type: 'here', params: { place: 'resolving' } }, 'beginResolving'],
      always: 'next',
    },
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
      invoke: { id: 'inner', src: 'damage', input: beside, onDone: { actions: ['take', 'resume'], target: 'next' } },
    },
    rolling: {
      meta: { rule: 'damage.dice' },
      entry: { type: 'here', params: { place: 'diceRoll' } },
      tags: 'dice',
      always: { guard: 'canThrow', actions: 'throwDice', target: 'reroll' },
      on: { DICE: { actions: 'takeDice', target: 'reroll' } },
    },
    reroll: windowState('diceRoll', 'pop.reroll', 'openReroll', '#effect.rolled'),
    rolled: { entry: 'resume', always: 'next' },
    /** Dice thrown inside a reroll window open no window of their own. */
    throwing: {
      meta: { rule: 'roll.reroll' },
      tags: 'dice',
      always: { guard: 'canThrow', actions: ['throwDice', 'resume'], target: 'next' },
      on: { DICE: { actions: ['takeDice', 'resume'], target: 'next' } },
    },
    choosing: {
      meta: { rule: 'effect.choose' },
      tags: 'player',
      on: { DECIDE: { guard: 'legal', actions: 'decide', target: 'next' } },
    },
    done: { type: 'final', entry: 'endFrame' },
  },
});
