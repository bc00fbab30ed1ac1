// The examples of entries: each plays, and by the rulebook that its entry is about.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { type DocumentId, documentFacts } from '../../src/desk/model/documents.ts';
import { openDesk } from '../../src/desk/open.ts';
import { swtcg } from '../helpers/swtcg.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { entries } = await openDesk(null);
const shown = entries.flatMap(({ ruling }) =>
  ruling.example === null ? [] : [{ ...ruling, example: ruling.example }],
);
const files = [...new Set(shown.map(({ example }) => example))];

test(`${files.length} examples play as they expect`, async () => {
  const { code, lines } = await swtcg('run', ...files);
  const failed = lines().filter(({ ok }) => !ok);
  assert.deepEqual(
    failed.map(({ file, error, mismatch }) => ({ file, error, mismatch })),
    [],
  );
  assert.equal(code, 0);
});

/** The rulesets of the documents that rule something; a reading of ours is of the rulebook that it reads. */
const RULESETS: Readonly<Partial<Record<DocumentId, string>>> = {
  'swtcg-2022': 'swtcg-2022',
  'swtcg-2002': 'swtcg-2002',
  'swlcg-faq-1.1': 'swlcg-2012',
  'swlcg-2012': 'swlcg-2012',
};

/** The ruleset that a file names: in JSON as a field, in the notation on a line; else that of 2022. */
function rulesetOf(file: string): string {
  const text = readFileSync(`${root}${file}`, 'utf8');
  return file.endsWith('.json')
    ? (JSON.parse(text) as { ruleset: string }).ruleset
    : (/^ruleset: *(\S+)/m.exec(text)?.[1] ?? 'swtcg-2022');
}

test('an example is of the ruleset of its entry', () => {
  const wrong = shown.filter(({ document, relation, example }) => {
    const read = documentFacts(document).ours ? (relation?.documents ?? []) : [document];
    return !read.some((one) => RULESETS[one] === rulesetOf(example));
  });
  assert.deepEqual(
    wrong.map(({ id, example }) => `${id}: ${example}`),
    [],
  );
});
