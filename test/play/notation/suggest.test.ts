// Completion: what could be typed next, by where the caret stands.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gameOf } from '../../../src/engine.ts';
import { suggest as suggestIn } from '../../../src/play/notation/suggest.ts';
import { POSITION } from './texts.ts';

const suggest = (text: string, caret: number, data?: typeof DATA) => suggestIn(gameOf, text, caret, data);

const DATA = { find: () => [], names: () => ['Luke Skywalker (A)', 'Luke’s Speeder'] };
const words = (text: string, data?: typeof DATA) => suggest(text, text.length, data).words;

test('at the start of a line: keys, cards, players', () => {
  assert.ok(words(`${POSITION}exp`).includes('expect: '));
  assert.deepEqual(words(`${POSITION}Star`), ['Star Destroyer']);
  assert.ok(words(`${POSITION}Da`).includes('Dark'));
});

test('in a sentence: verbs, then cards', () => {
  assert.deepEqual(words(`${POSITION}Star Destroyer att`), ['attacks']);
  assert.deepEqual(words(`${POSITION}Star Destroyer attacks X`), ['X-wing']);
  assert.ok(words(`${POSITION}X-wing ev`).includes('evades'));
});

test('in quotation marks: keywords', () => {
  assert.deepEqual(words('dark:\n  space: X-wing 60/3/3 "Crit'), ['Critical Hit']);
  assert.ok(words('dark:\n  space: X-wing 60/3/3 “Ev').includes('Evade'));
});

test('in a zone: cards of the card data', () => {
  assert.deepEqual(words('light:\n  character: Luke', DATA), ['Luke Skywalker (A)', 'Luke’s Speeder']);
});

test('it says where the word begins that would be replaced', () => {
  const text = `${POSITION}Star De`;
  assert.equal(suggest(text, text.length).from, POSITION.length);
});

test('nothing is suggested for what is typed in full, or begins nothing', () => {
  assert.deepEqual(words(`${POSITION}Star Destroyer attacks X-wing`), []);
  assert.deepEqual(words(`${POSITION}zzz`), []);
  assert.deepEqual(words(''), []);
});
