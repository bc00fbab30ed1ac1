// OCTGN's files: set.xml and .o8d.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SwtcgError } from '../../../src/core/error.ts';
import { readO8d } from '../../../src/lcg/pool/octgn-deck.ts';
import { readSetXml } from '../../../src/lcg/pool/octgn-set.ts';
import { CardPool } from '../../../src/lcg/pool/pool.ts';

const card = (name: string, facts: Readonly<Record<string, string>>): string =>
  `<card id="x" name="${name}">${Object.entries(facts)
    .map(([key, value]) => `<property name="${key}" value="${value}" />`)
    .join('\n')}</card>`;

const SIDE = { Side: 'Light', Affiliation: 'Jedi', Block: '0901' };

const SET = `<?xml version="1.0" encoding="utf-8"?>
<!-- <card name="Nobody"> -->
<set name="Test &amp; Box" id="y"><cards>
${card('Test Temple', { ...SIDE, Type: 'Objective', Cost: '0', Resources: '1', 'Damage Capacity': '5', 'Block Number': '1', Text: 'Limit 1 per objective deck.' })}
${card('&quot;Sparrow&quot; Venn', {
  ...SIDE,
  Type: 'Unit',
  Cost: '3',
  Force: '2',
  'Combat Icons': 'UD:1, BD:0, T:0, EE-UD:0, EE-BD:2, EE-T:0',
  Traits: 'Character-Force User-Unique',
  'Damage Capacity': '3',
  'Edge Priority': '',
  'Block Number': '2',
  Number: '0012',
  Text: 'Elite.&#xD;&#xA;Action: Draw 1 card.&#xA;\u2022 And one more.',
})}
${card('Test Turn', { ...SIDE, Type: 'Fate', Cost: '0', Force: '1', 'Edge Priority': '4', 'Block Number': '3' })}
${card('Odd One', { ...SIDE, Type: 'Gadget' })}
</cards></set>`;

const file = readSetXml(SET, 'set.xml');

test('set.xml: a card is what its properties say', () => {
  assert.equal(file.product, 'Test & Box');
  const [temple, venn, turn] = file.printings.map(({ def }) => def);
  assert.deepEqual(
    [temple?.cost, temple?.damageCapacity, temple?.resources, temple?.limitOne],
    [null, 5, 1, true],
  );
  assert.equal(venn?.name, '"Sparrow" Venn');
  assert.deepEqual([venn?.unique, venn?.traits], [true, ['Character', 'Force User']]);
  assert.deepEqual([venn?.side, venn?.affiliation, venn?.set, venn?.sequence], ['light', 'Jedi', 901, 2]);
  assert.deepEqual([venn?.icons.unit, venn?.icons.edge.blast], [1, 2]);
  assert.deepEqual(venn?.text, ['Elite.', 'Action: Draw 1 card. \u2022 And one more.']);
  assert.deepEqual([turn?.cost, turn?.priority, turn?.damageCapacity], [null, 4, null]);
});

test('set.xml: what can not be read is named, and what is none has no cards', () => {
  assert.equal(file.printings.length, 3);
  assert.match(file.faults[0]?.message ?? '', /^type: .*Gadget/);
  assert.match(readSetXml('<html></html>', 'a.xml').faults[0]?.message ?? '', /no product file/);
});

const pool = new CardPool([
  readSetXml(SET.replace(card('Odd One', { ...SIDE, Type: 'Gadget' }), ''), 'set.xml'),
]);

const deck = (
  command: string,
  objectives = '<card qty="1" id="a">Test Temple</card>',
): string => `<deck game="z">
<section name="Affiliation"><card qty="1" id="b">Jedi</card></section>
<section name="Command Deck">${command}</section>
<section name="Objective Deck">${objectives}</section></deck>`;

const VENN = '<card qty="1" id="c">&quot;Sparrow&quot; Venn</card>';
const TURN = '<card qty="1" id="d">Test Turn</card>';

test('.o8d: the objectives say which sets a deck has (Objective Sets)', () => {
  assert.deepEqual(readO8d(deck(VENN + TURN), pool), { affiliation: 'Jedi', sets: [901] });
  const twice = '<card qty="2" id="a">test temple</card>';
  assert.deepEqual(readO8d(deck(VENN + TURN + VENN + TURN, twice), pool).sets, [901, 901]);
});

const refused = (source: string): string => {
  try {
    readO8d(source, pool);
  } catch (error) {
    if (error instanceof SwtcgError) return error.message;
  }
  return '';
};

test('.o8d: cards of no set, sets that lack one, unknown objectives and other files are refused', () => {
  assert.match(refused(deck(VENN)), /lacks "Test Turn" of objective set 901/);
  assert.match(refused(deck(VENN + TURN + TURN)), /1 card of no objective set/);
  assert.match(refused(deck('', '<card qty="1">Elsewhere</card>')), /no objective "Elsewhere"/);
  assert.match(refused('<deck></deck>'), /no deck/);
});
