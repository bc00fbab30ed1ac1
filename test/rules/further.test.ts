// Rules that come later in pages: whether a game needs them is told by its cards, and by nothing else.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Replay } from '../../play/replay/format.ts';
import { verify } from '../../play/replay/verify.ts';
import { addCosts } from '../../src/effects/costs.ts';
import { furtherCosts } from '../../src/effects/further-costs.ts';
import { FURTHER_COSTS } from '../../src/effects/further-costs-names.ts';
import { FURTHER_PARTS } from '../../src/effects/parts/further-names.ts';
import { furtherParts } from '../../src/effects/parts/further-parts.ts';
import { addParts, ruleOf } from '../../src/effects/parts/index.ts';
import { needsFurther } from '../../src/learn.ts';
import { keywords } from '../../src/keywords/index.ts';

const root = new URL('../../', import.meta.url);
const filesIn = (folder: string): string[] =>
  readdirSync(new URL(folder, root), { recursive: true }).map((name) => `${folder}/${name}`);
const textOf = (file: string): string => readFileSync(new URL(file, root), 'utf8');

test('the names are those of the rules', () => {
  assert.deepEqual(Object.keys(furtherParts).sort(), [...FURTHER_PARTS].sort());
  assert.deepEqual(Object.keys(furtherCosts).sort(), [...FURTHER_COSTS].sort());
});

test('no keyword means such an instruction or cost', () => {
  for (const [name, keyword] of keywords) {
    const said = [keyword.means?.(2, {} as never), keyword.rolledAgainst?.parts(2)];
    assert.ok(!needsFurther(said), name);
  }
});

test('nothing but the cards gives such an instruction, or asks for such a cost', () => {
  const own = textOf('src/effects/parts/further-parts.ts');
  const theirs = [...own.matchAll(/'\.\/(.+\.ts)'/g)].map(([, file]) => `src/effects/parts/${file}`);
  for (const file of [...filesIn('src'), ...filesIn('machines')]) {
    if (!file.endsWith('.ts') || file.startsWith('src/cards/') || theirs.includes(file)) continue;
    if (file === 'src/effects/language.ts') continue;
    const given = new RegExp(
      `\\{\\s*(do: '(${FURTHER_PARTS.join('|')})'|pay: '(${FURTHER_COSTS.join('|')})')`,
    );
    assert.equal(given.exec(textOf(file))?.[0], undefined, file);
  }
});

/** What a game looks up in a table of rules, by name. */
function spied<T>(rules: Record<string, T>, used: Set<string>): Record<string, T> {
  const watched = (name: string, rule: T) =>
    new Proxy(rule as object, {
      get: (of, key) => {
        used.add(name);
        return Reflect.get(of, key);
      },
    }) as T;
  return Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, watched(name, rule)]));
}

test('a recorded game that carries one out, or pays it, names it in its cards', () => {
  const used = new Set<string>();
  const met = new Set<string>();
  addParts(spied(furtherParts as never, used) as never);
  addCosts(spied(furtherCosts as never, used) as never);
  try {
    for (const file of [...filesIn('replays'), ...filesIn('test/kept')]) {
      if (!/^(replays|test\/kept)\/[^/]+\.json$/.test(file)) continue;
      used.clear();
      const replay = JSON.parse(textOf(file)) as Replay;
      verify(replay);
      if (used.size > 0) assert.ok(needsFurther(replay.cards), `${file} needs ${[...used].join()}`);
      for (const name of used) met.add(name);
    }
  } finally {
    addParts(furtherParts);
    addCosts(furtherCosts);
  }
  assert.ok(met.size > 5, [...met].join());
});

test('an instruction without a rule is told, not passed over', () => {
  assert.throws(() => ruleOf({ do: 'dance' } as never), { name: 'SwtcgError' });
});
