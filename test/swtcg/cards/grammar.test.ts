// The grammar engine by itself, with small grammars.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Grammar } from '../../../src/core/grammar/grammar.ts';
import { flat, joined } from '../../../src/core/grammar/lists.ts';
import { print } from '../../../src/core/grammar/printer.ts';
import { readAll } from '../../../src/core/grammar/reader.ts';
import { fill, hole, keyOf, merged, unify } from '../../../src/core/grammar/shape.ts';
import { compileTemplate } from '../../../src/core/grammar/template.ts';
import { joinWords, tokenize } from '../../../src/swtcg/cards/tokens.ts';
import { words } from '../../../src/swtcg/grammar/words.ts';

function read(g: Grammar, category: string, text: string): readonly unknown[] {
  const outcome = readAll(g, category, tokenize(text));
  return outcome.ok ? outcome.values : [];
}
const shown = (g: Grammar, category: string, value: unknown): string | null => {
  const found = print(g, category, value);
  return found && joinWords(found);
};

interface Coin {
  readonly do: 'coins';
  readonly n: number;
}

test('a form reads its template into its shape and prints it back', () => {
  const g = new Grammar();
  words(g);
  const deed = g.category<Coin>('deed');
  g.form(deed, '[you] take {n:int} coin(s)', { do: 'coins', n: hole('n') });
  assert.deepEqual(read(g, 'deed', 'You take 3 coins.'), [{ do: 'coins', n: 3 }]);
  assert.deepEqual(read(g, 'deed', 'take 1 coin'), [{ do: 'coins', n: 1 }]);
  assert.equal(shown(g, 'deed', { do: 'coins', n: 1 }), 'Take 1 coin');
  assert.equal(shown(g, 'deed', { do: 'coins', n: 2 }), 'Take 2 coins');
  assert.equal(shown(g, 'deed', { do: 'coins', n: 2, more: true }), null);
});

test('the first form is the canonical wording, further forms are synonyms of one reading', () => {
  const g = new Grammar();
  words(g);
  const deed = g.category<Coin>('deed');
  g.form(deed, 'take {n:int} coins', { do: 'coins', n: hole('n') });
  g.form(deed, 'take {n:int} coins|coin', { do: 'coins', n: hole('n') });
  g.form(deed, 'grab {n:int} coins', { do: 'coins', n: hole('n') });
  assert.equal(read(g, 'deed', 'take 2 coins').length, 1);
  assert.deepEqual(read(g, 'deed', 'grab 2 coins'), [{ do: 'coins', n: 2 }]);
  assert.equal(shown(g, 'deed', { do: 'coins', n: 2 }), 'Take 2 coins');
});

test('two forms with different data give two readings, never the first of them', () => {
  const g = new Grammar();
  words(g);
  const deed = g.category<string>('deed');
  g.form(deed, 'strike the bell', 'ring');
  g.form(deed, 'strike the {t:thing}', hole('t'));
  g.form(g.category<string>('thing'), 'bell', 'hit the bell');
  assert.deepEqual([...read(g, 'deed', 'strike the bell')].sort(), ['hit the bell', 'ring']);
});

test('lists read with their separators and print one way', () => {
  const g = new Grammar();
  words(g);
  g.list<number[]>('numbers', joined('int', 'and', 'or'));
  assert.deepEqual(read(g, 'numbers', '1'), [[1]]);
  assert.deepEqual(read(g, 'numbers', '1 or 2'), [[1, 2]]);
  assert.deepEqual(read(g, 'numbers', '1, 2, and 3'), [[1, 2, 3]]);
  assert.deepEqual(read(g, 'numbers', '1, 2 and 3'), [[1, 2, 3]]);
  assert.deepEqual(read(g, 'numbers', '1, 2'), []);
  assert.equal(shown(g, 'numbers', [1, 2, 3]), '1, 2, and 3');
  assert.equal(shown(g, 'numbers', [1, 2]), '1 and 2');
  assert.equal(shown(g, 'numbers', []), null);
});

