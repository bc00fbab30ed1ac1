// Paragraphs that are known without the grammar mean what the grammar reads in them (Keywords).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KEYWORDS } from '../../../src/swtcg/cards/keyword-names.ts';
import { atAGlance } from '../../../src/swtcg/cards/plain-keyword.ts';
import { readParagraph, tableReader } from '../../../src/swtcg/text/read.ts';

const names = KEYWORDS.flatMap(({ name, aliases = [] }) => [name, ...aliases]);
const paragraphs = names.flatMap((name) =>
  ['', 'Pay 0 Force -> ', 'Pay 1 Force \u2192 ', 'pay 12 force -> '].flatMap((cost) =>
    ['', ' 0', ' 1', ' 02', ' -1', ' +3', ' 999', ' 1000', ' X', ' 1 2', ': Gain 1 Force.'].flatMap((value) =>
      ['', '.'].map((end) => `${cost}${name}${value}${end}`),
    ),
  ),
);

test('Keywords: what is known at a glance is what the grammar reads', () => {
  let known = 0;
  for (const paragraph of paragraphs)
    for (const text of [paragraph, paragraph.toLowerCase(), paragraph.toUpperCase()]) {
      const effect = atAGlance(text);
      if (!effect) continue;
      known++;
      assert.deepEqual(readParagraph(text), { ok: true, effect }, text);
    }
  assert.ok(known > 1000, String(known));
});

test('Keywords: every keyword alone, or with its number, is known at a glance, by itself and for Force', () => {
  for (const { name, parameter } of KEYWORDS) {
    const text = parameter === 'number' ? `${name} 2` : name;
    const plain = parameter === 'number' || parameter === 'none';
    assert.equal(atAGlance(text) !== null, plain, text);
    assert.equal(atAGlance(`Pay 2 Force -> ${text}`) !== null, plain, text);
  }
});

test('Keywords: cards that are called like a keyword change nothing', () => {
  const cards = names.map((name) => ({ name, subtype: name }));
  const read = tableReader([...cards, { name: 'Armor of Evade 2' }]);
  for (const self of cards)
    for (const text of ['Armor', 'Evade 2', 'Pay 1 Force -> Critical Hit 2', 'Double Strike'])
      assert.deepEqual(read(text, self), { ok: true, effect: atAGlance(text) }, `${self.name}: ${text}`);
});

test('Keywords: what is more than a keyword is left to the grammar', () => {
  for (const text of [
    '',
    'Evade',
    'Armor 1',
    'Evade X',
    'Pay X Force -> Evade X',
    'Discard a card -> Evade 2',
    'Pay 1 Force -> Evade 2. Play only once per turn.',
    'Evade 2, Armor',
    'Flying',
    'Constructor',
    'Bounty: Gain 2 Force.',
  ])
    assert.equal(atAGlance(text), null, text);
});
