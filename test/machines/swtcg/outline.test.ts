// The outlines of the charts are the numbered lists of the rulebook: Turn Structure, Attacking, Preparation.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stepAt } from '../../../machines/host/outline.ts';
import { outlineOf } from '../../../machines/swtcg/outline.ts';
import { ruleIn } from '../../../src/swtcg/rulebook/rulebooks.ts';
import { ATTACK_STEPS, attackStep } from '../../../src/swtcg/view/attack-view.ts';

const keys = (name: Parameters<typeof outlineOf>[0]) => outlineOf(name).map(({ key }) => key);

test('Turn Structure: twelve steps in four phases, both players share the command steps', () => {
  const steps = outlineOf('turn');
  assert.deepEqual(
    steps.map(({ phase, key }) => `${phase} ${key}`),
    [
      'ready turnStart',
      'ready untap',
      'ready gainForce',
      'ready rollForBuild',
      'command build',
      'command retreat',
      'battle start',
      'battle space',
      'battle ground',
      'battle character',
      'end endOfTurn',
      'end winCheck',
    ],
  );
  assert.deepEqual(steps[4]?.places, [
    ['command', 'darkBuild'],
    ['command', 'lightBuild'],
  ]);
});

test('Turn Structure: a step has the number that the rulebook gives it', () => {
  outlineOf('turn').forEach(({ rule, key }, i) => {
    // The three arenas share the rule of the first.
    const arena = ['ground', 'character'].indexOf(key) + 1;
    assert.equal(ruleIn('swtcg-2022', rule).section, `Turn Structure, ${i + 1 - arena}`);
  });
});

test('Attacking: eight steps, the middle four are the damage sequence', () => {
  const attack = keys('attack');
  assert.equal(attack.length, 8);
  assert.deepEqual(attack.slice(3, 7), keys('damage'));
  outlineOf('attack').forEach(({ rule }, i) => {
    const { section } = ruleIn('swtcg-2022', rule);
    if (section.startsWith('Attacking')) assert.equal(section, `Attacking, ${i + 1}`);
  });
});

test('Attacking: what may come in between is no step', () => {
  assert.ok(!keys('attack').includes('secretPrevention'));
  assert.ok(!keys('attack').includes('predicting'));
});

test("Attacking: the viewer's count of steps is the chart's", () => {
  assert.deepEqual(
    keys('attack').map((key) => attackStep(['turn', 'battle', 'space', 'attack', key])),
    Array.from({ length: ATTACK_STEPS }, (_, i) => i + 1),
  );
});

test('Preparation: six steps, setting up among them', () => {
  assert.deepEqual(keys('preparation'), [
    'sides',
    'event',
    'resource',
    'shuffleAndDraw',
    'mulligan',
    'setup',
  ]);
});

test('a path of states is in the innermost step that it names', () => {
  const [turn, attack] = [outlineOf('turn'), outlineOf('attack')];
  const path = ['turn', 'battle', 'space', 'attack', 'damagePrevention', 'disrupt'];
  assert.equal(stepAt(turn, path), 7);
  assert.equal(stepAt(attack, path), 4);
  assert.equal(stepAt(turn, ['turn', 'command', 'lightBuild', 'during']), 4);
  assert.equal(stepAt(attack, ['turn', 'ready', 'untap']), -1);
  assert.equal(stepAt(attack, []), -1);
});
