// The notation of a tiny game: its words are a value, and the engine reads and prints them without a line of SWTCG.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NotationError } from '../../src/core/notation/fault.ts';
import { diceAstray } from '../../src/play/notation/dice-told.ts';
import { fallenInScenario } from '../../src/play/notation/fallen.ts';
import { printFile, readFile, replayOf, scenarioOf } from '../../src/play/notation/file.ts';
import { suggest } from '../../src/play/notation/suggest.ts';
import { verify } from '../../src/play/replay/verify.ts';
import { mismatches } from '../../src/play/scenario/expect.ts';
import { readScenario } from '../../src/play/scenario/read.ts';
import { runScenario } from '../../src/play/scenario/run.ts';
import { highCard } from './high-card/index.ts';

const games = () => highCard;

const TEXT = `ruleset: high-card
title: A race
until: end
card six: Six (6)
north: score 1
  hand: Two (2), six
south:
  hand: Four (4)
North lays six
Four is laid
North passes, rolling 5
expect: North has score 2, table nothing; South has score 0
`;

const JSON_OF_TEXT = {
  format: 'swtcg-scenario/1',
  ruleset: 'high-card',
  title: 'A race',
  until: 'end',
  cards: { six: { name: 'Six', value: 6 }, Two: { name: 'Two', value: 2 }, Four: { name: 'Four', value: 4 } },
  north: { score: 1, hand: ['Two', 'six'] },
  south: { hand: ['Four'] },
  dice: [5],
  script: [
    { by: 'north', do: 'lay', card: 'six' },
    { by: 'south', do: 'lay', card: 'Four' },
    { by: 'north', do: 'pass' },
  ],
  expect: { north: { score: 2, table: [] }, south: { score: 0 } },
};

test('a text is read by the words of its game, and played', () => {
  assert.deepEqual(readFile(games, TEXT).json, JSON_OF_TEXT);
  const scenario = scenarioOf(games, TEXT);
  const { state, error, diceLeft } = runScenario(highCard, scenario);
  assert.equal(error, null);
  assert.deepEqual(diceLeft, []);
  assert.deepEqual(mismatches(highCard, state, scenario.expect), []);
});

test('what is printed reads back as the same, with nothing left to JSON', () => {
  const text = printFile(games, JSON_OF_TEXT);
  assert.deepEqual(readFile(games, text).json, JSON_OF_TEXT);
  assert.doesNotMatch(text, /^\s*[${]/m);
  assert.match(text, /^six is laid$/m);
  const fallen = fallenInScenario(highCard, readScenario(highCard, JSON_OF_TEXT));
  assert.ok(fallen);
  assert.match(printFile(games, JSON_OF_TEXT, { fallen }), /^North passes, rolling 5$/m);
});

const MISTAKES: readonly (readonly [from: string, to: string, line: number, column: number, says: RegExp])[] =
  [
    ['North lays six', 'North lais six', 9, 7, /Did you mean "lays"/],
    ['North lays six', 'North lays sxi', 9, 12, /a card; but found "sxi"\. Did you mean "six"/],
    ['north: score 1', 'north: score', 5, 8, /"score 2" is expected/],
    ['Two (2)', 'Two', 6, 9, /Give its number, like Two \(6\)/],
    ['until: end', 'until: noon', 3, 8, /laying, roll, end/],
    ['  hand: Two', '  hnad: Two', 6, 3, /Did you mean "hand"/],
    ['South has score 0', 'South has scroe 0', 12, 53, /"score"/],
    ['rolling 5', 'rolling 7', 11, 23, /from 1 to 6/],
  ];

for (const [from, to, line, column, says] of MISTAKES)
  test(`${to}: line ${line}, column ${column}`, () => {
    assert.throws(
      () => readFile(games, TEXT.replace(from, to)),
      (error: unknown) => {
        assert.ok(error instanceof NotationError, String(error));
        assert.match(error.message, says);
        assert.deepEqual([error.line, error.column], [line, column], error.message);
        return true;
      },
    );
  });

test('a game from notes is completed: passes are filled in', () => {
  const replay = replayOf(
    games,
    `ruleset: high-card\nnorth player: Ada\nat: laying\nnorth:\n  hand: Six (6)\nsouth:\n  hand: Four (4)\nAda lays Six\nFour is laid, rolling 5\n`,
  );
  assert.deepEqual(
    replay.decisions.map(({ do: deed }) => deed),
    ['lay', 'lay'],
  );
  assert.equal(verify(highCard, replay).verdict === 'diverged', false);
});

test('a sentence that tells too few dice is named', () => {
  const astray = (dice: string) => {
    const text = TEXT.replace(', rolling 5', dice);
    return diceAstray(highCard, readFile(games, text).notation, scenarioOf(games, text));
  };
  assert.equal(astray(', rolling 5'), null);
  assert.deepEqual([astray('')?.line, astray('')?.message.slice(0, 25)], [11, 'Here more dice are rolled']);
});

test('what comes next is suggested in the words of the game', () => {
  const words = (text: string) => suggest(games, text, text.length).words;
  assert.deepEqual(words(`${TEXT}North la`), ['lays']);
  assert.ok(words(`${TEXT}Sou`).includes('South'));
  assert.deepEqual(words('at: la'), ['laying']);
});
