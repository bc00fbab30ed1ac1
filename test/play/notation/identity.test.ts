// JSON → notation → JSON is the identity: for every file of the repository, for games just played, and for whatever else a file can hold.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isObject, type Json } from '../../../src/core/notation/json.ts';
import {
  gameOf,
  printNotation as printFile,
  readNotation as readFile,
  readReplay,
  readScenario,
  verify,
} from '../../../src/engine.ts';
import { fallenInReplay, fallenInScenario } from '../../../src/play/notation/fallen.ts';
import { editionOf } from '../../../src/swtcg/editions/index.ts';
import { readDefinitions } from '../../../src/swtcg/files/definitions.ts';
import { readTable } from '../../../src/swtcg/files/table.ts';
import { CARD_DATA, example } from '../scenario/example.ts';
import { files, readNotation } from './texts.ts';

const isReplay = (json: Json): boolean => String(json.format).startsWith('swtcg-replay/');

/** The cards in the order in which they stand: that order breaks ties of choice. The Living Card Game has none such. */
const order = (json: Json): string[] => {
  if (json.ruleset === 'swlcg-2012') return [];
  const { dark, light, locations } = (isObject(json.start) ? json.start : json) as Json;
  const table = Object.fromEntries(
    Object.entries((isObject(json.start) ? json.start : json) as Json).filter(([key]) =>
      ['dark', 'light', 'locations'].includes(key),
    ),
  );
  assert.ok(dark !== null && light !== null && locations !== null);
  const cards = Object.fromEntries(
    Object.entries(json.cards as Json).map(([key, card]) => {
      const { effects: _effects, ...rest } = card as Json;
      return [key, rest];
    }),
  );
  return [
    ...readTable(
      editionOf({ ruleset: String(json.ruleset) }),
      table,
      readDefinitions(cards as never, '$.cards'),
    ).placing.ids.keys(),
  ];
};

