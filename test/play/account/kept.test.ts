// Views of a game in a row: what is the same is one object, and nothing that changed is.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { tellFile } from '../../../src/engine.ts';
import { kept } from '../../../src/play/steps/share-equal.ts';
import type { View } from '../../../src/swtcg/view/view.ts';
import { root } from '../../helpers/built.ts';

const { account } = tellFile(readFileSync(join(root, 'replays/game-12.json'), 'utf8'));
const STRIDE = 9;
const whole = () => tellFile(readFileSync(join(root, 'replays/game-12.json'), 'utf8')).account;

for (const who of ['both', 'light'] as const)
  test(`with the eyes of ${who}, what is kept says what a new view says`, () => {
    // Backwards, each view is made from the step after it and not from the one before.
    const other = whole();
    const steps = Array.from({ length: Math.ceil(account.length / STRIDE) }, (_, i) => i * STRIDE);
    const told = steps.map((i) => account.at(i).viewFor?.(who));
    steps.forEach((i) => {
      other.at(account.length - 1 - i).viewFor?.(who);
    });
    assert.deepEqual(
      steps.map((i) => other.at(i).viewFor?.(who)),
      told,
    );
  });

test('cards and players that did not change are the same objects', () => {
  const before = account.at(0).view;
  const now = kept(structuredClone(before), before);
  assert.equal(now, before, 'and where nothing did, it is the same view');
  const other = kept(structuredClone({ ...before, winner: 'dark' as const }), before);
  assert.notEqual(other, before);
  for (const id of Object.keys(before)) if (id !== 'winner') assert.equal(other[id], before[id], id);
});

test('a card that changed is not, whatever it is that changed', () => {
  const before = account.at(account.length - 1).view;
  const [id, card] =
    Object.entries(before).find(([, one]) => one && typeof one === 'object' && 'zone' in one) ?? [];
  assert.ok(id && card && typeof card === 'object' && 'zone' in card);
  const changes = {
    zone: 'elsewhere',
    damage: 9,
    stack: ['x'],
    counters: { charge: 1 },
    keywords: { evade: 1 },
  };
  for (const [fact, value] of Object.entries(changes)) {
    const now: View = kept({ ...before, [id]: { ...card, [fact]: value } }, before);
    assert.notEqual(now[id], before[id], fact);
    assert.deepEqual((now[id] as Record<string, unknown>)[fact], value);
  }
  assert.equal(kept({ ...before, dark: { ...before.dark, force: 99 } }, before).dark.force, 99);
});
