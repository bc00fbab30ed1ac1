// Looking up: the order of an answer, following references, near titles.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lookUp } from '../../src/desk/lookup/look-up.ts';
import { documentsOf } from '../../src/desk/model/documents.ts';
import { desk, faq, ids, near, textOf, titles, ways } from './documents-of.ts';

test('by document, precedence first; over several games the newest first, readings of ours last', () => {
  const all = desk(
    null,
    textOf('swccg-supplement-2003', ['Evade']),
    textOf('swtcg-project', ['Evade']),
    textOf('swtcg-2002', ['Evade']),
    textOf('swlcg-project', ['Evade']),
    textOf('swlcg-faq-1.1', [{ title: 'Dodge', aliases: ['Evade'] }]),
    textOf('swtcg-2022', ['Evade']),
  );
  assert.deepEqual(ids(all, 'evade'), [
    'swtcg-2022/evade',
    'swlcg-faq-1.1/dodge',
    'swccg-supplement-2003/evade',
    'swtcg-2002/evade',
    'swtcg-project/evade',
    'swlcg-project/evade',
  ]);
});

test('a rulebook is asked with its readings, the older one alone', () => {
  const asked = (scope: Parameters<typeof documentsOf>[0]) => documentsOf(scope).map(({ id }) => id);
  assert.deepEqual(asked('swtcg'), ['swtcg-2022', 'swtcg-2002', 'swtcg-project']);
  assert.deepEqual(asked('swtcg-2022'), ['swtcg-2022', 'swtcg-project']);
  assert.deepEqual(asked('swtcg-2002'), ['swtcg-2002']);
  assert.deepEqual(asked('swlcg-2012'), asked('swlcg'));
});

test('2002 is superseded only where 2022 is looked in too', () => {
  const old = textOf('swtcg-2002', ['Evade']);
  const status = (from: ReturnType<typeof desk>) => lookUp(from, 'evade').found[0]?.entry.ruling.status;
  assert.equal(status(desk('swtcg-2002', old)), 'current');
  assert.equal(status(desk('swtcg', old)), 'superseded');
});

test('in a document: title before alias, then the mark (V) as the query has it, then its order', () => {
  const both = faq('Blaster Rack (V)', 'Blaster Rack', { title: 'Rack', aliases: ['Blaster Racks'] });
  assert.deepEqual(titles(both, 'blaster rack'), ['Blaster Rack', 'Blaster Rack (V)', 'Rack']);
  assert.deepEqual(titles(both, 'blaster rack (v)'), ['Blaster Rack (V)', 'Blaster Rack', 'Rack']);
});

test('what an entry sends to comes right after it, depth first, with the way', () => {
  const chain = faq(
    { title: 'Trench Run', see: ['Framework Effect', 'Dial'] },
    { title: 'Framework Effect', see: ['Windows'] },
    'Dial',
    'Windows',
  );
  assert.deepEqual(ways(chain, 'trench run'), [
    'Trench Run',
    'Trench Run > Framework Effect',
    'Trench Run > Framework Effect > Windows',
    'Trench Run > Dial',
  ]);
});

test('nothing is listed twice, what was found stays in its place, a circle ends where it closes', () => {
  const circle = faq(
    { title: 'Run A', see: ['Run B'] },
    { title: 'Run B', see: ['Hub'] },
    { title: 'Hub', see: ['Run A', 'Hub'] },
  );
  assert.deepEqual(ways(circle, 'run'), ['Run A', 'Run B', 'Run B > Hub']);
  assert.deepEqual(ways(circle, 'hub'), ['Hub', 'Hub > Run A', 'Hub > Run A > Run B']);
});

test('further reading is not followed, a title that nobody has leads nowhere', () => {
  assert.deepEqual(ways(faq({ title: 'Hub', see: ['Nowhere'], also: ['Rim'] }, 'Rim'), 'hub'), ['Hub']);
});

test('a reference stays in its document where that has the title, else it goes by precedence', () => {
  const two = desk(
    'swtcg',
    textOf('swtcg-2022', [{ title: 'Elude', see: ['Precision'] }, 'Precision', 'Sight']),
    textOf('swtcg-2002', [{ title: 'Old', see: ['Precision', 'Sight'] }, 'Precision']),
  );
  assert.deepEqual(ids(two, 'elude'), ['swtcg-2022/elude', 'swtcg-2022/precision']);
  assert.deepEqual(ids(two, 'old'), ['swtcg-2002/old', 'swtcg-2002/precision', 'swtcg-2022/sight']);
});

test('nothing found: titles that share a word, more words before fewer, then by mistakes; at most five', () => {
  const craft = faq(
    'Trade Federation Landing Craft',
    'Landing',
    { title: 'Barge', aliases: ['Sail Landing Barges of Jabba'] },
    'Sleen',
  );
  assert.deepEqual(near(craft, 'Landing Barge Nine'), ['Barge', 'Landing', 'Trade Federation Landing Craft']);
  assert.deepEqual(near(faq(...'ABCDEFG'.split('').map((end) => `Craft ${end}`)), 'craft zzz').length, 5);
});

test('near: also with a third of the letters wrong; else nothing', () => {
  assert.deepEqual(near(faq('Beedo', 'Sleen'), 'Beaado'), ['Beedo']);
  assert.deepEqual(near(faq('Beedo', 'Sleen'), 'Rancor'), []);
  assert.deepEqual(near(faq('Beedo'), 'Beedo'), []);
  assert.deepEqual(near(faq('Beedo'), '→'), []);
});

test('near: a title that two documents have is named once', () => {
  const two = desk('swtcg', textOf('swtcg-2022', ['attack dice']), textOf('swtcg-2002', ['attack dice']));
  assert.deepEqual(near(two, 'dice bag'), ['attack dice']);
});
