// Keywords, Foresight.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, fight, predict, refused, use } from '../../helpers/fight.ts';

const cards = { d: { power: 2, text: ['Foresight: Gain 2 Force.'] }, l: {} };

test('Foresight: a right number of hits brings its effect (Keywords, Foresight)', () => {
  const end = fight(cards, { dice: [4, 1], script: [attack('d', 'l'), predict('dark', 1)] });
  assert.equal(end.player('dark').force, 2);
});

test('Foresight: a wrong one brings nothing; it need not be used (Keywords, Foresight)', () => {
  const wrong = fight(cards, { dice: [4, 1], script: [attack('d', 'l'), predict('dark', 2)] });
  assert.equal(wrong.player('dark').force, 0);
  const none = fight(cards, { dice: [4, 1], script: [attack('d', 'l')] });
  assert.equal(none.player('dark').force, 0);
});

test('Foresight: 0 may be predicted (rulings, 7)', () => {
  const end = fight(cards, { dice: [1, 1], script: [attack('d', 'l'), predict('dark', 0)] });
  assert.equal(end.player('dark').force, 2);
});

test('Foresight: copies are layered, one prediction each (Keywords, Foresight)', () => {
  const two = { d: { power: 2, text: ['Foresight: Gain 2 Force.', 'Foresight: Gain 1 Force.'] }, l: {} };
  const end = fight(two, {
    dice: [4, 1],
    script: [attack('d', 'l'), predict('dark', 0), predict('dark', 1)],
  });
  assert.equal(end.player('dark').force, 1);
});

test('Foresight: too early, too late, and for nobody else (Keywords, Foresight)', () => {
  refused(cards, { script: [predict('dark', 1)] });
  refused(cards, { dice: [4, 1], script: [attack('d', 'l'), predict('dark', 1), predict('dark', 1)] });
  refused(cards, { dice: [4, 1], script: [attack('d', 'l'), predict('light', 1)] });
});

test('Foresight: hits count after rerolls, before prevention (Keywords, Foresight)', () => {
  const end = fight(
    {
      d: { power: 1, text: ['Lucky 1', 'Foresight: Gain 2 Force.'] },
      l: { text: ['Pay 1 Force -> Evade 1'] },
    },
    {
      light: 1,
      dice: [1, 6],
      script: [attack('d', 'l'), predict('dark', 1), use('d', 'Lucky', { dice: [0] }), use('l', 'Evade')],
    },
  );
  assert.equal(end.player('dark').force, 2);
});

test('Foresight: what it gives while damage is pending counts for that damage (Keywords, Foresight; Attacking, 4)', () => {
  const gives = (text: string, more: object = {}) => ({ power: 3, text: [`Foresight: ${text}`], ...more });
  const harder = { d: gives('This unit does 2 more damage for this attack.'), l: {} };
  const foretold = (hits: number, dice: readonly number[]) =>
    fight(harder, { dice, script: [attack('d', 'l'), predict('dark', hits)] }).damage('l');
  assert.equal(foretold(2, [4, 5, 1]), 4);
  assert.equal(foretold(1, [4, 5, 1]), 2);
  // Without damage there is none to be more.
  assert.equal(foretold(0, [1, 1, 1]), 0);
  const end = fight(
    { d: gives('This unit gets Overkill for this attack.'), l: { health: 1 }, l2: {} },
    {
      dice: [4, 5, 6],
      script: [attack('d', 'l'), predict('dark', 3), use('d', 'Overkill', { target: 'l2', amount: 2 })],
    },
  );
  assert.equal(end.damage('l2'), 2);
});
