// What is not read, and what must never hang or throw.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Grammar } from '../../../src/core/grammar/grammar.ts';
import type { Effect } from '../../../src/swtcg/language/effect.ts';
import { printEffect } from '../../../src/swtcg/text/print.ts';
import { readIn, readParagraph } from '../../../src/swtcg/text/read.ts';
import { read, refused } from './reading.ts';

test('an unread clause makes the whole paragraph unread', () => {
  refused('Gain 1 Force if the moon is full.');
  refused('If the moon is full, gain 1 Force.');
  refused('When this unit attacks, gain 1 Force unless it rains.');
  refused('Pay 1 Force -> Draw a card. Play only on Tuesdays.');
  refused('Pay 1 Force -> Evade 2, and sing.');
});

test('a text with two readings is refused, and both are told', () => {
  const g = new Grammar();
  const effect = g.category<Effect>('effect');
  g.form(effect, 'roar loudly', { kind: 'keyword', keyword: 'Fury' });
  g.form(effect, 'stand still', { kind: 'keyword', keyword: 'Cunning' });
  g.form(effect, 'roar|shout loudly', { kind: 'keyword', keyword: 'Intimidation' });
  g.form(effect, 'stand|rest still', { kind: 'keyword', keyword: 'Cunning' });
  const result = readIn(g, 'Roar loudly.');
  assert.ok(!result.ok);
  assert.equal(result.reason, 'ambiguous');
  assert.match(result.message, /Fury.*Intimidation/);
  assert.deepEqual(readIn(g, 'Stand still.'), { ok: true, effect: { kind: 'keyword', keyword: 'Cunning' } });
});

test('the longest readable beginning is told', () => {
  const result = readParagraph('Pay 1 Force -> Draw a card. Play only every Tuesday.');
  assert.ok(!result.ok);
  assert.equal(result.understood, 'Pay 1 Force -> Draw a card. Play only');
  assert.match(result.message, /every Tuesday/);
});

test('a bonus for a chosen unit without a duration is no effect at all', () => {
  refused('One of your units gets +1 power.');
});

test('an instruction is nothing that a unit could have: what is paid for it, or when it happens, is missing', () => {
  refused('Reserves: One of your units gets +1 power for this attack.');
  refused('INSERT: Draw a card.');
  refused('[Pilot] Starfighter Pilot. The Starfighter gets: *+1 power *Draw a card.');
});

test('X is what is paid, or what is said of it in the same paragraph', () => {
  refused('Equipped unit gets Resilience X.');
  refused('Pay 1 Force -> This unit gets +X power until end of turn.');
  read('Pay X Force -> This unit gets +X power until end of turn.');
  read('This unit gets +X power, where X is the number of cards in your hand.');
});

test('printed text is less than all text: what others give is lost', () => {
  read("INSERT: This unit can't lose its game text.");
  refused("INSERT: This unit can't lose its printed game text.");
});

test('"that unit" must refer to something', () => {
  refused('Pay 1 Force -> That unit gets +1 power until end of turn.');
  refused('When one of your units damages a unit, tap that unit.');
  refused('Foresight: That unit gets +1 power until end of turn.');
  read('Tap one of your Droids -> That unit gets +1 power until end of turn.');
});

test('"it" must be one card', () => {
  refused('Pay 1 Force -> It gets +1 power until end of turn.');
  refused('When this unit attacks a unit, it gets +1 power until end of turn.');
  refused('This unit does 1 damage to a unit, and it gets +1 power until end of turn.');
  refused('Tap one of your units and put 1 damage counter on it -> Draw a card.');
  assert.deepEqual(
    read('When this unit attacks, it gets +1 power for this attack.'),
    read('When this unit attacks, this unit gets +1 power for this attack.'),
  );
  assert.deepEqual(read('Tap one of your units, and it gets Armor until end of turn.'), {
    kind: 'instruction',
    parts: [
      { do: 'tap', to: { choose: { of: 'you' } } },
      { do: 'grant', to: { the: 'that' }, effects: [{ kind: 'keyword', keyword: 'Armor' }], until: 'turn' },
    ],
  });
});

test('X must be paid', () => {
  refused('Pay 1 Force -> Gain X Force.');
  refused('Gain X Force.');
  refused('This unit gets +X power.');
});

