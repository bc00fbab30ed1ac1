// `swtcg views`: every step of a file, with the file itself.
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { inflateRawSync } from 'node:zlib';
import type { ViewLogFile } from '../../../src/swtcg/files/validators/view-log.ts';
import { root } from '../../helpers/built.ts';
import { swtcg } from '../../helpers/swtcg.ts';

const GAME = join(root, 'replays/game-12.json');

test('views: a recorded game is told with the game itself, and verified', async () => {
  const { code, out } = await swtcg('views', GAME);
  assert.equal(code, 0);
  const views = JSON.parse(out) as ViewLogFile;
  assert.deepEqual([views.format, views.seat], ['swtcg-views/2', 'both']);
  assert.deepEqual(views.file, JSON.parse(await readFile(GAME, 'utf8')));
  assert.match(views.result ?? '', /wins in turn/);
});

test('views: an example in the notation is told, with what its head says', async () => {
  const file = join(root, 'examples/evade-and-critical-hit.txt');
  const { code, out } = await swtcg('views', file);
  assert.equal(code, 0);
  const { title, steps, file: scenario } = JSON.parse(out) as ViewLogFile;
  assert.ok(title && steps.length > 5);
  assert.ok(scenario && typeof scenario === 'object' && 'script' in scenario);
});

test('views: an example that breaks a rule is told up to there, with exit code 1', async () => {
  const scenario = JSON.parse(
    await readFile(join(root, 'components/demo/prevented-and-gone.json'), 'utf8'),
  ) as { script: unknown[] };
  const folder = await mkdtemp(join(tmpdir(), 'swtcg-'));
  const file = join(folder, 'broken.json');
  await writeFile(
    file,
    JSON.stringify({
      ...scenario,
      script: [{ by: 'dark', do: 'attack', unit: 'squad', target: 'squad' }],
      expect: {},
    }),
  );
  try {
    const { code, out } = await swtcg('views', file);
    assert.equal(code, 1);
    assert.match((JSON.parse(out) as ViewLogFile).problem?.message ?? '', /not legal/);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('views: a log stands for the game in it, in every command that shows a file', async () => {
  const { out } = await swtcg('views', GAME);
  const folder = await mkdtemp(join(tmpdir(), 'swtcg-'));
  const [log, seat] = [join(folder, 'game.views.json'), join(folder, 'light.views.json')];
  try {
    await writeFile(log, out);
    await writeFile(seat, (await swtcg('redact', '--seat', 'light', GAME)).out);
    for (const argv of [
      ['transcript'],
      ['picture', '--step', '20.1'],
      ['redact', '--seat', 'dark'],
      ['views'],
    ])
      assert.equal((await swtcg(...argv, log)).out, (await swtcg(...argv, GAME)).out, argv.join(' '));
    // A frame shows the log itself.
    const { out: frame } = await swtcg('embed', log);
    const data = /#data=([^"]*)"/.exec(frame)?.[1] as string;
    assert.deepEqual(JSON.parse(inflateRawSync(Buffer.from(data, 'base64url')).toString()), JSON.parse(out));
    assert.equal((await swtcg('embed', seat)).code, 0);
    const wrong = await swtcg('transcript', seat);
    assert.equal(wrong.code, 2);
    assert.match(wrong.err, /\$\.file: This is missing: the log says what light saw/);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('views: wrong input is told of, with exit code 2', async () => {
  for (const [argv, said] of [
    [[], /Which file\?/],
    [[join(root, 'package.json')], /\$\.format: /],
    [['--seat', 'dark', GAME], /--seat/],
  ] as [string[], RegExp][]) {
    const { code, err } = await swtcg('views', ...argv);
    assert.equal(code, 2, argv.join(' '));
    assert.match(err, said);
  }
  assert.match((await swtcg('views', '--help')).out, /swtcg redact/);
});
