// Unique cards: stacks, rearranging, own duplicates, contests (Unique Cards).
import { test } from 'node:test';
import { dark, gear, holds, light, refused, soldier, tarn, unit } from '../../helpers/command.ts';

const A = tarn('A');
const B = tarn('B', { cost: 6, speed: 50, power: 4, health: 5 });
const cards = { a: A, b: B, c: tarn('C', { cost: 2, health: 2 }) };

test('Stacking and Rearranging: a dearer version on top costs 1 and the difference; damage stays', () => {
  holds({
    cards,
    dark: { buildPoints: 3, hand: ['b'], character: [{ card: 'a', damage: 2, tapped: true }] },
    script: [dark('complete', { card: 'b', to: 'top', unit: 'a' })],
    expect: {
      b: { zone: 'character', damage: 2, tapped: true, stack: ['a'], power: 5 },
      a: { zone: 'under:b' },
    },
  });
  refused(
    {
      cards,
      dark: { buildPoints: 2, hand: ['b'], character: ['a'] },
      script: [dark('complete', { card: 'b', to: 'top', unit: 'a' })],
    },
    'card.complete',
  );
});

test('Stacking and Rearranging: a card beneath costs 1 and goes to the bottom', () => {
  holds({
    cards,
    dark: { buildPoints: 2, hand: ['c', 'b'], character: ['a'] },
    script: [
      dark('complete', { card: 'c', to: 'under', unit: 'a' }),
      dark('complete', { card: 'b', to: 'under', unit: 'a' }),
    ],
    expect: { a: { stack: ['c', 'b'], speed: 60, power: 5, health: 6 } },
  });
});

test('Stacking and Rearranging: no version twice, no other name, only unique cards', () => {
  const file = (more: object, id: string) => ({
    cards: {
      ...cards,
      a2: A,
      other: tarn('A', { name: 'Zal Marr' }),
      plain: tarn('A', { version: undefined }),
      ...more,
    },
    dark: { buildPoints: 9, hand: [id], character: ['a'] },
    script: [dark('complete', { card: id, to: 'under', unit: 'a' })],
  });
  refused(file({}, 'a2'), 'stack.version');
  refused(file({}, 'other'), 'stack.name');
  refused(file({}, 'plain'), 'stack.unique');
});

test('Different Versions with Different Names: one person under two names stacks', () => {
  holds({
    cards: { mara: tarn('A', { name: 'Mara Jade' }), wife: tarn('A', { name: 'Mara Jade Skywalker' }) },
    dark: { buildPoints: 1, hand: ['wife'], character: ['mara'] },
    script: [dark('complete', { card: 'wife', to: 'top', unit: 'mara' })],
    expect: { wife: { stack: ['mara'] } },
  });
});

test('Stacking and Rearranging: a cheaper version comes to the top for nothing, a dearer one for the difference', () => {
  holds({
    cards,
    dark: { buildPoints: 0, character: [{ card: 'b', stack: ['c'] }] },
    script: [dark('rearrange', { unit: 'b', top: 'c' })],
    expect: { c: { stack: ['b'], health: 3 }, b: { zone: 'under:c' } },
  });
  refused(
    {
      cards,
      dark: { buildPoints: 1, character: [{ card: 'a', stack: ['b'] }] },
      script: [dark('rearrange', { unit: 'a', top: 'b' })],
    },
    'stack.rearrange',
  );
});

test('Stacking and Rearranging: a new top card of another type moves the unit, once', () => {
  const walker = tarn('D', { type: 'Ground', cost: 4 });
  holds({
    cards: { ...cards, d: walker },
    dark: { buildPoints: 1, hand: ['d'], character: ['a'] },
    script: [dark('complete', { card: 'd', to: 'top', unit: 'a' })],
    expect: { d: { zone: 'ground', stack: ['a'] } },
  });
  refused(
    {
      cards: { ...cards, d: walker },
      dark: { buildPoints: 1, hand: ['d'], character: ['a'] },
      script: [
        dark('complete', { card: 'd', to: 'top', unit: 'a' }),
        dark('rearrange', { unit: 'd', top: 'a' }),
      ],
    },
    'stack.arena',
  );
});

test('Stacking and Rearranging: what it says about its deployment is not in play beneath a stack', () => {
  const greedy = tarn('D', { text: ['When you deploy this unit, gain 2 Force.'] });
  const file = (to: string) => ({
    cards: {
      ...cards,
      d: greedy,
      eye: unit('Ground', 'Droid', [10, 1, 1], { text: ['When you deploy a unit, gain 1 Force.'] }),
    },
    dark: { buildPoints: 1, hand: ['d'], character: ['a'], ground: ['eye'] },
    script: [dark('complete', { card: 'd', to, unit: 'a' })],
  });
  holds({ ...file('under'), expect: { dark: { force: 1 } } });
  holds({ ...file('top'), expect: { dark: { force: 3 } } });
});

test('Contesting Unique Cards: one of two own units goes, the dearer for Force', () => {
  const file = (value: string, force: number) => ({
    cards,
    dark: { force, buildPoints: 6, hand: ['b'], character: ['a'] },
    script: [dark('complete', { card: 'b', to: 'character' }), dark('choose', { value })],
  });
  holds({
    ...file('a', 0),
    expect: { a: { zone: 'discard' }, b: { zone: 'character' }, dark: { force: 0 } },
  });
  holds({ ...file('b', 2), expect: { b: { zone: 'discard' }, dark: { force: 0 } } });
  refused(file('b', 1), 'unique.one');
});

