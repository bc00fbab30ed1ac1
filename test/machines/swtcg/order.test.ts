// The order of states in each statechart against the rulebook's own lists.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyStateMachine } from 'xstate';
import { charts } from '../../../machines/swtcg/charts.ts';
import { dark, expectOrder, light, run } from '../../helpers/core.ts';
import { allStates, nameOf, stepsAfter } from './chart.ts';

/** From each step only the next one can follow; `except` names all that can where that is not so. */
function assertChain(
  machine: AnyStateMachine,
  steps: readonly string[],
  except: Readonly<Record<string, readonly string[]>> = {},
): void {
  const names = allStates(machine).map(nameOf);
  for (const step of steps) assert.ok(names.includes(step), `${machine.id} has no state ${step}`);
  steps.forEach((step, i) => {
    const next = steps[i + 1];
    const expected = except[step] ?? (next === undefined ? [] : [next]);
    assert.deepEqual(stepsAfter(machine, step, steps), expected, `after ${machine.id} ${step}`);
  });
}

/** Turn Structure, 1 to 12; the build and retreat steps are Dark's, then Light's. */
const TURN = [
  'ready.turnStart',
  'ready.untap',
  'ready.gainForce',
  'ready.rollForBuild',
  'command.darkBuild',
  'command.lightBuild',
  'command.darkRetreat',
  'command.lightRetreat',
  'battle.start',
  'battle.space',
  'battle.ground',
  'battle.character',
  'end.endOfTurn',
  'end.winCheck',
];

test('Turn Structure: the turn has its twelve steps, in order, in their four phases', () => {
  assert.deepEqual(
    ['ready', 'command', 'battle', 'end'].flatMap((phase) =>
      Object.keys(charts.turn.root.states[phase]?.states ?? {}).map((step) => `${phase}.${step}`),
    ),
    TURN,
  );
});

test('Turn Structure: no step can be skipped and none comes twice', () => {
  // A scenario may rest before a point and start at any; that way leads to every step and is left out here.
  const rest = allStates(charts.turn).filter((node) => ['rest', 'entering'].includes(nameOf(node)));
  assert.equal(rest.length, 2);
  const steps = [...TURN, 'rest', 'done'];
  TURN.forEach((step, i) => {
    const next = TURN[i + 1];
    const after = stepsAfter(charts.turn, step, steps).filter((one) => one !== 'rest' && one !== 'done');
    assert.deepEqual(after, next === undefined ? [] : [next], `after ${step}`);
  });
});

test('Turn Structure: a quiet turn goes through the twelve steps, Dark before Light', () => {
  const quiet = run({ cards: {}, at: 'turn-start', until: 'turn-end', dice: [3] });
  assert.equal(quiet.error, null);
  const steps = quiet.log.map(({ path }) => path.slice(1, 3).join('.'));
  assert.deepEqual(
    steps.filter((step, i) => step !== steps[i - 1]),
    TURN,
  );
  assert.ok(quiet.log.every(({ path }) => path[0] === 'turn'));
});

test('Turn Structure: a game is prepared, then turn follows turn until it is over', () => {
  assertChain(charts.game, ['preparation', 'turn', 'played', 'over'], { played: ['turn', 'over'] });
});

test('Build Step: it starts, then its player acts', () => {
  assertChain(charts.buildStep, ['start', 'during', 'done']);
});

test('Retreat Step: units retreat, then what is played when it ends', () => {
  assertChain(charts.retreatStep, ['during', 'end', 'done']);
});

test('Battle Step: start, general, speed check, attack, general again, end', () => {
  assertChain(charts.battleStep, ['start', 'general', 'speedCheck', 'attack', 'end', 'done'], {
    // The unit is tapped instead of attacking; nobody is left to attack; the game is over.
    speedCheck: ['general', 'attack', 'end', 'done'],
    // Double Strike: an ability used instead of the second attack leads to a speed check.
    attack: ['general', 'speedCheck'],
    // An effect has begun another battle step.
    end: ['start', 'done'],
  });
});

/** Attacking, 1 to 8; points 4 to 7 are the damage sequence. */
const ATTACK = ['declareAttack', 'attackPop', 'diceRoll', 'damage', 'attackEnd', 'done'];
const DAMAGE = ['pendingDamage', 'damagePrevention', 'damagePlacement', 'unitDiscard', 'done'];

