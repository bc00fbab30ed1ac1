// What the dice of an attack set off is told once, under the rule that does it, and only where it happens (Attacking, 3 and 4).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tableOf } from '../../helpers/core.ts';
import { attack, type Card, fight, play, told } from '../../helpers/fight.ts';

const thrown = (d: Card, l: Card, dice: readonly number[]) =>
  fight({ d: { power: dice.length, ...d }, l }, { dice, script: [attack('d', 'l')] });

/** Whose keyword, the rule, the dice that set it off and those that don't. */
const SET_OFF: readonly (readonly ['d' | 'l', string, string, readonly number[], readonly number[]])[] = [
  ['d', 'Critical Hit 1', 'keyword.critical-hit', [6, 1], [5, 1]],
  ['d', 'Fury 1', 'keyword.fury', [4, 1, 2], [6, 1]],
  ['d', 'Focus 1', 'keyword.focus', [5, 1], [6, 1]],
  ['d', 'Backfire 1', 'keyword.backfire', [3, 5, 2], [6, 5]],
  ['l', 'Parry 1', 'keyword.parry', [1, 5], [2, 5]],
  ['l', 'Riposte 1', 'keyword.riposte', [2, 5], [3, 5]],
];

for (const [who, keyword, rule, on, off] of SET_OFF) {
  const name = keyword.replace(/ \d+$/, '');
  test(`${name}: set off by its natural number alone, and told then (Keywords, ${name})`, () => {
    const unit = { text: [keyword] };
    const [d, l]: readonly [Card, Card] = who === 'd' ? [unit, {}] : [{}, unit];
    const power = 2;
    const yes = fight({ d: { ...d, power }, l }, { dice: on, script: [attack('d', 'l')] });
    const lines = yes.log.filter((entry) => entry.rule === rule && entry.kind === 'rule');
    assert.ok(lines.length >= 1, yes.log.map(({ text }) => text).join('\n'));
    assert.ok(lines.some(({ words }) => (words as { keyword?: string }).keyword === name));
    const no = fight({ d: { ...d, power }, l }, { dice: off, script: [attack('d', 'l')] });
    assert.deepEqual(told(no, rule), []);
  });
}

