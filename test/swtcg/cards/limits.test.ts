// How often, how much, how long: triggered effects for once a turn, counted removals, numbers with an upper end, and
// what keeps cards where they are.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { card, dark, fighter, gear, holds, light, refused, soldier, unit } from '../../helpers/command.ts';
import { attack, fight, refused as refusedInBattle, run, use } from '../../helpers/fight.ts';
import { partsOf, read, refused as unread } from './reading.ts';

const task = (text: string, more: object = {}) => card('Mission', [text], { cost: 0, ...more });
const complete = (more: object = {}) => dark('complete', { card: 'task', ...more });
const noDraw = dark('decline', { what: 'draw' });

test('a triggered effect for once a turn is not used a second time (Effect Types, Triggered effects)', () => {
  for (const text of [
    'When this unit is attacked, you may gain 2 Force. Play only once per turn.',
    'Once per turn, when this unit is attacked, you may gain 2 Force.',
  ]) {
    const cards = { dA: { power: 1 }, dB: { power: 1 }, lA: { text: [text] } };
    const script = [attack('dA', 'lA'), use('lA', 1), attack('dB', 'lA')];
    const once = fight(cards, { dice: [1, 1], script });
    assert.equal(once.player('light').force, 2);
    assert.notEqual(run(cards, { dice: [1, 1], script: [...script, use('lA', 1)] }).error, null);
  }
});

test('left unused it waits for the next time in the same turn', () => {
  const text = ['When this unit is attacked, you may gain 2 Force. Play only once per turn.'];
  const cards = { dA: { power: 1 }, dB: { power: 1 }, lA: { text } };
  const later = fight(cards, {
    dice: [1, 1],
    script: [attack('dA', 'lA'), { by: 'light', do: 'pass' }, attack('dB', 'lA'), use('lA', 1)],
  });
  assert.equal(later.player('light').force, 2);
});

test('what nobody decides about happens the first time only', () => {
  const text = ['When this unit is attacked, gain 2 Force. Play only once per turn.'];
  const cards = { dA: { power: 1 }, dB: { power: 1 }, lA: { text } };
  const once = fight(cards, { dice: [1, 1], script: [attack('dA', 'lA'), attack('dB', 'lA')] });
  assert.equal(once.player('light').force, 2);
});

test('counters that were removed are counted as they are removed', () => {
  const text = [
    'Pay 1 Force -> Remove up to 3 damage counters from a unit. Gain 2 Force for each damage counter removed this way.',
    'Pay 1 Force -> Remove all damage counters from this unit. Your opponent loses that much Force.',
  ];
  const cards = { dA: { text, damage: 2 }, lA: { damage: 5 } };
  const three = fight(cards, { dark: 1, script: [use('dA', 1, { target: 'lA', amount: 3 })] });
  assert.deepEqual([three.damage('lA'), three.player('dark').force], [2, 6]);
  const one = fight(cards, { dark: 1, script: [use('dA', 1, { target: 'lA', amount: 1 })] });
  assert.deepEqual([one.damage('lA'), one.player('dark').force], [4, 2]);
  const all = fight(cards, { dark: 1, light: 5, script: [use('dA', 2)] });
  assert.deepEqual([all.damage('dA'), all.player('light').force], [0, 3]);
});

test('nothing was removed before: nothing can be counted', () => {
  unread('Gain that much Force.');
  unread('Gain 1 Force for each corruption counter removed this way.');
});

test('a number with an upper end', () => {
  const [part] = partsOf('Gain X Force, up to 3, where X is the number of units you have in any arena.');
  assert.deepEqual(part, {
    do: 'force',
    who: 'you',
    n: { capped: { per: { of: 'you', zone: 'arena' }, times: 1 }, most: 3 },
  });
  const text = [
    'Pay 1 Force -> Gain X Force, up to 3, where X is the number of units you have in this arena.',
    'Pay 1 Force -> Evade X, up to 2, where X is the number of units you have in this arena.',
  ];
  const four = { dA: { text }, dB: {}, dC: {}, dD: {}, lA: {} };
  assert.equal(fight(four, { dark: 1, script: [use('dA', 1)] }).player('dark').force, 3);
  assert.equal(
    fight({ dA: { text }, dB: {}, lA: {} }, { dark: 1, script: [use('dA', 1)] }).player('dark').force,
    2,
  );
  const hit = fight(
    { dA: { text, tapped: true }, dB: { tapped: true }, dC: { tapped: true }, lA: { power: 4 } },
    { dark: 1, dice: [5, 5, 5, 5], script: [attack('lA', 'dA'), use('dA', 2)] },
  );
  assert.equal(hit.damage('dA'), 2);
});

test('one of several keywords is enough', () => {
  const text = ['This unit gets +2 power when attacking a unit with Armor or Lucky 1.'];
  unread(text[0] ?? '');
  const sure = ['This unit gets +1 power when attacking a unit with Armor or Lucky.'];
  const cards = { dA: { text: sure, power: 1 }, lA: { text: ['Lucky 1'] }, lB: {} };
  fight(cards, { dice: [1, 1], script: [attack('dA', 'lA')] });
  fight(cards, { dice: [1], script: [attack('dA', 'lB')] });
});

