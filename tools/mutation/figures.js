// The figures of each scope, as a table; and each mutant that no test has killed, with its place.
import { writeFileSync } from 'node:fs';
import { scopeOf } from './scopes.js';

const KILLED = ['Killed', 'Timeout'];
const STANDING = ['Survived', 'NoCoverage'];

export class Figures {
  onMutationTestReportReady(report) {
    const rows = new Map();
    const standing = [];
    for (const [file, { mutants, source }] of Object.entries(report.files)) {
      const scope = scopeOf(file);
      const row = rows.get(scope) ?? {};
      for (const { status, location, mutatorName, replacement } of mutants) {
        row[status] = (row[status] ?? 0) + 1;
        if (STANDING.includes(status)) {
          const { line, column } = location.start;
          const before = source.split('\n')[line - 1].trim();
          standing.push(`${file}:${line}:${column} ${status} ${mutatorName} ⇒ ${replacement}\n    ${before}`);
        }
      }
      rows.set(scope, row);
    }
    writeFileSync('dist/mutation-standing.txt', `${standing.join('\n')}\n`);
    const all = {};
    for (const row of rows.values())
      for (const [status, n] of Object.entries(row)) all[status] = (all[status] ?? 0) + n;
    console.log(`\n${line(['scope', 'killed', 'timeout', 'survived', 'no coverage', 'ignored', 'score'])}`);
    for (const [scope, row] of [...rows, ['all', all]]) console.log(line([scope, ...figures(row)]));
    console.log('\nThose that stand: dist/mutation-standing.txt');
  }
}

const count = (row, statuses) => statuses.reduce((sum, status) => sum + (row[status] ?? 0), 0);

function figures(row) {
  const [killed, standing] = [count(row, KILLED), count(row, STANDING)];
  return [
    ...['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored'].map((status) => row[status] ?? 0),
    `${((100 * killed) / Math.max(1, killed + standing)).toFixed(1)} %`,
  ];
}

const line = (cells) =>
  `| ${cells.map((cell, i) => String(cell)[i === 0 ? 'padEnd' : 'padStart'](11)).join(' | ')} |`;
