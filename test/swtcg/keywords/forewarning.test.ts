// Keywords, Forewarning.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, fight, predict, refused, use } from '../../helpers/fight.ts';

const cards = { d: { power: 2 }, l: { text: ['Forewarning: Gain 2 Force.'] } };

test('Forewarning: a right number of hits brings its effect (Keywords, Forewarning)', () => {
  const end = fight(cards, { dice: [4, 1], script: [attack('d', 'l'), predict('light', 1)] });
  assert.equal(end.player('light').force, 2);
});

test('Forewarning: a wrong one brings nothing; it need not be used (Keywords, Forewarning)', () => {
  const wrong = fight(cards, { dice: [4, 1], script: [attack('d', 'l'), predict('light', 2)] });
  assert.equal(wrong.player('light').force, 0);
  const none = fight(cards, { dice: [4, 1], script: [attack('d', 'l')] });
  assert.equal(none.player('light').force, 0);
});

test('Forewarning: 0 may be predicted (rulings, 7)', () => {
  const end = fight(cards, { dice: [1, 1], script: [attack('d', 'l'), predict('light', 0)] });
  assert.equal(end.player('light').force, 2);
});

test('Forewarning: copies are layered, one prediction each (Keywords, Forewarning)', () => {
  const two = { d: { power: 2 }, l: { text: ['Forewarning: Gain 2 Force.', 'Forewarning: Gain 1 Force.'] } };
  const end = fight(two, {
    dice: [4, 1],
    script: [attack('d', 'l'), predict('light', 0), predict('light', 1)],
  });
  assert.equal(end.player('light').force, 1);
});

test('Forewarning: too early, too late, and for nobody else (Keywords, Forewarning)', () => {
  refused(cards, { script: [predict('light', 1)] });
  refused(cards, { dice: [4, 1], script: [attack('d', 'l'), predict('light', 1), predict('light', 1)] });
  refused(cards, { dice: [4, 1], script: [attack('d', 'l'), predict('dark', 1)] });
});

test('Forewarning: hits count after rerolls, before prevention (Keywords, Forewarning)', () => {
  const end = fight(
    {
      d: { power: 1, text: ['Lucky 1'] },
      l: { text: ['Pay 1 Force -> Evade 1', 'Forewarning: Gain 2 Force.'] },
    },
    {
      light: 1,
      dice: [1, 6],
      script: [attack('d', 'l'), predict('light', 1), use('d', 'Lucky', { dice: [0] }), use('l', 'Evade')],
    },
  );
  assert.equal(end.player('light').force, 2);
});
