// Product files: what is read of them, what is named, how cards are found.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardLibrary } from '../../../src/lcg/pool/library.ts';
import { CardPool } from '../../../src/lcg/pool/pool.ts';
import { readProductFile } from '../../../src/lcg/pool/product-file.ts';
import { PRODUCT } from './product.ts';

const file = readProductFile(PRODUCT, 'test-box.json');
const pool = new CardPool([file]);
const library = cardLibrary(pool);

test('cards that can be read are read, the others are named with their place', () => {
  assert.equal(file.printings.length, 5);
  assert.deepEqual(library.faults, [
    'test-box.json, card 5: side: Found the text "dusk", but one of these was expected: dark, light.',
  ]);
});

for (const json of [null, [], {}, { product: 'Test Box' }, { product: 1, cards: [] }])
  test(`no product file: ${JSON.stringify(json)}`, () => {
    const { printings, faults } = readProductFile(json, 'odd.json');
    assert.equal(printings.length, 0);
    assert.match(faults[0]?.message ?? '', /no product file/);
  });

test('a card is found by product and title, or by set and place; the first of a title', () => {
  assert.equal(pool.findRef('Test Box/Orla Venn')?.def.sequence, 2);
  assert.equal(pool.findRef('test box/901.3')?.def.name, 'Orla Venn');
  assert.equal(pool.findRef('Test Box/901.9'), undefined);
  assert.equal(pool.findRef('Orla Venn'), undefined);
  assert.equal(pool.named('orla venn').length, 2);
});

test('what is printed: numbers left out are 0 or none, X is 0 (FAQ 4.2), icons are complete', () => {
  const orla = pool.findRef('Test Box/901.2')?.def;
  assert.deepEqual(orla?.icons, { unit: 2, tactics: 0, blast: 0, edge: { unit: 0, tactics: 1, blast: 0 } });
  assert.equal(orla?.priority, null);
  assert.equal(orla?.resources, 0);
  const post = pool.findRef('Test Box/Test Post')?.def;
  assert.deepEqual([post?.cost, post?.affiliation, post?.damageCapacity], [0, 'Neutral', null]);
});

test('Deck Customizing Rules: what the objective says of decks is known from the field or the text', () => {
  const { printings } = readProductFile(
    {
      product: 'Test Box',
      cards: [
        { side: 'dark', type: 'Objective', name: 'One', limitOne: true },
        { side: 'dark', type: 'Objective', name: 'Two', text: ['Limit 1 per objective deck.'] },
        { side: 'dark', type: 'Objective', name: 'Three', text: ['Imperial Navy affiliation only.'] },
        { side: 'dark', type: 'Objective', name: 'Four' },
      ],
    },
    'rules.json',
  );
  assert.deepEqual(
    printings.map(({ def }) => [def.limitOne, def.affiliationOnly]),
    [
      [true, null],
      [true, null],
      [false, 'Imperial Navy'],
      [false, null],
    ],
  );
});

test('a trait of the card data is a trait in texts', () => {
  const orla = pool.findRef('Test Box/901.2');
  assert.ok(orla);
  const effect = pool.card(orla).effects[2];
  assert.equal(effect?.kind, 'constant');
  assert.ok(JSON.stringify(effect).includes('"trait":["Gardener"]'));
});

test('what is not read stays as it stands; a later mechanic is named', () => {
  const [orla, pilot] = ['Test Box/901.2', 'Test Box/901.3'].map((ref) => {
    const found = pool.findRef(ref);
    assert.ok(found);
    return pool.card(found);
  });
  assert.deepEqual(orla?.effects[1], { kind: 'manual', text: 'Action: Orla Venn sings.' });
  assert.deepEqual(pilot?.effects[0], { kind: 'manual', text: 'Pilot (2).', later: 'Pilot' });
});

test('cards are counted as played in full, in part and not at all', () => {
  const { total, sets, unread } = library.coverage();
  assert.deepEqual(total, { cards: 5, full: 2, partial: 1, manual: 2, paragraphs: 8, paragraphsRead: 5 });
  assert.deepEqual(Object.keys(sets), ['Test Box']);
  assert.deepEqual(
    unread.map(({ text, cards, alone }) => [text, cards, alone]),
    [
      ['Action: this card sings.', 1, 1],
      ['Pilot (2).', 1, 1],
      ['Sing aloud.', 1, 1],
    ],
  );
});

test('a card is shown with what each paragraph means', () => {
  const [orla] = library.show('Test Box/901.2');
  assert.equal(orla?.played, 'partial');
  assert.equal(
    orla?.line,
    'light Jedi Unit (Character, Gardener), cost 3, Force icons 2, damage capacity 3, icons 2+0/0+1/0+0',
  );
  assert.deepEqual(
    orla?.paragraphs.map(({ means }) => means),
    ['Elite.', null, 'Each Gardener unit you control gains [Tactics].'],
  );
  assert.match(orla?.paragraphs[1]?.note ?? '', /sings/);
  assert.equal(library.show('Orla Venn').length, 2);
  assert.equal(library.show('Nobody').length, 0);
});

test('lists, and the cards in one file', () => {
  assert.deepEqual(
    library.list('manual').map(({ name }) => name),
    ['Orla Venn (901.3)', 'Test Post (901.4)'],
  );
  const compiled = library.compiled() as { ruleset: string; cards: Record<string, { name: string }> };
  assert.equal(compiled.ruleset, 'swlcg-2012');
  assert.equal(compiled.cards['Test Box/901.6']?.name, 'Test Turn');
});
