import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SwtcgError } from '../../../src/core/error.ts';
import { parseJson } from '../../../src/core/files/json.ts';

const failsWith = (source: string, code: string, path: string, says: RegExp) =>
  assert.throws(
    () => parseJson(source),
    (error) => {
      assert.ok(error instanceof SwtcgError);
      assert.deepEqual([error.info.code, error.info.path], [code, path]);
      assert.match(error.info.message, says);
      return true;
    },
  );

test('JSON is read, with or without a byte order mark', () => {
  assert.deepEqual(parseJson('{"a":[1,{"b":"}]{["}]}'), { a: [1, { b: '}]{[' }] });
  assert.deepEqual(parseJson('\ufeff[1]'), [1]);
});

test('what is no JSON is unreadable', () => {
  for (const source of ['', '{', '{"a":1,}', 'nonsense', '{"a":"', '"\\', ']]]]', '{"a"}', '\u0000'])
    failsWith(source, 'unreadable', '$', /not JSON/);
});

test('a tower of brackets is unreadable, not a stack overflow', () => {
  failsWith('['.repeat(100_000), 'unreadable', '$', /deep/);
  failsWith('{"a":'.repeat(100_000), 'unreadable', '$', /deep/);
  failsWith(`${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'unreadable', '$', /deep/);
});

test('32 levels are read and 33 are not; brackets inside texts are no nesting', () => {
  const tower = (n: number) => `${'['.repeat(n)}${']'.repeat(n)}`;
  assert.ok(parseJson(tower(32)));
  failsWith(tower(33), 'unreadable', '$', /deep/);
  failsWith(`["\\\\",${tower(32)}]`, 'unreadable', '$', /deep/);
  for (const text of [tower(33), `"${tower(33)}`, `\\"${tower(33)}`, '\\', '[{":'])
    assert.deepEqual(parseJson(JSON.stringify({ [text]: text })), { [text]: text });
});

test('a text of 50 million characters is refused at once', () => {
  const large = ' '.repeat(50_000_000);
  const start = process.cpuUsage();
  failsWith(large, 'unreadable', '$', /too large/);
  assert.ok(process.cpuUsage(start).user < 100_000);
});

test('a key that stands twice in one object is an error', () => {
  failsWith('{"a":1,"b":{"c":[0,{"d":1,"d" : 2}]}}', 'bad-scenario', '$.b.c[1].d', /twice/);
  failsWith('{"a":1,"\\u0061":2}', 'bad-scenario', '$.a', /twice/);
  assert.deepEqual(parseJson('{"a":{"b":"a"},"b":["a","a",{"a":1},{"a":2}]}'), {
    a: { b: 'a' },
    b: ['a', 'a', { a: 1 }, { a: 2 }],
  });
});
