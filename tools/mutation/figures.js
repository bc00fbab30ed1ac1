// The mutants that no test has killed, each with its place, as soon as it is known; and in the end the figures of each
// scope, as a table.
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { inSample } from './sample.js';
import { scopeOf } from './scopes.js';

const FILE = 'dist/mutation-standing.txt';
const KILLED = ['Killed', 'Timeout'];
const STANDING = ['Survived', 'NoCoverage'];

const standing = (file, source, { status, location: { start }, mutatorName, replacement }) =>
  `${file}:${start.line}:${start.column} ${status} ${mutatorName} ⇒ ${replacement}\n    ${source.split('\n')[start.line - 1].trim()}\n`;

export class Figures {
  onDryRunCompleted() {
    mkdirSync('dist', { recursive: true });
    writeFileSync(FILE, '');
  }

  onMutantTested(mutant) {
    if (inSample(mutant.id) && STANDING.includes(mutant.status))
      appendFileSync(
        FILE,
        standing(relative('', mutant.fileName), readFileSync(mutant.fileName, 'utf8'), mutant),
      );
  }

  onMutationTestReportReady({ files }) {
    const rows = new Map();
    const all = {};
    let text = '';
    for (const [file, { mutants, source }] of Object.entries(files)) {
      const scope = scopeOf(file);
      if (!rows.has(scope)) rows.set(scope, {});
      for (const mutant of mutants.filter(({ id }) => inSample(id))) {
        for (const row of [rows.get(scope), all]) row[mutant.status] = (row[mutant.status] ?? 0) + 1;
        if (STANDING.includes(mutant.status)) text += standing(file, source, mutant);
      }
    }
    writeFileSync(FILE, text);
    console.log(`\n${line(['scope', 'killed', 'timeout', 'survived', 'no coverage', 'ignored', 'score'])}`);
    for (const [scope, row] of [...rows, ['all', all]]) console.log(line([scope, ...figures(row)]));
    console.log(`\nThose that stand: ${FILE}`);
  }
}

const count = (row, statuses) => statuses.reduce((sum, status) => sum + (row[status] ?? 0), 0);

function figures(row) {
  const [killed, alive] = [count(row, KILLED), count(row, STANDING)];
  return [
    ...['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored'].map((status) => row[status] ?? 0),
    `${((100 * killed) / Math.max(1, killed + alive)).toFixed(1)} %`,
  ];
}

const line = (cells) =>
  `| ${cells.map((cell, i) => (i === 0 ? String(cell).padEnd(11) : String(cell).padStart(11))).join(' | ')} |`;
