// Asks the judge's desk what a file of checks asks, and says how much of it is there.
//   node tools/desk-checks.js [CHECKS.json]
// Without a file only the report is printed; it compares entries with their sources where ../shared (or SWTCG_SHARED) is
// at hand. Needs `npm run build:command`. Exit code 1: a check fails, or an entry has words of its source.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';
import { main } from '../dist/command.js';
import { answerFaults, listFaults, shapeFaults } from './desk/expectations.js';
import { report } from './desk/report.js';

register();
const { openDesk } = await import('../src/desk/open.ts');

const root = fileURLToPath(new URL('..', import.meta.url));
const shared = process.env.SWTCG_SHARED ?? join(root, '../shared');

async function swtcg(...argv) {
  let [out, err] = ['', ''];
  const code = await main(argv, {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    read: async (file) => readFileSync(file, 'utf8'),
  });
  return { code, out, err };
}

/** The examples that were named so far, and whether they play. */
const played = new Map();
async function playExample(file) {
  if (played.has(file)) return;
  const path = join(root, file);
  const ran = existsSync(path) ? await swtcg('run', path) : { code: 1, out: '' };
  played.set(
    file,
    ran.code === 0 &&
      ran.out
        .trim()
        .split('\n')
        .every((line) => JSON.parse(line).ok !== false),
  );
}
const plays = (file) => played.get(file) === true;

async function lookUpFaults({ game, query, expect }) {
  const args = ['ruling', '--json', ...(game ? ['--game', game] : []), '--', query];
  const { code, out, err } = await swtcg(...args);
  if (err !== '' || out.trim().split('\n').length !== 1) return [err || 'the answer is not one line'];
  const answer = JSON.parse(out);
  for (const { example } of answer.entries) if (example !== null) await playExample(example);
  const listed = await swtcg('ruling', '--list', '--json', ...(game ? ['--game', game] : []));
  const order = JSON.parse(listed.out).documents.map(({ id }) => id);
  const broken = answer.entries.filter(({ example }) => example !== null && !plays(example));
  return [
    ...shapeFaults(answer, code, order),
    ...broken.map(({ example }) => `${example} does not play`),
    ...answerFaults(expect, answer, plays),
  ];
}

async function argumentFaults({ args, expect }) {
  const { code, out, err } = await swtcg('ruling', ...args);
  return [
    ...(code === expect.exit ? [] : [`exit code ${code} instead of ${expect.exit}`]),
    ...(code === 2 && err.trim() === '' ? ['no sentence on standard error'] : []),
    ...(expect.documents || expect.order ? listFaults(expect, JSON.parse(out)) : []),
  ];
}

let failed = 0;
const [file] = process.argv.slice(2);
if (file) {
  const checks = JSON.parse(readFileSync(file, 'utf8'));
  for (const check of checks) {
    const faults = check.args ? await argumentFaults(check) : await lookUpFaults(check);
    if (faults.length === 0) continue;
    failed++;
    const { expect: _expect, ...asked } = check;
    console.log(`${JSON.stringify(asked)}\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
  console.log(`${checks.length - failed} of ${checks.length} checks hold`);
}
const { lines, copied } = report(await openDesk(null), join(shared, 'seeds'));
console.log([...lines, ...copied].join('\n'));
process.exitCode = failed > 0 || copied.length > 0 ? 1 : 0;
