import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCardName } from '../../../src/swtcg/pool/card-name.ts';
import { CardPool } from '../../../src/swtcg/pool/pool.ts';
import { readSetFile } from '../../../src/swtcg/pool/set-file.ts';
import { type MadeUp, row, setText } from './made-up.ts';

const read = (...cards: (MadeUp | string)[]) => readSetFile(setText(cards), 'TST', 'TST.txt');
const one = (card: MadeUp) => {
  const { printings, faults } = read(card);
  assert.deepEqual(faults, []);
  const [found] = printings;
  assert.ok(found);
  return found;
};

test('a line is a card: its facts as printed', () => {
  const { def, set, written, key } = one({
    name: ' Tarn  Vell (B) ',
    side: 'D',
    type: 'Ground/Character ',
    subtype: 'Dark Jedi - Sith',
    values: ['X', '40', '*', '5'],
    text: 'Armor | Pay 1 Force -> Evade 1',
  });
  assert.deepEqual(def, {
    name: 'Tarn Vell',
    version: 'B',
    side: 'dark',
    kind: 'unit',
    type: 'Ground/Character',
    subtype: 'Dark Jedi - Sith',
    arenas: ['ground', 'character'],
    subordinate: false,
    cost: null,
    speed: 40,
    power: '*',
    health: 5,
    text: ['Armor', 'Pay 1 Force -> Evade 1'],
  });
  assert.deepEqual([set, written, key], ['TST', 'Tarn  Vell (B)', 'tarn vell|B']);
});

test('marks in brackets: versions, reprints, and what only tells names apart', () => {
  const name = (written: string) => {
    const { name: plain, version, key } = readCardName(written);
    return [plain, version, key];
  };
  assert.deepEqual(name('Tarn Vell (A2) (Promo 2)'), ['Tarn Vell', 'A2', 'tarn vell|A2']);
  assert.deepEqual(name('Tarn Vell (Starter) (A)'), ['Tarn Vell', 'A', 'tarn vell|A']);
  assert.deepEqual(name('Bold Move (LEGO)'), ['Bold Move', null, 'bold move|']);
  assert.deepEqual(name('Tusk Rider (Sub)'), ['Tusk Rider', null, 'tusk rider||sub']);
  assert.deepEqual(name('Tusk Rider (TST)'), ['Tusk Rider', null, 'tusk rider||tst']);
  assert.deepEqual(name('(A)'), ['(A)', null, '(a)|']);
});

test('stray spaces, control characters and bytes mean nothing', () => {
  const text = setText([{ name: 'Test Singer', type: 'Mission  - Campaign', subtype: '' }], '\r\n');
  const { printings, faults } = readSetFile(text.replace('Singer', 'Sin\x03ger'), 'TST', 'TST.txt');
  assert.deepEqual(faults, []);
  assert.equal(printings[0]?.def.name, 'Test Singer');
  assert.equal(printings[0]?.def.type, 'Mission - Campaign');
});

test('arenas of Locations, Equipment and Subordinates stand in the subtype, with or without a hyphen', () => {
  const arenas = (type: string, subtype: string) =>
    one({ name: 'Test', type, subtype, values: ['1', '', '', ''] }).def;
  assert.deepEqual(arenas('Location', 'Ground Aquatic').arenas, ['ground']);
  assert.equal(arenas('Location', 'Ground Aquatic').subtype, 'Ground - Aquatic');
  assert.deepEqual(arenas('Equipment', 'Ground/Character - Skill').arenas, ['ground', 'character']);
  assert.deepEqual(arenas('Equipment', 'Location - Weapon').arenas, []);
  assert.equal(arenas('Subordinate', 'Space - Droid').subordinate, true);
});

test('a separator that is missing: a new cost or a keyword with its reminder begins a new paragraph', () => {
  const paragraphs = (text: string) => one({ name: 'Test Unit', text }).def.text;
  assert.deepEqual(paragraphs('Armor. Pay 1 Force -> Evade 1 (a reminder. ); Pay 2 Force -> Evade 2'), [
    'Armor.',
    'Pay 1 Force -> Evade 1 (a reminder. )',
    'Pay 2 Force -> Evade 2',
  ]);
  assert.deepEqual(
    paragraphs(
      'Draw a card. Shields 1 (less power). [Pilot] Walker Pilot. The Walker gets: * Armor * Pay 1 Force -> Evade 1',
    ),
    [
      'Draw a card.',
      'Shields 1 (less power).',
      '[Pilot] Walker Pilot. The Walker gets: * Armor * Pay 1 Force -> Evade 1',
    ],
  );
  assert.deepEqual(paragraphs("This unit gets 'Pay 1 Force -> Evade 1.' Reserves: Tap -> Gain 1 Force."), [
    'This unit gets "Pay 1 Force -> Evade 1."',
    'Reserves: Tap -> Gain 1 Force.',
  ]);
  assert.deepEqual(
    paragraphs('Each of your units gets "Armor. Pay 1 Force -> Evade 1."'),
    ['Each of your units gets "Armor. Pay 1 Force -> Evade 1."'],
    'not inside quotes',
  );
});

