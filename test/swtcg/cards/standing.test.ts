// What stands on cards and works by itself: conditions before triggers, effects that wait, room for Equipment, ties of speed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { card, dark, gear, holds, refused, soldier } from '../../helpers/command.ts';
import { attack, fight } from '../../helpers/fight.ts';
import { read } from './reading.ts';

const START = { at: 'battle-start', until: 'space-battle' };

test('a condition said before a trigger holds for the whole effect', () => {
  const d = { text: ['As long as you have 2 or more Force, when the battle phase starts, gain 1 Force.'] };
  assert.equal(fight({ d, l: {} }, { ...START, dark: 2 }).player('dark').force, 3);
  assert.equal(fight({ d, l: {} }, { ...START, dark: 1 }).player('dark').force, 1);
});

test('"when your next build step starts": once, a turn later', () => {
  const d = { text: ['When the battle phase starts, gain 2 build points when your next build step starts.'] };
  const end = fight(
    { d, l: {} },
    { at: 'battle-start', until: { turn: 2, point: 'light-build' }, dice: [1] },
  );
  const gains = end.log.filter(({ type }) => type === 'build-points-gained');
  assert.deepEqual(
    gains.map(({ numbers }) => numbers),
    [{ points: 2, now: 3 }],
  );
});

test('one Equipment of a sort, one copy of an Equipment', () => {
  const blade = (more: readonly string[] = []) =>
    gear('Character - Melee Weapon', ['Pay 0 Force -> Equip', 'Equipped unit gets +1 power.', ...more]);
  const one = ['Equipped Soldier can only have one Melee Weapon attached to it.'];
  const position = { dark: { character: [{ card: 's', equipment: ['a'] }], buildZone: ['b'] } };
  const script = [dark('equip', { card: 'b', unit: 's' })];
  holds({
    cards: { s: soldier(), a: blade(), b: blade() },
    ...position,
    script,
    expect: { s: { power: 4 } },
  });
  refused({ cards: { s: soldier(), a: blade(one), b: blade() }, ...position, script }, 'equipment.one-copy');
  refused({ cards: { s: soldier(), a: blade(), b: blade(one) }, ...position, script }, 'equipment.one-copy');
});

test('ties for speed', () => {
  const l = { speed: 50, power: 1, text: ['Your units win ties for speed.'] };
  const end = fight({ d: { power: 1 }, l }, { dice: [6], script: [attack('l', 'd')] });
  assert.equal(end.damage('d'), 1);
});

test('units elsewhere may be attacked where the card says so', () => {
  const d = { power: 1, text: ["This unit can attack your opponent's Starfighters in the Ground arena."] };
  const end = fight({ d, l: { type: 'Ground' } }, { dice: [6], script: [attack('d', 'l')] });
  assert.equal(end.damage('l'), 1);
});

test('the draw step and the end of a build step', () => {
  const more = soldier({
    text: ['When your draw step starts, draw 1 extra card.', 'When your build step ends, gain 1 Force.'],
  });
  holds({
    cards: { more, x: soldier(), y: soldier(), z: soldier() },
    dark: { character: ['more'], deck: ['x', 'y', 'z'] },
    until: 'dark-retreat',
    expect: { dark: { deck: 1, force: 1 } },
  });
});

test('values that are counted: Force, and keywords of the unit that is equipped', () => {
  const end = fight(
    { d: { power: '*', text: ["This unit's power is equal to your opponent's Force total."] }, l: {} },
    { light: 4 },
  );
  assert.equal(end.at('d').power, 4);
  const named = read('Equipped unit gets "When this unit attacks, gain 1 Force."');
  assert.equal(named.kind, 'static');
});

test('"it" after a discard that this unit caused is this unit', () => {
  const d = {
    power: 2,
    text: ['Whenever damage from this unit causes a Starfighter to be discarded, untap it.'],
  };
  const end = fight({ d, l: { health: 2 }, l2: { power: 0 } }, { dice: [6, 6], script: [attack('d', 'l')] });
  assert.equal(end.at('l').zone, 'discard');
  assert.ok(end.log.some(({ type }) => type === 'card-untapped'));
});

test('a Weapon is Equipment, and a Facility is a Location as well as a unit (Terms, subtype)', () => {
  const place = (subtype: string, text: readonly string[]) => card('Location', text, { subtype });
  const guard = soldier({ text: ['This unit gets +3 power as long as you have a Facility in any arena.'] });
  const worn = (sort: string) =>
    gear(`Character - ${sort} Weapon`, ['Pay 0 Force -> Equip', 'Equipped unit gets +4 power.']);
  const power = (location: object, weapon: string, n: number) =>
    holds({
      cards: { s: guard, w: worn(weapon), there: location as Record<string, unknown> },
      dark: { character: [{ card: 's', equipment: ['w'] }] },
      locations: [{ character: 'there', by: 'dark' }],
      expect: { s: { power: n } },
    });
  power(place('Character - Sith Facility', []), 'Melee', 9);
  power(place('Character - Sith City', []), 'Melee', 6);
  const ban = ['Each non-Blaster Weapon loses its game text.'];
  power(place('Character - Sith City', ban), 'Melee', 2);
  power(place('Character - Sith City', ban), 'Blaster', 6);
});
