// The recorded game of the edition of 2002 says its edition and is exact; each form in which it is shown does so too.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  parseReplay,
  parseViews,
  printNotation,
  readNotation,
  verify,
  verifyViewLog,
  wholeLog,
} from '../../../src/engine.ts';

const text = readFileSync(new URL('../../../replays/starter-2002.json', import.meta.url), 'utf8');

test('a recorded game of 2002 states its edition and verifies exact', () => {
  const replay = parseReplay(text);
  assert.equal(replay.ruleset, 'swtcg-2002');
  assert.equal(verify(replay).verdict, 'exact');
  assert.notEqual(verify({ ...replay, ruleset: 'swtcg-2022' }).verdict, 'exact');
});

test('its log of views states it too, and tells what is played', () => {
  const log = wholeLog(text);
  assert.equal(log.ruleset, 'swtcg-2002');
  assert.equal(verifyViewLog(parseViews(JSON.stringify(log))).verdict, 'exact');
});

test('in the notation a line names it, and it is read back', () => {
  const words = printNotation(JSON.parse(text));
  assert.match(words, /^ruleset: swtcg-2002$/m);
  assert.equal(readNotation(words).json.ruleset, 'swtcg-2002');
});

test('a scenario in the notation is played by the edition that it names', () => {
  const lines = (ruleset: string) =>
    `ruleset: ${ruleset}\nat: untap\nuntil: roll-for-build\ndark:\n  deck: TIE 50/3/3 (Space)`;
  assert.equal(readNotation(lines('swtcg-2002')).json.ruleset, 'swtcg-2002');
  assert.throws(() => readNotation(`replay\n${lines('swtcg-1999')}`));
});
