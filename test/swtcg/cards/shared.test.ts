// All texts of the project's shared folder, where it is there: spec/cases and the set files. Nothing of it is copied here.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { keyOf } from '../../../src/core/grammar/shape.ts';
import { readTypeLine } from '../../../src/swtcg/cards/type-line.ts';
import { printEffect } from '../../../src/swtcg/text/print.ts';
import { knownNames, readParagraph, wordedOf } from '../../../src/swtcg/text/read.ts';

const shared = process.env.SWTCG_SHARED ?? fileURLToPath(new URL('../../../../shared', import.meta.url));
const here = existsSync(join(shared, 'spec', 'cases'));
if (!here)
  console.log(`NOT TESTED: no shared folder at ${shared}. Set SWTCG_SHARED to read its cases and sets.`);

interface Row {
  readonly where: string;
  readonly name: string;
  readonly text: string;
}

function check(
  rows: readonly Row[],
  names?: ReturnType<typeof knownNames>,
): { read: number; unread: readonly Row[]; took: number } {
  let read = 0;
  let took = 0;
  const unread: Row[] = [];
  const known = new Map<string, boolean>();
  for (const row of rows) {
    // What is worded alike is read alike.
    const worded = wordedOf(row.text, row);
    const before = known.get(worded);
    if (before !== undefined) {
      if (before) read += 1;
      else unread.push(row);
      continue;
    }
    const start = process.cpuUsage();
    const result = readParagraph(row.text, { name: row.name }, names);
    // Processor time, so that a busy machine does not count; of the reading alone.
    took += process.cpuUsage(start).user / 1000;
    known.set(worded, result.ok);
    if (!result.ok) {
      assert.equal(result.reason, 'unread', `${row.where}: ${row.text}: ${result.message}`);
      unread.push(row);
      continue;
    }
    read += 1;
    const wording = printEffect(result.effect);
    const again = readParagraph(wording, undefined, names);
    assert.ok(again.ok, `${row.where}: ${row.text}: its wording is not read: ${wording}`);
    assert.equal(keyOf(again.effect), keyOf(result.effect), `${row.text} = ${wording}`);
    assert.equal(printEffect(again.effect), wording);
  }
  return { read, unread, took };
}

function caseTexts(folder: string): readonly Row[] {
  const rows: Row[] = [];
  const path = join(shared, 'spec', 'cases', folder);
  for (const file of readdirSync(path).filter((name) => name.endsWith('.json'))) {
    const { cards = {} } = JSON.parse(readFileSync(join(path, file), 'utf8')) as {
      cards?: Record<string, { name?: string; text?: string[] }>;
    };
    for (const card of Object.values(cards)) {
      for (const text of card.text ?? [])
        rows.push({ where: `${folder}/${file}`, name: card.name ?? '', text });
    }
  }
  return rows;
}

test('texts of spec/cases', { skip: !here && 'no shared folder' }, () => {
  for (const folder of readdirSync(join(shared, 'spec', 'cases'))) {
    const rows = caseTexts(folder);
    const { read, unread } = check(rows);
    console.log(`${folder}: ${read} of ${rows.length} paragraphs read`);
    for (const row of unread) console.log(`  not read: ${row.where}: ${row.text}`);
    if (folder === 'core' || folder === 'battle') assert.equal(unread.length, 0);
  }
});

const sets = join(shared, 'lackey', 'sets');
const haveSets = existsSync(sets);

test('texts of the set files', { skip: !haveSets && 'no set files' }, () => {
  const rows: Row[] = [];
  const units = new Set<string>();
  const subtypes = new Set<string>();
  for (const file of readdirSync(sets)) {
    for (const line of readFileSync(join(sets, file), 'latin1').split(/\r?\n/).slice(1)) {
      const [name = '', , , , type = '', subtype = ''] = line.split('\t');
      const text = line.split('\t')[13];
      if (text === undefined) continue;
      subtypes.add(subtype);
      if (readTypeLine(type, subtype)?.kind === 'unit') units.add(name.replace(/\s*\([^)]*\)/g, '').trim());
      for (const paragraph of text.split('|')) {
        if (paragraph.trim() !== '') rows.push({ where: file, name, text: paragraph });
      }
    }
  }
  const { read, took } = check(rows, knownNames(units, subtypes));
  console.log(`sets: ${read} of ${rows.length} paragraphs read, ${Math.round(took)} ms`);
  assert.ok(took < 20_000, `${took} ms`);
  assert.ok(read > rows.length * 0.45, 'fewer paragraphs are read than before');
});
