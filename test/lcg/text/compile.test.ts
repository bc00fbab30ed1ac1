// Cards with their texts compiled.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { printed } from '../../../src/lcg/cards/definition.ts';
import { compiled, paragraphReader } from '../../../src/lcg/text/compile.ts';
import { printEffect } from '../../../src/lcg/text/print.ts';
import { readParagraph } from '../../../src/lcg/text/read.ts';

test('one effect for each paragraph; what is not read is kept as it stands', () => {
  const card = printed({
    name: 'Test Pilot',
    side: 'dark',
    type: 'Unit',
    traits: ['Juggler'],
    text: ['Shielding.', 'Juggle twice.', 'Pilot (1).', 'Protect Juggler.'],
  });
  const { effects } = compiled(card, paragraphReader([card]));
  assert.deepEqual(effects, [
    { kind: 'keyword', keyword: 'shielding' },
    { kind: 'manual', text: 'Juggle twice.' },
    { kind: 'manual', text: 'Pilot (1).', later: 'Pilot' },
    { kind: 'keyword', keyword: 'protect', what: { trait: ['Juggler'] } },
  ]);
});

test('Protect: a word that is no trait at this table is a title', () => {
  const found = readParagraph('Protect Orla Venn.', { name: 'Test Guard', type: 'Unit' });
  assert.deepEqual(found.ok && found.effect, {
    kind: 'keyword',
    keyword: 'protect',
    what: { name: 'Orla Venn' },
  });
});

test('the engine names a card by its kind; a manual text is its own wording', () => {
  const found = readParagraph('Destroy Test Post if you have the edge.', {
    name: 'Test Post',
    type: 'Enhancement',
  });
  assert.ok(found.ok);
  assert.equal(
    printEffect(found.effect, 'Enhancement'),
    'As soon as you have the edge, destroy this enhancement.',
  );
  assert.equal(printEffect(found.effect), 'As soon as you have the edge, destroy this card.');
  assert.equal(printEffect({ kind: 'manual', text: 'Juggle.' }), 'Juggle.');
});

test('how far a text was understood', () => {
  const found = readParagraph('Action: Draw 1 card, then juggle.', { name: 'Test Card', type: 'Event' });
  assert.ok(!found.ok);
  assert.equal(found.reason, 'unread');
  assert.match(found.understood, /^Action: Draw 1 card/);
});

test('what is read and not carried out is left to the players', () => {
  const text = 'Destroy this unit if you have the edge.';
  const card = printed({ name: 'Test Card', side: 'light', type: 'Unit', text: [text] });
  assert.equal(readParagraph(text, card).ok, true);
  assert.deepEqual(compiled(card, paragraphReader([card])).effects, [{ kind: 'manual', text }]);
});
