// Printing by itself, with small grammars: one or many, and lists in pieces.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Grammar } from '../../../src/core/grammar/grammar.ts';
import { flat } from '../../../src/core/grammar/lists.ts';
import { print } from '../../../src/core/grammar/printer.ts';
import { hole } from '../../../src/core/grammar/shape.ts';
import { joinWords } from '../../../src/swtcg/cards/tokens.ts';
import { words } from '../../../src/swtcg/grammar/words.ts';

const shown = (g: Grammar, category: string, value: unknown): string | null => {
  const found = print(g, category, value);
  return found && joinWords(found);
};

/** The wording of a form without holes. */
function said(template: string): string | null {
  const g = new Grammar();
  g.form(g.category<string>('deed'), template, 'it');
  return shown(g, 'deed', 'it');
}

test('one or many: 1, with or without a sign, and what speaks of one', () => {
  for (const one of ['1', '+1', '-1', 'a', 'another', 'each'])
    assert.equal(said(`take ${one} coin(s)`), `Take ${one} coin`);
  assert.equal(said('take an old coin(s)'), 'Take an old coin');
  for (const many of ['2', '+2', '-2', '11', '21', 'X', 'all', 'some', 'the'])
    assert.equal(said(`take ${many} coin(s)`), `Take ${many} coins`);
});

test('one or many: by the last number before it, and by no word that only has one in it', () => {
  assert.equal(said('pay 2 stones, take 1 coin(s)'), 'Pay 2 stones, take 1 coin');
  assert.equal(said('pay 1 stone, take 2 coin(s)'), 'Pay 1 stone, take 2 coins');
  assert.equal(said('pay 1 stone, take X coin(s)'), 'Pay 1 stone, take X coins');
  assert.equal(said('pay 1 stone for the 2nd boxed coin(s)'), 'Pay 1 stone for the 2nd boxed coin');
  assert.equal(said('coin(s)'), 'Coins');
  assert.equal(said('pay 2 stones, throw 1 die(dice)'), 'Pay 2 stones, throw 1 die');
  assert.equal(said('pay 1 stone, throw 2 die(dice)'), 'Pay 1 stone, throw 2 dice');
});

test('a flat list of many values is said in pieces of four at the most', () => {
  const g = new Grammar();
  words(g);
  const piece = g.category<readonly number[]>('piece');
  g.form(piece, 'all {a:int} {b:int} {c:int} {d:int} {e:int}', [
    hole('a'),
    hole('b'),
    hole('c'),
    hole('d'),
    hole('e'),
  ]);
  g.form(piece, 'four {a:int} {b:int} {c:int} {d:int}', [hole('a'), hole('b'), hole('c'), hole('d')]);
  g.form(piece, 'just {a:int}', [hole('a')]);
  g.list<number[]>('pieces', flat('piece', 'piece', '.', 'and'));
  assert.equal(shown(g, 'pieces', [1, 2, 3, 4, 5]), 'Four 1 2 3 4. Just 5');
  assert.equal(shown(g, 'pieces', [1, 2]), 'Just 1. Just 2');
});

test('what holds itself without end has no wording', () => {
  const g = new Grammar();
  const deed = g.category<object>('deed');
  g.form(deed, 'again {d:deed}', { again: hole('d') });
  const ring: { again?: object } = {};
  ring.again = ring;
  assert.equal(print(g, 'deed', ring), null);
});