test('a broken line is named by file and line, and the rest is read', () => {
  const good = row({ name: 'Good' });
  const cases: readonly (readonly [string, RegExp])[] = [
    ['one cell', /1 column instead of 17: "one cell"/],
    [`${good}\tmore\tcells`, /19 columns/],
    [row({ name: ' ' }), /without a name/],
    [row({ name: 'Odd', side: 'Q' }), /"Odd" has the side "Q"/],
    [row({ name: 'Odd', type: 'Sky' }), /"Odd" has a type line that is not known: "Sky/],
    [row({ name: 'Odd', values: ['many', '1', '1', '1'] }), /"Odd" has the cost "many"/],
    [row({ name: 'Odd', values: ['1', '-1', '1', '1'] }), /"Odd" has the speed "-1"/],
    [good, /"Good" stands in line 2 already/],
  ];
  for (const [line, message] of cases) {
    const { printings, faults } = read(good, line, { name: 'Last' });
    assert.deepEqual(
      printings.map(({ def }) => def.name),
      ['Good', 'Last'],
      line,
    );
    assert.equal(faults.length, 1, line);
    assert.deepEqual([faults[0]?.file, faults[0]?.line], ['TST.txt', 3]);
    assert.match(faults[0]?.message ?? '', message);
  }
  const headless = readSetFile(`${good}\n`, 'TST', 'TST.txt');
  assert.equal(headless.printings.length, 1);
  assert.equal(headless.faults[0]?.line, 1);
});

test('a file that is no set file at all is told so once', () => {
  const { printings, faults } = readSetFile('# A list\n\n- of\n- things\n', 'TST', 'TST.txt');
  assert.deepEqual([printings.length, faults.length, faults[0]?.line], [0, 1, 1]);
  assert.match(faults[0]?.message ?? '', /17 columns/);
});

test('blank cells lost or added at the end of a line change nothing', () => {
  const short = row({ name: 'Short', text: 'Armor' }).trimEnd();
  const long = `${row({ name: 'Long', text: 'Armor' })}\t\t`;
  const { printings, faults } = read(short, long);
  assert.deepEqual(faults, []);
  assert.deepEqual(
    printings.map(({ def }) => def.text),
    [['Armor'], ['Armor']],
  );
});

test('reprints are one card, in one set or in several', () => {
  const other = readSetFile(
    setText([{ name: 'Tarn Vell (A)' }, { name: 'tarn vell (B)' }]),
    'TWO',
    'TWO.txt',
  );
  const pool = new CardPool([read({ name: 'Tarn Vell (A)' }, { name: 'Tarn Vell (A) (Promo)' }), other]);
  assert.deepEqual(
    pool.named('Tarn Vell (A)').map(({ set, written }) => `${set}/${written}`),
    ['TST/Tarn Vell (A)', 'TST/Tarn Vell (A) (Promo)', 'TWO/Tarn Vell (A)'],
  );
  assert.equal(pool.find('two', ' TARN  Vell (A)')?.set, 'TWO');
  assert.equal(pool.findRef('TST/Tarn Vell (C)'), undefined);
});

test('texts may speak of the cards of other sets by name', () => {
  const text = 'As long as you have Tarn Vell in the Character arena, this unit gets Armor.';
  const alone = new CardPool([read({ name: 'Friend', text })]);
  const others = readSetFile(setText([{ name: 'Tarn Vell (A)' }]), 'TWO', 'TWO.txt');
  const both = new CardPool([read({ name: 'Friend', text }), others]);
  const kind = (pool: CardPool) =>
    pool.card(pool.printings[0] as (typeof pool.printings)[0]).effects[0]?.kind;
  assert.equal(kind(alone), 'manual');
  assert.equal(kind(both), 'static');
});

test('misprints are corrected by card, in every printing, and only there', () => {
  const text = (name: string, printed: string) => one({ name, text: printed }).def.text;
  assert.deepEqual(text('Lady Luck (C) (Promo)', 'Steath | Armor'), ['Stealth', 'Armor']);
  assert.deepEqual(text('Lady Luck (C)', 'Stealth'), ['Stealth'], 'a file that was mended stays as it is');
  assert.deepEqual(text('Lady Luck (D)', 'Steath'), ['Steath']);
  const rider = (subtype: string) =>
    one({ name: 'Remnant Bomber', type: 'Subordinate', subtype, values: ['', '40', '0', '2'] }).def;
  assert.equal(rider('Imperial Remnant').subtype, 'Space - Imperial Remnant');
  assert.equal(rider('Space - Imperial Remnant').subtype, 'Space - Imperial Remnant');
  assert.deepEqual(rider('').arenas, ['space']);
});

test('a quote that is never closed ends with its paragraph', () => {
  assert.deepEqual(one({ name: 'Test', text: 'This unit gets "Armor. | Stealth' }).def.text, [
    'This unit gets "Armor."',
    'Stealth',
  ]);
});

test('texts may speak of subtypes that only the sets know', () => {
  const text = 'Each of your other Quillorans gets +1 power.';
  const pool = (subtype: string) => new CardPool([read({ name: 'Friend', subtype, text })]);
  const kind = (one: CardPool) => one.card(one.printings[0] as (typeof one.printings)[0]).effects[0]?.kind;
  assert.equal(kind(pool('Rebel Soldier')), 'manual');
  assert.equal(kind(pool('Quilloran Soldier')), 'static');
});
