// A hundred real cards, drawn by lot, played. Names only; their texts are read from the set files, where these are there.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coverageOf } from '../../../src/swtcg/pool/coverage.ts';
import { DRAWN } from './draw.ts';
import { even } from './even.ts';
import { haveSets, playOut, thePool } from './play.ts';

const skip = !haveSets && 'no set files';

test('the drawn cards are played in full', { skip }, () => {
  for (const ref of DRAWN) {
    const printing = thePool().findRef(ref);
    assert.ok(printing, ref);
    assert.equal(coverageOf(thePool(), printing).extent, 'full', ref);
  }
});

for (const { n, positions } of even) {
  const ref = DRAWN[n - 1] ?? '';
  test(`${n}: ${ref}`, { skip }, () => {
    for (const position of positions) playOut(ref, position);
  });
}
