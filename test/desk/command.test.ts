// `swtcg ruling`: exit codes, the shape of what it prints, reading for people.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { swtcg } from '../helpers/swtcg.ts';

const KEYS = [
  ...['id', 'title', 'kind', 'document', 'date', 'status', 'changed', 'relation'],
  ...['text', 'see', 'via', 'example'],
];

test('exit code 0: found, one line of JSON with exactly these keys', async () => {
  const { code, out } = await swtcg('ruling', '--json', '--game', 'swlcg', 'the', 'letter', 'x');
  assert.equal(code, 0);
  assert.equal(out.trimEnd().split('\n').length, 1);
  const answer = JSON.parse(out);
  assert.deepEqual(Object.keys(answer), ['query', 'game', 'entries', 'near']);
  assert.deepEqual([answer.query, answer.game, answer.near], ['the letter x', 'swlcg', []]);
  assert.equal(answer.entries[0].id, 'swlcg-faq-1.1/the-letter-x');
  for (const entry of answer.entries) assert.deepEqual(Object.keys(entry), KEYS);
});

test('exit code 1: nothing found, in the same shape', async () => {
  const { code, out } = await swtcg('ruling', '--json', 'qqqq');
  assert.equal(code, 1);
  assert.deepEqual(JSON.parse(out), { query: 'qqqq', game: null, entries: [], near: [] });
});

test('exit code 1: the documents that were looked in are named, and near titles', async () => {
  const { code, out } = await swtcg('ruling', '--game', 'swlcg', 'letter', 'zzzz');
  assert.equal(code, 1);
  assert.match(out, /no ruling on "letter zzzz"/);
  assert.match(out, /Near: .*The Letter X/);
  assert.match(out, /FAQ and errata 1\.1 \(2013-02-22\)/);
});

test('exit code 2: no query, an unknown game or option, with a sentence', async () => {
  for (const args of [
    [],
    ['  '],
    ['--json'],
    ['--game', 'swwcg', 'Beedo'],
    ['--games', 'x'],
    ['--game'],
    ['--list', 'x'],
  ]) {
    const { code, out, err } = await swtcg('ruling', ...args);
    assert.equal(code, 2, args.join(' '));
    assert.equal(out, '');
    assert.match(err, /^swtcg: .+\.\s/, args.join(' '));
  }
});

test('after -- all is the query', async () => {
  const { code, out } = await swtcg('ruling', '--json', '--', '--json');
  assert.equal(code, 1);
  assert.equal(JSON.parse(out).query, '--json');
});

test('for reading: status, document, date and what it adds to stand beside the text', async () => {
  const { out } = await swtcg('ruling', '--game', 'swlcg', '4.2');
  assert.match(out, /^The Letter X \[term; clarification\]\n/);
  assert.match(out, /\(2013-02-22\), /);
  assert.match(out, /adds to .*core rulebook \(2012\)/);
});

test('for reading: what is in force first, what is superseded last', async () => {
  const { out } = await swtcg('ruling', '--game', 'swtcg', 'draw', 'step');
  const status = [...out.matchAll(/^\S.* \[(.*)\]$/gm)].map(([, marks]) => /superseded/.test(marks ?? ''));
  assert.ok(status.includes(true) && status.includes(false));
  assert.deepEqual(status, status.toSorted());
});

test('--list: the documents in order of precedence', async () => {
  const { code, out } = await swtcg('ruling', '--list', '--json', '--game', 'swccg');
  assert.equal(code, 0);
  const { documents } = JSON.parse(out);
  assert.deepEqual(Object.keys(documents[0]), [
    'id',
    'game',
    'title',
    'date',
    'precedence',
    'held',
    'entries',
  ]);
  assert.deepEqual(
    documents.map(({ id, held }: { id: string; held: boolean }) => [id, held]),
    [
      ['swccg-supplement-2003', true],
      ['swccg-glossary-supplement-2002', false],
      ['swccg-glossary-2.0', false],
    ],
  );
  assert.match((await swtcg('ruling', '--list')).out, /swccg-glossary-2\.0: .* text not held/);
});

test('--help says the options and exit codes', async () => {
  const { code, out } = await swtcg('ruling', '--help');
  assert.equal(code, 0);
  assert.match(out, /--game GAME[\s\S]*Exit code 0: found\. 1:/);
});
