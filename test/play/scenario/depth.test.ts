// How deep a text of JSON is nested, found before it is read: brackets inside of strings are none.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stringEnd, tooDeep } from '../../../play/scenario/depth.ts';

test('a string ends at the first quote that is not its own', () => {
  for (const text of ['', 'a', 'a\\"b', '\\\\', '\\\\\\"', '[{"', '\n']) {
    const json = JSON.stringify(text);
    assert.equal(stringEnd(`x${json}: "next"`, 1), json.length);
  }
  assert.equal(stringEnd('"never', 0), 6);
  assert.equal(stringEnd('"never\\"', 0), 8);
});

test('brackets count where they open, and not in strings', () => {
  const tower = (n: number) => `${'['.repeat(n)}${']'.repeat(n)}`;
  assert.equal(tooDeep(tower(32)), false);
  assert.equal(tooDeep(tower(33)), true);
  assert.equal(tooDeep(JSON.stringify({ text: tower(33), also: `"${tower(33)}` })), false);
  assert.equal(tooDeep(`["\\\\",${tower(32)}]`), true);
});