test('Rolling Hits: the count of hits is told, with what a die must show where that is not 4', () => {
  const lines = (d: Card, l: Card) =>
    told(thrown(d, l, [4, 5, 6]), 'roll.hits').filter((text) => /hit/.test(text));
  const [plain] = lines({}, {});
  assert.match(plain ?? '', /^3 hits against Test L\.$/);
  assert.match(lines({}, { text: ['Armor'] })[0] ?? '', /^2 hits .*\(hits on 5 or higher/);
  assert.match(
    lines({ text: ['Accuracy 1'] }, {})[0] ?? '',
    /^3 hits .*\(hits on 4 or higher, \+1 to each die\)/,
  );
  assert.match(
    lines({ text: ['Accuracy -1'] }, {})[0] ?? '',
    /^2 hits .*\(hits on 4 or higher, -1 to each die\)/,
  );
  assert.match(
    lines({ text: ['Accuracy 1'] }, { text: ['Armor'] })[0] ?? '',
    /^3 hits .*\(hits on 5 or higher.*\+1/,
  );
});

test('Rolling Hits: without power no dice are thrown, which is told; nothing is counted and nothing assigned', () => {
  const end = fight(
    { d: { power: 2 }, l: { text: ['Shields 2', 'When this unit would be damaged, gain 1 Force.'] } },
    { script: [attack('d', 'l')] },
  );
  const lines = end.log.filter(({ rule, kind }) => rule === 'roll.hits' && kind === 'rule');
  assert.equal(lines.length, 1);
  assert.equal(end.damage('l'), 0);
  assert.equal(end.player('light').force, 0);
});

test('Fury: the first throw is looked at once, not again after its own dice (rulings, 11)', () => {
  const end = fight(
    { d: { power: 1, text: ['Fury 1'] }, l: {} },
    { dice: [4, 4], script: [attack('d', 'l')] },
  );
  assert.equal(end.damage('l'), 2);
});

test('Backfire: not before all dice of the first throw lie there, and once (rulings, 11)', () => {
  const end = fight(
    { d: { power: 2, text: ['Backfire 1', 'Fury 1'] }, l: {} },
    { dice: [3, 4, 6, 6], script: [attack('d', 'l')] },
  );
  assert.equal(end.damage('d') + end.damage('l'), 3);
});

test('A keyword of 0 does nothing: Critical Hit that is taken away by as much (Keywords, Critical Hit)', () => {
  const end = thrown({ text: ['Critical Hit 1', 'Critical Hit -1'] }, {}, [6]);
  assert.equal(end.damage('l'), 1);
  assert.deepEqual(told(end, 'keyword.critical-hit'), []);
});

test('Parry: nothing waits where there are no hits to prevent (Keywords, Parry)', () => {
  const none = thrown({}, { text: ['Parry 1'] }, [1, 2]);
  assert.deepEqual(told(none, 'keyword.parry'), []);
  const one = thrown({}, { text: ['Parry 1'] }, [1, 4]);
  assert.equal(one.damage('l'), 0);
});

test('"When hits are assigned": one hit is enough, damage that is added too, none is not (Attacking, 4)', () => {
  const l = { text: ['Whenever this unit would be damaged, gain 1 Force.'] };
  const force = (dice: readonly number[], d: Card = {}) => thrown(d, l, dice).player('light').force;
  assert.equal(force([4, 1]), 1);
  assert.equal(force([1, 1]), 0);
});

/** A table where the players say what their dice show, at the dice of an attack by `d`. */
function realDice(text: string) {
  const table = tableOf({ cards: { d: ['dark space 50/2/9', text], l: 'light space 10/1/9' } }, 'empty');
  assert.equal(table.decide({ by: 'dark', do: 'attack', unit: 'd', target: 'l' }), null);
  for (let i = 0; i < 9 && table.waiting === 'player'; i++)
    assert.equal(table.decide({ by: table.game.windows.at(-1)?.chance ?? 'dark', do: 'pass' }), null);
  assert.equal(table.waiting, 'dice');
  return table;
}

test('Dice that the players throw themselves: Fury asks for more once, and its own dice for no more (rulings, 11)', () => {
  const table = realDice('Fury 1');
  table.roll([4, 1]);
  assert.equal(table.waiting, 'dice');
  assert.equal(table.game.rolls.at(-1)?.dice.filter((die) => die === 0).length, 1);
  table.roll([4]);
  assert.notEqual(table.waiting, 'dice');
});

test('Dice that the players throw themselves: no natural four, no more dice (Keywords, Fury)', () => {
  const table = realDice('Fury 1');
  table.roll([5, 1]);
  assert.notEqual(table.waiting, 'dice');
});

test('Fury: copies that cancel each other add no dice, and less than none there is not (Keywords, Fury)', () => {
  for (const text of [['Fury 1', 'Fury -1'], ['Fury -1']]) {
    const end = thrown({ text }, {}, [4, 5]);
    assert.equal(end.damage('l'), 2);
    assert.deepEqual(told(end, 'keyword.fury'), []);
  }
});

test('Backfire and Riposte: that they wait for the end of the attack is told by their own rule (Attacking, 8)', () => {
  const waits = (d: Card, l: Card, dice: readonly number[], rule: string) =>
    told(fight({ d: { power: 1, ...d }, l }, { dice, script: [attack('d', 'l')] }), rule).some((text) =>
      text.includes('waits for the end'),
    );
  assert.ok(waits({ text: ['Backfire 1'] }, {}, [3, 1], 'keyword.backfire'));
  assert.ok(waits({}, { text: ['Riposte 1'] }, [2], 'keyword.riposte'));
});

test('Terms, control: the dice of a unit that changes hands while it attacks are those of its new controller', () => {
  const battle = (text: string): Card => ({ type: 'Battle', text: [text] });
  const cards = {
    d: { power: 1 },
    l: {},
    lTake: battle("Gain control of one of your opponent's units until end of turn."),
    lAgain: battle('Choose one or more of your attack dice. Reroll those dice.'),
  };
  const script = [attack('d', 'l'), play('lTake', { target: 'd' }), play('lAgain')];
  assert.equal(fight(cards, { dice: [1, 6], script }).damage('l'), 1);
});
