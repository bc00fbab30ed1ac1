// The index of the rules of 2002: each rule that is cited in that edition is in it, says where it stands, and is tried out.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import { chartsOf } from '../../../machines/swtcg/charts.ts';
import { edition2002 } from '../../../src/swtcg/editions/2002.ts';
import { keywords } from '../../../src/swtcg/keywords/index.ts';
import type { Rule } from '../../../src/swtcg/rulebook/rules/rule.ts';
import { rules2002 } from '../../../src/swtcg/rulebook/rules-2002.ts';
import { borrowed, wrongForm } from '../rulebook/checks.ts';
import { FRAME, GLOSSARY, SECTIONS } from './sections.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const bookFile = join(process.env.SWTCG_SHARED ?? join(root, '../shared'), 'seeds/001_b9f110c0eb400bef.txt');
const skip = existsSync(bookFile) ? false : 'no rulebook beside the project';
const folder = join(root, 'test/swtcg/edition-2002');
const index: Readonly<Record<string, Rule>> = rules2002;

const plain = (text: string): string =>
  text
    .replace(/[“”"]/g, '')
    .replace(/[‘’]/g, "'")
    .replace(/<\/?u>|\*\*/g, '')
    .trim();

/** The lines of the book from its first section to its glossary, and those of the glossary. */
function bookLines(): { readonly body: readonly string[]; readonly glossary: readonly string[] } {
  const lines = readFileSync(bookFile, 'utf8').split('\n').map(plain);
  const from = lines.findIndex((line) => line.startsWith('SECTION 1: THE BASICS'));
  const middle = lines.findIndex((line) => line.startsWith('SECTION 5: GLOSSARY'));
  const to = lines.indexOf('CREDITS');
  return { body: lines.slice(from, middle), glossary: lines.slice(middle + 1, to) };
}

const headings = (body: readonly string[]): readonly string[] => [
  ...new Set(
    body
      .filter((line) => /^[A-Z][A-Za-z0-9 ,'?()—:&-]{2,70}$/.test(line))
      .map((line) => line.replace(/^Unit Cards: .*/, 'Unit Cards')),
  ),
];

const entries = (glossary: readonly string[]): readonly string[] =>
  glossary.flatMap((line) => {
    const name = /^(?:- )?([→()A-Za-z][^.:]{0,60}?)(?: \(a Mission\))?:,? /.exec(line)?.[1];
    return name === undefined ? [] : [name.replace(' ↔', '').replace('build tone', 'build zone')];
  });

test('every rule has a title of its own, a section and a short text', () => {
  assert.deepEqual(wrongForm(index), []);
});

test('the texts are not taken from the rulebook', { skip }, () => {
  assert.deepEqual(borrowed(index, readFileSync(bookFile, 'utf8')), []);
});

test('every section that is cited stands in the rulebook, in that of 2022 with its year, or is our own', {
  skip,
}, () => {
  const { body, glossary } = bookLines();
  const known = new Set([
    ...headings(body),
    ...entries(glossary),
    'Steps of Attacking',
    'The Cards',
    'choose one',
    'Glossary',
  ]);
  const points = new Set(body.concat(glossary).flatMap((line) => /^(?:- )?(\d+)\. /.exec(line)?.[1] ?? []));
  const stands = (section: string): boolean => {
    const title = Object.keys(SECTIONS).find((one) => section === one || section.startsWith(`${one}, `));
    const rest = title === undefined ? section : section.slice(title.length).replace(/^, /, '');
    const [first = '', ...more] = rest === '' ? [] : rest.split(/, (?=\d|[A-Z])/);
    const named = (name: string) =>
      name === '' || known.has(name) || points.has(name) || body.some((line) => line.includes(plain(name)));
    return [first, ...more].every((name) => named(name.replace(/^Glossary, /, ''))) || known.has(rest);
  };
  const wrong = Object.entries(index).filter(
    ([, { section }]) =>
      !/^(Engine$|Project rulings, |Rulebook of 2022, )/.test(section) &&
      !stands(section) &&
      !(
        section.startsWith('Glossary, ') && known.has(section.slice('Glossary, '.length).split(', ')[0] ?? '')
      ) &&
      !body.concat('SECTION 5').some((line) => line.toLowerCase().startsWith(section.toLowerCase())),
  );
  assert.deepEqual(
    wrong.map(([id, { section }]) => `${id}: ${section}`),
    [],
  );
});

const scenarios = new Set(readdirSync(join(folder, 'scenarios')).map((file) => file.replace(/\.json$/, '')));
const isThere = (name: string): boolean => scenarios.has(name) || existsSync(join(folder, name));

test('every section and entry of the table is tried out', () => {
  const all = [
    ...Object.entries(SECTIONS),
    ...Object.entries(GLOSSARY).map(([name, one]) => [name, [one]] as const),
  ];
  assert.deepEqual(
    all.filter(([, names]) => names.length === 0 || !names.every(isThere)).map(([name]) => name),
    [],
  );
});

test('every position is named by the table', () => {
  const named = new Set([...Object.values(SECTIONS).flat(), ...Object.values(GLOSSARY)]);
  assert.deepEqual(
    [...scenarios].filter((name) => !named.has(name)),
    [],
  );
});

test('the table knows every section and entry of the book', { skip }, () => {
  const { body, glossary } = bookLines();
  const missing = [
    ...headings(body).filter((name) => !Object.hasOwn(SECTIONS, name) && !FRAME.includes(name)),
    ...entries(glossary).filter((name) => !Object.hasOwn(GLOSSARY, name)),
  ];
  assert.deepEqual(missing, []);
});

/** The rules that the states of a chart carry out. */
const metaRules = (chart: AnyStateMachine): readonly string[] => {
  const found: string[] = [];
  const look = (node: AnyStateMachine['root']) => {
    const { rule } = (node.meta ?? {}) as { readonly rule?: string };
    if (rule !== undefined) found.push(rule);
    for (const child of Object.values(node.states)) look(child as AnyStateMachine['root']);
  };
  look(chart.root);
  return found;
};

test('the charts of the edition cite rules of its index alone', () => {
  const cited = Object.values(chartsOf(edition2002).charts).flatMap((chart) =>
    metaRules(chart as AnyStateMachine),
  );
  assert.ok(cited.length > 60);
  assert.deepEqual([...new Set(cited)].filter((id) => !Object.hasOwn(index, id)).sort(), []);
});

test('what the edition bars and the keywords that it knows are in its index', () => {
  const cited = [
    ...Object.values(edition2002.barred).map((one) => one?.rule ?? ''),
    ...[...(edition2002.keywords.known ?? [])].map((name) => keywords.get(name)?.rule ?? name),
  ];
  assert.deepEqual(
    cited.filter((id) => !Object.hasOwn(index, id)),
    [],
  );
});
