// Rule examples as examples of rulings (src/desk/data/swtcg-2022/examples.ts).
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { examples } from '../../src/desk/data/swtcg-2022/examples.ts';
import { swtcg2022 } from '../../src/desk/data/swtcg-2022.ts';

const folder = fileURLToPath(new URL('../../examples', import.meta.url));
const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));

test('a rule that an example names has an example at the desk', () => {
  const named = names.flatMap((name) =>
    (/^rules: (.*)$/m.exec(readFileSync(`${folder}/${name}`, 'utf8'))?.[1] ?? '').split(', '),
  );
  assert.deepEqual(
    [...new Set(named)].filter((rule) => !Object.hasOwn(examples, rule)),
    [],
  );
});

test('every entry that is such a rule has it', () => {
  const entries = swtcg2022.sections.flatMap((section) => section.entries);
  const withExample = entries.filter(({ rule, example }) => rule !== undefined && example !== undefined);
  assert.deepEqual(withExample.map(({ rule }) => rule).sort(), Object.keys(examples).sort());
});
