// The element, chain of precedence: what each document of the game has on a title.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chainOf } from '../../src/desk/lookup/chain.ts';
import type { Relation } from '../../src/desk/model/document.ts';
import { desk, textOf } from './documents-of.ts';

const chain = (from: ReturnType<typeof desk>, id: string): string[] => {
  const entry = from.byId.get(id);
  assert.ok(entry, id);
  return chainOf(from, entry).map(
    ({ document, standing, ruling }) => `${document.id}: ${standing}${ruling ? ', here' : ''}`,
  );
};

const replaces: Relation = {
  kind: 'replaces',
  documents: ['swccg-glossary-supplement-2002', 'swccg-glossary-2.0'],
};
const addsTo: Relation = { kind: 'adds-to', documents: ['swccg-glossary-supplement-2002'] };

test('what a newer entry replaces is replaced, also where its text is not held', () => {
  const one = desk('swccg', textOf('swccg-supplement-2003', [{ title: 'Beedo', relation: replaces }]));
  assert.deepEqual(chain(one, 'swccg-supplement-2003/beedo'), [
    'swccg-supplement-2003: in-force, here',
    'swccg-glossary-supplement-2002: replaced',
    'swccg-glossary-2.0: replaced',
  ]);
});

test('what a newer entry adds to is in force where that is silent', () => {
  const one = desk('swccg', textOf('swccg-supplement-2003', [{ title: 'Beedo', relation: addsTo }]));
  assert.deepEqual(chain(one, 'swccg-supplement-2003/beedo').slice(1), [
    'swccg-glossary-supplement-2002: silent',
    'swccg-glossary-2.0: silent',
  ]);
});

test('2022 replaces 2002 as a whole, also where it has no entry; readings of ours are called so', () => {
  const both = desk(
    'swtcg',
    textOf('swtcg-2022', ['Evade']),
    textOf('swtcg-2002', ['evade', 'Old']),
    textOf('swtcg-project', [{ title: 'Dodge', aliases: ['Evade'] }]),
  );
  assert.deepEqual(chain(both, 'swtcg-2022/evade'), [
    'swtcg-2022: in-force, here',
    'swtcg-2002: replaced, here',
    'swtcg-project: reading, here',
  ]);
  assert.deepEqual(chain(both, 'swtcg-2002/old'), [
    'swtcg-2022: none',
    'swtcg-2002: replaced, here',
    'swtcg-project: none',
  ]);
  assert.deepEqual(chain(both, 'swtcg-project/dodge'), [
    'swtcg-2022: in-force, here',
    'swtcg-2002: replaced, here',
    'swtcg-project: reading, here',
  ]);
});

test('alone, the older rulebook is in force', () => {
  const old = desk('swtcg-2002', textOf('swtcg-2002', ['Evade']));
  assert.deepEqual(chain(old, 'swtcg-2002/evade'), ['swtcg-2002: in-force, here']);
});

test('only the documents of the game are in it', () => {
  const all = desk(null, textOf('swlcg-faq-1.1', ['Evade']), textOf('swtcg-2022', ['Evade']));
  assert.deepEqual(chain(all, 'swlcg-faq-1.1/evade'), [
    'swlcg-faq-1.1: in-force, here',
    'swlcg-2012: silent',
    'swlcg-project: none',
  ]);
});