test('Contesting Unique Cards: the second one is not deployed unless it stays', () => {
  const greedy = tarn('D', { cost: 4, text: ['When you deploy this unit, gain 2 Force.'] });
  const file = (value: string) => ({
    cards: { ...cards, d: greedy },
    dark: { buildPoints: 4, hand: ['d'], character: ['a'] },
    script: [dark('complete', { card: 'd', to: 'character' }), dark('choose', { value })],
  });
  holds({ ...file('a'), expect: { dark: { force: 2 } } });
  holds({ ...file('d'), expect: { dark: { force: 0 }, a: { zone: 'character' } } });
});

test('Contesting Unique Cards: unique Equipment too', () => {
  const blade = (version: string, cost: number) =>
    gear('Character - Blade Weapon', ['Pay 0 Force -> Equip', 'Equipped unit gets +1 power.'], {
      name: 'Old Blade',
      version,
      cost,
    });
  holds({
    cards: { a: A, one: blade('A', 1), two: blade('B', 2) },
    dark: { buildPoints: 2, hand: ['two'], character: [{ card: 'a', equipment: ['one'] }] },
    script: [dark('complete', { card: 'two' }), dark('choose', { value: 'one' })],
    expect: { one: { zone: 'discard' }, two: { zone: 'build' }, a: { equipment: [] } },
  });
});

const battle = { at: 'battle-start', until: 'space-battle' };

test('Contesting Unique Cards: Dark wins ties and nobody pays who loses', () => {
  holds({
    cards: { a: A, b: tarn('B') },
    dark: { force: 3, character: ['a'] },
    light: { force: 3, character: ['b'] },
    ...battle,
    script: [light('bid', { force: 1 }), dark('bid', { force: 1 })],
    expect: {
      a: { zone: 'character' },
      b: { zone: 'build', tapped: false },
      dark: { force: 2 },
      light: { force: 3 },
    },
  });
});

test('Contesting Unique Cards: cards beneath count 1 each in the total', () => {
  holds({
    cards: { a: A, b: tarn('B'), c: tarn('C') },
    dark: { force: 0, character: ['a'] },
    light: { force: 0, character: [{ card: 'b', stack: ['c'] }] },
    ...battle,
    expect: { a: { zone: 'build' }, b: { zone: 'character' } },
  });
});

test('Contesting Unique Cards: a bid raises the last one and is covered', () => {
  const file = {
    cards: { a: A, b: tarn('B') },
    dark: { force: 1, character: ['a'] },
    light: { force: 3, character: ['b'] },
    ...battle,
  };
  refused({ ...file, script: [dark('bid', { force: 2 })] }, 'unique.contest');
  refused({ ...file, script: [light('bid', { force: 1 }), light('bid', { force: 1 })] }, 'unique.contest');
});

test('Contesting Unique Cards: neither unit is tapped or untapped by it', () => {
  const tapped = { card: 'b', tapped: true };
  const cards = { a: A, b: tarn('B', { cost: 9 }) };
  const end = { a: { zone: 'build', tapped: false }, b: { zone: 'character', tapped: true } };
  holds({ cards, dark: { character: ['a'] }, light: { character: [tapped] }, ...battle, expect: end });
});

test('Contesting Unique Cards: before what triggers when the battle phase starts', () => {
  const counted = tarn('A', { text: ['When the battle phase starts, gain 1 Force.'] });
  holds({
    cards: { a: counted, b: tarn('B', { cost: 5 }) },
    dark: { character: ['a'] },
    light: { character: ['b'] },
    ...battle,
    // Its unit has gone before the start of the phase sets anything off.
    expect: { a: { zone: 'build' }, dark: { force: 0 } },
  });
  const reserve = tarn('A', { text: ['Reserves: When the battle phase starts, gain 1 Force.'] });
  holds({
    cards: { a: reserve, b: tarn('B', { cost: 5, text: ['When the battle phase starts, gain 2 Force.'] }) },
    dark: { character: ['a'] },
    light: { character: ['b'] },
    ...battle,
    expect: { a: { zone: 'build' }, dark: { force: 1 }, light: { force: 2 } },
  });
});

test('Contesting Unique Cards: what the loser sets off by coming has not triggered', () => {
  const hidden = tarn('B', { cost: 3, text: ['Hidden Cost 3', 'When you deploy this unit, gain 2 Force.'] });
  holds({
    cards: { a: A, b: hidden, o: soldier({ text: ['Whenever you deploy a unit, gain 1 Force.'] }) },
    dark: { character: ['a'] },
    light: { character: ['o'], buildZone: [{ card: 'b', faceDown: true, build: 3 }] },
    ...battle,
    script: [light('complete', { card: 'b', to: 'character', cost: 'Hidden Cost' })],
    expect: { b: { zone: 'build', faceDown: false }, light: { force: 1 } },
  });
});

test('Contesting Unique Cards: units first, then Equipment, which taps and stays', () => {
  const blade = (version: string) =>
    gear('Character - Blade Weapon', ['Pay 0 Force -> Equip', 'Equipped unit gets +1 power.'], {
      name: 'Old Blade',
      version,
    });
  holds({
    cards: { a: A, z: tarn('A', { name: 'Zal Marr' }), one: blade('A'), two: blade('B') },
    dark: { character: [{ card: 'a', equipment: ['one'] }] },
    light: { force: 1, character: [{ card: 'z', equipment: ['two'] }] },
    ...battle,
    script: [light('bid', { force: 1 })],
    expect: { one: { zone: 'on:a', tapped: true }, a: { power: 3 }, z: { power: 4 }, light: { force: 0 } },
  });
});
