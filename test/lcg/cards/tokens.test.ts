// From texts to words and back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutOwnName } from '../../../src/lcg/cards/own-name.ts';
import { joinWords, normalize, tokenize } from '../../../src/lcg/cards/tokens.ts';

const words = (text: string): string[] => tokenize(text).map(({ text: word }) => word);

test('icons and affiliations are one word; "non-" stands before them', () => {
  assert.deepEqual(words('a non-[Imperial Navy] unit'), ['a', 'non-', '[Imperial Navy]', 'unit']);
  assert.deepEqual(words('[Edge-Enabled Tactics][Blast Damage]'), [
    '[Edge-Enabled Tactics]',
    '[Blast Damage]',
  ]);
});

test('edge-enabled icons may stand in round brackets once more', () => {
  assert.equal(normalize('gains ([Edge-Enabled Tactics])'), 'gains [Edge-Enabled Tactics]');
});

test('a period at an end says nothing: of a text, in round brackets, in quotes', () => {
  assert.deepEqual(words('Draw. (Limit once per turn.)'), [
    'Draw',
    '.',
    '(',
    'Limit',
    'once',
    'per',
    'turn',
    ')',
  ]);
  assert.deepEqual(words('It gains: "Draw."').slice(-3), ['\u201c', 'Draw', '\u201d']);
});

test('"another" is any other, and is printed as one word again', () => {
  assert.deepEqual(words('another unit'), ['an', 'other', 'unit']);
  assert.equal(joinWords(['destroy', 'a', 'other', 'unit']), 'Destroy another unit');
});

test('good print: capitals, limits as sentences, no blank before brackets', () => {
  assert.equal(joinWords(['draw', '.', '(', 'limit', 'once', ')']), 'Draw. (Limit once.)');
  assert.equal(joinWords(['edge', '(', '2', ')']), 'Edge (2)');
  assert.equal(joinWords(['a', '[Unit Damage]', 'icon']), 'A [Unit Damage] icon');
  assert.equal(joinWords(['a', '[Imperial Navy]', 'unit']), 'An [Imperial Navy] unit');
});

test('a card that calls itself by its title means "this card"', () => {
  assert.equal(withoutOwnName('Orla Venn strikes.', 'Orla Venn'), 'this card strikes.');
  assert.equal(withoutOwnName('a card not named Orla Venn', 'Orla Venn'), 'a card not named Orla Venn');
  assert.equal(withoutOwnName('a Bounty Hunter', 'Bounty'), 'a Bounty Hunter');
  assert.equal(withoutOwnName('a Black Squadron card', 'Black Squadron'), 'a Black Squadron card');
});