for (const [name, json] of files()) {
  test(`${name} is written in words and read back as it was`, () => {
    const text = printFile(json);
    const back = readFile(text).json;
    assert.deepEqual(back, json);
    assert.deepEqual(order(back), order(json));
    // There are words for all that players do and all that is expected: nothing is left to be written as JSON.
    assert.doesNotMatch(text, /^\s*[${]/m);
  });

  test(`${name} tells its dice with its sentences, and means the same`, () => {
    const fallen = isReplay(json)
      ? fallenInReplay(gameOf(json.ruleset), readReplay(json))
      : fallenInScenario(gameOf(json.ruleset), readScenario(json));
    if (!fallen) return assert.ok(!isReplay(json), 'every recorded game tells its dice');
    const text = printFile(json, { fallen });
    assert.deepEqual(readFile(text).json, json);
    if (fallen.slice(1).flat(2).length > 0) assert.match(text, /, rolling [1-6]/);
  });
}

test('a recorded game is as exact in the notation as it was in JSON', () => {
  const game = files().find(([name]) => name === 'game-12.json')?.[1] as Json;
  assert.equal(verify(readReplay(readFile(printFile(game)).json)).verdict, 'exact');
});

test('headers, notes, variations, rulings, unknown cards', () => {
  const json: Json = {
    format: 'swtcg-replay/1',
    ruleset: 'swtcg-2022',
    made: { by: 'hand', effects: 1 },
    header: {
      event: 'Open: the "Final"',
      round: 'Final',
      date: '2026-05-03',
      format: 'Standard',
      game: 2,
      of: 3,
      dark: { player: 'Ann', deck: 'Fleet' },
      light: { player: 'Bo' },
      annotator: 'C',
      note: 'two\nlines',
    },
    cards: {
      '?': { name: '?' },
      k1: {
        name: 'Test TIE',
        side: 'dark',
        type: 'Space',
        speed: 50,
        power: 4,
        health: 2,
        text: [],
        effects: [],
      },
    },
    start: {
      dark: {
        force: 2,
        hand: [
          { id: 'dark-1', card: '?' },
          { id: 'x', card: '?' },
        ],
        space: ['k1'],
      },
      light: {},
      at: 'space-battle',
    },
    settings: { autoPass: 'never' },
    decisions: [
      { by: 'dark', do: 'pass' },
      { do: 'reveal', card: 'x', as: 'k1' },
      { by: 'judge', do: 'reveal', card: 'dark-1', as: 'k1' },
      {
        by: 'judge',
        do: 'set',
        card: 'k1',
        zone: 'deck',
        at: 'bottom',
        tapped: false,
        damage: 1,
        counters: { mastery: 2 },
      },
      { by: 'judge', do: 'set', side: 'dark', force: 3, buildPoints: 0, draw: 2, shuffle: true, roll: 2 },
      { by: 'judge', do: 'set', card: 'x', on: 'k1', controller: 'light', faceDown: true, build: 3 },
      { by: 'judge', do: 'set', reveal: ['x', 'k1'], note: 'Ruled "so".' },
      { by: 'judge', do: 'set', side: 'light', dice: [6, 5] },
      { by: 'light', do: 'unheard of', of: { deep: [1, null] } },
    ],
    rolls: [[6], [], [1, 2]],
    shuffles: [['x', 'dark-1']],
    checks: [
      { after: 0, hash: '00ff00ff00ff00ff' },
      { after: 9, hash: '11ff00ff00ff00ff' },
    ],
    result: { winner: null, by: 'agreed', turn: 4 },
    annotations: [
      { at: '1.2', text: 'Why?', mark: '?!' },
      { at: '0.1', mark: '!' },
    ],
    variations: [
      {
        at: '1.1',
        title: 'Else',
        decisions: [{ by: 'dark', do: 'done' }],
        rolls: [[3]],
        annotations: [{ at: '1.1', text: 'so' }],
      },
    ],
    sleeve: { color: 'blue <b>' },
  };
  const text = printFile(json);
  assert.deepEqual(readFile(text).json, json);
  // Two things have no words: a deed that is not in the vocabulary, and a field that is not in the format.
  assert.deepEqual(
    text.split('\n').filter((line) => /^[${]/.test(line)),
    [
      '{"by":"light","do":"unheard of","of":{"deep":[1,null]}} #11ff00ff00ff00ff',
      '$.sleeve = {"color":"blue \\u003cb\\u003e"}',
    ],
  );
});

/** Any value of JSON, with names that are awkward in a line of text. */
const awkward = fc.constantFrom(
  '',
  ' ',
  'a, b',
  'as',
  'X (A)',
  '“q”',
  '"',
  "''b''",
  '<b>',
  '&amp;',
  '→',
  'a -> b',
  'x\ny',
  '#12345678',
  '$.a',
  '?',
  '2x y',
  'ÄÖ',
  'dark',
  'Force',
  '🂡',
  '{',
  '[over]',
  'null',
  '__proto',
);
/** Values that throw where they are made a text, and the names of what every object inherits. */
const unspeakable = fc.constantFrom<unknown>(
  { toString: '' },
  { valueOf: 1, toString: null },
  [{ toString: {} }],
  { constructor: 'x', hasOwnProperty: 2 },
  'toString',
);
const anything = fc.jsonValue({ maxDepth: 2 });

test('whatever is put into a file in place of what stood there, it is written and read back as it is', () => {
  const places = (value: unknown, path: readonly string[] = []): (readonly string[])[] =>
    typeof value !== 'object' || value === null
      ? []
      : Object.keys(value).flatMap((key) => [
          [...path, key],
          ...places((value as Json)[key], [...path, key]),
        ]);
  const all = places(example());
  fc.assert(
    fc.property(fc.constantFrom(...all), fc.oneof(awkward, awkward, unspeakable, anything), (path, value) => {
      const json = example() as Json;
      let place: Json = json;
      for (const key of path.slice(0, -1)) place = place[key] as Json;
      place[path.at(-1) as string] = value;
      // JSON has no -0 of its own.
      const plain = JSON.parse(JSON.stringify(json)) as Json;
      if (plain.format !== 'swtcg-scenario/1') return;
      const { json: back, faults } = readNotation(printFile(plain));
      assert.deepEqual(faults, []);
      assert.deepEqual(back, plain);
    }),
    { numRuns: 200, seed: Number(process.env.SWTCG_SEED ?? 1) },
  );
});

test('cards that stand for those of the card data keep their references', () => {
  const json = example() as Json;
  assert.ok(CARD_DATA);
  json.cards = { ...(json.cards as Json), luke: { ref: 'ANH/Luke Skywalker (A)' } };
  assert.deepEqual(readNotation(printFile(json)).json, json);
});