test('out of play a card has the keywords that are printed on it', () => {
  const text =
    'Search your deck for a unit card with Stealth, reveal it, and put it into your hand. Shuffle your deck.';
  holds({
    cards: { task: task(text), a: fighter(), b: fighter({ text: ['Stealth'] }) },
    dark: { hand: ['task'], deck: ['a', 'b'] },
    script: [noDraw, complete()],
    expect: { b: { zone: 'hand' }, a: { zone: 'deck' } },
  });
  const cheaper = [
    'Each of your Starfighters with Stealth or Hidden Cost costs 2 less build counters to deploy.',
  ];
  const cards = {
    host: soldier({ text: cheaper }),
    plain: fighter({ cost: 4 }),
    sly: fighter({ cost: 4, text: ['Hidden Cost 9'] }),
  };
  const dark2 = { character: ['host'], hand: ['sly', 'plain'], buildPoints: 2 };
  holds({
    cards,
    dark: dark2,
    script: [noDraw, dark('complete', { card: 'sly', to: 'space' })],
    expect: { sly: { zone: 'space' } },
  });
  refused(
    { cards, dark: dark2, script: [noDraw, dark('complete', { card: 'plain', to: 'space' })] },
    'card.complete',
  );
});

test('a unit that cannot move to another arena stays, and may retreat (Terms, move)', () => {
  const text = ["This unit can't move to another arena."];
  const both = unit('Space/Ground', 'Rebel Speeder', [30, 2, 3], { text });
  const go = dark('move', { unit: 'a', to: 'ground' });
  refused({ cards: { a: both }, dark: { space: ['a'] }, script: [noDraw, go] }, 'build.move');
  holds({
    cards: { a: { ...both, text: [] } },
    dark: { space: ['a'] },
    script: [noDraw, go],
    expect: { a: { zone: 'ground' } },
  });
  holds({
    cards: { a: both },
    dark: { space: ['a'] },
    at: 'dark-retreat',
    until: 'light-retreat',
    script: [dark('retreat', { unit: 'a' })],
    expect: { a: { zone: 'build' } },
  });
});

test('until the end of the next turn: one turn longer, and no more (Phrases, "this turn")', () => {
  const text = ['Pay 1 Force -> This unit gets +4 power until end of next turn.'];
  const cards = { dA: { text, power: 1 }, lA: {} };
  const at = (turn: number) =>
    fight(cards, {
      dark: 1,
      dice: Array.from({ length: turn - 1 }, () => 1),
      script: [use('dA', 1)],
      until: { turn, point: 'space-battle' },
    }).at('dA').power;
  assert.deepEqual([at(2), at(3)], [5, 1]);
});

test('Subordinates and other units are told apart', () => {
  const text = ["Pay 1 Force -> Tap one of your opponent's non-Subordinate units."];
  const effect = read(text[0] ?? '');
  assert.ok(effect.kind === 'activated');
  assert.deepEqual(effect.parts, [{ do: 'tap', to: { choose: { of: 'opponent', subordinate: false } } }]);
  const cards = {
    dA: { text },
    lA: {},
    lS: { type: 'Subordinate', subtype: 'Space - Droid', in: 'space' as const },
  };
  assert.equal(fight(cards, { dark: 1, script: [use('dA', 1)] }).at('lA').tapped, true);
  refusedInBattle(cards, { dark: 1, script: [use('dA', 1, { target: 'lS' })] });
});

test('what is attached to the equipped unit is counted there', () => {
  const weapon = gear('Space - Weapon', ['Equipped unit gets +1 power for each Weapon attached to it.']);
  const other = gear('Space - Weapon', ['Equipped unit gets +10 speed.']);
  holds({
    cards: { a: fighter(), b: fighter(), one: weapon, two: other, three: other },
    dark: {
      space: [
        { card: 'a', equipment: ['one', 'two'] },
        { card: 'b', equipment: ['three'] },
      ],
    },
    script: [noDraw],
    expect: { a: { power: 5 }, b: { power: 3 } },
  });
});

test('a Trap is disrupted as it is turned up, another Mission is not (Mission Cards, Trap)', () => {
  const trap = (type: string) =>
    card(type, ['When your opponent deploys a unit, gain 3 Force.'], { cost: 1 });
  const slicer = soldier({ text: ['Tap -> Disrupt a Trap.'] });
  const file = (type: string) => ({
    cards: { trap: trap(type), s: soldier(), slicer },
    dark: { buildPoints: 3, hand: ['s'], character: ['slicer'] },
    light: { buildZone: [{ card: 'trap', faceDown: true, build: 1 }] },
  });
  holds({
    ...file('Mission - Trap'),
    script: [
      noDraw,
      dark('complete', { card: 's' }),
      light('complete', { card: 'trap' }),
      dark('use', { unit: 'slicer', ability: 1 }),
    ],
    expect: { light: { force: 0 }, trap: { zone: 'discard' }, slicer: { tapped: true } },
  });
  const mission = { task: task('Gain 2 Force.'), slicer };
  refused(
    {
      cards: mission,
      dark: { hand: ['task'] },
      light: { character: ['slicer'] },
      script: [noDraw, complete(), light('use', { unit: 'slicer', ability: 1 })],
    },
    'effect.idle',
  );
});
