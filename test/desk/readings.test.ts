// The readings of the project as entries of the desk: RULINGS.md (tools/readings.js) and RULINGS-LCG.md.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { swlcgProject } from '../../src/desk/data/swlcg-project.ts';
import { readings as entries } from '../../src/desk/data/swtcg-project/readings.ts';
import { readings, sections } from '../../tools/readings.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('the entries of RULINGS.md are up to date', () => {
  assert.deepEqual(entries, sections(), 'run npm run readings');
});

test('every row and every point of RULINGS.md is a reading', () => {
  const markdown = readFileSync(join(root, 'RULINGS.md'), 'utf8');
  const heads = markdown.match(/^\|-/gm) ?? [];
  const lines = markdown.match(/^(\| |- )/gm) ?? [];
  assert.equal(readings(markdown).length, lines.length - heads.length);
});

const read = (line: string, section = 'Battle') => readings(`## ${section}\n\n${line}\n`)[0];

test('a row: the place is the title, the reason follows the reading', () => {
  assert.deepEqual(read('| Setup; Event zone | A card is put there (15). | So it is |'), {
    section: 'Battle',
    title: 'Setup; Event zone',
    names: ['Setup', 'Event zone'],
    text: 'A card is put there (ruling 15). Reason: So it is.',
  });
});

test('a point: lists of the glossary are left out, each keyword is a name', () => {
  assert.deepEqual(read('- **Keywords, Avenge, Backfire and Riposte.** They wait\n  for the end.'), {
    section: 'Battle',
    title: 'Avenge, Backfire and Riposte',
    names: ['Avenge', 'Backfire', 'Riposte'],
    text: 'They wait for the end.',
  });
});

test('quotation marks: a phrase alone is the title, several are names', () => {
  assert.equal(read('| Phrases, "choose one" | a | b |')?.title, 'choose one');
  assert.deepEqual(read('| "may", "if you do" | a | b |')?.names, ['may', 'if you do']);
  assert.deepEqual(read('| A Facility without "unit" | a | b |')?.names, []);
});

test('brackets: each choice is a name, with X and without', () => {
  assert.deepEqual(read('- **Phrases, "costs X [more/less]".** a')?.names.slice(1), [
    'costs X more',
    'costs X less',
    'costs more',
    'costs less',
  ]);
});

test('a reading of another edition says so, and adds to that rulebook', () => {
  const section = 'The edition of 2002';
  const line = '| Evade | It *does* work. | As it says. |';
  assert.equal(read(line, section)?.text, 'Rulebook of 2002: It does work. Reason: As it says.');
  const [only] = sections(`## ${section}\n\n${line}\n`, '');
  assert.deepEqual(only?.entries, [
    {
      title: 'Evade',
      relation: { kind: 'adds-to', documents: ['swtcg-2002'] },
      text: 'Rulebook of 2002: It does work. Reason: As it says.',
    },
  ]);
});

test('a keyword of later sets is without its X', () => {
  assert.equal(read('| Tenacity X | a | b |', 'Keywords of later sets')?.title, 'Tenacity');
});

test('every numbered ruling on the Living Card Game is an entry', () => {
  const markdown = readFileSync(join(root, 'RULINGS-LCG.md'), 'utf8');
  const numbers = [...markdown.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => `Ruling ${number}`);
  const entries = swlcgProject.sections.flatMap((section) => section.entries);
  assert.deepEqual(
    entries.map(({ aliases = [] }) => aliases.find((alias) => alias.startsWith('Ruling '))),
    numbers,
  );
});
