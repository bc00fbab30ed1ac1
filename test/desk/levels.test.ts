// Looking up: the levels, the first of which that finds anything is the answer.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mistakes } from '../../src/desk/lookup/mistakes.ts';
import { faq, ids, titles } from './documents-of.ts';

test('1, title and alias equal: nothing else is looked at', () => {
  const desk = faq('Evade', 'Evade Damage', { title: 'Dodge', aliases: ['evade'] });
  assert.deepEqual(titles(desk, 'evades'), ['Evade', 'Dodge']);
});

test('1: without a bracket, a number or X at the end', () => {
  const desk = faq('Evade', 'Boba Fett');
  for (const query of ['Evade 2', 'Evade X', 'Evade -2', 'Evade (keyword)', 'Evade [2]'])
    assert.deepEqual(titles(desk, query), ['Evade'], query);
  assert.deepEqual(titles(desk, 'Boba Fett (Core 0019)'), ['Boba Fett']);
  assert.deepEqual(titles(desk, '2'), []);
});

test('1: the whole query goes before the shorter one', () => {
  const desk = faq('Evade', 'Evade 2');
  assert.deepEqual(titles(desk, 'Evade 2'), ['Evade 2']);
  assert.deepEqual(titles(desk, 'Evade 3'), ['Evade']);
});

test('1: a query with a slash that is no title is looked up half by half', () => {
  const desk = faq('Evade', 'Deflect', 'Shield / Protect', 'Shield');
  assert.deepEqual(titles(desk, 'Deflect/Evade'), ['Evade', 'Deflect']);
  assert.deepEqual(titles(desk, 'Shield/Protect'), ['Shield / Protect']);
});

test('a query that is an id finds that entry', () => {
  const desk = faq('Evade', 'Evade', { title: '→', slug: 'arrow' });
  assert.deepEqual(ids(desk, 'swlcg-faq-1.1/evade'), ['swlcg-faq-1.1/evade']);
  assert.deepEqual(ids(desk, ' swlcg-faq-1.1/evade-2'), ['swlcg-faq-1.1/evade-2']);
  assert.deepEqual(ids(desk, '→'), ['swlcg-faq-1.1/arrow']);
  assert.deepEqual(ids(desk, '*'), []);
});

test('2, partial: each word is one of the title or of one alias; the last may be the beginning of one', () => {
  const desk = faq('All Wrapped Up', { title: 'Beedo', aliases: ['Rodian Hunter', 'Green Guard'] });
  for (const query of ['wrapped up', 'up all', 'wrapped', 'all wra'])
    assert.deepEqual(titles(desk, query), ['All Wrapped Up'], query);
  assert.deepEqual(titles(desk, 'hunter rod'), ['Beedo']);
  for (const query of ['all wr', 'wra all', 'rodian guard']) assert.deepEqual(titles(desk, query), [], query);
});

test('2, named: other cards that a ruling speaks of, after partial titles', () => {
  const desk = faq({ title: 'Virtual Cards', names: ['Monnok'] }, 'Monnok Game');
  assert.deepEqual(titles(desk, 'Monnok'), ['Monnok Game', 'Virtual Cards']);
  assert.deepEqual(titles(desk, 'Monno'), ['Monnok Game']);
});

test('2: at most 20', () => {
  const desk = faq(...Array.from({ length: 30 }, (_, i) => `Droid ${i + 100}`));
  assert.equal(titles(desk, 'droid').length, 20);
  assert.equal(titles(desk, 'droid')[0], 'Droid 100');
});

test('3, fuzzy: the fewest mistakes, 1 to 7 letters, 2 to 14, 3 from 15, none below 4', () => {
  const desk = faq('Evade', 'Evode', 'Prepared Defenses', 'Bravo Fighter', 'Tap');
  assert.deepEqual(titles(desk, 'evaed'), ['Evade']);
  assert.deepEqual(titles(desk, 'evude'), ['Evade', 'Evode']);
  assert.deepEqual(titles(desk, 'evaaed'), []);
  assert.deepEqual(titles(desk, 'brvao fightr'), ['Bravo Fighter']);
  assert.deepEqual(titles(desk, 'brva fightr'), []);
  assert.deepEqual(titles(desk, 'prapered defensse'), ['Prepared Defenses']);
  assert.deepEqual(titles(desk, 'tpa'), []);
});

test('3: the names only where no title is so near; without the end of the query only then', () => {
  const desk = faq({ title: 'Virtual Cards', names: ['Monnok'] }, 'Evade');
  assert.deepEqual(titles(desk, 'Monok'), ['Virtual Cards']);
  assert.deepEqual(titles(desk, 'Evaed (2)'), ['Evade']);
  assert.deepEqual(titles(faq({ title: 'Rules', names: ['Monnok'] }, 'Monnoch'), 'monnock'), ['Monnoch']);
});

test('the texts are not searched', () => {
  assert.deepEqual(titles(faq({ title: 'Evade', text: 'A rancor is no pet.' }), 'rancor'), []);
});

test('mistakes: a letter too many, too few, another, two swapped', () => {
  const cases: [string, string, number][] = [
    ['evade', 'evade', 0],
    ['evvade', 'evade', 1],
    ['evad', 'evade', 1],
    ['ewade', 'evade', 1],
    ['eavde', 'evade', 1],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
  ];
  for (const [a, b, wrong] of cases) {
    assert.equal(mistakes(a, b, 5), wrong, `${a} ${b}`);
    assert.equal(mistakes(b, a, 5), wrong, `${b} ${a}`);
    if (wrong > 0) assert.equal(mistakes(a, b, wrong - 1), wrong, `${a} ${b}, at most ${wrong - 1}`);
  }
});