test('what stands after "if" is one sentence: a second one could be under it or not', () => {
  refused('When this unit attacks, if you have a Jedi in any arena, draw a card. Gain 1 Force.');
  refused('If you have a Jedi in any arena, draw a card. Gain 1 Force.');
});

test('"may" is said of its own sentence alone', () => {
  const two = read('When this unit attacks, you may draw a card. Gain 1 Force.');
  assert.ok(two.kind === 'triggered' && !two.may && two.parts.map((part) => part.do).join() === 'may,force');
  const one = read('When this unit attacks, you may draw a card and gain 1 Force.');
  assert.ok(one.kind === 'triggered' && one.may && one.parts.length === 2);
});

test('lists of subtypes that could be understood in two ways', () => {
  refused('Each Rebel Officer or Soldier gets +1 power.');
  refused('Each Rebel or Imperial Officer gets +1 power.');
  read('Each Rebel Officer or Imperial Soldier gets +1 power.');
});

test('a duration said first takes in units that come later: not the same as one said last', () => {
  const first = read('Until end of turn, each of your units gets +1 power.');
  const last = read('Each of your units gets +1 power until end of turn.');
  assert.notDeepEqual(first, last);
  read('Until end of turn, this unit gets +1 power.');
});

test('a build cost is the printed one, the total is another (Building Cards with Build Costs; Terms, total)', () => {
  const printed = read('Discard a unit with printed build cost 4 or less.');
  assert.deepEqual(printed, read('Discard a unit with build cost 4 or less.'));
  assert.notDeepEqual(printed, read('Discard a unit with total build cost 4 or less.'));
});

test('"this card" is more than this unit', () => {
  refused('Discard this card.');
});

test('keywords in a form that the book does not have', () => {
  for (const text of [
    '[Pilot] Starfighter Pilot. The Speeder gets: * +1 power.',
    'Upkeep: Sing or tap this unit.',
    'Reduced Cost 3: If the moon is full.',
    'Switch: Armor',
    'Evade',
    'Armor 2',
    'Juggle 2',
  ]) {
    refused(text);
  }
});

const within = (ms: number, work: () => void): void => {
  const start = process.cpuUsage();
  work();
  const took = process.cpuUsage(start).user / 1000;
  assert.ok(took < ms, `${took} ms`);
};

test('garbage, endless and deeply nested texts end soon and without throwing', () => {
  const hostile = [
    '',
    ' . . . ',
    '->',
    '""""""""',
    '((((((((((',
    '\u0000\ud800 \u{1f600}',
    '[Tap',
    'Pay 99999999999999999999 Force -> Evade 2',
    'gain 1 Force and '.repeat(5000),
    'INSERT: '.repeat(5000),
    `${'INSERT: '.repeat(150)}Armor`,
    'each of your '.repeat(300),
    'this unit gets "'.repeat(300),
    `Each of your ${'Jedi or '.repeat(150)}Sith gets Armor.`,
    `Gain 1 Force${' and gain 1 Force'.repeat(90)}.`,
    `This unit gets ${'+1 power and '.repeat(100)}Armor until end of turn.`,
    `As long as ${'this unit is tapped and '.repeat(90)}you have a unit, this unit gets Armor.`,
    '(a '.repeat(20000),
    'a'.repeat(200000),
  ];
  for (const text of hostile) {
    within(2000, () => {
      const result = readParagraph(text, { name: 'Some "Odd" (Name) [*' });
      if (result.ok) printEffect(result.effect);
    });
  }
});

test('random words of the language never throw, and what is read is printed and read back', () => {
  const words =
    'this unit gets +1 power and Armor until end of turn when attacks , . you may pay 1 Force -> draw a card each of your other units if have "'.split(
      ' ',
    );
  let seed = 7;
  const next = (n: number): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * n);
  };
  within(10_000, () => {
    for (let i = 0; i < 3000; i += 1) {
      const text = Array.from({ length: 1 + next(14) }, () => words[next(words.length)]).join(' ');
      const result = readParagraph(text);
      if (!result.ok) continue;
      const again = readParagraph(printEffect(result.effect));
      assert.ok(again.ok, text);
      assert.deepEqual(again.effect, result.effect);
    }
  });
});

test('more damage is spoken of only where some is pending (Phrases, "would be damaged")', () => {
  read('When this unit would do damage, it does 1 more damage.');
  refused('When this unit attacks, it does 1 more damage.');
  refused('Pay 1 Force -> It does 1 more damage.');
  refused('It does 1 more damage.');
});
