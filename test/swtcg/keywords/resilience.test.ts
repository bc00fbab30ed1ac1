// Keywords, Resilience.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, fight, refused, use } from '../../helpers/fight.ts';

test('Resilience: +X power with at least X damage counters (Keywords, Resilience)', () => {
  const cards = (damage: number) => ({ d: { power: 2, damage, text: ['Resilience 2'] }, l: {} });
  assert.equal(fight(cards(1), {}).at('d').power, 2);
  assert.equal(fight(cards(2), {}).at('d').power, 4);
  assert.equal(fight(cards(5), {}).at('d').power, 4);
});

test('Resilience: copies add up, and with them the counters needed (Keywords, Resilience)', () => {
  const cards = (damage: number) => ({
    d: { power: 2, damage, text: ['Resilience 1', 'Resilience +1'] },
    l: {},
  });
  assert.equal(fight(cards(1), {}).at('d').power, 2);
  assert.equal(fight(cards(2), {}).at('d').power, 4);
});

test('Resilience: a negative one weakens (Keywords, Resilience)', () => {
  const cards = (damage: number) => ({ d: { power: 3, damage, text: ['Resilience -2'] }, l: {} });
  assert.equal(fight(cards(1), {}).at('d').power, 3);
  assert.equal(fight(cards(2), {}).at('d').power, 1);
});

test('Resilience: it counts for the next attack at once (Keywords, Resilience)', () => {
  const end = fight(
    { d: { power: 1 }, l: { power: 1, text: ['Resilience 1'] } },
    { dice: [6, 6, 6], script: [attack('d', 'l'), attack('l', 'd')] },
  );
  assert.equal(end.damage('d'), 2);
});

test('Resilience is nothing to use (Keywords, Resilience)', () => {
  refused(
    { d: { text: ['Resilience 1'] }, l: {} },
    { script: [use('d', 'Resilience')] },
    'keyword.resilience',
  );
});
