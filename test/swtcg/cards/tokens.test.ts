// Differences of print that mean nothing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutOwnName } from '../../../src/swtcg/cards/own-name.ts';
import { joinWords, normalize, tokenize } from '../../../src/swtcg/cards/tokens.ts';
import { readParagraph } from '../../../src/swtcg/text/read.ts';

const texts = (text: string): readonly string[] => tokenize(text).map((t) => t.text);

test('arrows, spaces, quotes and final periods', () => {
  const plain = texts('Pay 1 Force -> Evade 2');
  for (const other of [
    'Pay 1 Force \u2192 Evade 2',
    'Pay 1 Force - > Evade 2.',
    'Pay 1\u00a0Force->Evade 2..',
    '  Pay  1 Force -> Evade 2 ',
  ]) {
    assert.deepEqual(texts(other), plain);
  }
  assert.deepEqual(texts('your opponent\u2019s unit'), texts("your opponent's unit"));
  assert.deepEqual(texts('gets \u201cArmor.\u201d'), texts('gets "Armor"'));
});

test('tap as a sign', () => {
  for (const tap of ['[Tap]', '[tap]', 'Tap', '[ TAP ]'])
    assert.deepEqual(texts(`${tap} -> Armor`), ['Tap', '->', 'Armor']);
});

test('reminder text goes, rules in brackets stay', () => {
  assert.equal(normalize('Armor (It is hard to hit.)'), 'Armor');
  assert.equal(normalize('half of it (rounded up)'), 'half of it (rounded up)');
});

test('signed numbers are one word', () => {
  assert.deepEqual(texts('+2 power, -1 speed, +X health'), [
    '+2',
    'power',
    ',',
    '-1',
    'speed',
    ',',
    '+X',
    'health',
  ]);
});

test('words become sentences: capitals, spaces, a and an', () => {
  assert.equal(
    joinWords(['gain', '1', 'Force', '.', 'tap', 'a', 'untapped', 'unit']),
    'Gain 1 Force. Tap an untapped unit',
  );
  assert.equal(joinWords(['tap', '->', 'tap', 'a', 'unique', 'Ewok']), 'Tap -> Tap a unique Ewok');
});

test("a card's own name is this unit", () => {
  const none = (): boolean => false;
  const own = (text: string, name: string): string => withoutOwnName(text, name, none);
  assert.equal(
    own('When Bren attacks, Bren Tokk gets Armor.', 'Bren Tokk (A)'),
    'When this unit attacks, this unit gets Armor.',
  );
  assert.equal(own("Bren's power", 'Bren Tokk'), "this unit's power");
  assert.equal(own('Tap Bren', 'General Bren'), 'Tap this unit');
  // Another card that is named after it, and a longer name.
  assert.equal(own("Bren's Speeder gets Armor.", 'Bren Tokk'), "Bren's Speeder gets Armor.");
  assert.equal(own('Discard Bren Vokk.', 'Bren Tokk'), 'Discard Bren Vokk.');
  assert.equal(own('As long as Old Bren is tapped', 'Bren Tokk'), 'As long as Old Bren is tapped');
});

test('in quotes the name is this unit only where this unit gets what is quoted', () => {
  const none = (): boolean => false;
  const text = 'Each of your Droids gets "When Bren attacks, draw a card."';
  assert.equal(withoutOwnName(text, 'Bren Tokk', none), text);
  assert.equal(
    withoutOwnName('Bren gets Armor and "When Bren attacks, draw a card."', 'Bren Tokk', none),
    'this unit gets Armor and "When this unit attacks, draw a card."',
  );
});

test('what gets it may be spoken of as "it"', () => {
  const none = (): boolean => false;
  assert.equal(
    withoutOwnName('As long as Bren is tapped, he gets "Bren can\'t be attacked."', 'Bren Tokk', none),
    'As long as this unit is tapped, he gets "this unit can\'t be attacked."',
  );
  const text = 'When a Droid attacks, it gets "Bren can\'t be attacked."';
  assert.equal(withoutOwnName(text, 'Bren Tokk', none), text);
});

test('words that names have are quoted for themselves: after them the name is this unit again', () => {
  const none = (): boolean => false;
  assert.equal(
    withoutOwnName(
      'As long as you have a unit with "Tokk" or "Vell" in its name, Bren gets Armor.',
      'Bren Tokk',
      none,
    ),
    'As long as you have a unit with "Tokk" or "Vell" in its name, this unit gets Armor.',
  );
});

test('what belongs to somebody is not called by the owner\u2019s name', () => {
  const none = (): boolean => false;
  assert.equal(withoutOwnName('Tap Bren.', "Bren Tokk's Blaster", none), 'Tap Bren.');
});

test('a word of the language is nobody\u2019s name', () => {
  const result = readParagraph('Pay 1 Force -> Equip', { name: 'Force Grip' });
  assert.ok(result.ok);
  assert.deepEqual(result.effect, { kind: 'keyword', keyword: 'Equip', cost: [{ pay: 'force', n: 1 }] });
});
