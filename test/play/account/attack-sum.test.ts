// The sum of an attack on the board: pending until the counters are placed (Attacking, 4 to 6).

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tellFile } from '../../../src/engine.ts';
import { PLACEMENT } from '../../../src/swtcg/view/attack-view.ts';
import { attack, scenario, use } from '../../helpers/fight.ts';

test('the damage of an attack is pending before Damage Placement, and placed from then on', () => {
  const file = scenario(
    { d: { text: ['Critical Hit 1'] }, l: { text: ['Pay 1 Force -> Evade 1'] } },
    { light: 1, dice: [4, 5, 6], script: [attack('d', 'l'), use('l', 'Evade')] },
  );
  const { account } = tellFile(JSON.stringify(file));
  const seen = Array.from({ length: account.length }, (_, i) => account.at(i).scene?.attack).filter(
    (one) => one?.sum,
  );
  assert.ok(seen.some((one) => (one?.step ?? 0) < PLACEMENT));
  for (const one of seen) assert.equal(one?.sum?.placed, (one?.step ?? 0) >= PLACEMENT, `step ${one?.step}`);
  assert.deepEqual(seen.at(-1)?.sum, { hits: 3, added: 1, prevented: 1, damage: 3, placed: true });
});