test('Attacking: declared, attack window, dice, damage, end; only a disrupt or a leaving unit cuts it short', () => {
  assertChain(charts.attack, ATTACK, {
    declareAttack: ['attackPop', 'done'],
    attackPop: ['diceRoll', 'attackEnd', 'done'],
  });
});

test('Attacking, 4 to 7: pending, prevention, placement, discard', () => {
  assertChain(charts.damage, DAMAGE, {
    // Damage that arose in the prevention window has its own windows first.
    damagePrevention: ['pendingDamage', 'damagePlacement'],
    damagePlacement: ['unitDiscard', 'done'],
  });
  // Counters that an effect puts are placed without the windows of damage.
  assert.deepEqual(stepsAfter(charts.damage, null, DAMAGE), ['pendingDamage', 'damagePlacement']);
});

test('Attacking: an attack that discards a unit goes through all eight steps', () => {
  const attack = run({
    cards: { d: 'dark space 50/2/3', l: 'light space 30/1/2' },
    dice: [6, 6],
    script: [dark.attack('d', 'l')],
  });
  const steps = attack.log
    .filter(({ path }) => path[3] === 'attack')
    .map(({ path }) => path[4])
    .filter((step, i, all) => step !== all[i - 1]);
  assert.deepEqual(steps, [
    'declareAttack',
    'attackPop',
    'diceRoll',
    'pendingDamage',
    'damagePrevention',
    'damagePlacement',
    'unitDiscard',
    'attackEnd',
  ]);
});

test('Battle Step: the log of two attacks has a general window before, between and after them', () => {
  const battle = run({
    cards: { d: 'dark space 50/1/3', l: 'light space 30/1/3' },
    dice: [1, 1],
    script: [dark.attack('d', 'l'), light.attack('l', 'd')],
  });
  const steps = battle.log
    .filter(({ path }) => path[2] === 'space')
    .map(({ path }) => path[3])
    .filter((step, i, all) => step !== all[i - 1]);
  const round = ['general', 'speedCheck', 'attack'];
  assert.deepEqual(steps, ['start', ...round, ...round, 'general', 'end']);
});

test('Disrupt POP: what was announced can be disrupted before it resolves; what was triggered can not', () => {
  assertChain(charts.effect, ['announced', 'disrupt', 'resolving', 'done'], {
    announced: ['disrupt', 'resolving'],
    disrupt: ['resolving', 'done'],
  });
});

test('Preparation: sides, Event, Resource, shuffle and draw, mulligan, setup; Dark first in each', () => {
  assertChain(
    charts.preparation,
    [
      'sides',
      'darkEvent',
      'lightEvent',
      'darkResource',
      'lightResource',
      'shuffleAndDraw',
      'darkMulligan',
      'lightMulligan',
      'setup',
      'done',
    ],
    { lightMulligan: ['setup', 'done'] },
  );
});

test('Order of Operations for Effects: triggered, then static, then activated', () => {
  // In the reroll window: a trigger that rerolls, Lucky (static), a Battle card that rerolls (activated).
  const result = run({
    cards: {
      d: ['dark space 50/1/3', 'Lucky 1', 'When this unit attacks, reroll up to 1 of your attack dice.'],
      l: 'light space 30/1/3',
      again: ['dark battle', 'Pay 0 Force -> Reroll up to 1 of your attack dice.'],
    },
    dice: [1, 2, 3, 6],
    script: [dark.attack('d', 'l'), dark.use('d', 'Lucky'), dark.play('again')],
  });
  assert.equal(result.error, null);
  expectOrder(result, [
    'Dark rolls: 1.',
    "Test d's effect triggers.",
    'Dark rerolls: 2.',
    "Dark uses Test d's Lucky 1.",
    'Dark rerolls: 3.',
    'Dark plays Test again.',
    'Dark rerolls: 6.',
    '1 hit against Test l.',
  ]);
});

test('Order of Operations for Effects: an activated play ends the time for static uses', () => {
  const result = run({
    cards: {
      d: ['dark space 50/1/3', 'Lucky 1'],
      l: 'light space 30/1/3',
      again: ['dark battle', 'Pay 0 Force -> Reroll up to 1 of your attack dice.'],
    },
    dice: [1, 2, 3],
    script: [dark.attack('d', 'l'), dark.play('again'), dark.use('d', 'Lucky')],
  });
  assert.equal(result.error?.entry, 2);
});
