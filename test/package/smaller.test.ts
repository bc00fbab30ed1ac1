// What is taken out of the script for pages, and what must stay.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { stylesOf } from '../../tools/gather-styles.ts';
import { asObject } from '../../tools/inline-helper.ts';
import { minified } from '../../tools/minify-css.ts';
import { narrowed } from '../../tools/minify-html.ts';
import { changed } from '../../tools/syntax.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

test('styles lose comments, needless space, zeros and quotation marks', () => {
  assert.equal(
    minified(`
      /* a note */
      .a > .b, .c { margin: 0.5px -0.25em; color: #ffffff; background: transparent; }
      [data-type="space"] { content: ''; }
      @container unit (128px <= width < 216px) { .d { inset: 0; } }
    `),
    ".a>.b,.c{margin:.5px -.25em;color:#fff;background:#0000}[data-type=space]{content:''}@container unit (128px<=width<216px){.d{inset:0}}",
  );
});

test('styles keep the space that says something', () => {
  for (const css of [
    '.a .b{inline-size:calc(100% + 12px)}',
    '.a + .b{grid-row:1 / -1}',
    "[data-count='5'] .a{font:10.05px serif}",
    'li :not(a){color:red}',
    '@media (pointer:coarse){.a{gap:0}}',
  ])
    assert.equal(minified(css), css);
});

test('drawings in styles are left as they are', () => {
  const drawn = `.a{mask:url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'/>")}`;
  assert.equal(minified(drawn), drawn);
});

test('templates lose line breaks, and quotation marks around plain words', () => {
  assert.equal(
    narrowed('<p\n  class="note"\n  role="note"\n>\n  one  word\n</p>'),
    '<p class=note role=note> one word </p>',
  );
});

test('templates keep quotation marks where the value would end elsewhere', () => {
  for (const html of [
    '<path d="M3 13"/>',
    '<circle r="2"/>',
    '<p class="a b">',
    '<p class="',
    '<p title="">',
  ])
    assert.equal(narrowed(html), html);
});

test('changes of a text stand where they belong', () => {
  assert.equal(
    changed('one two three', [
      [0, 3, '1'],
      [8, 13, '3'],
    ]),
    '1 two 3',
  );
});

test('the exports of a module are one object, in which each is read when it is asked for', () => {
  assert.equal(
    asObject('var all = __exportAll({ one: () => one$1, two: () => two });'),
    'var all = { get one() { return one$1; }, get two() { return two; } };',
  );
});

test('the styles of the script are those that it waits for', () => {
  const found = stylesOf(`${root}components/elements.ts`).map((file) => relative(root, file));
  assert.equal(new Set(found).size, found.length);
  for (const file of [
    'shared/tokens.ts',
    'shared/base.ts',
    'board/unit.styles.ts',
    'replay/replay.styles.ts',
  ])
    assert.ok(found.includes(`components/${file}`), file);
  for (const file of ['board/action.styles.ts', 'board/decor.styles.ts', 'replay/opened.styles.ts'])
    assert.ok(!found.includes(`components/${file}`), file);
});

test('styles are plain text: the lighter tag for them fills nothing in', () => {
  const files = readdirSync(`${root}components`, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.ts')))
    for (const [css] of readFileSync(`${root}components/${file}`, 'utf8').matchAll(/\bcss`[^`]*`/g))
      assert.ok(!css.includes('${'), file);
});
