// What is typed by hand: sentences as players say them, what editors do to them, cards by name, games from notes.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Json } from '../../../src/core/notation/json.ts';
import { gameOf, mismatches, readNotation as readFile, runScenario, verify } from '../../../src/engine.ts';
import { replayOf, scenarioOf } from '../../../src/play/notation/file.ts';
import { DEEDS } from '../../../src/swtcg/decisions/decision.ts';
import { SENTENCES } from '../../../src/swtcg/notation/sentences.ts';
import { POSITION, readNotation } from './texts.ts';

const PLAY = 'Star Destroyer attacks X-wing, rolling 6 4 2 1 5\nX-wing evades 2\n';
const first = (line: string, position = POSITION): Json => {
  const { json, faults } = readNotation(position + line);
  assert.deepEqual(faults, []);
  return (json.script as Json[])[0] as Json;
};

test('a position and what happens in it, as a player would say it', () => {
  const { json, faults } = readNotation(POSITION + PLAY);
  assert.deepEqual(faults, []);
  assert.deepEqual(json, {
    format: 'swtcg-scenario/1',
    ruleset: 'swtcg-2022',
    cards: {
      'Star Destroyer': {
        name: 'Star Destroyer',
        side: 'dark',
        type: 'Space',
        speed: 30,
        power: 5,
        health: 6,
        text: ['Critical Hit 2'],
      },
      'X-wing': {
        name: 'X-wing',
        side: 'light',
        type: 'Space',
        speed: 60,
        power: 3,
        health: 3,
        text: ['Pay 1 Force -> Evade 2'],
      },
      'Y-wing': { name: 'Y-wing', side: 'light', type: 'Space', speed: 40, power: 2, health: 4, text: [] },
    },
    dark: { force: 3, space: ['Star Destroyer'] },
    light: { force: 4, space: ['X-wing', 'Y-wing'] },
    dice: [6, 4, 2, 1, 5],
    script: [
      { by: 'dark', do: 'attack', unit: 'Star Destroyer', target: 'X-wing' },
      { by: 'light', do: 'use', unit: 'X-wing', ability: 'Evade', amount: 2 },
    ],
  });
  // Three hits and Critical Hit 2 make 5, less 2.
  const { state, error } = runScenario(scenarioOf(gameOf, `${POSITION}${PLAY}`));
  assert.equal(error, null);
  assert.deepEqual(mismatches(state, { 'X-wing': { zone: 'discard' }, light: { force: 3 } }), []);
});

