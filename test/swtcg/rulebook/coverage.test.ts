// Every section of the book that acts, and every rule of the index, is named by a test.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { KEYWORDS } from '../../../src/swtcg/cards/keyword-names.ts';
import { rules } from '../../../src/swtcg/rulebook/rules.ts';
import { readParagraph } from '../../../src/swtcg/text/read.ts';
import { assertFixed } from '../cards/reading.ts';
import { placesOf } from './checks.ts';
import { BEHAVIOUR, ELSEWHERE, OF_CARDS, TESTED } from './sections.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const bookFile = join(process.env.SWTCG_SHARED ?? join(root, '../shared'), 'seeds/000_252641ca66e97363.txt');
const skip = existsSync(bookFile) ? false : 'no rulebook beside the project';

const plain = (text: string): string => text.toLowerCase().replaceAll("\\'", "'").replace(/[“”]/g, '"');
const read = (file: string): string => readFileSync(join(root, 'test', `${file}.test.ts`), 'utf8');

/** Titles of tests, rows of tables and comments: where a test says what it is about. */
const titles = (text: string): string =>
  plain(
    text
      .split('\n')
      .filter((line) => /^\s*(\/\/|test\(|entry:|section:|says:|['"`])/.test(line))
      .join('\n'),
  );

test('every section that acts is named by the test that the table gives', () => {
  const wrong = Object.entries(TESTED).filter(([name, [file, words]]) => {
    const there = existsSync(join(root, 'test', `${file}.test.ts`));
    return !there || !titles(read(file)).includes(plain(words ?? name));
  });
  assert.deepEqual(wrong, []);
});

/** The parts of the book about play: from its first chapter to the end of the Glossary. */
function acting(book: string): string[] {
  const lines = book.split('\n');
  const from = lines.findIndex((line) => line.startsWith('# THE BASICS'));
  const to = lines.findIndex((line) => line.startsWith('# APPENDIX A'));
  return placesOf(book)
    .filter(({ line, name }) => line > from && line < to && !/^\d+$/.test(name))
    .map(({ name }) =>
      name
        .replace(/ \((?:also|a\.k\.a)[^)]*\)/, '')
        .replace(/:$/, '')
        .trim(),
    );
}

const isKeyword = (name: string): boolean =>
  ['elude', ...KEYWORDS.map((one) => one.name.toLowerCase())].some(
    (one) => name === one || (name.startsWith(one) && /^:? ?(x\b|\[|\+)/.test(name.slice(one.length))),
  );

/** Headings of chapters, and what an advertisement in the book says. */
const FRAME = /^(how to play|playing the game|star wars tcg|where and how|championship|.*invitation list.*)/;

test('the table knows every section and entry of the book', { skip }, () => {
  const known = new Set([...Object.keys(TESTED), ...ELSEWHERE, ...BEHAVIOUR, ...Object.keys(OF_CARDS)]);
  const missing = acting(readFileSync(bookFile, 'utf8')).filter(
    (name) => !known.has(name) && !isKeyword(name) && !FRAME.test(name),
  );
  assert.deepEqual([...new Set(missing)], []);
});

test('phrases that only cards bring up are read so that they can be said again, or refused', () => {
  for (const text of Object.values(OF_CARDS)) {
    const found = readParagraph(text);
    if (found.ok) assertFixed(found.effect);
    else assert.ok(found.message.length > 0, text);
  }
});

test('every rule of the index is named by a test, or stands in a section that is', () => {
  const files = readdirSync(join(root, 'test'), { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.test.ts') && !file.startsWith(join('swtcg', 'rulebook')));
  const all = files.map((file) => readFileSync(join(root, 'test', file), 'utf8')).join('\n');
  const heads = titles(all);
  const untested = Object.entries(rules).filter(([id, { section, title }]) => {
    if (all.includes(`'${id}'`)) return false;
    const words = plain(section).replace(/^glossary, /, '');
    const last = words.split(/, /).at(-1) ?? words;
    return ![words, last, plain(title)].some((name) => name.length > 2 && heads.includes(name));
  });
  assert.deepEqual(
    untested.map(([id, { section }]) => `${id}: ${section}`),
    [],
  );
});
