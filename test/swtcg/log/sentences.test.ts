// Sentences are made by word tables and read by people: no other code makes or reads one.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { test } from 'node:test';
import type { LogEvent } from '../../../src/swtcg/log/types.ts';
import { root } from '../../helpers/built.ts';

const sources = ['src', 'machines', 'components'].flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .map((file) => [room, ...file.split(sep)].join('/'))
    .filter((file) => file.endsWith('.ts')),
);
const code = new Map(sources.map((file) => [file, readFileSync(join(root, file), 'utf8')]));

const filesWith = (pattern: RegExp): string[] =>
  [...code].flatMap(([file, text]) => (pattern.test(text) ? [file] : [])).sort();

/** An event has no text: who would make a sentence of it has nowhere to put it. */
type HasText = 'text' extends keyof LogEvent ? true : false;
const hasText: HasText = false;

test('an event carries no sentence', () => {
  assert.equal(hasText, false);
});

test('English is asked for by what writes for programs and files alone', () => {
  assert.deepEqual(filesWith(/from '(?:[^']*log|\.)\/english\.ts'/), [
    'src/index.ts',
    'src/lcg/model/in-english.ts',
    'src/swtcg/model/in-english.ts',
  ]);
  assert.deepEqual(filesWith(/from '(?:[^']*model|\.)\/in-english\.ts'/), [
    // What the game says: for programs, for view logs and for readers of English.
    'machines/lcg/index.ts',
    'machines/swtcg/index.ts',
    // The package's entry for programs.
    'src/index.ts',
    // What a card is called at a step.
    'src/lcg/view/steps.ts',
    // An error about a loop says what happened last.
    'src/swtcg/model/windows.ts',
  ]);
});

/** Looking into a sentence, wherever it comes from. */
const LOOKS_IN =
  /\b(?:sentenceOf|sentence|inEnglish|say|sayWith)\((?:[^()]|\([^()]*\))*\)\s*(?:\.to(?:Locale)?LowerCase\(\)\s*)?\.(?:includes|startsWith|endsWith|match|matchAll|replace|replaceAll|search|split|indexOf|slice|at|charAt)\(/;
const LOOKS_IN_TEXT =
  /\b(?:entry|event|step|said)\.text\.(?:includes|startsWith|endsWith|match|matchAll|replace|replaceAll|search|split|indexOf|slice)\(|\.test\((?:entry|event|step|line)\.text\)/;

test('sentences are looked into where readers search for words, and nowhere else', () => {
  assert.deepEqual(filesWith(LOOKS_IN), ['components/details/log-search.ts', 'components/log/log.ts']);
  assert.deepEqual(filesWith(LOOKS_IN_TEXT), []);
});

test('the check finds what it looks for', () => {
  for (const wrong of [
    "sentenceOf(line).startsWith('Dark ')",
    'say(event, english, namesIn(english, f)).split(" ")',
  ])
    assert.match(wrong, LOOKS_IN);
  for (const wrong of ["entry.text.includes('attacks')", '/wins/.test(step.text)'])
    assert.match(wrong, LOOKS_IN_TEXT);
});

/** A note is handed the facts of an event: a sentence among them would stand in quotes with spaces, or be put together. */
test('what is noted is an event', () => {
  const notes = [...code].flatMap(([file, text]) =>
    file.startsWith('src/swtcg')
      ? [...text.matchAll(/\bnote\(\s*[\s\S]*?;\n/g)].map(([found]) => [file, found])
      : [],
  );
  assert.ok(notes.length > 100, `${notes.length} notes`);
  for (const [file, found] of notes)
    assert.doesNotMatch(found as string, /`[^`]* [^`]*`|'[A-Z][a-z]+ [a-z]/, file);
});
