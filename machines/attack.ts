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
import { throwIfReady } from '../src/dice/roll.ts';
import { openPop } from '../src/pop/pop.ts';
import { windowActions, windowGuards, windowState } from './pop.ts';
import { actions, beside, byHand, change, enter, guards, types, when } from './sequence.ts';
import { sequences } from './sequences.ts';

export const attackMachine = setup({
  types,
  actors: sequences,
  actions: {
    ...actions,
    ...windowActions,
    declareAttack: enter('declareAttack', (game) =>
      openPop(game, {
        kind: 'disrupt',
        rule: 'attack.declare',
        options: [`attack:${currentAttack(game)?.id}`],
      }),
    ),
    attackPop: enter('attackPop', (game) =>
      openPop(attackStands(game), { kind: 'attack', rule: 'attack.pop', arena: game.arena }),
    ),
    stopAttack: change(stopAttack),
    rollAttack: enter('diceRoll', (game) => throwIfReady(rollAttack(game))),
    diceRoll: enter('diceRoll', (game) => openPop(game, { kind: 'reroll', rule: 'pop.reroll' })),
    countHits: change(countHits),
    attackEnd: enter('attackEnd', (game) =>
      openPop(attackEnds(game), { kind: 'attack-end', rule: 'attack.end' }),
    ),
    endAttack: change(endAttack),
  },
  guards: {
    ...guards,
    ...windowGuards,
    disrupted: when((game) => currentAttack(game)?.disrupted === true),
    stillFighting: when(stillFighting),
  },
}).createMachine({
  id: 'attack',
  context: ({ input }) => input,
  output: ({ context }) => context.game,
  on: byHand,
  initial: 'declareAttack',
  states: {
    declareAttack: windowState('attack.declare', 'declareAttack', '#attack.declared', '#attack.attackPop'),
    /** A disrupted attack never occurs; its unit stays tapped. */
    declared: {
      always: [
        { guard: 'over', target: 'done' },
        { guard: 'disrupted', target: 'done' },
        { target: 'attackPop' },
      ],
    },
    attackPop: windowState('attack.pop', 'attackPop', '#attack.fighting', '#attack.rolling'),
    fighting: {
      always: [
        { guard: 'over', target: 'done' },
        { guard: 'stillFighting', target: 'rolling' },
        { actions: 'stopAttack', target: 'attackEnd' },
      ],
    },
    rolling: {
      meta: { rule: 'roll.hits' },
      entry: 'rollAttack',
      always: [{ guard: 'needsDice', target: 'attackDice' }, { target: 'diceRoll' }],
    },
    attackDice: { tags: 'dice', on: { DICE: { actions: 'takeDice', target: 'diceRoll' } } },
    diceRoll: windowState('pop.reroll', 'diceRoll', '#attack.damage'),
    damage: {
      meta: { rule: 'damage.anytime' },
      entry: 'countHits',
      invoke: { id: 'inner', src: 'damage', input: beside, onDone: { actions: 'take', target: 'attackEnd' } },
    },
    attackEnd: windowState('attack.end', 'attackEnd', '#attack.done'),
    done: { type: 'final', entry: 'endAttack' },
  },
});
