// Bad input gets a clear error that says what is wrong, where and why: in every format, wherever it stands.
// test/play/scenario/read.test.ts has the scenarios' own.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { SwtcgError } from '../../../src/core/error.ts';
import { type FileKind, sizeOf } from '../../../src/core/files/formats.ts';
import {
  parseReplay,
  parseSave,
  parseScenario,
  parseViews,
  readLesson,
  wholeLog,
} from '../../../src/engine.ts';
import { parseFile } from '../../../src/play/files/parse-file.ts';
import { readCourse } from '../../../src/play/lesson/read.ts';
import { parseCards } from '../../../src/swtcg/pool/compiled.ts';
import * as seeds from '../../fuzz/seeds.ts';
import { root } from '../../helpers/built.ts';
import { CARD_DATA, example, type Loose } from '../scenario/example.ts';

const GAME = JSON.parse(readFileSync(join(root, 'replays/game-12.json'), 'utf8'));
const [lesson] = seeds.lessons().filter(({ steps }) => JSON.stringify(steps ?? '').includes('"ask"'));
const [course] = seeds.lessons().filter(({ lessons }) => lessons);

interface Format {
  readonly parse: (text: string) => unknown;
  readonly file: unknown;
  /** A value put at a place (undefined: the key is left out), where the error is, and what it says. */
  readonly wrong: readonly (readonly [at: string, value: unknown, path: string, says: RegExp])[];
}

const firstCard = Object.keys(GAME.cards)[0] as string;

const FORMATS: Readonly<Record<FileKind, Format>> = {
  scenario: {
    parse: (text) => parseScenario(text, CARD_DATA),
    file: example(),
    wrong: [
      ['dark', [], '$.dark', /Found an empty list, but a seat was expected/],
      ['dark.force', '2', '$.dark.force', /Found the text "2", but a whole number, the Force, was expected/],
      ['dark.forse', 2, '$.dark.forse', /"forse" is not a key of a seat\. Did you mean "force"\?/],
      ['at', 'space-batle', '$.at', /a point of the turn was expected: .*Did you mean "space-battle"\?/],
      ['dice.1', 7, '$.dice[1]', /Found 7, but a whole number, a die, is at most 6/],
      ['script.0.unit', undefined, '$.script[0].unit', /missing: "attack" needs "unit" and "target"/],
    ],
  },
  replay: {
    parse: parseReplay,
    file: GAME,
    wrong: [
      ['ruleset', undefined, '$.ruleset', /a replay needs "format", "ruleset"/],
      ['cards', 7, '$.cards', /Found the number 7, but cards by their keys was expected/],
      [
        `cards.${firstCard}.name`,
        ' ',
        `$.cards.${firstCard}.name`,
        /Found an empty text, but the card's name/,
      ],
      [`cards.${firstCard}.effects`, [{}], `$.cards.${firstCard}.effects[0].kind`, /an effect needs "kind"/],
      ['start.drak', {}, '$.start.drak', /not a key of the start of a game\. Did you mean "dark"\?/],
      ['settings.autoPass', 'no', '$.settings.autoPass', /never, empty, always/],
      ['seed', '7', '$.seed', /it must look like "mulberry32:7"/],
      ['decisions.3', null, '$.decisions[3]', /Found null, but a decision was expected/],
      ['decisions.3.do', undefined, '$.decisions[3].do', /a decision needs "do"/],
      ['rolls.0', [0], '$.rolls[0][0]', /is at least 1/],
      ['result', 'dark', '$.result', /Found the text "dark", but the end of a game or null was expected/],
      ['result.by', 'luck', '$.result.by', /how the game ended was expected: control/],
      ['made.effects', 99, '$.made.effects', /newer effect language \(99\)/],
    ],
  },
  'view-log': {
    parse: parseViews,
    file: wholeLog(JSON.stringify(GAME)),
    wrong: [
      ['seat', 'judge', '$.seat', /one of these was expected: both, dark, light, spectator/],
      ['steps', [], '$.steps', /This is empty: at least 1 is needed/],
      ['steps.4', 'x', '$.steps[4]', /Found the text "x", but an object was expected/],
      ['steps.4.at', 'noon', '$.steps[4].at', /it must look like "12\.3"/],
      ['steps.0.view.dark.hand', 3, '$.steps[0].view.dark.hand', /Found the number 3, but a list/],
      ['steps.0.view.light', undefined, '$.steps[0].view.light', /what is new is told in full/],
      ['steps.0.rule', undefined, '$.steps[0].rule', /what is new is told in full/],
    ],
  },
  cards: {
    parse: parseCards,
    file: seeds.compiled()[0],
    wrong: [
      ['made', undefined, '$.made', /compiled card data needs/],
      ['made.effects', 99, '$.made.effects', /newer effect language/],
      ['cards.TST/Grey Wing.side', 'drak', '$.cards["TST/Grey Wing"].side', /Did you mean "dark"\?/],
      ['cards.TST/Grey Wing.power', 1.5, '$.cards["TST/Grey Wing"].power', /Found the number 1\.5/],
    ],
  },
  save: {
    parse: parseSave,
    file: seeds.savedGames()[0],
    wrong: [
      ['position', 99, '$.position', /Only \d+ inputs stand in this file/],
      ['passed', [99], '$.passed[0]', /Only \d+ inputs/],
      ['positoin', 1, '$.positoin', /not a key of a saved game\. Did you mean "position"\?/],
      ['inputs', undefined, '$.inputs', /a saved game needs/],
      ['start', [], '$.start', /Found an empty list, but the start of a game/],
      ['start.random', { dice: 1 }, '$.start.random.dark', /needs "dice", "dark" and "light"/],
      ['start.turn', 4, '$.start.turn', /No game starts so/],
      ['ended', { winner: 'dark', by: 'luck', turn: 1 }, '$.ended.by', /how the game ended/],
    ],
  },
  lesson: {
    parse: (text) => readLesson(JSON.parse(text)),
    file: lesson,
    wrong: [
      ['side', 'grey', '$.side', /a side was expected: dark, light/],
      ['steps', [], '$.steps', /at least 1 is needed/],
      ['steps.0.sing', 1, '$.steps[0].sing', /not a key of a step of a lesson/],
      ['steps.0.say', undefined, '$.steps[0].say', /a step of a lesson needs "say"/],
      [
        'steps.0',
        { say: ['x'], ask: { question: 'q', answers: [] } },
        '$.steps[0].ask.answers',
        /at least 2/,
      ],
      [
        'steps.0',
        { say: ['x'], ask: { question: 'q', answers: [1, 2].map(() => ({ text: 'a', said: 's' })) } },
        '$.steps[0].ask.answers',
        /One of the answers to a question is right/,
      ],
    ],
  },
  course: {
    parse: (text) => readCourse(JSON.parse(text)),
    file: course,
    wrong: [
      ['title', '', '$.title', /Found an empty text/],
      [
        'lessons.0.src',
        undefined,
        '$.lessons[0].src',
        /a lesson of a course needs "title", "goal" and "src"/,
      ],
    ],
  },
};

