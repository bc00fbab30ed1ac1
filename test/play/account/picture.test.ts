// The image of a step: whole, without scripts, in the colors and signs of the elements, with no card that is hidden.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { tellFile } from '../../../src/engine.ts';
import { stepAt } from '../../../src/play/steps/step.ts';
import { colors } from '../../../src/swtcg/picture/palette.ts';
import { pictureOf } from '../../../src/swtcg/picture/picture.ts';
import { SIGNS } from '../../../src/swtcg/picture/signs.ts';
import { cut, lines, widthOf } from '../../../src/swtcg/picture/svg.ts';
import { root } from '../../helpers/built.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const example = tellFile(read('components/demo/prevented-and-gone.json'));
const game = tellFile(read('replays/game-12.json'));

/** Every element that is opened is closed, in order; no sign stands bare. */
function checkWellFormed(svg: string): void {
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-z]+)((?: [\w:-]+="[^"<]*")*)(\/?)>/g,
    (_, end, name, _values, alone) => {
      if (end) assert.equal(open.pop(), name);
      else if (!alone) open.push(name);
      return '';
    },
  );
  assert.deepEqual(open, []);
  assert.doesNotMatch(rest, /[<>]|&(?!(?:amp|lt|gt|quot);)/);
}

test('every step of a game and of an example is an image', () => {
  for (const file of [example, game])
    for (let i = 0; i < file.account.length; i += 5) checkWellFormed(pictureOf(file, i));
});

test('the image has the sentence of the step, its rule, the cards in the arenas and the dice', () => {
  const svg = pictureOf(example, stepAt(example.account, '12'));
  for (const words of [
    '4 hits against Lantern Wing (C).',
    'Hits · 2022 rulebook, Attacking, 3',
    'Attacks',
    'Defends',
  ])
    assert.ok(svg.includes(words), words);
  for (const name of ['Iron Squadron', 'Quiet Hulk', 'Long Walker', 'Broken Ring', '4 hits = 4 damage'])
    assert.ok(svg.includes(name), name);
  // 6, 5, 4, 4, 1
  assert.equal(svg.match(/<circle [^>]*r="2.3"/g)?.length, 20);
});

test('the image needs nothing but itself: no script, no style sheet, no address', () => {
  for (const theme of ['light', 'dark'] as const) {
    const svg = pictureOf(example, 3, { theme });
    assert.doesNotMatch(svg, /<script|<style|<foreignObject|<image|<a |href|url\(|\bon\w+=/i);
    assert.doesNotMatch(svg.replace('http://www.w3.org/2000/svg', ''), /https?:/);
  }
});

test('the same step is the same image, in light and dark another', () => {
  assert.equal(pictureOf(example, 4), pictureOf(example, 4));
  assert.notEqual(pictureOf(example, 4), pictureOf(example, 4, { theme: 'dark' }));
});

test('text from a file is text', () => {
  const hostile = read('components/demo/prevented-and-gone.json').replaceAll(
    'Iron Squadron',
    '</text><script>alert(1)</script>\\" & Co',
  );
  const svg = pictureOf(tellFile(hostile), 6);
  checkWellFormed(svg);
  assert.doesNotMatch(svg, /<script/);
});

test('with the eyes of one player no hidden card is named', () => {
  const hiddenAt = (index: number): string[] =>
    Object.entries(game.account.at(index).view).flatMap(([id, card]) =>
      card !== null && typeof card === 'object' && 'zone' in card && card.zone === 'build' && card.faceDown
        ? [id]
        : [],
    );
  const index =
    Array.from({ length: game.account.length }, (_, i) => i).find((i) => hiddenAt(i).length > 0) ?? 0;
  const hidden = hiddenAt(index);
  assert.ok(hidden.length > 0, 'a step has cards that are being built face-down');
  const seen = (perspective: 'both' | 'spectator') => pictureOf(game, index, { perspective });
  for (const id of hidden) {
    const { name } = game.cards[id] as { name: string };
    const first = name.split(' ')[0] as string;
    assert.ok(seen('both').includes(first), name);
    assert.ok(!seen('spectator').includes(name), name);
  }
});

test('flipping swaps the halves', () => {
  const at = (svg: string, words: string) => svg.indexOf(words);
  const plain = pictureOf(example, 0);
  const flipped = pictureOf(example, 0, { flip: true });
  assert.ok(at(plain, 'Dark Side') < at(plain, 'Light Side'));
  assert.ok(at(flipped, 'Dark Side') > at(flipped, 'Light Side'));
});

test('the colors are those of the tokens', () => {
  const tokens = read('components/shared/tokens.ts') + read('components/swtcg/board/types.styles.ts');
  for (const [name, [light, dark]] of Object.entries(colors)) {
    const value = light === dark ? light : `light-dark(${light}, ${dark})`;
    assert.ok(tokens.includes(`: var(--swtcg-${name}, ${value});`), name);
  }
});

test('the signs are those of the elements', () => {
  const icons = read('components/shared/icons.ts');
  for (const [name, shape] of Object.entries(SIGNS))
    assert.ok(icons.includes(`${name}: svg\`${shape}\``), name);
});

test('words are broken and cut off to fit', () => {
  assert.deepEqual(lines('one two three', 1000, 12), ['one two three']);
  const broken = lines('a rather long name for a small chip', 80, 12, 2);
  assert.equal(broken.length, 2);
  assert.ok(broken.every((line) => widthOf(line, 12) <= 80));
  assert.match(broken[1] as string, /…$/);
  assert.equal(cut('short', 200, 12), 'short');
});
