// "… gets +X power, where X is …", as long as an effect is on: read, played, and printed in words that are read back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { printEffect } from '../../../src/swtcg/text/print.ts';
import { fight } from '../../helpers/fight.ts';
import { read, refused } from './reading.ts';

const SAID = [
  'This unit gets +X power, where X is your Force total.',
  "This unit gets +X power, where X is the number of cards in this unit's stack.",
  'This unit gets +X power, where X is the lesser of 3 and your Force total.',
  'This unit gets +X speed and +X power, where X is the number of cards in your hand.',
  "Each of your Droids gets +1 speed and +X power, where X is that unit's health.",
  "This unit gets +X power and Fury X, where X is the number of cards in this unit's stack.",
  "This unit gets +X power, Armor, and Fury X +1, where X is the number of cards in this unit's stack.",
  'As long as this unit is attacking, this unit gets +X power, where X is your Force total.',
];

test('a number that is counted is printed as it was said', () => {
  for (const text of SAID) assert.equal(printEffect(read(text)), text);
});

test('other words for the same are printed alike', () => {
  for (const is of ['equals', 'is equal to'])
    assert.equal(printEffect(read(`This unit gets +X power, where X ${is} your Force total.`)), SAID[0]);
  assert.equal(
    printEffect(read('This unit gets +X power, where X is twice the number of Droids you have.')),
    'This unit gets +2 power for each of your Droids.',
  );
});

test('the unit has what is counted, at any time', () => {
  const d = { power: 1, text: ['This unit gets +X power, where X is your Force total.'] };
  assert.equal(fight({ d, l: {} }, { dark: 3 }).at('d').power, 4);
  assert.equal(fight({ d, l: {} }, { dark: 0 }).at('d').power, 1);
});

test('the stack of each of several units is not counted by the stack of one', () => {
  refused('Each of your Droids gets +X power, where X is the number of cards in its stack.');
});
