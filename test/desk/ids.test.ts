// An entry, id: it never changes. The list has the ids that were given; new ones are added to it (`SWTCG_WRITE_IDS=1`).
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { documentFacts } from '../../src/desk/model/documents.ts';
import { openDesk } from '../../src/desk/open.ts';

const LIST = fileURLToPath(new URL('ids.txt', import.meta.url));
const LISTS_OF_THE_BOOK = ['Keywords', 'Glossary, Terms', 'Glossary, Phrases'];

const { entries } = await openDesk(null);
/** Entries of documents; rules of the index that no document lists, and our readings, go with what they are made of. */
const ids = entries
  .map(({ ruling }) => ruling)
  .filter(({ document }) => !documentFacts(document).ours)
  .filter(({ rule, section }) => rule === null || LISTS_OF_THE_BOOK.includes(section))
  .map(({ id }) => id);

if (process.env.SWTCG_WRITE_IDS) writeFileSync(LIST, `${ids.join('\n')}\n`);

test('every id that was given is still that of an entry, and every entry is in the list', () => {
  assert.deepEqual(ids.toSorted(), readFileSync(LIST, 'utf8').trim().split('\n').toSorted());
});

test('ids differ, and begin with their document', () => {
  const all = entries.map(({ ruling }) => ruling.id);
  assert.equal(new Set(all).size, all.length);
  for (const { ruling } of entries) assert.match(ruling.id, new RegExp(`^${ruling.document}/[a-z0-9-]+$`));
});
