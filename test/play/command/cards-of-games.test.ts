// `swtcg cards` of another game.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { swtcg } from '../../helpers/swtcg.ts';
import { PRODUCT } from '../../lcg/pool/product.ts';

const folder = mkdtempSync(join(tmpdir(), 'swtcg-'));
after(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'test-box.json'), JSON.stringify(PRODUCT));

const cards = (...argv: string[]) => swtcg('cards', '--ruleset', 'swlcg-2012', folder, ...argv);

test('--ruleset says whose card data they are', async () => {
  const { code, out, err } = await cards('--json');
  assert.equal(code, 0);
  assert.equal(JSON.parse(out).total.cards, 5);
  assert.match(err, /card 5: side/);
  const table = await cards();
  assert.match(table.out, /Test Box +5 +2 +1 +2 +40\.0 % +5 of 8/);
});

test('without --ruleset the files say whose card data they are', async () => {
  for (const place of [folder, join(folder, 'test-box.json')]) {
    const { code, out } = await swtcg('cards', place, '--json');
    assert.equal(code, 0);
    assert.equal(JSON.parse(out).total.cards, 5);
  }
});

test('--show and --list', async () => {
  const { out } = await cards('--show', 'Test Box/901.6');
  assert.match(out, /Test Box\/901\.6 Test Turn: light Neutral Fate, priority 4; full\n/);
  assert.match(out, /= You may draw 2 cards\./);
  const list = await cards('--list', 'partial');
  assert.equal(list.out, 'Test Box/Orla Venn (901.2)\n    Action: Orla Venn sings.\n');
  const none = await cards('--show', 'Orla Ven');
  assert.deepEqual([none.code, none.out], [2, '']);
  assert.match(none.err, /There are: Orla Venn\./);
});

test('--compile writes the cards with their effects', async () => {
  const out = join(folder, 'out.json');
  const { code } = await cards('--compile', out);
  assert.equal(code, 0);
  const file = JSON.parse(readFileSync(out, 'utf8'));
  assert.equal(file.cards['Test Box/901.2'].effects.length, 3);
  rmSync(out);
});

test('a ruleset without card data is refused', async () => {
  const { code, err } = await swtcg('cards', '--ruleset', 'swlcg-2013', folder);
  assert.equal(code, 2);
  assert.match(err, /swlcg-2012/);
});

test('set.xml beside product files, and an .o8d deck', async () => {
  const box = mkdtempSync(join(tmpdir(), 'swtcg-'));
  try {
    const facts = 'Type Objective|Side Dark|Affiliation Sith|Block 7|Block Number 1|Text Shielding.';
    const properties = facts
      .split('|')
      .map((fact) => fact.replace(/^(Block Number|\w+) (.*)$/, '<property name="$1" value="$2" />'))
      .join('');
    writeFileSync(
      join(box, 'set.xml'),
      `<set name="Other Box"><cards><card name="Test Pit">${properties}</card></cards></set>`,
    );
    const { out } = await swtcg('cards', '--ruleset', 'swlcg-2012', box, '--json');
    assert.deepEqual(JSON.parse(out).sets['Other Box'].full, 1);
    const deck = join(box, 'test.o8d');
    writeFileSync(
      deck,
      '<deck><section name="Affiliation"><card>Sith</card></section><section name="Command Deck"></section><section name="Objective Deck"><card qty="1">Test Pit</card></section></deck>',
    );
    const judged = await swtcg('deck', deck, '--cards', box, '--json');
    assert.equal(judged.code, 1);
    const rules = JSON.parse(judged.out).broken.map(({ rule }: { rule: string }) => rule);
    assert.ok(rules.includes('deck.size') && rules.includes('deck.sets'));
  } finally {
    rmSync(box, { recursive: true });
  }
});
