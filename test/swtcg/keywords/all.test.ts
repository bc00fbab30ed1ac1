// Every keyword has a file of its own, tests of its own, and says what it is (Keywords).
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { KEYWORDS } from '../../../src/swtcg/cards/keyword-names.ts';
import { keywords } from '../../../src/swtcg/keywords/index.ts';
import { rules } from '../../../src/swtcg/rulebook/rules.ts';

/** Kind and way of combining, as the entries of the book have them; those of later sets as RULINGS.md says. */
const SAID: Readonly<Record<string, readonly [kind: string, combine: string]>> = {
  Absorb: ['activated', 'layered'],
  Accuracy: ['static', 'cumulative'],
  Adapt: ['triggered', 'layered'],
  'Alternative Cost': ['static', 'selective'],
  Ambush: ['activated', 'layered'],
  'Area Damage': ['triggered', 'cumulative'],
  Armor: ['static', 'isolated'],
  Avenge: ['triggered', 'cumulative'],
  Backfire: ['triggered', 'cumulative'],
  Barrage: ['static', 'cumulative'],
  Bombard: ['static', 'cumulative'],
  Bounty: ['triggered', 'layered'],
  Consume: ['static', 'isolated'],
  'Critical Hit': ['triggered', 'cumulative'],
  Cunning: ['static', 'isolated'],
  'Damage Control': ['triggered', 'cumulative'],
  Deflect: ['activated', 'layered'],
  'Double Damage': ['static', 'isolated'],
  'Double Strike': ['static', 'isolated'],
  Enhance: ['static', 'selective'],
  Equip: ['activated', 'selective'],
  Evade: ['activated', 'layered'],
  Ferocity: ['static', 'isolated'],
  Focus: ['triggered', 'cumulative'],
  Foresight: ['static', 'layered'],
  Forewarning: ['static', 'layered'],
  Fortitude: ['static', 'isolated'],
  Fury: ['triggered', 'cumulative'],
  'Hidden Cost': ['static', 'selective'],
  INSERT: ['static', 'layered'],
  Inspiration: ['static', 'isolated'],
  Intercept: ['activated', 'selective'],
  Intimidation: ['static', 'isolated'],
  'Ion Cannon': ['static', 'cumulative'],
  Lucky: ['static', 'cumulative'],
  Meditate: ['activated', 'isolated'],
  Overkill: ['triggered', 'isolated'],
  Overload: ['activated', 'cumulative'],
  Parry: ['triggered', 'cumulative'],
  Persuade: ['activated', 'layered'],
  Pilot: ['static', 'layered'],
  Precision: ['static', 'isolated'],
  Protect: ['activated', 'layered'],
  Redirect: ['activated', 'selective'],
  'Reduced Cost': ['static', 'selective'],
  Reserves: ['static', 'layered'],
  Resilience: ['static', 'cumulative'],
  Retaliate: ['activated', 'layered'],
  Riposte: ['triggered', 'cumulative'],
  Shields: ['static', 'cumulative'],
  Stack: ['static', 'layered'],
  Stealth: ['static', 'isolated'],
  Stun: ['triggered', 'cumulative'],
  Surge: ['triggered', 'cumulative'],
  Switch: ['static', 'layered'],
  Tenacity: ['triggered', 'cumulative'],
  Upkeep: ['triggered', 'layered'],
  Velocity: ['static', 'selective'],
};

const fileOf = (folder: string, name: string, end: string) =>
  fileURLToPath(
    new URL(`../../../${folder}/${name.toLowerCase().replaceAll(' ', '-')}${end}`, import.meta.url),
  );

for (const [name, [kind, combine]] of Object.entries(SAID)) {
  test(`${name} has its file, its rule and its tests (Keywords, ${name})`, () => {
    const keyword = keywords.get(name);
    assert.ok(keyword, `${name} is not listed`);
    assert.ok(existsSync(fileOf('src/swtcg/keywords', name, '.ts')), 'no file');
    assert.ok(existsSync(fileOf('test/swtcg/keywords', name, '.test.ts')), 'no tests');
    assert.deepEqual([keyword.kind, keyword.combine], [kind, combine]);
    assert.equal(keyword.rule, `keyword.${name.toLowerCase().replaceAll(' ', '-')}`);
    assert.ok(Object.hasOwn(rules, keyword.rule), 'its rule is not in the index');
    assert.ok(KEYWORDS.some((one) => one.name === name));
  });
}

test('the table above names every keyword that cards can have, and there is no other', () => {
  const names = Object.keys(SAID).sort();
  assert.deepEqual(KEYWORDS.map(({ name }) => name).sort(), names);
  assert.deepEqual([...keywords.keys()].sort(), names);
});
