// Whatever stands in a file: it is a scenario with a position and a view, or a typed error. Nothing else.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { startPosition } from '../../../play/scenario/position.ts';
import { parseScenario, readScenario } from '../../../play/scenario/read.ts';
import { SwtcgError } from '../../../src/game/error.ts';
import { view } from '../../../src/view.ts';
import { CARD_DATA, example, type Loose } from './example.ts';

function readsOrRefuses(read: () => ReturnType<typeof readScenario>): void {
  try {
    view(startPosition(read()));
  } catch (error) {
    assert.ok(error instanceof SwtcgError, error instanceof Error ? error.stack : String(error));
    assert.match(error.info.path ?? '', /^\$/);
  }
}

/** Every place in the example at which a value stands: the object that holds it, and its key. */
function places(value: Loose): [Loose, string][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value).flatMap((key) => [[value, key] as [Loose, string], ...places(value[key])]);
}

const WORDS = [
  'tie',
  'xw',
  'dark',
  'space',
  'constructor',
  '__proto__',
  'toString',
  '',
  '*',
  'Armor',
  'on:xw',
  'attack',
];
const anyValue = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(...WORDS, -0, 1e308, Number.NaN, undefined, [], {}, ['tie'], { card: 'tie' }),
);

test('a file with one wrong value', () => {
  fc.assert(
    fc.property(fc.nat(), anyValue, (n, value) => {
      const file = example();
      const all = places(file);
      const [holder, key] = all[n % all.length] as [Loose, string];
      holder[key] = value;
      readsOrRefuses(() => readScenario(file, CARD_DATA));
    }),
    { numRuns: 2000 },
  );
});

test('a file with one more key', () => {
  fc.assert(
    fc.property(fc.nat(), fc.oneof(fc.string(), fc.constantFrom(...WORDS)), anyValue, (n, key, value) => {
      const file = example();
      const all = [[{ file }, 'file'] as [Loose, string], ...places(file)];
      const [holder, at] = all[n % all.length] as [Loose, string];
      if (typeof holder[at] !== 'object' || holder[at] === null) return;
      // The length of a list is no key that a file could have.
      if (Array.isArray(holder[at]) && key === 'length') return;
      Object.defineProperty(holder[at], key, { value, enumerable: true, configurable: true, writable: true });
      readsOrRefuses(() => readScenario(file, CARD_DATA));
    }),
    { numRuns: 2000 },
  );
});

test('a file that is cut off or scribbled on', () => {
  const source = JSON.stringify(example());
  fc.assert(
    fc.property(fc.nat(source.length), fc.nat(20), fc.string({ maxLength: 5 }), (at, length, scribble) => {
      readsOrRefuses(() =>
        parseScenario(source.slice(0, at) + scribble + source.slice(at + length), CARD_DATA),
      );
    }),
    { numRuns: 1000 },
  );
});

test('cards nested without end are refused without a stack overflow', () => {
  for (const part of ['stack', 'pilots', 'equipment']) {
    let card: Loose = 'tarnB';
    for (let i = 0; i < 100_000; i++) card = { id: `c${i}`, card: 'tarnA', [part]: [card] };
    const file = example((one) => {
      one.light.character = [card];
    });
    assert.throws(() => readScenario(file, CARD_DATA), SwtcgError);
  }
});
