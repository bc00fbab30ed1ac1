// Real cards with rare forms of sentences, played. Names only; their texts are read from the set files, where these are there.
import { test } from 'node:test';
import { haveSets, playOut } from './play.ts';
import { rare } from './rare.ts';
import { more } from './rare-more.ts';

for (const { ref, positions } of [...rare, ...more])
  test(ref, { skip: !haveSets && 'no set files' }, () => {
    for (const position of positions) playOut(ref, position);
  });
