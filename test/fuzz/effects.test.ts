// The effects of a file are checked against the types of the effect language: all that the grammar reads passes, and what is
// no effect is refused at its place.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readReplay } from '../../src/engine.ts';
import { effectFault } from '../../src/swtcg/language/check.ts';
import { fileText, LANGUAGES } from '../../tools/effect-types.js';
import { compiled, replays } from './seeds.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('the types that data is checked against are those of the language', () => {
  for (const { files, out } of LANGUAGES)
    assert.equal(readFileSync(join(root, out), 'utf8'), fileText(files), 'run node tools/effect-types.js');
});

test('every effect that the grammar makes of a card is one', () => {
  let effects = 0;
  const check = (effect: unknown, name: string) => {
    effects++;
    assert.equal(effectFault(effect), null, `${name}: ${JSON.stringify(effect)}`);
  };
  for (const { cards } of replays())
    for (const { name, effects: all = [] } of Object.values(cards)) for (const one of all) check(one, name);
  assert.ok(effects > 200, `${effects} effects`);
  // Real cards, too, where they are there.
  for (const { cards } of compiled())
    for (const { name, effects: all = [] } of Object.values(cards)) for (const one of all) check(one, name);
});

const good = { kind: 'activated', cost: [{ pay: 'force', n: 1 }], parts: [{ do: 'draw', who: 'you', n: 1 }] };
const ring: { kind: string; effect?: unknown } = { kind: 'keyword' };
ring.effect = ring;
let tower: unknown = good;
for (let i = 0; i < 2000; i++) tower = { kind: 'keyword', keyword: 'INSERT', effect: tower };

const BAD: readonly (readonly [what: string, effect: unknown, path: string])[] = [
  ['no kind', {}, ''],
  ['an unknown kind', { ...good, kind: 'toString' }, ''],
  ['an unknown part', { ...good, parts: [{ do: 'explode' }] }, 'parts.0'],
  ['a part that is none', { ...good, parts: [undefined] }, 'parts.0'],
  ['parts that are no list', { ...good, parts: { 0: good.parts[0] } }, 'parts'],
  ['a part without what it needs', { ...good, parts: [{ do: 'draw', who: 'you' }] }, 'parts.0.n'],
  ['a text for a number', { ...good, cost: [{ pay: 'force', n: '1' }] }, 'cost.0.n'],
  ['more than any card says', { ...good, cost: [{ pay: 'force', n: 1e9 }] }, 'cost.0.n'],
  ['half of something', { ...good, parts: [{ do: 'draw', who: 'you', n: 1.5 }] }, 'parts.0.n'],
  ['a key of another part', { ...good, parts: [{ do: 'draw', who: 'you', n: 1, side: 2 }] }, 'parts.0.side'],
  ['a key that objects have', JSON.parse('{"kind":"manual","text":"x","__proto__":{}}'), '__proto__'],
  ['a ring', ring, 'keyword'],
  ['a tower', tower, [...Array(24).fill('effect'), 'keyword'].join('.')],
];

for (const [what, effect, path] of BAD)
  test(`${what} is no effect`, () => {
    assert.equal(effectFault(effect)?.join('.'), path);
  });

test('a replay says where an effect is none', () => {
  const [replay] = replays();
  const [key, card] = Object.entries(replay?.cards ?? {}).find(([, one]) => one.effects?.length) ?? [];
  assert.ok(replay && key && card);
  const effects = [...(card.effects ?? [])] as unknown[];
  effects[0] = { kind: 'static', parts: [{ do: 'nothing' }] };
  assert.throws(() => readReplay({ ...replay, cards: { ...replay.cards, [key]: { ...card, effects } } }), {
    name: 'SwtcgError',
    info: {
      code: 'bad-scenario',
      path: `$.cards.${key}.effects[0].parts[0]`,
      message: 'This is not what an effect can say here: the engine does not know it.',
    },
  });
});
