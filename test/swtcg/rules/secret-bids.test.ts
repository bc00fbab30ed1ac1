// Bids of Force in secret (Terms, bidding).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dark, expectRefused, expectRun, light, run } from '../../helpers/core.ts';
import { read } from '../cards/reading.ts';

const BID =
  'When the Space battle step starts, each player secretly bids Force. Whoever bids higher wins the bid and must pay that much Force to gain control of this unit until end of turn.';
const YOURS = `${BID} If it's a tie, you win the bid.`;

const file = (text: string, force: readonly [number, number]) => ({
  cards: { l: ['light space 30/3/4', text] as const, d: 'dark space 10/1/4' },
  dark: { force: force[0] },
  light: { force: force[1] },
});

test('Terms, bidding: whoever bids higher pays the bid and controls the unit; the loser pays nothing', () => {
  const position = file(BID, [3, 5]);
  expectRun(
    { ...position, script: [dark.choose(3), light.choose(2)] },
    { l: { controller: 'dark' }, dark: { force: 0 }, light: { force: 5 } },
  );
  expectRun(
    { ...position, script: [dark.choose(3), light.choose(4)] },
    { l: { controller: 'light' }, dark: { force: 3 }, light: { force: 1 } },
  );
});

test('Terms, bidding: Dark wins ties unless the effect says otherwise, also of nothing against nothing', () => {
  const tie = [dark.choose(2), light.choose(2)];
  expectRun(
    { ...file(BID, [2, 2]), script: tie },
    { l: { controller: 'dark' }, dark: { force: 0 }, light: { force: 2 } },
  );
  expectRun(
    { ...file(YOURS, [2, 2]), script: tie },
    { l: { controller: 'light' }, dark: { force: 2 }, light: { force: 0 } },
  );
  expectRun({ ...file(BID, [0, 0]), script: [] }, { l: { controller: 'dark' } });
});

test('Terms, bidding: nobody bids more Force than there is', () => {
  expectRefused(
    { ...file(BID, [1, 5]), script: [dark.choose(2)] },
    0,
    'effect.choose',
    /not among the choices/,
  );
});

test('Terms, bidding: a bid is told when both are made, not before', () => {
  const result = run({ ...file(BID, [3, 5]), script: [dark.choose(3), light.choose(2)] });
  assert.equal(result.error, null);
  const about = result.log.filter(({ text }) => /\bbids?\b/.test(text));
  assert.deepEqual(
    about.map(({ text }) => text),
    [
      'Dark bids in secret.',
      'Light bids in secret.',
      'Dark has bid 3 Force and Light 2: Dark wins the bid and pays 3 Force.',
    ],
  );
  assert.deepEqual(
    about.slice(0, 2).map(({ words, numbers, cards }) => [words, numbers, cards]),
    [
      [{}, {}, {}],
      [{}, {}, {}],
    ],
  );
});

test('Terms, bidding: until end of turn, then the unit goes back', () => {
  expectRun(
    { ...file(BID, [3, 5]), until: { turn: 2, point: 'untap' }, script: [dark.choose(3)], dice: [] } as never,
    { l: { controller: 'light' } },
  );
});

test('Terms, bidding: other words for the same', () => {
  const main = read(YOURS);
  for (const text of [
    "When the Space battle step starts, you and your opponent each secretly bid Force. The player who wins the bid gains control of this unit until end of turn. If it's a tie, you win the bid.",
    "When the Space battle step starts, each player secretly bids Force. Whoever bid higher pays that much Force to gain control of this unit until end of turn. If it's a tie, you win the bid.",
  ])
    assert.deepEqual(read(text), main);
  assert.deepEqual(read(`${BID} If it's a tie, the Dark Side player wins the bid.`), read(BID));
});
