// Type lines and subtypes (Glossary, type line, subtype; ruling 25).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CardDef } from '../../../src/swtcg/cards/card.ts';
import { hasSubtype, hasSubtypeWith } from '../../../src/swtcg/cards/subtypes.ts';
import { readTypeLine } from '../../../src/swtcg/cards/type-line.ts';

test('units, multi-arena units', () => {
  const rest = { subordinate: false, trap: false, campaign: false };
  assert.deepEqual(readTypeLine('Space', 'Rebel Starfighter'), { kind: 'unit', arenas: ['space'], ...rest });
  assert.deepEqual(readTypeLine('Ground/Character ', ''), {
    kind: 'unit',
    arenas: ['ground', 'character'],
    ...rest,
  });
  assert.equal(readTypeLine('Ground/Ground', ''), null);
  assert.equal(readTypeLine('Sea', ''), null);
});

test('missions, and cards whose arenas stand in the subtype', () => {
  assert.deepEqual(readTypeLine('Mission  - Trap', ''), {
    kind: 'mission',
    arenas: [],
    subordinate: false,
    trap: true,
    campaign: false,
  });
  assert.equal(readTypeLine('Mission - Campaign', '')?.campaign, true);
  assert.equal(readTypeLine('Mission - Picnic', ''), null);
  assert.equal(readTypeLine('Battle', '')?.kind, 'battle');
  const location = readTypeLine('Location', 'Ground - Desert');
  assert.deepEqual([location?.kind, location?.arenas], ['location', ['ground']]);
  const equipment = readTypeLine('Equipment', 'Ground/Character - Trait');
  assert.deepEqual([equipment?.kind, equipment?.arenas], ['equipment', ['ground', 'character']]);
  const subordinate = readTypeLine('Subordinate', 'Character - Droid');
  assert.deepEqual(
    [subordinate?.kind, subordinate?.arenas, subordinate?.subordinate],
    ['unit', ['character'], true],
  );
  assert.equal(readTypeLine('Location', 'Desert'), null);
});

const card = (subtype: string, more: Partial<CardDef> = {}): CardDef => ({
  name: 'Test',
  version: null,
  side: 'light',
  kind: 'unit',
  type: 'Character',
  subtype,
  arenas: ['character'],
  subordinate: false,
  cost: 1,
  speed: 1,
  power: 1,
  health: 1,
  text: [],
  effects: [],
  ...more,
});

test('one word means any card with that word, but a Dark Jedi is not a Jedi', () => {
  assert.ok(hasSubtype(card('Military Droid'), 'Droid'));
  assert.ok(hasSubtype(card('Rebel - Heavy Starfighter'), 'Starfighter'));
  assert.ok(hasSubtype(card('Battle Station'), 'Station'));
  assert.ok(!hasSubtype(card('Dark Jedi'), 'Jedi'));
  assert.ok(!hasSubtype(card('Dark Jedi Master'), 'Jedi Master'));
  assert.ok(hasSubtype(card('Dark Jedi Master'), 'Dark Jedi'));
  assert.ok(hasSubtype(card('Dark Jedi - Jedi Knight'), 'Jedi'));
});

test('several words mean all of them in any order, unless they are on the list', () => {
  assert.ok(hasSubtype(card('Officer - Imperial'), 'Imperial Officer'));
  assert.ok(!hasSubtype(card('Imperial Soldier'), 'Imperial Officer'));
  assert.ok(!hasSubtype(card('Ship - Capital'), 'Capital Ship'));
  assert.ok(hasSubtype(card('Capital Ship - Imperial'), 'Imperial Capital Ship'));
  assert.ok(!hasSubtype(card('Jedi - Republic Knight'), 'Jedi Knight'));
  assert.ok(hasSubtype(card('Republic Jedi Knight'), 'Jedi Knight'));
});

test('arenas of a Location are no subtypes', () => {
  assert.ok(!hasSubtype(card('Ground - Desert', { kind: 'location' }), 'Ground'));
  assert.ok(hasSubtype(card('Ground - Desert', { kind: 'location' }), 'Desert'));
});

test('subtypes that a unit is treated as having count with the printed ones', () => {
  assert.ok(hasSubtypeWith(card('Soldier'), ['Republic Officer'], 'Officer'));
  assert.ok(hasSubtypeWith(card('Soldier'), ['Republic Officer'], 'Republic Soldier'));
  assert.ok(!hasSubtypeWith(card('Soldier'), ['Dark Jedi'], 'Jedi'));
});
