// `swtcg notation`, and the notation in `swtcg run` and `swtcg verify`.
import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { swtcg } from '../../helpers/swtcg.ts';
import { POSITION } from '../notation/texts.ts';

const folder = mkdtempSync(join(tmpdir(), 'swtcg-notation-'));
const GAME = fileURLToPath(new URL('../../../replays/game-14.json', import.meta.url));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

test('a notation becomes JSON, and that JSON the notation again', async () => {
  const text = file('a.txt', `${POSITION}Star Destroyer attacks X-wing, rolling 6 4 2 1 5\n`);
  const json = await swtcg('notation', text);
  assert.equal(json.code, 0, json.err);
  assert.equal(JSON.parse(json.out).format, 'swtcg-scenario/1');
  const back = await swtcg('notation', file('a.json', json.out));
  assert.match(back.out, /^Star Destroyer attacks X-wing, rolling 6 4 2 1 5$/m);
  assert.deepEqual(
    JSON.parse((await swtcg('notation', file('b.swtcg', back.out))).out),
    JSON.parse(json.out),
  );
});

test('run plays it; what is wrong has its line and its column', async () => {
  const good = await swtcg(
    'run',
    file(
      'good.txt',
      `${POSITION}Star Destroyer attacks X-wing, rolling 6 4 2 1 5\nexpect: X-wing is discarded\n`,
    ),
  );
  assert.equal(good.code, 0, good.out);
  const bad = await swtcg('run', file('bad.txt', `${POSITION}Star Destroyer atacks X-wing\n`));
  assert.equal(bad.code, 2);
  const { error } = JSON.parse(bad.out);
  assert.deepEqual([error.code, error.path], ['bad-scenario', '5:16']);
  assert.match(error.message, /^Line 5, column 16: /);
});

test('what goes wrong in play has the place of its sentence', async () => {
  const errorOf = async (name: string, text: string) =>
    JSON.parse((await swtcg('run', file(name, POSITION + text))).out).error;
  const early = await errorOf(
    'order.txt',
    'Y-wing attacks Star Destroyer, rolling 1 1\nX-wing attacks Star Destroyer, rolling 1 1 1\n',
  );
  // Battle, 2: the fastest unit is asked first. A sentence about a slower one lets it pass.
  assert.match(early.message, /X-wing has tapped without an attack: its chance came before/);
  assert.deepEqual([early.code, early.rule, early.path], ['entry-not-legal', 'battle.skip', '6:1']);
  const dice = await errorOf('dice.txt', 'X-wing attacks Star Destroyer, rolling 1\n');
  assert.deepEqual([dice.code, dice.path], ['dice-exhausted', '5:1']);
});

test('a recorded game is verified from its notation', async () => {
  const { out } = await swtcg('notation', GAME);
  const verdict = await swtcg('verify', file('game.txt', out));
  assert.equal(JSON.parse(verdict.out).verdict, 'exact');
  assert.equal(verdict.code, 0);
});

test('what can be read in neither form is said so: exit code 2', async () => {
  const { code, err } = await swtcg('notation', file('wrong.txt', 'hello\n'));
  assert.equal(code, 2);
  assert.match(err, /wrong\.txt: Line 1, column 1: /);
});

test('JSON that is neither a scenario nor a recorded game, or of a newer format, is refused: exit code 2', async () => {
  const wrong: [json: string, said: RegExp][] = [
    ['null', /\$: Found null/],
    ['5', /\$: Found the number 5/],
    ['[]', /\$: Found an empty list/],
    ['{}', /\$\.format: This is missing/],
    ['{ "format": "swtcg-scenario/2" }', /\$\.format: .*newer format/],
    ['{ "format": "swtcg-replay/2" }', /\$\.format: .*newer format/],
  ];
  for (const [json, said] of wrong) {
    const { code, out, err } = await swtcg('notation', file('wrong.json', json));
    assert.deepEqual([code, out], [2, ''], json);
    assert.match(err, said);
  }
});
