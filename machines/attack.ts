// An attack: the eight steps of Attacking. Steps 4 to 7 are the damage sequence.
import { setup } from 'xstate';
import {
  attackEnds,
  attackStands,
  countHits,
  currentAttack,
  endAttack,
  rollAttack,
  stillFighting,
  stopAttack,
} from '../src/battle/attack.ts';
import { currentRoll } from '../src/dice/roll.ts';
import { openPop } from '../src/pop/pop.ts';
import { actions, beside, change, guards, types, when } from './sequence.ts';
import { sequences } from './sequences.ts';
import { windowActions, windowGuards, windowState } from './window.ts';

export const attackMachine = setup({
  types,
  actors: sequences,
  actions: {
    ...actions,
    ...windowActions,
    openDisrupt: change((game) =>
      openPop(game, { kind: 'disrupt', rule: 'attack.declare', options: [`attack:${currentAttack(game)?.id}`] }),
    ),
    attackStands: change(attackStands),
    openAttack: change((game) => openPop(game, { kind: 'attack', rule: 'attack.pop', arena: game.arena })),
    stopAttack: change(stopAttack),
    rollAttack: change(rollAttack),
    openReroll: change((game) => openPop(game, { kind: 'reroll', rule: 'pop.reroll' })),
    countHits: change(countHits),
    attackEnds: change(attackEnds),
    openEnd: change((game) => openPop(game, { kind: 'attack-end', rule: 'attack.end' })),
    endAttack: change(endAttack),
  },
  guards: {
    ...guards,
    ...windowGuards,
    disrupted: when((game) => currentAttack(game)?.disrupted === true),
    stillFighting: when(stillFighting),
    noDice: when((game) => currentRoll(game)?.dice.length === 0),
  },
}).createMachine({
  id: 'attack',
  context: ({ input }) => input,
  output: ({ context }) => context.game,
  initial: 'declareAttack',
  states: {
    declareAttack: windowState('declareAttack', 'attack.declare', 'openDisrupt', '#attack.declared'),
    /** A disrupted attack never occurs; its unit stays tapped. */
    declared: {
      always: [{ guard: 'over', target: 'done' }, { guard: 'disrupted', target: 'done' }, { target: 'standing' }],
    },
    standing: { entry: 'attackStands', always: 'attackPop' },
    attackPop: windowState('attackPop', 'attack.pop', 'openAttack', '#attack.fighting'),
    fighting: {
      always: [
        { guard: 'over', target: 'done' },
        { guard: 'stillFighting', target: 'rolling' },
        { actions: 'stopAttack', target: 'ending' },
      ],
    },
    rolling: {
      meta: { rule: 'roll.hits' },
      entry: [{ type: 'here', params: { place: 'diceRoll' } }, 'rollAttack'],
      tags: 'dice',
      always: [{ guard: 'noDice', target: 'rolled' }, { guard: 'canThrow', actions: 'throwDice', target: 'diceRoll' }],
      on: { DICE: { actions: 'takeDice', target: 'diceRoll' } },
    },
    diceRoll: windowState('diceRoll', 'pop.reroll', 'openReroll', '#attack.rolled'),
    rolled: { entry: 'countHits', always: 'damage' },
    damage: {
      meta: { rule: 'damage.anytime' },
      invoke: { id: 'inner', src: 'damage', input: beside, onDone: { actions: 'take', target: 'ending' } },
    },
    ending: { entry: 'attackEnds', always: 'attackEnd' },
    attackEnd: windowState('attackEnd', 'attack.end', 'openEnd', '#attack.done'),
    done: { type: 'final', entry: 'endAttack' },
  },
});
