// Effects from files are checked against the types of the language.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { effectFault } from '../../../src/lcg/language/check.ts';
import { readParagraph } from '../../../src/lcg/text/read.ts';
import { FATES, SENTENCES } from '../grammar/sentences.ts';

test('every effect that the grammar makes is one', () => {
  for (const [texts, type] of [
    [SENTENCES, 'Unit'],
    [FATES, 'Fate'],
  ] as const)
    for (const text of texts) {
      const found = readParagraph(text, { name: 'Test Card', type });
      assert.ok(found.ok, text);
      assert.equal(effectFault(found.effect), null, `${text} ${JSON.stringify(found.effect)}`);
    }
});

const ODD: readonly (readonly [unknown, readonly (string | number)[]])[] = [
  [null, []],
  [{ kind: 'wish' }, []],
  [{ kind: 'action' }, ['parts']],
  [{ kind: 'action', parts: [{ do: 'draw', who: 'you' }] }, ['parts', 0, 'n']],
  [{ kind: 'action', parts: [{ do: 'draw', who: 'nobody', n: 1 }] }, ['parts', 0, 'who']],
  [{ kind: 'action', parts: [], limit: { times: 1, per: 'year' } }, ['limit', 'per']],
  [{ kind: 'action', parts: [], sings: true }, ['sings']],
  [{ kind: 'keyword', keyword: 'edge', n: 1.5 }, ['n']],
  [{ kind: 'enhance', on: { trait: 'Droid' } }, ['on', 'trait']],
];

for (const [data, at] of ODD)
  test(`no effect: ${JSON.stringify(data)}`, () => {
    assert.deepEqual(effectFault(data), at);
  });
