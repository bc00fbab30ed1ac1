// What a text is, is decided once, from its JSON; whatever is not JSON is in the notation.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { SwtcgError } from '../../../src/core/error.ts';
import { type FileKind, FORMATS, identify, migrated } from '../../../src/core/files/formats.ts';
import {
  readNotation as readFile,
  readLesson,
  readReplay,
  readSave,
  readScenario,
  readViews,
  tellFile,
  wholeLog,
} from '../../../src/engine.ts';
import { type ParsedFile, parseFile } from '../../../src/play/files/parse-file.ts';
import { readCourse } from '../../../src/play/lesson/read.ts';
import { readCards } from '../../../src/swtcg/pool/compiled.ts';
import { root } from '../../helpers/built.ts';

const READERS: Readonly<Record<FileKind, (json: unknown) => unknown>> = {
  scenario: readScenario,
  replay: readReplay,
  'view-log': readViews,
  cards: readCards,
  save: readSave,
  lesson: readLesson,
  course: readCourse,
};

const read = (file: ParsedFile): unknown =>
  file.kind === 'notation' ? readFile(file.text) : READERS[file.kind](file.json);

for (const [where, kinds] of [
  ['replays', ['replay']],
  ['test/kept', ['replay']],
  ['lessons', ['lesson', 'course']],
  ['components/demo', ['scenario']],
  ['examples', ['notation', 'scenario']],
] as const)
  test(`every file in ${where} is read, as what it is`, () => {
    const names = readdirSync(join(root, where)).filter((name) => /\.(json|txt)$/.test(name));
    assert.ok(names.length > 0);
    for (const name of names) {
      const file = parseFile(readFileSync(join(root, where, name), 'utf8'));
      assert.ok((kinds as readonly string[]).includes(file.kind), `${name} is ${file.kind}`);
      assert.ok(read(file), name);
    }
  });

const GAME = readFileSync(join(root, 'replays/game-12.json'), 'utf8');

test('the kind is that of the file itself, not of one that lies in it or of a word in its text', () => {
  assert.equal(parseFile(JSON.stringify(wholeLog(GAME))).kind, 'view-log');
  const named = { ...JSON.parse(GAME), header: { note: '"format":"swtcg-views/2"', format: 'swtcg-save/1' } };
  assert.equal(parseFile(JSON.stringify(named)).kind, 'replay');
  assert.equal(parseFile(JSON.stringify(named, null, 4)).kind, 'replay');
  const { format, ...rest } = JSON.parse(GAME);
  assert.equal(parseFile(JSON.stringify({ ...rest, format })).kind, 'replay');
});

test('a text that does not begin as JSON does is in the notation', () => {
  for (const text of ['dark:\n  space: X-wing', '[[Red Five]] attacks', 'title: {}', '"quoted" words'])
    assert.deepEqual(parseFile(text), { kind: 'notation', text });
});

const refused = (text: string, json = false): SwtcgError['info'] => {
  try {
    read(parseFile(text, { json }));
  } catch (error) {
    assert.ok(error instanceof SwtcgError);
    return error.info;
  }
  return assert.fail(`"${text}" was taken`);
};

test('what is no file is refused: it says what was found, and what was expected', () => {
  for (const [text, code, path, says] of [
    ['', 'unreadable', '$', /it is empty/],
    [' \n', 'unreadable', '$', /it is empty/],
    ['{', 'unreadable', '$', /not JSON/],
    ['[[1]', 'unreadable', '$', /not JSON/],
    ['null', 'bad-scenario', '$', /Found null, but a scenario or a replay, which is an object/],
    ['12', 'bad-scenario', '$', /Found the number 12/],
    ['"a text"', 'bad-scenario', '$', /Found the text "a text"/],
    ['[]', 'bad-scenario', '$', /Found an empty list/],
    ['{}', 'bad-scenario', '$.format', /This is missing: the format of a scenario or a replay/],
    ['{"format":3}', 'bad-scenario', '$.format', /Found the number 3/],
    ['{"format":"swtcg-replay"}', 'bad-scenario', '$.format', /Did you mean "swtcg-replay\/1"/],
    ['{"format":"constructor"}', 'bad-scenario', '$.format', /Found the text "constructor"/],
    ['{"format":"swtcg-replay/2"}', 'bad-scenario', '$.format', /newer format.*Update swtcg/],
    ['{"format":"swtcg-replay/0"}', 'bad-scenario', '$.format', /has the format .* reads "swtcg-replay\/1"/],
    ['{"format":"swtcg-replay/x"}', 'bad-scenario', '$.format', /has the format "swtcg-replay\/x"/],
  ] as const) {
    const info = refused(text);
    assert.deepEqual([info.code, info.path], [code, path], text);
    assert.match(info.message, says, text);
  }
  assert.equal(refused('dark: 3 Force', true).code, 'unreadable');
});

test('a file of another kind is called by what it is', () => {
  for (const kind of Object.keys(FORMATS) as FileKind[])
    for (const wanted of Object.keys(FORMATS) as FileKind[]) {
      if (kind === wanted) continue;
      assert.throws(
        () => READERS[wanted]({ format: FORMATS[kind] }),
        (error) =>
          error instanceof SwtcgError &&
          error.info.path === '$.format' &&
          /^This file is .* \("swtcg-.*"\), not .*\.$/.test(error.message),
        `${kind} as ${wanted}`,
      );
    }
});

test('a view log of version 1 becomes one of version 2', () => {
  const older = { format: 'swtcg-views/1', seat: 'dark' };
  assert.equal(identify(older).kind, 'view-log');
  assert.deepEqual(migrated(older, 'view-log'), { format: 'swtcg-views/2', seat: 'dark' });
});

test('a text is parsed once', () => {
  const { parse, stringify } = JSON;
  const log = JSON.stringify(wholeLog(GAME));
  let [parsed, written] = [0, 0];
  JSON.parse = (text, ...more) => {
    if (text.length > 1_000) parsed++;
    return parse(text, ...more);
  };
  JSON.stringify = ((value: unknown, ...more: []) => {
    const text = stringify(value, ...more);
    if (text?.length > 1_000) written++;
    return text;
  }) as typeof JSON.stringify;
  try {
    tellFile(GAME);
    assert.deepEqual([parsed, written], [1, 0]);
    read(parseFile(log));
    assert.deepEqual([parsed, written], [2, 0]);
  } finally {
    Object.assign(JSON, { parse, stringify });
  }
});
