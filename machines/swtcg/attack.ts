// An attack: the eight steps of Attacking. Steps 4 to 7 are the damage sequence.

import { setup } from 'xstate';
import type { Edition } from '../../src/swtcg/editions/edition.ts';
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

const DECLARED = {
  declareAttack: windowState('attack.declare', 'declareAttack', '#attack.declared', '#attack.attackPop'),
  /** A disrupted attack never occurs; its unit stays tapped. */
  declared: {
    always: [
      { guard: 'over' as const, target: 'done' as const },
      { guard: 'disrupted' as const, target: 'done' as const },
      { target: 'attackPop' as const },
    ],
  },
};

/** Nothing calls it off. */
const SIMPLY_DECLARED = {
  declareAttack: {
    meta: { rule: 'attack.declare' as const },
    entry: 'announceAttack' as const,
    always: 'attackPop' as const,
  },
};

const FIRST = [
  { guard: 'predicting' as const, target: 'predicting' as const },
  { guard: 'preventionFirst' as const, target: 'secretPrevention' as const },
];

const BEFORE_ROLL = {
  /** Foresight and Forewarning, one after the other. */
  predicting: {
    meta: { rule: 'attack.predict' as const },
    tags: 'player' as const,
    on: { DECIDE: { guard: 'legal' as const, actions: 'decide' as const, target: 'rolling' as const } },
  },
  secretPrevention: windowState('keyword.cunning', 'secretPrevention', '#attack.rolling'),
};

export const createAttackChart = (edition: Edition) => (actors: ChartActors) =>
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
      announceAttack: enter('declareAttack', announceAttack),
      attackEnds: enter('attackEnd', attackEnds),
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
      ...(edition.windows.has('disrupt') ? DECLARED : SIMPLY_DECLARED),
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
          ...(edition.windows.has('predict') ? FIRST : []),
          { guard: 'needsDice', target: 'attackDice' },
          { target: 'diceRoll' },
        ],
      },
      ...(edition.windows.has('predict') ? BEFORE_ROLL : {}),
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
      attackEnd: edition.windows.has('attack-end')
        ? windowState('attack.end', 'attackEnd', '#attack.done')
        : { meta: { rule: 'attack.end' }, entry: 'attackEnds', always: 'done' },
      done: { type: 'final', entry: 'endAttack' },
    },
  });
