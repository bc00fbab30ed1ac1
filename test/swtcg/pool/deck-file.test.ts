import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limitsOf } from '../../../src/swtcg/pool/deck.ts';
import { readDeckFile } from '../../../src/swtcg/pool/deck-file.ts';
import { findFormat, readFormats } from '../../../src/swtcg/pool/formats-file.ts';

const entries = (source: string) =>
  readDeckFile(source, 'deck').entries.map(({ zone, set, name, count }) => [zone, set, name, count]);
const faults = (source: string) =>
  readDeckFile(source, 'deck').faults.map(({ line, message }) => [line, message]);

test('a deck with tags: one card a copy, in zones', () => {
  const source = `<?xml version="1.0"?>
<deck version="0.8">
  <meta><game>starwars</game></meta>
  <superzone name="Deck">
    <card><name id="I">Tarn &amp; Vell&#39;s Ship (A)</name><set>TST</set></card>
    <card><name>Bold Move</name><set>TST</set></card>
  </superzone>
  <superzone name="Supply"><card><name>Rider</name><set></set></card></superzone>
  <superzone name="Outside the game"></superzone>
</deck>`;
  assert.deepEqual(entries(source), [
    ['deck', 'TST', "Tarn & Vell's Ship (A)", 1],
    ['deck', 'TST', 'Bold Move', 1],
    ['supply', null, 'Rider', 1],
  ]);
  assert.deepEqual(faults(source), []);
});

test('a deck with broken tags: each fault is named by its line, the rest is read', () => {
  const source = [
    '<deck>',
    '<card><name>Stray</name></card>',
    '<superzone name="Deck">',
    '<card><name></name><set>TST</set></card>',
    '<card><name>Unclosed</name>',
    '<card><name>Good</name></card>',
    'loose words',
    '</superzone>',
    '<superzone name="Pocket">',
    '<card><name>Hidden</name></card>',
  ].join('\n');
  assert.deepEqual(entries(source), [
    ['deck', null, 'Unclosed', 1],
    ['deck', null, 'Good', 1],
  ]);
  assert.deepEqual(faults(source), [
    [2, 'A card that is in no zone of the deck.'],
    [4, 'A card without a name.'],
    [7, '"loose words" is neither a name nor a set.'],
    [9, 'The zone "Pocket" is not known.'],
    [10, 'A card that is in no zone of the deck.'],
  ]);
});

test('a text deck: counts and names, a blank line ends the deck, other zones have a head', () => {
  const source =
    '\ufeff3\tTarn Vell (A)\r\n1\t3 Little Ships\r\n\r\nSupply:\r\n2\tRider\r\nOutside the game:\r\n1\tOdd: Card\r\n';
  assert.deepEqual(entries(source), [
    ['deck', null, 'Tarn Vell (A)', 3],
    ['deck', null, '3 Little Ships', 1],
    ['supply', null, 'Rider', 2],
    ['outside the game', null, 'Odd: Card', 1],
  ]);
  assert.deepEqual(faults(source), []);
});

test('a text deck with broken lines', () => {
  const source = '3\tGood\nno count\n0\tNone\n99999\tMany\nPocket:\n\n1\tLate\n';
  assert.deepEqual(entries(source), [['deck', null, 'Good', 3]]);
  assert.deepEqual(faults(source), [
    [2, '"no count" is not a count and the name of a card.'],
    [3, '"0" is no number of copies.'],
    [4, '"99999" is no number of copies.'],
    [5, '"Pocket:" is not a count and the name of a card.'],
    [7, '"1 Late" stands after the deck\'s end and below no zone\'s name.'],
  ]);
});

test("formats: a label and its sets, with the file's own codes put right", () => {
  const { formats, faults: found } = readFormats(
    '<formatdefinitions>\n<format>\n<label>RES - Later Era</label>\n<set>TFA</set><set>BSB</set>\n</format>\n<format><label>Open</label></format></formatdefinitions>',
    'formats.txt',
  );
  assert.deepEqual(found, []);
  assert.deepEqual(formats, [
    { label: 'RES - Later Era', sets: ['TFA', 'BOSB'] },
    { label: 'Open', sets: [] },
  ]);
  assert.equal(findFormat(formats, 'res')?.label, 'RES - Later Era');
  assert.equal(findFormat(formats, 'res  - later era')?.label, 'RES - Later Era');
  assert.equal(findFormat(formats, 'later'), undefined);
});

test('formats with faults', () => {
  const source =
    'words\n<format>\n<set>ONE</set>\n</format>\n<format>\n<label>A</label><label>B</label>\n<sort>x</sort>\n<set>TWO</set>';
  const { formats, faults: found } = readFormats(source, 'formats.txt');
  assert.deepEqual(formats, [{ label: 'A', sets: ['TWO'] }]);
  assert.deepEqual(
    found.map(({ line }) => line),
    [1, 2, 6, 7, 7, 7],
  );
  assert.match(found[0]?.message ?? '', /"words" belongs to no label/);
});

test('notes on the use of a card: bans and restrictions among rulings', () => {
  assert.deepEqual(limitsOf('*BANNED'), [{ is: 'banned', formats: [] }]);
  assert.deepEqual(limitsOf('Text erratum. | *BANNED:Vintage,WOTC | A ruling.'), [
    { is: 'banned', formats: ['Vintage', 'WOTC'] },
  ]);
  assert.deepEqual(limitsOf('*RESTRICTED:Vintage '), [{ is: 'restricted', formats: ['Vintage'] }]);
  assert.deepEqual(limitsOf('BANNED in Vintage. | A ruling.'), [{ is: 'banned', formats: ['Vintage'] }]);
  assert.deepEqual(limitsOf('A BANNED card stays where it is.'), []);
});
