// Every rule that refuses a decision has a case that the browser's tests read off the table.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { REFUSED } from '../components/refusals.ts';

const src = fileURLToPath(new URL('../../src/swtcg', import.meta.url));

/** Not read off a table: by which way they are told instead. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'battle.skip': 'a pass where a unit comes up is no decision of that window, and told as that',
  'turn.own-step': 'so is the end of a step that is not there',
  'info.private': 'told to a player who plays by seat, without a table',
  'win.control': 'a table that is over asks for nothing; a session says so',
  'effect.manual': 'cards with text that is not read have a test of their own',
};

test('every rule that refuses has a case', () => {
  const refusing = new Set<string>();
  for (const file of readdirSync(src, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts')) continue;
    const code = readFileSync(join(src, file), 'utf8');
    for (const [, rule] of code.matchAll(/\b(?:refuse|notNow)\(\s*'([a-z.-]+)'/g))
      refusing.add(rule as string);
  }
  const read = new Set<string>(REFUSED.map(({ rule }) => rule));
  assert.deepEqual(
    [...refusing].filter((rule) => !read.has(rule) && !(rule in ELSEWHERE)),
    [],
  );
});
