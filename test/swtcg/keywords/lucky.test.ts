// Keywords, Lucky.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, fight, refused, use } from '../../helpers/fight.ts';

test('Lucky: up to X of its attack dice are rolled again, or of those against it (Keywords, Lucky)', () => {
  const own = fight(
    { d: { power: 2, text: ['Lucky 1'] }, l: {} },
    { dice: [1, 2, 6], script: [attack('d', 'l'), use('d', 'Lucky', { dice: [1] })] },
  );
  assert.equal(own.damage('l'), 1);
  const theirs = fight(
    { d: { power: 2 }, l: { text: ['Lucky 2'] } },
    { dice: [6, 6, 1, 6], script: [attack('d', 'l'), use('l', 'Lucky', { dice: [0, 1] })] },
  );
  assert.equal(theirs.damage('l'), 1);
});

test('Lucky: copies add up and are used once (Keywords, Lucky)', () => {
  const cards = { d: { power: 2, text: ['Lucky 1', 'Lucky 1'] }, l: {} };
  const end = fight(cards, {
    dice: [1, 1, 6, 6],
    script: [attack('d', 'l'), use('d', 'Lucky', { dice: [0, 1] })],
  });
  assert.equal(end.damage('l'), 2);
  refused(cards, {
    dice: [1, 1, 6],
    script: [attack('d', 'l'), use('d', 'Lucky', { dice: [0] }), use('d', 'Lucky', { dice: [1] })],
  });
});

test('Lucky: more dice than X, dice that are not there, no dice at all (Keywords, Lucky)', () => {
  const cards = { d: { power: 2, text: ['Lucky 1'] }, l: {} };
  for (const dice of [[0, 1], [2], [], [0, 0]])
    refused(
      cards,
      { dice: [1, 1, 1], script: [attack('d', 'l'), use('d', 'Lucky', { dice })] },
      'effect.dice',
    );
  const one = { dice: [1], script: [attack('d', 'l'), use('d', 'Lucky', { dice: [2] })] };
  const { message } = refused({ d: { power: 1, text: ['Lucky 1'] }, l: {} }, one, 'effect.dice');
  assert.match(message, /only 1 die lies there, counted from 0/);
});

test('Lucky: only in attacks by or against its unit, and only on attack dice (Keywords, Lucky)', () => {
  refused(
    { d1: { power: 1 }, d2: { text: ['Lucky 1'] }, l: {} },
    { dice: [1], script: [attack('d1', 'l'), use('d2', 'Lucky')] },
  );
  refused(
    { d: { power: 0, text: ['Lucky 1'] }, l: { text: ['Retaliate 1'] } },
    { dice: [6], script: [attack('d', 'l'), use('l', 'Retaliate'), use('d', 'Lucky', { dice: [0] })] },
  );
  refused({ d: { power: 1, text: ['Lucky 1'] }, l: {} }, { script: [use('d', 'Lucky')] }, 'pop.reroll');
});

test('Lucky: both players may use theirs in turn (Keywords, Lucky)', () => {
  const end = fight(
    { d: { power: 1, text: ['Lucky 1'] }, l: { text: ['Lucky 1'] } },
    { dice: [1, 6, 2], script: [attack('d', 'l'), use('d', 'Lucky'), use('l', 'Lucky')] },
  );
  assert.equal(end.damage('l'), 0);
});

test('Lucky: a unit that has no part in the attack is told so', () => {
  const units = { d: { power: 1 }, d2: { speed: 40, text: ['Lucky 1'] }, l: {} };
  const { message } = refused(units, {
    dice: [1],
    script: [attack('d', 'l'), use('d2', 'Lucky', { dice: [0] })],
  });
  assert.match(message, /its unit neither attacks nor is attacked/);
});
