// Every term in the index of the rulebook has a test that names it.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { NOT_PLAYED, TERMS } from './index-terms.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const bookFile = join(process.env.SWTCG_SHARED ?? join(root, '../shared'), 'seeds/002_7321228a6ba18131.txt');
const skip = existsSync(bookFile) ? false : `no rulebook at ${bookFile}`;

const plain = (text: string): string => text.toLowerCase();

function names(term: string, place: string, words: string | undefined): boolean {
  if (words === undefined) {
    const file = join(root, 'test/lcg/scenarios', `${place}.json`);
    if (!existsSync(file)) return false;
    const { tags }: { tags: string[] } = JSON.parse(readFileSync(file, 'utf8'));
    return tags.map(plain).includes(plain(term));
  }
  const file = join(root, 'test', `${place}.test.ts`);
  if (!existsSync(file)) return false;
  const titles = [...readFileSync(file, 'utf8').matchAll(/^\s*test\(\s*['"`](.+)$/gm)];
  return titles.some(([, title = '']) => plain(title).includes(plain(words)));
}

test('every term is named by the test that the table gives', () => {
  const untested = Object.entries(TERMS).filter(([term, [place, words]]) => !names(term, place, words));
  assert.deepEqual(untested, []);
});

/** The entries of the index: what stands there before the pages. */
function indexOf(book: string): string[] {
  const lines = book.split('\n');
  const from = lines.indexOf('# INDEX');
  const to = lines.findIndex((line, at) => at > from && /^# /.test(line));
  return lines
    .slice(from + 1, to)
    .map((line) => line.trim().replace(/[ \d,]+$/, ''))
    .filter((line) => line !== '' && !line.startsWith('#'));
}

test('every term of the index is in the table, and no other', { skip }, () => {
  const terms = new Set(indexOf(readFileSync(bookFile, 'utf8')));
  assert.ok(terms.size > 90);
  assert.deepEqual([...terms].sort(), [...Object.keys(TERMS), ...Object.keys(NOT_PLAYED)].sort());
});

test('a term without a test is found', () => {
  assert.ok(names('Elite', 'elite-if-there-is-a-second-token', undefined));
  assert.ok(!names('Elite', 'win-stops-everything', undefined));
  assert.ok(!names('Elite', 'no-such-scenario', undefined));
  assert.ok(names('Custom Decks', 'lcg/deck/legal', 'custom decks'));
  assert.ok(!names('Custom Decks', 'lcg/deck/legal', 'no such words'));
  assert.deepEqual(indexOf('# A\nx 1\n# INDEX\n## A\nActions 24  \n\nFate Cards 9, 20\n# B\ny 2'), [
    'Actions',
    'Fate Cards',
  ]);
});
