// Names and texts of strangers where a terminal would obey them, or an XML file may not have them.
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { visible } from '../../src/core/visible.ts';
import { swtcg } from '../helpers/swtcg.ts';

const NAME = 'Wing \u001b]0;pwned\u0007\u001b[31m ]]> \u0000 \u202edesrever \ud800 \u009b';
const OBEYED = /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]|\p{Cs}/u;

test('control characters, marks of direction and halves of characters are shown as what they are: nothing', () => {
  assert.equal(visible('a\tb\nc — é 漢 😀'), 'a\tb\nc — é 漢 😀');
  assert.ok(!OBEYED.test(visible(NAME)));
});

const file = {
  format: 'swtcg-scenario/1',
  title: NAME,
  ruleset: 'swtcg-2022',
  cards: {
    a: { name: NAME, side: 'dark', type: 'Space', cost: 1, speed: 50, power: 1, health: 3, text: [] },
    b: { name: 'Beta', side: 'light', type: 'Space', cost: 1, speed: 40, power: 1, health: 3, text: [] },
  },
  dark: { space: ['a'] },
  light: { space: ['b'] },
  at: 'space-battle',
  dice: [5, 5],
  script: [{ by: 'dark', do: 'attack', unit: 'a', target: 'b' }],
};

test('the command writes nothing that a terminal obeys, and pictures that are XML', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'swtcg-'));
  const path = join(folder, 'a\u001b[31m.json');
  try {
    await writeFile(path, JSON.stringify(file));
    for (const argv of [
      ['transcript', path],
      ['transcript', '--form', 'markdown', path],
      ['transcript', '--form', 'html', path],
      ['notation', path],
      ['picture', path, '--step', 'last'],
      ['run', path],
      ['run', `${path}x`],
      ['views', path],
    ]) {
      const { out, err } = await swtcg(...argv);
      assert.ok(out.length + err.length > 20, argv[0]);
      assert.ok(!OBEYED.test(out + err), argv.join(' '));
      if (argv[0] === 'picture') assert.ok(!/<title[^>]*>[^<]*\]\]>/.test(out));
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});