const MANGLED: readonly (readonly [what: string, mangle: (text: string) => string])[] = [
  ['curly quotes', (text) => text.replace(/"([^"]*)"/g, '“$1”')],
  ['quotes of other languages', (text) => text.replace(/"([^"]*)"/g, '„$1“')],
  ['angular quotes', (text) => text.replace(/"([^"]*)"/g, '«$1»')],
  ['arrows', (text) => text.replace('->', '→')],
  ['arrows of a dash', (text) => text.replace('->', '–>')],
  ['non-breaking spaces', (text) => text.replace(/ /g, '\u00a0')],
  ['lost indentation', (text) => text.replace(/^ +/gm, '')],
  ['deeper indentation', (text) => text.replace(/^/gm, '      ')],
  ['Windows line ends', (text) => text.replace(/\n/g, '\r\n')],
  ['blank lines', (text) => text.replace(/\n/g, '\n\n')],
  ['entities', (text) => text.replace(/"/g, '&quot;').replace('->', '-&gt;')],
  ['entities of entities', (text) => text.replace(/"/g, '&amp;quot;').replace('->', '-&amp;gt;')],
  [
    'WordPress',
    (text) =>
      `<p>${text
        .trim()
        .replace(/"([^"]*)"/g, '&#8220;$1&#8221;')
        .replace('->', '-&gt;')
        .replace(/\n/g, '<br />\n')}</p>`,
  ],
  [
    'paragraphs',
    (text) =>
      text
        .trim()
        .split('\n')
        .map((line) => `<p>${line}</p>`)
        .join(''),
  ],
  ['marked-up words', (text) => text.replace('X-wing', '<b><span class="x">X-wing</span></b>')],
  ['a list', (text) => text.replace(/^ */gm, '* ')],
  [
    'a numbered list',
    (text) =>
      text
        .split('\n')
        .map((line, i) => (line.trim() ? `${i + 1}. ${line}` : line))
        .join('\n'),
  ],
  ['a quotation in a forum', (text) => text.replace(/^/gm, '> ')],
  [
    "the wiki's bold and links",
    (text) => text.replace('dark:', "'''dark:'''").replace('attacks X-wing', 'attacks [[X-wing]]'),
  ],
  ['soft hyphens and zero-width spaces', (text) => text.replace('Destroyer', 'De\u00adstroy\u200ber')],
  ['dashes in names', (text) => text.replace(/X-wing/g, 'X‑wing').replace(/Y-wing/g, 'Y‑wing')],
  [
    'capitals',
    (text) => text.replace('attacks', 'ATTACKS').replace('dark:', 'DARK:').replace('Force', 'force'),
  ],
  ['full stops', (text) => text.replace('1 5', '1 5.').replace('evades 2', 'evades 2.')],
  ['a card over two lines', (text) => text.replace(' "Critical', '\n    "Critical')],
  ['comments', (text) => text.replace('light:', '// the other side\nlight:')],
  ['bold of Markdown', (text) => text.replace('dark:', '**dark**:').replace('attacks', '**attacks**')],
  ['dice in a sentence of their own', (text) => text.replace(', rolling', '. Rolls')],
  ['dice in a line of their own', (text) => text.replace(', rolling', '\nRolls')],
  ['dice in parentheses', (text) => text.replace(/, rolling([ \d]+)/, ' (rolls:$1)')],
  ['dice told with "and"', (text) => text.replace(', rolling', ' and rolls')],
  ['Force in a line of its own', (text) => text.replace('light: 4 Force', 'light:\n  Force: 4')],
  [
    'whose cards they are in the same line',
    (text) => text.replace(': 4 Force\n  space:', ' Force: 4\nLight space:'),
  ],
];
for (const [what, mangle] of MANGLED)
  test(`it survives: ${what}`, () => {
    const plain = (text: string) => JSON.parse(JSON.stringify(readFile(text).json).replaceAll('‑', '-'));
    assert.deepEqual(plain(mangle(POSITION + PLAY)), plain(POSITION + PLAY));
  });

test('there is a sentence for every deed', () => {
  for (const deed of DEEDS) assert.ok(SENTENCES[deed]?.length, deed);
});

test('cards are called by any part of their names that only one has', () => {
  const position =
    'dark:\n  character: Darth Vader (B) 50/5/5, Grand Moff Tarkin 20/2/3\nlight:\n  character: Luke Skywalker 60/4/4\n';
  assert.deepEqual(first('Vader attacks Luke', position), {
    by: 'dark',
    do: 'attack',
    unit: 'Darth Vader (B)',
    target: 'Luke Skywalker',
  });
  assert.deepEqual(first('Moff Tarkin does not attack', position), {
    by: 'dark',
    do: 'tap',
    unit: 'Grand Moff Tarkin',
  });
});

test('a card that stands twice is called by its number', () => {
  const position = 'dark:\n  space: 3x TIE Fighter 50/3/2\nlight:\n  space: X-wing 60/3/3\n';
  assert.deepEqual((readNotation(position).json.dark as Json).space, [
    'TIE Fighter',
    { id: 'TIE Fighter 2', card: 'TIE Fighter' },
    { id: 'TIE Fighter 3', card: 'TIE Fighter' },
  ]);
  assert.equal(first('TIE Fighter 2 attacks X-wing', position).unit, 'TIE Fighter 2');
  // Readers see numbers from 1, and a sign before them where the table shows two of a name.
  assert.equal(first('TIE Fighter 1 attacks X-wing', position).unit, 'TIE Fighter');
  assert.equal(first('X-wing attacks TIE Fighter #1', position).target, 'TIE Fighter');
  assert.equal(first('X-wing attacks TIE Fighter #3', position).target, 'TIE Fighter 3');
  const both = 'dark:\n  space: TIE Fighter 50/3/2\nlight:\n  space: TIE Fighter\n';
  assert.equal(first("Light's TIE Fighter attacks Dark's TIE Fighter", both).unit, 'TIE Fighter 2');
});

test('what is said of cards on the table', () => {
  const { json } = readNotation(
    'dark:\n  character: Vader (A, cost 9, Sith) 50/6/8 (tapped, 2 damage, 1 mastery counter) [over Vader (B), Vader (C)] [equipment Saber "Equip"] as V\ncard: Vader (B) 40/5/6 (dark, Character)\ncard: Vader (C) 40/5/6 (dark, Character)',
  );
  assert.deepEqual((json.dark as Json).character, [
    {
      id: 'V',
      card: 'Vader (A)',
      tapped: true,
      damage: 2,
      counters: { mastery: 1 },
      stack: ['Vader (B)', 'Vader (C)'],
      equipment: ['Saber'],
    },
  ]);
  assert.deepEqual((json.cards as Json).Saber, {
    name: 'Saber',
    side: 'dark',
    type: 'Equipment',
    subtype: 'Character',
    text: ['Equip'],
  });
});

test('build counters are expected as they are put', () => {
  const { json, faults } = readNotation(
    'dark:\n  build zone: Walker 20/5/6 (Ground, 3 build)\nexpect: Walker is in the build zone, 3 build',
  );
  assert.deepEqual(faults, []);
  assert.deepEqual(json.expect, { Walker: { zone: 'build', build: 3 } });
});

test('dice that a player rolls by hand are that player’s', () => {
  const { json, faults } = readNotation(`replay\n${POSITION}as played: Dark draws 1 and rolls 6 5`);
  assert.deepEqual(faults, []);
  assert.deepEqual(json.decisions, [{ by: 'judge', do: 'set', side: 'dark', draw: 1, dice: [6, 5] }]);
});

test('cards come from card data by their names', () => {
  const names = {
    find: (name: string) => (name === 'Luke Skywalker (A)' ? ['ANH/Luke Skywalker (A)'] : []),
    names: () => ['Luke Skywalker (A)'],
  };
  const { json, faults } = readNotation('light:\n  character: Luke Skywalker (A), AOTC/Yoda (B)', {
    cards: names,
  });
  assert.deepEqual(faults, []);
  assert.deepEqual(json.cards, {
    'Luke Skywalker (A)': { ref: 'ANH/Luke Skywalker (A)' },
    'Yoda (B)': { ref: 'AOTC/Yoda (B)' },
  });
  const wrong = readNotation('light:\n  character: Luke Skywalkr (A)', { cards: names });
  assert.match(wrong.faults[0]?.message ?? '', /Did you mean "Luke Skywalker \(A\)"/);
});

test('a tournament game from notes: passes are filled in, unknown cards are named when they are played', () => {
  const notes = `event: Spring Open
round: Final
game: 1 of 3
dark player: Ann
light player: Bo
card: Trooper 30/3/2 (dark, Ground, cost 2)
at: dark-build
dark: 2 Force, 5 build points
  hand: 3 unknown cards
  ground: Walker 20/5/6
light: 1 Force
  hand: 2 unknown
  ground: Speeder 60/3/3 "Pay 1 Force -> Evade 1"
Ann completes Trooper in ground
note !: She had it all along.
Speeder attacks Trooper, rolling 5 1 1
as played: Trooper, no damage; "The judge takes a counter back."
Walker attacks Speeder, rolling 6 6 4 1 1
Speeder evades 1
result: nobody by time, turn 1`;
  const replay = replayOf(gameOf, notes);
  assert.deepEqual(replay.header, {
    event: 'Spring Open',
    round: 'Final',
    game: 1,
    of: 3,
    dark: { player: 'Ann' },
    light: { player: 'Bo' },
  });
  assert.deepEqual(
    replay.decisions.find((one) => one.do === 'reveal'),
    { do: 'reveal', card: 'dark-1', as: 'Trooper' },
  );
  assert.ok(replay.decisions.some((one) => one.do === 'pass'));
  assert.deepEqual(replay.rolls, [
    [5, 1, 1],
    [6, 6, 4, 1, 1],
  ]);
  assert.deepEqual(verify(replay), {
    verdict: 'unverified',
    step: null,
    reason: 'it has steps that were put by hand or cards that are not known',
  });
});
