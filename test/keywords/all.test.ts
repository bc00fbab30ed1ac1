// Every battle keyword of the book has a file of its own and says what it is (Keywords).
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { KEYWORDS } from '../../src/cards/keyword-names.ts';
import { keywords } from '../../src/keywords/index.ts';

/** Kind and way of combining, as the entries of the book have them. */
const BATTLE: Readonly<Record<string, readonly [kind: string, combine: string]>> = {
  Absorb: ['activated', 'layered'],
  Accuracy: ['static', 'cumulative'],
  Ambush: ['activated', 'layered'],
  'Area Damage': ['triggered', 'cumulative'],
  Armor: ['static', 'isolated'],
  Avenge: ['triggered', 'cumulative'],
  Backfire: ['triggered', 'cumulative'],
  Barrage: ['static', 'cumulative'],
  Bombard: ['static', 'cumulative'],
  Bounty: ['triggered', 'layered'],
  'Critical Hit': ['triggered', 'cumulative'],
  Cunning: ['static', 'isolated'],
  Deflect: ['activated', 'layered'],
  'Double Damage': ['static', 'isolated'],
  'Double Strike': ['static', 'isolated'],
  Evade: ['activated', 'layered'],
  Ferocity: ['static', 'isolated'],
  Focus: ['triggered', 'cumulative'],
  Foresight: ['static', 'layered'],
  Forewarning: ['static', 'layered'],
  Fortitude: ['static', 'isolated'],
  Fury: ['triggered', 'cumulative'],
  Inspiration: ['static', 'isolated'],
  Intercept: ['activated', 'selective'],
  Intimidation: ['static', 'isolated'],
  'Ion Cannon': ['static', 'cumulative'],
  Lucky: ['static', 'cumulative'],
  Overkill: ['triggered', 'isolated'],
  Parry: ['triggered', 'cumulative'],
  Persuade: ['activated', 'layered'],
  Precision: ['static', 'isolated'],
  Protect: ['activated', 'layered'],
  Redirect: ['activated', 'selective'],
  Resilience: ['static', 'cumulative'],
  Retaliate: ['activated', 'layered'],
  Riposte: ['triggered', 'cumulative'],
  Shields: ['static', 'cumulative'],
  Stealth: ['static', 'isolated'],
  Stun: ['triggered', 'cumulative'],
  Surge: ['triggered', 'cumulative'],
  Velocity: ['static', 'selective'],
};

const fileOf = (folder: string, name: string, end: string) =>
  fileURLToPath(new URL(`../../${folder}/${name.toLowerCase().replaceAll(' ', '-')}${end}`, import.meta.url));

for (const [name, [kind, combine]] of Object.entries(BATTLE)) {
  test(`${name} has its file, its rule and its tests (Keywords, ${name})`, () => {
    const keyword = keywords.get(name);
    assert.ok(keyword, `${name} is not listed`);
    assert.ok(existsSync(fileOf('src/keywords', name, '.ts')), 'no file');
    assert.ok(existsSync(fileOf('test/keywords', name, '.test.ts')), 'no tests');
    assert.deepEqual([keyword.kind, keyword.combine], [kind, combine]);
    assert.ok(KEYWORDS.some((one) => one.name === name));
  });
}
