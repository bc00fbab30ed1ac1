// What a scenario file of this game cannot say: faults with their place, found before anything is played.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SwtcgError } from '../../../src/core/error.ts';
import { readScenario } from '../../../src/engine.ts';

type Parts = Readonly<Record<string, unknown>>;

const CARDS = {
  o: { name: 'Old Quarry', side: 'dark', type: 'Objective', resources: 1, damageCapacity: 5 },
  q: { name: 'Hidden Camp', side: 'light', type: 'Objective', resources: 1, damageCapacity: 5 },
  a: { name: 'Ridge Ranger', side: 'light', type: 'Unit', cost: 2, damageCapacity: 2 },
  d: { name: 'Pit Warden', side: 'dark', type: 'Unit', cost: 2, damageCapacity: 2 },
  n: { name: 'Carved Staff', side: 'light', type: 'Enhancement', cost: 0, text: ['Enhance a unit.'] },
  e: { name: 'Loud Warning', side: 'light', type: 'Event', cost: 0, text: ['Action: Draw 1 card.'] },
};

const file = (parts: Parts): Parts => ({
  format: 'swtcg-scenario/1',
  ruleset: 'swlcg-2012',
  cards: CARDS,
  dark: { objectives: ['o'], units: ['d'] },
  light: { objectives: ['q'], units: ['a'] },
  active: 'light',
  at: 'conflict',
  ...parts,
});

function faultOf(parts: Parts): string | null {
  try {
    readScenario(file(parts));
    return null;
  } catch (error) {
    assert.ok(error instanceof SwtcgError);
    return `${error.info.code} ${error.info.path}`;
  }
}

const inside = (engagement: Parts, at = 'defenders'): Parts => ({ at, engagement });

const FAULTS: Readonly<Record<string, readonly [parts: Parts, path: string]>> = {
  'an id that is a word of the result': [
    { light: { units: [{ id: 'edge', card: 'a' }] } },
    '$.light.units[0]',
  ],
  "an affiliation card's id on another card": [
    { light: { units: [{ id: 'dark-affiliation', card: 'a' }] } },
    '$.light.units[0]',
  ],
  'tokens on a card in hand': [{ light: { hand: [{ card: 'e', focus: 1 }] } }, '$.light.hand[0].focus'],
  'an enhancement on a card in hand': [
    { light: { hand: [{ card: 'a', enhancements: ['n'] }] } },
    '$.light.hand[0].enhancements',
  ],
  'an affiliation of the enemy': [{ dark: { affiliation: 'Jedi' } }, '$.dark.affiliation'],
  'a controller that its place contradicts': [
    { light: { units: [{ card: 'a', controller: 'dark' }] } },
    '$.light.units[0].controller',
  ],
  'an engaged card that is no objective': [{ engaged: ['d'] }, '$.engaged[0]'],
  'an engaged card that is nowhere': [{ engaged: ['x'] }, '$.engaged[0]'],
  'a pick of a card that is nowhere': [{ dice: [1, 'x'] }, '$.dice[1]'],
  'cards captured at a light objective': [
    { light: { objectives: [{ card: 'q', captured: ['a'] }] } },
    '$.light.objectives[0].captured',
  ],
  'a dark card that is captured': [
    { dark: { objectives: [{ card: 'o', captured: [{ id: 'x', card: 'd' }] }] } },
    '$.dark.objectives[0].captured[0]',
  ],
  'a unit in the place of an objective': [{ light: { objectives: ['a'] } }, '$.light.objectives[0]'],
  'a light objective in the light victory pile': [{ light: { victory: ['q'] } }, '$.light.victory[0]'],
  'a card of the enemy in a hand': [{ light: { hand: ['d'] }, dark: {} }, '$.light.hand[0]'],
  'four committed units': [
    { light: { units: [1, 2, 3, 4].map((n) => ({ id: `u${n}`, card: 'a', committed: true })) } },
    '$.light.units',
  ],
  'a committed objective': [
    { dark: { objectives: [{ card: 'o', committed: true }] } },
    '$.dark.objectives[0].committed',
  ],
  'an engagement outside of its points': [
    { engagement: { objective: 'o', attackers: ['a'] } },
    '$.engagement',
  ],
  'a point of an engagement without one': [{ at: 'defenders' }, '$.engagement'],
  'an edge that is not told': [
    inside({ objective: 'o', attackers: ['a'] }, 'strike-first'),
    '$.engagement.edge',
  ],
  "one's own objective engaged": [inside({ objective: 'q', attackers: ['a'] }), '$.engagement.objective'],
  'an attacker of the enemy': [inside({ objective: 'o', attackers: ['d'] }), '$.engagement.attackers[0]'],
  'a defender of the attacker': [
    inside({ objective: 'o', attackers: ['a'], defenders: ['a'] }, 'edge-place'),
    '$.engagement.defenders[0]',
  ],
  'a word of the first game': [{ dark: { space: [] } }, '$.dark.space'],
};

for (const [name, [parts, path]] of Object.entries(FAULTS))
  test(`a scenario file: ${name}`, () => {
    assert.equal(faultOf(parts), `bad-scenario ${path}`);
  });

test('a scenario file: what stands there is taken', () => {
  assert.equal(faultOf({}), null);
  assert.equal(faultOf({ engaged: ['o', 'dial'], dice: [1, 'a'] }), null);
  assert.equal(
    faultOf({ light: { affiliation: 'Jedi', units: [{ card: 'd', controller: 'light' }] }, dark: {} }),
    null,
  );
});

test('a scenario file: a point that does not come up any more is no fault', () => {
  assert.equal(faultOf({ until: 'draw' }), null);
});
