// The data of the desk: every file is what src/desk/model/document.ts and check.ts say.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { documentFaults, entryFaults } from '../../src/desk/model/check.ts';
import { type DocumentId, documentFacts, documents } from '../../src/desk/model/documents.ts';
import { TEXTS } from '../../src/desk/open.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const all = (Object.keys(documents) as DocumentId[]).map(documentFacts);
const texts = await Promise.all(Object.values(TEXTS).map((load) => load()));

test('every document has a date and a place of its own in the order of its game', () => {
  assert.deepEqual(documentFaults(all), []);
});

test('every document that is held has a text, and no other', () => {
  assert.deepEqual(
    all.filter(({ held }) => held).map(({ id }) => id),
    Object.keys(TEXTS),
  );
  assert.deepEqual(
    texts.map(({ document }) => document),
    Object.keys(TEXTS),
  );
});

for (const document of texts) {
  const { game } = documentFacts(document.document);
  const ofGame = texts.filter((one) => documentFacts(one.document).game === game);
  const titles = new Set(
    ofGame.flatMap(({ sections }) => sections.flatMap(({ entries }) => entries.map(({ title }) => title))),
  );

  test(`${document.document}: titles, aliases, links and texts are sound`, () => {
    assert.deepEqual(entryFaults(document, titles), []);
  });

  test(`${document.document}: the examples are files`, () => {
    const examples = document.sections.flatMap(({ entries }) => entries.map(({ example }) => example));
    assert.deepEqual(
      examples.filter((file) => file !== undefined && !existsSync(`${root}${file}`)),
      [],
    );
  });
}