/** The text of a file with a value put somewhere. */
function withValue(file: unknown, at: string, value: unknown): string {
  const copy: Loose = JSON.parse(JSON.stringify(file));
  const keys = at.split('.');
  const last = keys.pop() as string;
  let holder = copy;
  for (const key of keys) holder = holder[key];
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return JSON.stringify(copy);
}

function errorOf(read: () => unknown): SwtcgError['info'] {
  try {
    read();
  } catch (error) {
    assert.ok(error instanceof SwtcgError, `a typed error, not ${error}`);
    return error.info;
  }
  return assert.fail('It was read without an error.');
}

for (const [kind, { parse, file, wrong }] of Object.entries(FORMATS) as [FileKind, Format][]) {
  test(`${kind}: what is wrong is told with its path, what was found and what belongs there`, () => {
    assert.ok(parse(JSON.stringify(file)));
    for (const [at, value, path, says] of wrong) {
      const info = errorOf(() => parse(withValue(file, at, value)));
      assert.deepEqual([info.code, info.path], ['bad-scenario', path], `${at}: ${info.message}`);
      assert.match(info.message, says, at);
    }
  });

  test(`${kind}: a newer format, or none, is told as that`, () => {
    const { format } = file as { format: string };
    const newer = errorOf(() => parse(withValue(file, 'format', format.replace(/\d+$/, '9'))));
    assert.equal(newer.path, '$.format');
    assert.match(newer.message, /newer format "swtcg-\w+\/9"; this version of swtcg reads .* Update swtcg/);
    assert.match(errorOf(() => parse(withValue(file, 'format', undefined))).message, /This is missing/);
  });

  test(`${kind}: a value of the wrong type is refused at any place, with its path`, () => {
    for (const key of Object.keys(file as object)) {
      const info = errorOf(() => parse(withValue(file, key, [false])));
      assert.ok(info.path?.startsWith(`$.${key}`), `${key}: ${info.path} ${info.message}`);
    }
  });

  test(`${kind}: what is too large, too deep, broken or doubled is told before it is read`, () => {
    const text = JSON.stringify(file);
    const told = (source: string) => errorOf(() => parseFile(source, { json: true }));
    assert.match(told(text.padEnd(sizeOf(kind) + 1)).message, /too large/);
    const deep = told(text.replace(/\}$/, `,"deep":${'['.repeat(40)}${']'.repeat(40)}}`));
    assert.deepEqual([deep.code, deep.path], ['unreadable', '$']);
    assert.match(deep.message, /nested too deeply: at most 32 levels/);
    assert.match(told(text.slice(0, -1)).message, /not JSON/);
    const doubled = told(text.replace('{', '{"format":"x",'));
    assert.deepEqual([doubled.code, doubled.path], ['bad-scenario', '$.format']);
    assert.match(doubled.message, /stands twice/);
  });

  test(`${kind}: a name that objects have by themselves is refused`, () => {
    const text = JSON.stringify(file).replace('{', '{"__proto__":{"polluted":1},');
    assert.equal(errorOf(() => parse(text)).path, '$.__proto__');
    assert.equal(({} as { polluted?: unknown }).polluted, undefined);
  });
}
