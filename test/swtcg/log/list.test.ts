// docs/log.md lists every type of event with the facts that it carries, as the types have them.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { english } from '../../../src/swtcg/log/english.ts';
import { root } from '../../helpers/built.ts';
import { logTypes, rowOf } from '../../helpers/log-types.ts';

test('docs/log.md has every type of event with its facts, and no other', () => {
  const rows = readFileSync(join(root, 'docs/log.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| `[a-z]+-[a-z-]+` \|/.test(line));
  assert.deepEqual(rows, logTypes().map(rowOf));
});

test('the source is read in full: English has a sentence for each type that was found', () => {
  assert.deepEqual(
    logTypes()
      .map(({ type }) => type)
      .sort(),
    Object.keys(english.sentences).sort(),
  );
});
