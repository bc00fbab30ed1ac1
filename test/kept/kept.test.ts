// Old games keep playing: every recorded game of this folder is played, and every hash in it is compared.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parseReplay, type Replay, verify } from '../../src/engine.ts';
import type { Effect } from '../../src/swtcg/language/effect.ts';

const folder = new URL('./', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
const games = files.map((name): readonly [string, Replay] => [
  name,
  parseReplay(readFileSync(new URL(name, folder), 'utf8')),
]);

const isManual = ({ decisions, cards }: Replay): boolean =>
  decisions.some((one) => one.by === 'judge' || one.do === 'reveal') ||
  Object.values(cards).some(({ name }) => name === '?');

for (const [name, replay] of games)
  test(`${name} plays as it was recorded`, () => {
    const { verdict, reason, step } = verify(replay);
    assert.equal(verdict, isManual(replay) ? 'unverified' : 'exact', `${reason} at ${step}`);
    // Where something was put by hand the hashes are compared all the same, to the last position.
    assert.equal(replay.checks.at(-1)?.after, replay.decisions.length);
  });

/** The keywords of an effect and of what stands inside it. */
function keywordsIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  const { kind, keyword } = data as Partial<Extract<Effect, { kind: 'keyword' }>>;
  const own = kind === 'keyword' && keyword !== undefined ? [keyword] : [];
  return [...own, ...Object.values(data).flatMap(keywordsIn)];
}

test('the folder has what it is to guard: types, keywords, settings, steps by hand, unknown cards', () => {
  const cards = games.flatMap(([, replay]) => Object.values(replay.cards));
  const types = new Set(cards.map(({ type }) => type?.split(' - ')[0]?.split('/')[0]));
  for (const type of [
    'Space',
    'Ground',
    'Character',
    'Battle',
    'Mission',
    'Location',
    'Equipment',
    'Resource',
  ])
    assert.ok(types.has(type), type);
  for (const type of ['Event', 'Subordinate']) assert.ok(types.has(type), type);
  assert.ok(new Set(cards.flatMap(({ effects }) => keywordsIn(effects))).size > 50);
  assert.equal(new Set(games.map(([, { settings }]) => settings.autoPass)).size, 3);
  assert.ok(games.filter(([, replay]) => isManual(replay)).length >= 3);
  assert.ok(games.some(([, replay]) => Object.values(replay.cards).some(({ name }) => name === '?')));
  assert.ok(games.length >= 30, `${games.length} games`);
});
