// The rulebook index of the Living Card Game: it has every rule that the code cites, and says where each stands.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { rules } from '../../../src/lcg/rulebook/rules.ts';
import { borrowed, type Index, uncitedIds, unknownIds, wrongForm } from '../../swtcg/rulebook/checks.ts';
import { standsIn, wrongSections } from './sections.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const shared = process.env.SWTCG_SHARED ?? join(root, '../shared');
const file = {
  book: join(shared, 'seeds/002_7321228a6ba18131.txt'),
  faq: join(shared, 'seeds/004_aad6d6ae1218c69f.txt'),
};
const skip = Object.values(file).every((one) => existsSync(one)) ? false : `no rulebook in ${shared}`;
if (skip) console.log(`NOT TESTED: ${skip}. Set SWTCG_SHARED to compare the index with the book.`);

const index: Index = rules;
const read = (one: keyof typeof file): string => readFileSync(file[one], 'utf8');
const rulings = readFileSync(join(root, 'RULINGS-LCG.md'), 'utf8');

const code = [join('src', 'lcg'), join('machines', 'lcg')]
  .filter((room) => existsSync(join(root, room)))
  .flatMap((room) => readdirSync(join(root, room), { recursive: true }).map((one) => join(room, String(one))))
  .filter((one) => one.endsWith('.ts') && !one.startsWith(join('src', 'lcg', 'rulebook') + sep))
  .map((one) => readFileSync(join(root, one), 'utf8'))
  .join('\n');

test('every rule that the code cites is in the index', () => {
  // Deck rules of the effect language have a field of that name too: its values have no dot.
  assert.deepEqual(
    unknownIds(code, index).filter((id) => id.includes('.')),
    [],
  );
});

test('every rule in the index is cited by the code', () => {
  assert.deepEqual(uncitedIds(code, index), []);
});

test('every rule has a title of its own, a section and a short text', () => {
  assert.deepEqual(wrongForm(index), []);
});

test('every section stands in the rulebook, the FAQ or the rulings', { skip }, () => {
  const wrong = wrongSections(index, { book: read('book'), faq: read('faq'), rulings });
  assert.deepEqual(wrong, []);
});

test('the texts are not taken from the rulebook or the FAQ', { skip }, () => {
  assert.deepEqual(borrowed(index, `${read('book')}\n${read('faq')}`), []);
});

/** The rows of the page: number, section, how it is read, why. */
const rows = rulings
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) =>
    line
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim()),
  );

test('the rulings are numbered in order, and each has a section, a reading and a reason', () => {
  assert.deepEqual(
    rows.map(([number]) => number),
    rows.map((_, at) => String(at + 1)),
  );
  assert.deepEqual(
    rows.filter((cells) => cells.length !== 4 || cells.includes('')),
    [],
  );
});

test('the rulings are not taken from the rulebook or the FAQ', { skip }, () => {
  const texts = rows.flatMap(([number, , reading = '', why = '']) => [
    [`${number}, how`, { title: '', section: '', text: reading }] as const,
    [`${number}, why`, { title: '', section: '', text: why }] as const,
  ]);
  assert.deepEqual(borrowed(Object.fromEntries(texts), `${read('book')}\n${read('faq')}`), []);
});

const BOOK = `# SETUP
## 8. SELECT CARDS
### Refresh Phase (p. 12)
# OTHER, AND MORE
## The Word “to”
`;

test('the check finds sections that the book has not', () => {
  for (const section of [
    'Setup (p. 3)',
    'Setup, 8. Select Cards (p. 10)',
    '8. Select Cards, Refresh Phase (p. 12)',
    'Other, and More, The Word "to"',
  ])
    assert.ok(standsIn(BOOK, section), section);
  for (const section of ['Set', 'Setup, The Word "to"', 'Refresh Phase, Setup', 'Setup, 9', ''])
    assert.ok(!standsIn(BOOK, section), section);
  const rule = (title: string, section: string) => ({ title, section, text: 'A sentence.' });
  const wrong: Index = {
    'a.a': rule('a', 'Setup (p. 10)'),
    'a.b': rule('b', 'Setup'),
    'a.c': rule('c', 'FAQ, Setup'),
    'a.d': rule('d', 'FAQ, Loops'),
    'a.e': rule('e', 'Rulings, 2'),
    'a.f': rule('f', 'Rulings, 3'),
    'a.g': rule('g', 'Engine'),
  };
  const books = { book: BOOK, faq: '# LOOPS', rulings: '1. **One**\n2. **Two**' };
  assert.deepEqual(wrongSections(wrong, books), ['a.b: Setup', 'a.c: FAQ, Setup', 'a.f: Rulings, 3']);
});
