// An attack: the eight steps of Attacking. Steps 4 to 7 are the damage sequence.

import { setup } from 'xstate';
import type { GameState } from '../../src/swtcg/model/state.ts';
import { changed } from '../../src/swtcg/model/update.ts';
import { currentWindow } from '../../src/swtcg/model/windows.ts';
import {
  announceAttack,
  attackStands,
  currentAttack,
  stillFighting,
  stopAttack,
} from '../../src/swtcg/rules/attack/attack.ts';
import { endSecret, preventionFirst, startSecret } from '../../src/swtcg/rules/attack/unknown-damage.ts';
import { attackEnds, endAttack } from '../../src/swtcg/rules/battle/attack-end.ts';
import { countHits, rollAttack, throwAttackDice } from '../../src/swtcg/rules/battle/hits.ts';
import { askPrediction, nextPrediction } from '../../src/swtcg/rules/battle/predict.ts';
import { throwDice } from '../../src/swtcg/rules/dice/roll.ts';
import { openPop } from '../../src/swtcg/rules/windows/pop.ts';
import { actions, apply, baseConfig, diceOf, enter, guards, siblingInput, when } from './common.ts';
import { windowActions, windowGuards, windowState } from './pop.ts';
import { type ChartActors, types } from './types.ts';

/** Who has something to foretell is asked first; prevention against Cunning comes next; then the dice are thrown. */
const roll = (game: GameState): GameState => {
  if (nextPrediction(game)) return askPrediction(game);
  return preventionFirst(game) ? game : rollAttack(endSecret(game));
};

export const createAttackChart = (actors: ChartActors) =>
  setup({
    types,
    actors,
    actions: {
      ...actions,
      ...windowActions,
      declareAttack: enter('declareAttack', (game) =>
        openPop(announceAttack(game), {
          kind: 'disrupt',
          rule: 'attack.declare',
          options: [`attack:${currentAttack(game)?.id}`],
        }),
      ),
      attackPop: enter('attackPop', (game) =>
        openPop(attackStands(game), { kind: 'attack', rule: 'attack.pop', arena: game.arena }),
      ),
      stopAttack: apply(stopAttack),
      rollAttack: enter('diceRoll', roll),
      secretPrevention: enter('secretPrevention', (game) =>
        openPop(startSecret(game), { kind: 'prevention', rule: 'pop.prevention' }),
      ),
      takeAttackDice: apply((game, event) =>
        throwAttackDice(throwDice(changed(game, { log: [] }), diceOf(event))),
      ),
      diceRoll: enter('diceRoll', (game) => openPop(game, { kind: 'reroll', rule: 'pop.reroll' })),
      countHits: apply(countHits),
      attackEnd: enter('attackEnd', (game) =>
        openPop(attackEnds(game), { kind: 'attack-end', rule: 'attack.end' }),
      ),
      endAttack: apply(endAttack),
    },
    guards: {
      ...guards,
      ...windowGuards,
      disrupted: when((game) => currentAttack(game)?.disrupted === true),
      stillFighting: when(stillFighting),
      predicting: when((game) => currentWindow(game)?.kind === 'predict'),
      preventionFirst: when(preventionFirst),
    },
  }).createMachine({
    id: 'attack',
    ...baseConfig,
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
          { guard: 'disrupted', target: 'done' },
          { guard: 'stillFighting', target: 'rolling' },
          { actions: 'stopAttack', target: 'attackEnd' },
        ],
      },
      rolling: {
        meta: { rule: 'roll.hits' },
        entry: 'rollAttack',
        always: [
          { guard: 'predicting', target: 'predicting' },
          { guard: 'preventionFirst', target: 'secretPrevention' },
          { guard: 'needsDice', target: 'attackDice' },
          { target: 'diceRoll' },
        ],
      },
      /** Foresight and Forewarning, one after the other. */
      predicting: {
        meta: { rule: 'attack.predict' },
        tags: 'player',
        on: { DECIDE: { guard: 'legal', actions: 'decide', target: 'rolling' } },
      },
      secretPrevention: windowState('keyword.cunning', 'secretPrevention', '#attack.rolling'),
      attackDice: { tags: 'dice', on: { DICE: { actions: 'takeAttackDice', target: 'thrown' } } },
      /** Fury may have asked for more dice. */
      thrown: { always: [{ guard: 'needsDice', target: 'attackDice' }, { target: 'diceRoll' }] },
      diceRoll: windowState('pop.reroll', 'diceRoll', '#attack.damage'),
      damage: {
        meta: { rule: 'damage.anytime' },
        entry: 'countHits',
        invoke: {
          id: 'child',
          src: 'damage',
          input: siblingInput,
          onDone: { actions: 'take', target: 'attackEnd' },
        },
      },
      attackEnd: windowState('attack.end', 'attackEnd', '#attack.done'),
      done: { type: 'final', entry: 'endAttack' },
    },
  });
