// Whatever is typed: it is read, or refused with a line, a column and a sentence. Nothing else, and never for long.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { NotationError } from '../../../play/notation/fault.ts';
import { readFile, scenarioOf } from '../../../play/notation/file.ts';
import { POSITION } from './texts.ts';

function readsOrRefuses(text: string): void {
  try {
    if (readFile(text).notation.kind === 'scenario') scenarioOf(text);
  } catch (error) {
    assert.ok(error instanceof NotationError, error instanceof Error ? error.stack : String(error));
    const lines =
      text.split('\n').length +
      (text.match(/<br|<\/|\r|[\u2028\u2029\u0085]|&#0*1[03];|&#x0*[ad];/gi)?.length ?? 0);
    assert.ok(error.line >= 1 && error.line <= lines, `${error.line} of ${lines}`);
    assert.ok(error.column >= 1);
    assert.match(error.message, /^Line \d+, column \d+: \S.{8,}[.?…]/s);
  }
}

const WORDS =
  'dark: light: space: hand: card title: expect: until: at: dice: note variation end Star Destroyer X-wing attacks uses evades plays Dark Light 60/3/3 "Evade 1" “ ” ( ) [ ] [over [pilot , ; : . -> → #0123456789abcdef $.a = {} gone as played replay result tapped 3 Force rolling 6 & < <br> &amp; &#8220; * > 1. nobody wins is in on top of'.split(
    ' ',
  );
const words = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...WORDS) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
    { weight: 2, arbitrary: fc.constant('\n') },
  ),
  { maxLength: 40 },
);

test('texts of any words', () => {
  fc.assert(
    fc.property(words, (all) => readsOrRefuses(all.join(' '))),
    { numRuns: 800 },
  );
});

test('any letters at all', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), readsOrRefuses), { numRuns: 500 });
});

test('an example with a piece taken out, put in or moved', () => {
  const text = `title: Who?\n${POSITION}Star Destroyer attacks X-wing, rolling 6 4 2 1 5\nX-wing evades 2\nexpect: X-wing is discarded; Light has 3 Force, hand 0 cards\nexpect: Dark controls space; nobody wins\n`;
  const place = fc.nat(text.length);
  fc.assert(
    fc.property(
      place,
      fc.nat(12),
      fc.oneof(fc.constantFrom(...WORDS), fc.string({ maxLength: 4 })),
      (at, length, piece) => readsOrRefuses(text.slice(0, at) + piece + text.slice(at + length)),
    ),
    { numRuns: 800 },
  );
});

test('a very long line and very many lines are read in time', () => {
  const start = performance.now();
  readsOrRefuses(`dark:\n  space: ${'X '.repeat(20_000)}`);
  readsOrRefuses(`${POSITION}${'X-wing attacks Star Destroyer\n'.repeat(3_000)}`);
  readsOrRefuses(`dark:\n  space: X 1/1/1 ${'[over '.repeat(3_000)}`);
  readsOrRefuses(
    `${'('.repeat(20_000)}\n${'"'.repeat(20_000)}\n${'<'.repeat(20_000)}\n${'&'.repeat(20_000)}`,
  );
  assert.ok(performance.now() - start < 8_000);
});
