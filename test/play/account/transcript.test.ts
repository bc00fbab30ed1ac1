// An account in writing: every sentence of the log, grouped by where play is; text from a file is text.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import {
  parseScenario,
  readNotation as readFile,
  runScenario,
  tellFile,
  transcriptOf,
} from '../../../src/engine.ts';
import type { TranscriptForm } from '../../../src/play/steps/transcript.ts';
import { UNKNOWN } from '../../../src/swtcg/view/card-face.ts';
import { twinOf } from '../../../src/swtcg/view/table-view.ts';
import { root } from '../../helpers/built.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const source = read('components/demo/prevented-and-gone.json');
const example = tellFile(source);
const game = tellFile(read('replays/game-12.json'));
const FORMS: readonly TranscriptForm[] = ['text', 'html', 'markdown'];

test('every line of the log is told, in its order', () => {
  const { log } = runScenario(parseScenario(source));
  const text = transcriptOf(example, { form: 'text' });
  let from = 0;
  for (const line of log) {
    const at = text.indexOf(line.text, from);
    assert.ok(at >= from, line.text);
    from = at;
  }
});

test('the question comes first and the answer last', () => {
  const { question, explanation } = parseScenario(source);
  for (const form of FORMS) {
    const words = transcriptOf(example, { form }).replaceAll('\\', '');
    assert.ok(words.indexOf(question as string) < words.indexOf('Turn 1 · Battle · Space'), form);
    assert.ok(words.trimEnd().includes(explanation as string), form);
  }
});

test('a transcript up to a step tells no more, and not the answer', () => {
  const text = transcriptOf(example, { form: 'text', until: '12' });
  assert.ok(text.includes('4 hits against'));
  assert.ok(!text.includes('uses Evade'));
  assert.ok(!text.includes(parseScenario(source).explanation as string));
});

test('a brief one leaves out the chances that nobody took, and nothing else', () => {
  const text = transcriptOf(example, { form: 'text', brief: true });
  assert.doesNotMatch(text, /Nobody|Both players pass/);
  for (const words of [
    'attacks Lantern Wing',
    '4 hits',
    "uses Lantern Wing (C)'s Evade 2",
    'takes 2 damage counters',
    'is discarded',
  ])
    assert.ok(text.includes(words), words);
});

test('rules are cited where they are asked for', () => {
  assert.ok(transcriptOf(example, { form: 'html', rules: true }).includes('<cite>Hits</cite>'));
  assert.ok(!transcriptOf(example, { form: 'html' }).includes('<cite>'));
});

test('a game is told turn by turn, with its result', () => {
  const text = transcriptOf(game, { form: 'markdown' });
  for (const turn of ['Turn 1', 'Turn 2', 'Turn 3']) assert.ok(text.includes(`#### ${turn} · `), turn);
  assert.match(text, /Dark wins in turn \d+\.\n$/);
});

test('text from a file is text, in HTML and in Markdown', () => {
  const hostile = source.replaceAll('Iron Squadron', '<img src=x onerror=alert(1)> *bold* [a](b)');
  const file = tellFile(hostile);
  const html = transcriptOf(file, { form: 'html' });
  assert.doesNotMatch(html, /<img/);
  assert.match(html, /&lt;img src=x onerror=alert\(1\)&gt;/);
  const markdown = transcriptOf(file, { form: 'markdown' });
  assert.match(markdown, /\\<img src=x onerror=alert\(1\)\\> \\\*bold\\\* \\\[a\\\]\(b\)/);
});

test('notes stand beside their steps', () => {
  const replay = JSON.parse(read('replays/game-12.json'));
  const at = game.account.at(5).address;
  const noted = tellFile(
    JSON.stringify({ ...replay, annotations: [{ at, mark: '!', text: 'A good start.' }] }),
  );
  assert.match(transcriptOf(noted, { form: 'text' }), /\[! A good start\.\]/);
  assert.match(transcriptOf(noted, { form: 'html' }), /<em>! A good start\.<\/em>/);
});

test('a replay that leaves the rules is told up to there, and says so', () => {
  const replay = JSON.parse(read('replays/game-12.json'));
  const decisions = replay.decisions.with(30, { by: 'dark', do: 'retreat', unit: 'nobody' });
  const told = tellFile(JSON.stringify({ ...replay, decisions }));
  assert.ok(told.problem);
  assert.ok(told.account.length < game.account.length);
  assert.ok(transcriptOf(told, { form: 'text' }).includes(told.problem.message));
});

test('of several cards of a name each has a number, whatever their ids are made of', () => {
  const text = `dark:
  space: 3x TIE Fighter 50/3/2, Shuttle 10/1/4 as Red 2
light:
  space: Falcon 60/1/6
Falcon attacks TIE Fighter #2, rolling 1
TIE Fighter attacks Falcon, rolling 1 1 1`;
  const { json } = readFile(text);
  const told = transcriptOf(tellFile(JSON.stringify(json)), { form: 'text' });
  for (const words of [
    'Falcon attacks TIE Fighter #2.',
    'TIE Fighter #1 attacks Falcon.',
    'TIE Fighter #3 does not',
  ])
    assert.ok(told.includes(words), words);
  assert.doesNotMatch(told, /\[/);
  const faces = Object.fromEntries(
    ['TIE Fighter', 'TIE Fighter 2', 'Red 2'].map((id) => [id, { ...UNKNOWN, name: 'TIE Fighter' }]),
  );
  assert.deepEqual(
    Object.keys(faces).map((id) => twinOf(faces, id)),
    [' #1', ' #2', ' [Red 2]'],
  );
});
