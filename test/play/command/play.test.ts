// `swtcg play`: how a game that goes on too long ends, and where the games are written.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { swtcg } from '../../helpers/swtcg.ts';

const folder = mkdtempSync(join(tmpdir(), 'swtcg-play-'));
after(() => rmSync(folder, { recursive: true }));

test('a game that reaches --max-turns ends undecided in that turn, and says so', async () => {
  const { code, lines } = await swtcg('play', '--seed', '1', '--max-turns', '2', '--out', folder);
  assert.equal(code, 0);
  const [{ winner, by, turn, file }] = lines();
  assert.deepEqual([winner, by, turn], [null, 'turn-limit', 2]);
  assert.deepEqual(JSON.parse(readFileSync(file, 'utf8')).result, {
    winner: null,
    by: 'turn-limit',
    turn: 2,
  });
  assert.equal((await swtcg('verify', file)).lines()[0].verdict, 'exact');
});

test('a folder that can not be made is a sentence and exit code 2', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const { code, out, err } = await swtcg('play', '--max-turns', '1', '--out', join(file, 'games'));
  assert.deepEqual([code, out], [2, '']);
  assert.match(err, /can't be written/);
});

test('a seed is any text: its game is written into the folder all the same', async () => {
  const seed = 'round 2/../../final';
  const { code, lines } = await swtcg('play', '--seed', seed, '--max-turns', '1', '--out', folder);
  const [{ file }] = lines();
  assert.equal(code, 0);
  assert.equal(dirname(file), folder);
  assert.equal(JSON.parse(readFileSync(file, 'utf8')).seed, `mulberry32:${seed}`);
  assert.equal((await swtcg('verify', file)).lines()[0].verdict, 'exact');
});
