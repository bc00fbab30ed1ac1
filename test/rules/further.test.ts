// Rules that come later in pages: whether a game needs them is told by its cards, and by nothing else.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Replay } from '../../play/replay/format.ts';
import { verify } from '../../play/replay/verify.ts';
import { addAmounts } from '../../src/effects/amounts.ts';
import { addConditions } from '../../src/effects/conditions.ts';
import { addCosts } from '../../src/effects/costs.ts';
import { furtherCosts } from '../../src/effects/further-costs.ts';
import { FURTHER_COSTS } from '../../src/effects/further-costs-names.ts';
import { furtherAmounts, furtherConditions, furtherWords } from '../../src/effects/further-words.ts';
import {
  FURTHER_AMOUNTS,
  FURTHER_CONDITIONS,
  FURTHER_STATICS,
  FURTHER_WORDS,
} from '../../src/effects/further-words-names.ts';
import { FURTHER_PARTS, FURTHER_SORTS } from '../../src/effects/parts/further-names.ts';
import { furtherParts, furtherSorts } from '../../src/effects/parts/further-parts.ts';
import { addParts, addSorts, ruleOf } from '../../src/effects/parts/index.ts';
import { addSeldom, seldom } from '../../src/effects/seldom.ts';
import { addWords } from '../../src/effects/select.ts';
import { keywords } from '../../src/keywords/index.ts';
import { needsFurther } from '../../src/learn.ts';

const root = new URL('../../', import.meta.url);
const filesIn = (folder: string): string[] =>
  readdirSync(new URL(folder, root), { recursive: true }).map((name) => `${folder}/${name}`);
const textOf = (file: string): string => readFileSync(new URL(file, root), 'utf8');

test('the names are those of the rules', () => {
  assert.deepEqual(Object.keys(furtherParts).sort(), [...FURTHER_PARTS].sort());
  assert.deepEqual(Object.keys(furtherSorts).sort(), Object.keys(FURTHER_SORTS).sort());
  assert.deepEqual(Object.keys(furtherCosts).sort(), [...FURTHER_COSTS].sort());
  assert.deepEqual(Object.keys(furtherWords).sort(), [...FURTHER_WORDS].sort());
  assert.deepEqual(Object.keys(furtherAmounts).sort(), [...FURTHER_AMOUNTS].sort());
  assert.deepEqual(Object.keys(furtherConditions).sort(), [...FURTHER_CONDITIONS].sort());
});

test('no keyword means such an instruction or cost', () => {
  for (const [name, keyword] of keywords) {
    const said = [keyword.means?.(2, {} as never), keyword.rolledAgainst?.parts(2)];
    assert.ok(!needsFurther(said), name);
  }
});

/** Words that are said of nothing else than cards. */
const own = (words: readonly string[]) =>
  words.filter((word) => !['counters', 'cards', 'force'].includes(word)).join('|');

test('nothing but the cards gives such an instruction, asks for such a cost, or says such a word', () => {
  const list = textOf('src/effects/parts/further-parts.ts');
  const theirs = [...list.matchAll(/'\.\/(.+\.ts)'/g)].map(([, file]) => `src/effects/parts/${file}`);
  for (const file of [...filesIn('src'), ...filesIn('machines')]) {
    if (!file.endsWith('.ts') || file.startsWith('src/cards/') || theirs.includes(file)) continue;
    if (file === 'src/effects/language.ts') continue;
    const given = new RegExp(
      `\\{\\s*(do: '(${[...FURTHER_PARTS, ...FURTHER_STATICS].join('|')})'|pay: '(${FURTHER_COSTS.join('|')})')`,
    );
    assert.equal(given.exec(textOf(file))?.[0], undefined, file);
    if (file === 'src/effects/further-words.ts' || !file.startsWith('src/')) continue;
    const said = new RegExp(
      `\\bis: '(${FURTHER_CONDITIONS.join('|')})'|[{,]\\s*(${own([...FURTHER_WORDS, ...FURTHER_AMOUNTS])}): (\\{|\\[|'|-?\\d|true|false)`,
    );
    assert.equal(said.exec(textOf(file))?.[0], undefined, file);
  }
});

/** What a game looks up in a table of rules, by name. */
function spied<T>(rules: Record<string, T>, used: Set<string>): Record<string, T> {
  const watched = (name: string, rule: T) =>
    new Proxy(rule as object, {
      apply: (of, self, given) => {
        used.add(name);
        return Reflect.apply(of as () => unknown, self, given);
      },
      get: (of, key) => {
        used.add(name);
        return Reflect.get(of, key);
      },
    }) as T;
  return Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, watched(name, rule)]));
}

/** The rules of which a game gets another answer than where no card says such a thing. */
function asked(rules: typeof seldom, used: Set<string>): typeof seldom {
  /** Where the usual answer is what was given: its place among that. */
  const back: Record<string, number> = { without: 0, noteKnown: 0, settleUnknown: 0, chargedCosts: 2 };
  const usual: Record<string, unknown> = {
    takesText: false,
    toll: 0,
    stackRoom: 0,
    liesUnder: false,
    pilotRoom: 0,
  };
  const watched = Object.entries(rules).map(([name, rule]) => [
    name,
    (...given: readonly unknown[]) => {
      const answer = (rule as (...all: readonly unknown[]) => unknown)(...given);
      const size = answer instanceof Map ? answer.size : Array.isArray(answer) ? answer.length : null;
      const same = size !== null ? size === 0 : answer === (usual[name] ?? null);
      const at = back[name];
      if (at === undefined ? !same : answer !== given[at]) used.add(name);
      return answer;
    },
  ]);
  return Object.fromEntries(watched);
}

test('a recorded game that carries one out, or pays it, names it in its cards', () => {
  const used = new Set<string>();
  const met = new Set<string>();
  addParts(spied(furtherParts as never, used) as never);
  addSorts(spied(furtherSorts as never, used) as never);
  const rules = { ...seldom };
  addSeldom(asked(rules, used));
  addCosts(spied(furtherCosts as never, used) as never);
  addWords(spied(furtherWords as never, used) as never);
  addAmounts(spied(furtherAmounts as never, used) as never);
  addConditions(spied(furtherConditions as never, used) as never);
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
    addSeldom(rules);
    addSorts(furtherSorts);
    addCosts(furtherCosts);
    addWords(furtherWords);
    addAmounts(furtherAmounts);
    addConditions(furtherConditions);
  }
  assert.ok(met.size > 5, [...met].join());
});

test('an instruction without a rule is told, not passed over', () => {
  assert.throws(() => ruleOf({ do: 'dance' } as never), { name: 'SwtcgError' });
});
