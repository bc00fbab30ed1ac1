// Rules that come later in pages: whether a game needs them is told by its cards, and by nothing else.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Replay } from '../../play/replay/format.ts';
import { verify } from '../../play/replay/verify.ts';
import { FURTHER_PARTS } from '../../src/effects/parts/further-names.ts';
import { furtherParts } from '../../src/effects/parts/further-parts.ts';
import { ruleOf } from '../../src/effects/parts/index.ts';
import * as later from '../../src/further-later.ts';
import { keywords } from '../../src/keywords/index.ts';

const root = new URL('../../', import.meta.url);
const filesIn = (folder: string): string[] =>
  readdirSync(new URL(folder, root), { recursive: true }).map((name) => `${folder}/${name}`);
const textOf = (file: string): string => readFileSync(new URL(file, root), 'utf8');

const NAMED = new RegExp(`"do":"(${FURTHER_PARTS.join('|')})"`);

test('the names are those of the rules', () => {
  assert.deepEqual(Object.keys(furtherParts).sort(), [...FURTHER_PARTS].sort());
});

test('no keyword means such an instruction', () => {
  for (const [name, keyword] of keywords) {
    const said = [keyword.means?.(2, {} as never), keyword.rolledAgainst?.parts(2)];
    assert.doesNotMatch(JSON.stringify(said), NAMED, name);
  }
});

test('nothing but the cards gives such an instruction', () => {
  const own = textOf('src/effects/parts/further-parts.ts');
  const theirs = [...own.matchAll(/'\.\/(.+\.ts)'/g)].map(([, file]) => `src/effects/parts/${file}`);
  for (const file of [...filesIn('src'), ...filesIn('machines')]) {
    if (!file.endsWith('.ts') || file.startsWith('src/cards/') || theirs.includes(file)) continue;
    if (file === 'src/effects/language.ts') continue;
    for (const name of FURTHER_PARTS)
      assert.ok(!new RegExp(`\\{\\s*do: '${name}'`).test(textOf(file)), `${file} gives ${name}`);
  }
});

test('a recorded game that carries one out names it in its cards', () => {
  const used = new Set<string>();
  const rules = new Map(Object.entries(furtherParts));
  for (const [name, rule] of rules)
    Object.defineProperty(furtherParts, name, {
      configurable: true,
      get: () => {
        used.add(name);
        return rule;
      },
    });
  const met = new Set<string>();
  try {
    for (const file of [...filesIn('replays'), ...filesIn('test/kept')]) {
      if (!/^(replays|test\/kept)\/[^/]+\.json$/.test(file)) continue;
      used.clear();
      const replay = JSON.parse(textOf(file)) as Replay;
      verify(replay);
      const cards = JSON.stringify(replay.cards);
      for (const name of used) {
        met.add(name);
        assert.ok(cards.includes(`"do":"${name}"`), `${file} carries out ${name}`);
      }
    }
  } finally {
    for (const [name, value] of rules)
      Object.defineProperty(furtherParts, name, {
        configurable: true,
        enumerable: true,
        writable: true,
        value,
      });
  }
  assert.ok(met.size > 5, [...met].join());
});

test('an instruction without a rule is told, not passed over', () => {
  assert.throws(() => ruleOf({ do: 'dance' } as never), { name: 'SwtcgError' });
});

test('until they have come they fail, and then they are the same', async () => {
  assert.throws(() => later.setByHand({} as never, {}), { name: 'SwtcgError' });
  await later.learnFor({ one: { effects: [{ kind: 'instruction', parts: [{ do: 'draw' }] }] } });
  assert.deepEqual(Object.keys(later.furtherParts), []);
  await later.learnFor({ one: { effects: [{ kind: 'instruction', parts: [{ do: 'search' }] }] } });
  assert.deepEqual(later.furtherParts, furtherParts);
});
