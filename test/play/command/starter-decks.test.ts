// The starter decks of the card data, where it is there: each Dark one against each Light one, with texts that are not
// read among them. SWTCG_PAIR_GAMES: how many games a pair (npm run test:long).
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { swtcg } from '../../helpers/swtcg.ts';

const shared = process.env.SWTCG_SHARED ?? fileURLToPath(new URL('../../../../shared', import.meta.url));
const decks = join(shared, 'lackey', 'decks');
const here = existsSync(decks);
if (!here) console.log(`NOT TESTED: no decks at ${decks}. Set SWTCG_SHARED to play them.`);

const asked = Number(process.env.SWTCG_PAIR_GAMES ?? 1);
const folder = mkdtempSync(join(tmpdir(), 'swtcg-'));
after(() => rmSync(folder, { recursive: true }));
const sideOf = (ending: string): string[] =>
  here ? readdirSync(decks).filter((name) => name.endsWith(`_${ending}.dek`)) : [];

for (const dark of sideOf('DS')) {
  test(`${dark} against each Light deck`, { skip: !here && 'no decks' }, async () => {
    // In the normal suite a deck meets that of its own era only; with more games it meets them all.
    const lights = sideOf('LS').filter((light) => asked > 1 || light === dark.replace('_DS', '_LS'));
    for (const light of lights) {
      const out = join(folder, `${dark}-${light}`);
      const files = ['--dark', join(decks, dark), '--light', join(decks, light)];
      const data = ['--cards', join(shared, 'lackey')];
      const played = await swtcg(
        'play',
        ...files,
        ...data,
        '--games',
        String(asked),
        '--seed',
        '7',
        '--out',
        out,
      );
      assert.equal(played.code, 0, `${light}: ${played.out} ${played.err}`);
      assert.equal(played.lines().length, asked);
      for (const { winner, by, manual } of played.lines()) {
        assert.ok(winner !== null || by === 'turn-limit');
        const { met, of } = manual as { met: number; of: number };
        assert.ok(met < of, `${light}: ${met} of ${of} paragraphs by hand`);
      }
      const recorded = readdirSync(out).map((name) => join(out, name));
      const verified = await swtcg('verify', ...recorded);
      for (const line of verified.lines()) assert.equal(line.verdict, 'exact', JSON.stringify(line));
    }
  });
}