test('flat lists are cut into the longest pieces that have a wording', () => {
  const g = new Grammar();
  words(g);
  const piece = g.category<readonly number[]>('piece');
  g.form(piece, 'both {a:int} {b:int}', [hole('a'), hole('b')]);
  g.form(piece, 'just {a:int}', [hole('a')]);
  g.list<number[]>('pieces', flat('piece', 'piece', '.', 'and'));
  assert.deepEqual(read(g, 'pieces', 'just 1 and both 2 3. just 4'), [[1, 2, 3, 4]]);
  assert.equal(shown(g, 'pieces', [1, 2, 3]), 'Both 1 2. Just 3');
});

test('merged shapes share the keys of an object between holes', () => {
  const shape = merged({ of: 'you' }, { a: ['tapped'], b: '*' });
  assert.deepEqual(fill(shape, { a: { tapped: true }, b: { unique: true } }), {
    of: 'you',
    tapped: true,
    unique: true,
  });
  assert.deepEqual(unify(shape, { of: 'you', unique: true }), { a: {}, b: { unique: true } });
  assert.equal(unify(shape, { unique: true }), null);
  assert.equal(fill(merged({ of: 'you' }, { a: '*' }), { a: { of: 'opponent' } }), undefined);
});

test('equal data has one key, whatever the order', () => {
  assert.equal(keyOf({ a: 1, b: [2, { c: 3, d: 4 }] }), keyOf({ b: [2, { d: 4, c: 3 }], a: 1 }));
});

test('different data has different keys', () => {
  const data = [
    [1, 2],
    [12],
    ['1', 2],
    { 0: 1, 1: 2 },
    { 0: 12 },
    { a: 1, b: 2 },
    { a: 1 },
    null,
    'null',
    undefined,
  ];
  assert.equal(new Set(data.map(keyOf)).size, data.length);
});

test('mistakes in a grammar are found when it is built', () => {
  const g = new Grammar();
  words(g);
  const deed = g.category<Coin>('deed');
  assert.throws(() => g.form(deed, 'take {m:int} coins', { do: 'coins', n: hole('n') }), /holes and shape/);
  g.form(deed, 'take {n:nothing} coins', { do: 'coins', n: hole('n') });
  assert.throws(() => g.rule('deed'), /no category "nothing"/);
  const left = new Grammar();
  const loop = left.category<string>('loop');
  left.form(loop, '{l:loop} again', hole('l'));
  assert.throws(() => left.rule('loop'), /starts with itself/);
});

test('a hole stands once in a template, each of the shape stands there, and nothing is added after first use', () => {
  const g = new Grammar();
  words(g);
  const deed = g.category<Coin>('deed');
  const shape = { do: 'coins', n: hole('n') } as const;
  assert.throws(() => g.form(deed, 'take {n:int} or {n:int} coins', shape), /stands twice/);
  assert.throws(() => g.form(deed, 'take coins', shape), /holes and shape/);
  assert.throws(() => g.form(deed, 'take {n:int} of {m:int} coins', shape), /holes and shape/);
  g.form(deed, 'take {n:int} coins', shape);
  assert.deepEqual(read(g, 'deed', 'take 2 coins'), [{ do: 'coins', n: 2 }]);
  assert.throws(() => g.form(deed, 'grab {n:int} coins', shape), /after first use/);
  assert.throws(() => g.rule('dead'), /no category "dead"/);
});

const lit = (...words: readonly string[]) => ({ lit: words, low: words });

test('templates: alternatives, options, agreement, signs', () => {
  assert.deepEqual(compileTemplate('a|b [c] {n:int} card(s) . ->'), [
    [
      lit('a', 'b'),
      { hole: 'n', category: 'int' },
      { ...lit('card', 'cards'), agree: true },
      lit('.'),
      lit('->'),
    ],
    [
      lit('a', 'b'),
      lit('c'),
      { hole: 'n', category: 'int' },
      { ...lit('card', 'cards'), agree: true },
      lit('.'),
      lit('->'),
    ],
  ]);
});

test('a grammar made to explode is stopped', () => {
  const g = new Grammar();
  const item = g.category<string>('item');
  for (const value of ['p', 'q', 'r']) g.form(item, 'x', value);
  g.list<string[]>('items', { ...joined('item', 'and'), between: [['and']], last: null });
  const start = process.cpuUsage();
  assert.equal(readAll(g, 'items', tokenize(Array(60).fill('x').join(' and '))).ok, false);
  assert.ok(process.cpuUsage(start).user < 1_000_000);
});
