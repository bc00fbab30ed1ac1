// Keywords, Foresight.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, fight, predict, refused, use } from '../helpers/fight.ts';

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
