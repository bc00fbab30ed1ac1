// A table alone has the whole rules: nothing else needs to be imported for what a card says to count.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { swtcg2022 } from '../../../machines/swtcg/complete.ts';
import { GameHost } from '../../../src/engine.ts';
import { replayStart } from '../../../src/play/replay/start.ts';
import type { Effect } from '../../../src/swtcg/language/effect.ts';

const unit = (name: string, effects: readonly Effect[] = []) => ({
  name,
  side: 'neutral' as const,
  type: 'Space',
  cost: 2,
  speed: 30,
  power: 1,
  health: 3,
  text: effects.map(() => 'As its effect says.'),
  effects,
});

/** Light's retreat step, with a unit of Dark's that may say something about it. */
const table = (...effects: readonly Effect[]): GameHost =>
  new GameHost(
    swtcg2022,
    replayStart(swtcg2022, {
      format: 'swtcg-replay/1',
      ruleset: 'swtcg-2022',
      made: { by: 'a test', effects: 1 },
      cards: { d: unit('D', effects), l: unit('L') },
      start: { at: 'light-retreat', dark: { space: ['d'] }, light: { space: ['l'] } },
      settings: { autoPass: 'never' },
      decisions: [],
      rolls: [],
      checks: [],
    }),
  );

const RETREAT = { by: 'light', do: 'retreat', unit: 'l' } as const;

test('Terms, retreat: a unit that a card keeps from retreating may not, and the card is named', () => {
  assert.equal(table().whyNot(RETREAT), null);
  const kept = table({ kind: 'static', parts: [{ do: 'no-retreat', to: { each: { of: 'opponent' } } }] });
  assert.deepEqual(kept.whyNot(RETREAT), {
    rule: 'unit.no-retreat',
    message: 'D keeps L from retreating',
  });
  assert.ok(!kept.legal().some((one) => one.do === 'retreat'));
});
