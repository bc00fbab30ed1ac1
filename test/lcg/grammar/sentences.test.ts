// Text to effects and back: what is printed is read as the same, and each sentence has one meaning.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyOf } from '../../../src/core/grammar/shape.ts';
import { printEffect } from '../../../src/lcg/text/print.ts';
import { readParagraph } from '../../../src/lcg/text/read.ts';
import { FATES, SENTENCES } from './sentences.ts';

const UNIT = { name: 'Test Unit', type: 'Unit' } as const;
const FATE = { name: 'Test Fate', type: 'Fate' } as const;

const read = (text: string, self: typeof UNIT | typeof FATE = UNIT) => {
  const found = readParagraph(text, self);
  assert.ok(found.ok, found.ok ? '' : `${text}\n${found.message}`);
  return found.effect;
};

for (const text of SENTENCES)
  test(`reads and prints: ${text}`, () => {
    assert.equal(printEffect(read(text)), text);
  });

for (const text of FATES)
  test(`reads and prints on a fate card: ${text}`, () => {
    assert.equal(printEffect(read(text, FATE)), text);
  });

/** Wordings that say the same as another one. */
const SAME: readonly (readonly [string, string])[] = [
  ['Remove 1 damage from a target friendly unit.', 'Remove 1 damage from a target unit you control.'],
  ['Damage a target unit.', 'Deal 1 damage to a target unit.'],
  ['Discard a target enhancement from play.', 'Discard a target enhancement.'],
  ['Destroy all Droid units.', 'Destroy each Droid unit.'],
  [
    'Your opponent must sacrifice a unit he controls, if able.',
    'Your opponent sacrifices a unit he controls.',
  ],
  ['An opponent deals 1 damage to 1 of his units.', 'Your opponent deals 1 damage to a unit he controls.'],
  ['Draw 1 card and draw 2 cards.', 'Draw 1 card. Draw 2 cards.'],
  ['Put a Scout unit into play from your hand.', 'Put a Scout unit from your hand into play.'],
  [
    'Until the end of the phase, a target unit gains [Tactics].',
    'A target unit gains [Tactics] until the end of the phase.',
  ],
  [
    'Destroy 1 target unit that is not committed to the Force.',
    'Destroy a target unit not committed to the Force.',
  ],
];

for (const [one, other] of SAME)
  test(`two wordings of one effect: ${one}`, () => {
    assert.equal(keyOf(read(`Action: ${one}`)), keyOf(read(`Action: ${other}`)));
  });

test('constant effects that say the same in another order', () => {
  assert.equal(
    keyOf(read('This unit gains [Tactics] while it is damaged.')),
    keyOf(read('While this unit is damaged, it gains [Tactics].')),
  );
  assert.equal(
    keyOf(read('Each Scout unit gains [Tactics] while it is damaged.')),
    keyOf(read('Each damaged Scout unit gains [Tactics].')),
  );
});

test('Keywords: reminder text never counts', () => {
  assert.deepEqual(read('Elite. (This text says something else altogether.)'), read('Elite.'));
  assert.deepEqual(read('Protect Droid. (A word of reminder.)'), read('Protect Droid.'));
  assert.deepEqual(read('Edge (2). (Two more icons in the stack.)'), read('Edge (2).'));
});

test('round brackets that are no reminder are read or refused, never dropped', () => {
  assert.equal(readParagraph('Action: Draw 1 card. (Only on Mondays.)', UNIT).ok, false);
});

const REFUSED: readonly (readonly [string, RegExp])[] = [
  ['Action: Draw 1 card quickly.', /from "quickly" on/],
  ['Draw 1 card.', /not read/i],
  ['Action: That unit is destroyed.', /not read/i],
  ['Action: Destroy that unit.', /not read/i],
  ['Reaction: After you refresh, draw a card or two.', /not read/i],
  ['Deal 1 damage to a target unit.', /not read/i],
];

for (const [text, message] of REFUSED)
  test(`no clause is dropped, and "that" needs somebody: ${text}`, () => {
    const found = readParagraph(text, UNIT);
    assert.equal(found.ok, false);
    assert.match(found.ok ? '' : found.message, message);
  });

test('a text that is too long is refused at once', () => {
  const found = readParagraph(`Action: ${'draw 1 card and '.repeat(200)}draw 1 card.`, UNIT);
  assert.equal(found.ok, false);
});
