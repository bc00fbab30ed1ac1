// Whatever is asked, there is an answer of the right form. SWTCG_QUERIES asks more often, and then also how long it takes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Desk } from '../../src/desk/lookup/desk.ts';
import { lookUp } from '../../src/desk/lookup/look-up.ts';
import { SCOPES } from '../../src/desk/model/documents.ts';
import { openDesk } from '../../src/desk/open.ts';
import { Chance } from '../helpers/chance.ts';

const { SWTCG_QUERIES, SWTCG_SEED = '1' } = process.env;
const QUERIES = Number(SWTCG_QUERIES ?? 5000);
const SIGNS = [...'→*+-/()[]{}"\'’.,!?&#∆\u0301\u200d\ud83d\0\n\t '];
const MOST_LONG = 5000;

const desks = await Promise.all([null, ...SCOPES].map(openDesk));

/** Titles as people mistype them, words of several of them, ids, signs, very long queries. */
function queryOf(desk: Desk, chance: Chance): string {
  const titles = desk.entries.flatMap(({ ruling }) => [ruling.title, ...ruling.aliases, ...ruling.names]);
  const letters = [...chance.pick(titles)];
  const words = () => chance.pick(titles).split(' ');
  switch (chance.below(8)) {
    case 0:
      letters.splice(chance.below(letters.length), chance.below(3));
      return letters.join('');
    case 1:
      letters.splice(chance.below(letters.length), 1, chance.pick(SIGNS), String(chance.below(3000)));
      return letters.join('');
    case 2:
      return Array.from({ length: 1 + chance.below(5) }, () => chance.pick(words())).join(' ');
    case 3:
      return chance.some(SIGNS, 12).join('');
    case 4:
      return `${chance.pick(titles)} ${chance.pick(['X', '2', '(Core 0019)', '[x', '-3', '(V)', ')'])}`;
    case 5:
      return `${chance.pick(titles)}/${chance.pick(titles)}`;
    case 6:
      return chance.pick(desk.entries).ruling.id.slice(chance.below(3));
    default:
      return chance.below(50) === 0
        ? chance.pick([' ', '(', 'ab ', '/', '[x', ...titles]).repeat(chance.below(MOST_LONG))
        : letters.reverse().join('');
  }
}

test(`${QUERIES} queries of all kinds are answered`, () => {
  const chance = new Chance(Number(SWTCG_SEED));
  const times: number[] = [];
  for (let i = 0; i < QUERIES; i++) {
    const desk = chance.pick(desks);
    const query = queryOf(desk, chance);
    const begun = performance.now();
    const { found, near } = lookUp(desk, query);
    times.push(performance.now() - begun);
    const ids = found.map(({ entry }) => entry.ruling.id);
    assert.equal(new Set(ids).size, ids.length, query);
    const places = found
      .filter(({ via }) => via.length === 0)
      .map(({ entry }) => desk.documents.findIndex(({ id }) => id === entry.ruling.document));
    assert.deepEqual(
      places,
      places.toSorted((a, b) => a - b),
      query,
    );
    assert.ok(near.length <= 5 && (near.length === 0 || found.length === 0), query);
  }
  const median = times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  console.log(`figures ${JSON.stringify({ queries: QUERIES })}, median ${median.toFixed(2)} ms`);
  if (SWTCG_QUERIES) assert.ok(median < 5, `${median} ms`);
});

test('every entry is found by its id, its title and its aliases', () => {
  for (const desk of desks)
    for (const { ruling } of desk.entries) {
      assert.equal(lookUp(desk, ruling.id).found[0]?.entry.ruling.id, ruling.id);
      for (const query of [ruling.title, ...ruling.aliases])
        assert.ok(
          lookUp(desk, query).found.some(
            ({ entry, via }) => entry.ruling.id === ruling.id && via.length === 0,
          ),
          `${ruling.id}: ${query}`,
        );
    }
});
