// Mistakes that people and editors make: each is told with its line, its column, and a sentence that helps.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { swtcg2022 } from '../../../machines/swtcg/complete.ts';
import { NotationError } from '../../../src/core/notation/fault.ts';
import { gameOf, readNotation as readFile } from '../../../src/engine.ts';
import { diceAstray } from '../../../src/play/notation/dice-told.ts';
import { scenarioOf } from '../../../src/play/notation/file.ts';
import { KEYWORDS } from '../../../src/swtcg/cards/keyword-names.ts';
import { textHint } from '../../../src/swtcg/notation/text-hints.ts';
import { tableReader } from '../../../src/swtcg/text/read.ts';
import { POSITION } from './texts.ts';

const ACTION = (line: string): string => `${POSITION}${line}`;
const SPACE = (card: string): string => `dark:\n  space: ${card}`;

/** The text, the place, and what the sentence says. */
const MISTAKES: readonly (readonly [text: string, line: number, column: number, says: RegExp])[] = [
  ['', 1, 1, /nothing here/],
  [ACTION('Star Destroyer atacks X-wing'), 5, 16, /Did you mean "attacks"/],
  [ACTION('Star Destroyer attacks X-wng'), 5, 24, /Did you mean "X-wing"/],
  [ACTION('Star Destroyer attacks'), 5, 23, /a card; but the line ends/],
  [ACTION('Star Destroyer attacks X-wing, rolling 6 4 7'), 5, 44, /from 1 to 6.*"7"/],
  [ACTION('Star Destroyer attacks X-wing, rolling'), 5, 39, /Dice are expected.*the line ends/],
  [
    ACTION('Star Destroyer attacks X-wing in anger'),
    5,
    31,
    /After "Star Destroyer attacks X-wing".*the end of the sentence.*"in"/,
  ],
  [ACTION('X-wing evades two'), 5, 15, /a number.*"two"/],
  [ACTION('X-wing uses Evad for 2'), 5, 13, /Did you mean "Evade"/],
  [ACTION('attacks X-wing'), 5, 1, /begins with a card/],
  [ACTION('Dark plays Sudden Silence'), 5, 12, /a card.*"Sudden"/],
  [ACTION('Dark predicts many hits'), 5, 15, /a number.*"many"/],
  [ACTION('wing attacks Star Destroyer'), 5, 1, /begins with a card.*"wing"/],
  [ACTION('expect: X-wing has 1 damge'), 5, 22, /"damage".*"damge"/],
  [ACTION('expect: X-wing is in the discard pil'), 5, 34, /"," or the end of the line.*"pil"/],
  [ACTION('expect: Z-wing is tapped'), 5, 9, /Did you mean "X-wing"/],
  [ACTION('expect: nobody loses'), 5, 16, /"wins" or "controls"/],
  [ACTION('expect: X-wing is tapped, untapped'), 5, 27, /said twice/],
  [ACTION('until: the end'), 5, 8, /A point of the turn.*turn-end/],
  [ACTION('at: space-batle'), 5, 5, /Did you mean "space-battle"/],
  [ACTION('titel: Who wins?'), 5, 1, /Did you mean "title"/],
  [ACTION('dice: 6 5 9'), 5, 11, /Dice are expected.*"9"/],
  [ACTION('{ "by": "dark", "do": }'), 5, 1, /not JSON/],
  [ACTION('$.script[5].by = "dark"'), 5, 18, /nothing at \$\.script/],
  ['space: X-wing 60/3/3', 1, 1, /Whose\? Write "dark:"/],
  ['dark: lots of Force', 1, 7, /"3 Force".*"lots"/],
  ['dark: 3 Froce', 1, 9, /"3 Force".*"Froce"\. Did you mean "Force"/],
  ['dark: 3 bild points', 1, 9, /Did you mean "build points"/],
  [ACTION('X-wing nr. 2 attacks Star Destroyer'), 5, 8, /is expected: a verb \([^)]*\); but found "nr\."/],
  [SPACE('X-wing 60/3'), 2, 17, /speed, power and health/],
  [SPACE('X-wing 60/3 "Evade 2"'), 2, 17, /speed, power and health/],
  [SPACE('X-wing 60/-3/3 "Evade 2"'), 2, 17, /speed, power and health/],
  ['dark:\n  hand: Silence', 2, 9, /Silence 60\/3\/3, its type, like Silence \(Battle\), or load/],
  [SPACE('X-wing'), 2, 10, /Give its speed, power and health/],
  [SPACE('X-wing 60/3/3 "Evade 2'), 2, 24, /never closed/],
  [SPACE('X-wing 60/3/3 (tapped'), 2, 24, /never closed/],
  [SPACE('X-wing 60/3/3 (2 foo)'), 2, 25, /"2 foo".*"2 damage"/],
  [SPACE('X-wing 60/3/3 [pilot Luke 50/5/5'), 2, 24, /never closed/],
  [SPACE('X-wing 60/3/3 [driver Luke 50/5/5]'), 2, 25, /"pilot", "equipment" or "over"/],
  [SPACE('X-wing 60/3/3 Y-wing 40/3/3'), 2, 24, /"," and the next card.*"Y-wing"/],
  [SPACE('X-wing 60/3/3\n  space: X-wing 50/3/3'), 3, 10, /described twice/],
  [SPACE('X-wing 60/3/3 as'), 2, 26, /A name.*after "as"/],
  // What the notation lets pass and the game does not.
  [SPACE('X-wing 60/3/3 "Evades twice a day"'), 2, 10, /can't read the paragraph/],
  [SPACE('X-wing 60/3/3 "Critcal Hit 2"'), 2, 10, /Did you mean "Critical Hit"/],
  [SPACE('X-wing 60/3/3 "Critical Hit"'), 2, 10, /written like "Critical Hit 2"/],
  [SPACE('X-wing 60/3/3 "Tap: draw a card"'), 2, 10, /an arrow: "Tap -> draw a card"/],
  [SPACE('X-wing 60/3/3 "Stealth, Armor"'), 2, 10, /own quotation marks: "Stealth" "Armor"/],
  ['dark:\n  ground: X-wing 60/3/3 (Space)', 2, 11, /can't stand in the ground arena/],
  ['dark:\n  hand: Silence "Disrupt target Battle card."', 2, 9, /\(Battle\), \(Mission, cost 2\)/],
  ['card foo: X-wing 60/3/3', 1, 11, /What kind of card/],
  ['replay\nresult: a draw', 2, 9, /"nobody by agreed, turn 4"/],
  ['auto-pass: sometimes', 1, 12, /"never", "empty" or "always"/],
  ['replay\nvariation 1.1: A\nvariation 2.1: B', 3, 1, /inside another/],
  ['replay\nend variation', 2, 1, /ends nothing/],
  [
    'replay\nat: space-battle\ndark:\n space: X 60/3/3\nlight:\n space: Y 50/3/3\nX attacks Y',
    7,
    1,
    /more dice/,
  ],
  [
    'replay\nat: space-battle\ndark:\n space: X 60/3/3\nlight:\n ground: Y 50/3/3\nX attacks Y, rolling 5 5 5',
    7,
    1,
    /not legal/,
  ],
  // WordPress: paragraphs, entities, curly quotes and dashes. The place is the one that the reader sees.
  [
    '<p>dark: 3 Force<br />\nspace: X&#8211;wing 60/3/3 &#8220;Pay 1 Force -&gt; Evade 2&#8221;</p>\n<p>light:<br />\nspace: TIE&nbsp;Fighter 50/3/2</p>\n<p>TIE&nbsp;Fighter atacks X&#8211;wing</p>',
    5,
    13,
    /Did you mean "attacks"/,
  ],
  // MediaWiki: bold, links, bullets, numbered lists.
  [
    "* '''dark:'''\n* space: [[X-wing|X-wing]] 60/3/3\n* '''light:'''\n* space: [[TIE Fighter]] 50/3/2\n# ''TIE Fighter'' attacks Xwing",
    5,
    23,
    /Did you mean "X-wing"/,
  ],
];

test('there are at least thirty of them', () => assert.ok(MISTAKES.length >= 30));

for (const [text, line, column, says] of MISTAKES) {
  test(`${JSON.stringify(text.slice(-44))}: line ${line}, column ${column}`, () => {
    const play = () => (readFile(text).notation.kind === 'scenario' ? scenarioOf(gameOf, text) : undefined);
    assert.throws(play, (error: unknown) => {
      assert.ok(error instanceof NotationError, String(error));
      assert.deepEqual([error.line, error.column], [line, column], error.message);
      assert.match(error.message, says);
      assert.match(error.message, new RegExp(`^Line ${line}, column ${column}: `));
      return true;
    });
  });
}

test('an error says what was understood before it', () => {
  assert.throws(
    () => readFile(ACTION('X-wing attacks Star Destroyer, rolling 1 2 3\nX-wing evedas 2')),
    (error: unknown) => {
      assert.ok(error instanceof NotationError);
      assert.equal(
        error.understood,
        'Dark (force: 3; space: Star Destroyer); Light (force: 4; space: X-wing, Y-wing); light attack X-wing Star Destroyer',
      );
      return true;
    },
  );
});

test('every line that is wrong is told of, not only the first', () => {
  assert.throws(
    () => readFile('dark: 3 Forc\n  space: X-wing 60/3\nlight:\n  spice: TIE 50/3/3'),
    (error: unknown) => {
      assert.ok(error instanceof NotationError);
      assert.deepEqual(
        error.faults.map(({ line }) => line),
        [1, 2, 4],
      );
      return true;
    },
  );
});

test('a text of a card that is not read is told as that, with its line', () => {
  assert.throws(
    () => scenarioOf(gameOf, SPACE('X-wing 60/3/3 "Evades twice a day"')),
    (error: unknown) => error instanceof NotationError && error.info.code === 'text-not-read',
  );
});

test('the way in which a keyword is written is one that is read', () => {
  const read = tableReader([]);
  for (const { name } of KEYWORDS) {
    const [, written] = /written like "([^"]+)"/.exec(textHint(`${name} what`)) ?? [];
    if (written) assert.ok(read(written, { name: 'X-wing' }).ok, written);
  }
});

const astray = (text: string) => {
  const found = diceAstray(
    swtcg2022,
    readFile(POSITION + text).notation,
    scenarioOf(gameOf, POSITION + text),
  );
  return found && [found.line, found.message];
};

test('the sentence is named that tells too few dice or too many, not a later one', () => {
  const [first, second] = ['X-wing attacks Star Destroyer', 'Y-wing attacks Star Destroyer, rolling 1 2'];
  assert.equal(astray(`${first}, rolling 1 2 3\n${second}`), null);
  assert.deepEqual(astray(`${first}, rolling 1 2\n${second}`), [
    5,
    'Here more dice are rolled than the text tells: 3, not 2. Write them after the sentence, like “, rolling 6 4 2”.',
  ]);
  assert.deepEqual(astray(`${first}, rolling 1 2 3 4\n${second}`), [
    5,
    'Here fewer dice are rolled than the text tells: 3, not 4.',
  ]);
  assert.equal(astray(`${first}\n${second}\ndice: 1 2 3 4 5`), null, 'dice that are told apart');
  assert.equal(astray(`${first}, rolling 1 2 3 4`), null, 'dice that are left over');
});
