// Mistakes that people make: each is told with its line, its column, and a sentence in a player's terms.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NotationError } from '../../../src/core/notation/fault.ts';
import { gameOf, readNotation } from '../../../src/engine.ts';
import type { LcgTypes } from '../../../src/lcg/types.ts';
import { scenarioOf } from '../../../src/play/notation/file.ts';
import { suggest } from '../../../src/play/notation/suggest.ts';

const POSITION = `ruleset: swlcg-2012
active: light
at: conflict
dark: Sith
  objectives: Outpost (resources 1, capacity 5)
  units: Vader (cost 6, capacity 5, 3 unit)
light: Jedi
  units: Luke Skywalker (cost 4, capacity 3, 2 unit), Yoda (cost 2, capacity 2)
  hand: Counter-stroke (Fate, priority 3)
`;
const ACTION = (line: string): string => `${POSITION}${line}`;
const CHANGED = (from: string, to: string): string => POSITION.replace(from, to);

const MISTAKES: readonly (readonly [text: string, line: number, column: number, says: RegExp])[] = [
  [ACTION('Luke engags Outpost'), 10, 6, /Did you mean "engages"/],
  [ACTION('Luke engages Outpst'), 10, 14, /an objective, or the dial.*Did you mean "Outpost"/],
  [ACTION('Luke engages'), 10, 13, /an objective, or the dial; but the line ends/],
  [ACTION('Luke engages Outpost with Yoda and'), 10, 32, /the end of the sentence.*"and"/],
  [ACTION('Vader defnds'), 10, 7, /Did you mean "defends"/],
  [ACTION('Light places Counterstroke'), 10, 14, /Did you mean "Counter-stroke"/],
  [ACTION('Light plays Counter-stroke paying 2'), 10, 35, /numbers with cards, like 2 from Luke/],
  [ACTION('Luke strikes Vader, tactics on'), 10, 31, /The cards that get tactics tokens/],
  [ACTION('Luke strikes Vader in order blast, unt'), 10, 36, /found "unt"/],
  [ACTION('Luke uses Shieldin on Yoda'), 10, 11, /Did you mean "Shielding"/],
  [ACTION('Vader protects Yoda taking many'), 10, 28, /a number.*"many"/],
  [ACTION('Dark commits'), 10, 13, /a card; but the line ends/],
  [ACTION('Dark chooses'), 10, 13, /an answer \(yes, no, a number/],
  [ACTION('Light mulligan'), 10, 7, /Did you mean "mulligans"/],
  [ACTION('Luke engages Outpost, picking two'), 10, 31, /Random picks.*"two"/],
  [ACTION('picks: 2, Lukke'), 10, 11, /Random picks.*"Lukke"/],
  [ACTION('engaged: Outpst'), 10, 10, /Objectives are expected/],
  [ACTION('expect: Luke has 1 damge'), 10, 20, /"damage".*"damge"/],
  [ACTION('expect: the dail is at 3'), 10, 13, /Did you mean "dial"/],
  [ACTION('expect: Dark has the egde'), 10, 22, /Did you mean "edge"/],
  [ACTION('expect: Obi is committed'), 10, 9, /A card, Dark, Light.*"Obi"/],
  [CHANGED('dark: Sith', 'dark: Sitt'), 4, 7, /Did you mean "Sith"/],
  [CHANGED('at: conflict', 'at: conflikt'), 3, 5, /Did you mean "conflict"/],
  [CHANGED('active: light', 'active: lihgt'), 2, 9, /Dark or Light is expected/],
  [CHANGED('active: light', 'dial: many'), 2, 7, /A number is expected/],
  [CHANGED('active: light', 'actve: light'), 2, 1, /Did you mean "active"/],
  [CHANGED('active: light', 'engagement: Luke against Outpost'), 2, 18, /like "Outpost by Luke and Han/],
  [CHANGED('(cost 4,', '(cost for,'), 8, 26, /"cost for" says nothing that is known/],
  [CHANGED('(cost 4,', '(4 cost,'), 8, 26, /"4 cost".*"cost 3"/],
  [CHANGED(' (cost 2, capacity 2)', ''), 8, 55, /like Yoda \(cost 2, capacity 2, 1 unit\)/],
  [CHANGED('(Fate, priority 3)', '(priority 3)'), 9, 9, /\(Event\), \(Fate\)/],
  [CHANGED('Luke Skywalker (', 'Luke Skywalker [Saber] ('), 8, 26, /"with" and its enhancements/],
  [CHANGED('capacity 2)', 'capacity 2) "Fly twice."'), 8, 55, /can't read the paragraph/],
  ['ruleset: swlgc-2012\ndark:', 1, 10, /Did you mean "swlcg-2012"/],
];

test('there are at least thirty of them', () => assert.ok(MISTAKES.length >= 30));

for (const [text, line, column, says] of MISTAKES)
  test(`${JSON.stringify(text.slice(-44))}: line ${line}, column ${column}`, () => {
    assert.throws(
      () => scenarioOf<LcgTypes>(gameOf, text),
      (error: unknown) => {
        assert.ok(error instanceof NotationError, String(error));
        assert.match(error.message, says);
        assert.deepEqual([error.line, error.column], [line, column], error.message);
        return true;
      },
    );
  });

test('an entry that the rules refuse is marked, and its number expected', () => {
  const { json } = readNotation(ACTION('Luke engages Outpost\nYoda defends (illegal)'));
  assert.deepEqual(json.expect, { illegal: 1 });
});

test('random picks stand with the sentence after which they are made', () => {
  const { json } = readNotation(ACTION('Luke engages Outpost, picking 2 then Yoda'));
  assert.deepEqual(json.dice, [2, 'Yoda']);
});

const words = (text: string) => suggest(gameOf, text, text.length).words;

test('what could be typed next is suggested in the words of this game', () => {
  assert.ok(words(`${POSITION}Luke Skywalker en`).includes('engages'));
  assert.ok(words(`${POSITION}Vader def`).includes('defends'));
  assert.deepEqual(words(`${POSITION}Vader strikes Lu`), ['Luke Skywalker']);
  assert.deepEqual(words(`${POSITION}obj`), ['objectives: ', 'objective: ', 'objective deck: ']);
  assert.deepEqual(words('ruleset: swlcg-2012\nat: defenders-'), ['defenders-actions']);
  assert.deepEqual(words(`${POSITION}expect: nobody`), ['nobody wins']);
});
