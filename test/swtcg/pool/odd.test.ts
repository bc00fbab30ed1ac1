// The drawn cards with odd numbers, played.
import { test } from 'node:test';
import { DRAWN } from './draw.ts';
import { odd } from './odd.ts';
import { haveSets, playOut } from './play.ts';

for (const { n, positions } of odd) {
  const ref = DRAWN[n - 1] ?? '';
  test(`${n}: ${ref}`, { skip: !haveSets && 'no set files' }, () => {
    for (const position of positions) playOut(ref, position);
  });
}
