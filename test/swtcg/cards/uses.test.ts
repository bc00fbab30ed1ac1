// What is used, prevented, discarded or put sets effects off; costs in X counters; what was paid with; words of old sets.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { card, dark, gear, holds, soldier, unit } from '../../helpers/command.ts';
import { attack, fight, play, refused, use } from '../../helpers/fight.ts';
import { refused as notRead, read } from './reading.ts';

const noDraw = dark('decline', { what: 'draw' });
const task = (text: string, more: object = {}) => card('Mission', [text], { cost: 0, ...more });

test('an ability with a cost in Force is told apart from one without', () => {
  const watch = { text: ['When your opponent uses a Force-activated ability, gain 2 Force.'] };
  const d = {
    text: ['Pay 1 Force -> Gain 1 Force.', 'Tap -> Gain 1 Force. Play only when no unit is attacking.'],
  };
  const end = fight({ d, l: watch }, { dark: 1, dice: [], script: [use('d', 1)] });
  assert.equal(end.player('light').force, 2);
  const other = fight({ d, l: watch }, { dark: 1, dice: [], script: [use('d', 2)] });
  assert.equal(other.player('light').force, 0);
});

test('prevention sets off what waits for it, once for each play that prevents something', () => {
  const l = {
    text: ['Pay 1 Force -> Evade 1', 'When you prevent damage to one of your units, gain 3 Force.'],
  };
  const end = fight({ d: { power: 1 }, l }, { light: 1, dice: [6], script: [attack('d', 'l'), use('l', 1)] });
  assert.equal(end.player('light').force, 3);
  assert.equal(end.damage('l'), 0);
});

test('counters of a sort, put by you', () => {
  const watch = soldier({ text: ['When you put 1 or more corruption counters on a unit, gain 1 Force.'] });
  for (const [sort, force] of [
    ['corruption', 1],
    ['mastery', 0],
  ] as const)
    holds({
      cards: { watch, task: task(`Put 2 ${sort} counters on a unit.`), l: soldier() },
      dark: { hand: ['task'], character: ['watch'] },
      light: { character: ['l'] },
      script: [noDraw, dark('complete', { card: 'task', target: 'l' })],
      expect: { dark: { force } },
    });
});

test('X counters are paid, and X is as many', () => {
  const d = soldier({
    text: ['Remove X credit counters from this unit -> Gain X Force. Play only during your build step.'],
  });
  holds({
    cards: { d },
    dark: { character: [{ card: 'd', counters: { credit: 3 } }] },
    script: [noDraw, dark('use', { unit: 'd', ability: 1, x: 2 })],
    expect: { dark: { force: 2 }, d: { counters: { credit: 1 } } },
  });
});

test('the unit that was tapped for the cost, not the one that is chosen', () => {
  const boost = {
    type: 'Battle',
    text: [
      'Tap one of your units -> One of your units gets +X power until end of turn, where X is the power of the unit you tapped.',
    ],
  };
  const end = fight(
    { dBoost: boost, dA: { power: 4 }, dB: { power: 1 }, l: {} },
    { dice: [], script: [play('dBoost', { targets: ['dA', 'dB'] })] },
  );
  assert.equal(end.at('dB').power, 5);
  notRead(
    "Tap one of your units -> One of your units gets +X power until end of turn, where X is that unit's power.",
  );
});

test('a Mission with an arrow: what stands before it is paid when it is completed', () => {
  const text = "Tap one of your Jedi -> Gain Force equal to that unit's power.";
  holds({
    cards: { task: task(text), j: soldier({ subtype: 'Jedi Knight', power: 4 }) },
    dark: { hand: ['task'], character: ['j'] },
    script: [noDraw, dark('complete', { card: 'task' })],
    expect: { dark: { force: 4 }, j: { tapped: true } },
  });
});

test('a Mission that can be completed only if something is so', () => {
  const cards = {
    task: card(
      'Mission',
      ['You may complete this card only if you have a Jedi in any arena.', 'Gain 2 Force.'],
      { cost: 0 },
    ),
    j: soldier({ subtype: 'Jedi' }),
  };
  holds({
    cards,
    dark: { hand: ['task'], character: ['j'] },
    script: [noDraw, dark('complete', { card: 'task' })],
    expect: { dark: { force: 2 } },
  });
});

test('Equipment for less, in Force and in build points, or for nothing', () => {
  const arm = gear('Ground/Character - Weapon', [
    'Pay 2 Force and 1 build point -> Equip',
    'Equipped unit gets +1 power.',
  ]);
  const spent = (text: readonly string[]) =>
    holds({
      cards: { arm, d: soldier({ text }) },
      dark: { character: ['d'], buildZone: ['arm'], force: 2, buildPoints: 1 },
      script: [noDraw, dark('equip', { card: 'arm', unit: 'd' })],
      expect: { arm: { zone: 'on:d' } },
    });
  spent(['Equipment costs 2 less Force and 1 less build point to attach to this unit.']);
  spent(['You may attach Weapons to this unit without paying the equip cost.']);
});

test("a number that is counted, for a keyword of one's own", () => {
  const d = soldier({ text: ['Fury X, where X is the number of mastery counters on this unit.'] });
  holds({
    cards: { d },
    dark: { character: [{ card: 'd', counters: { mastery: 3 } }] },
    expect: { d: { keywords: { Fury: 3 } } },
  });
});

test('Upkeep that is done: several things, or one of two', () => {
  const d = soldier({ text: ['Upkeep: Gain 2 Force and draw a card.'] });
  holds({
    cards: { d, a: soldier() },
    dark: { character: ['d'], deck: ['a'] },
    script: [noDraw],
    expect: { dark: { force: 2, hand: ['a'] } },
  });
});

test('Hidden Cost that another card gives', () => {
  const lead = soldier({ text: ['Each of your Droid unit cards gets Hidden Cost 1.'], side: 'light' });
  const sly = unit('Character', 'Droid', [30, 1, 2], { cost: 2, side: 'light' });
  holds({
    cards: { lead, sly },
    light: { character: ['lead'], buildZone: [{ card: 'sly', faceDown: true, build: 1 }], force: 1 },
    at: 'battle-start',
    until: 'space-battle',
    script: [{ by: 'light', do: 'complete', card: 'sly', to: 'character' }],
    expect: { sly: { zone: 'character' }, light: { force: 0 } },
  });
});

test('compared with the unit that attacks', () => {
  const d = {
    speed: 50,
    power: 1,
    text: ['This unit gets +2 power when attacking a unit with lower printed speed.'],
  };
  const slow = fight({ d, l: { speed: 40 } }, { dice: [1, 1, 1], script: [attack('d', 'l')] });
  assert.equal(slow.damage('l'), 0);
  const fast = fight({ d: { ...d, speed: 60 }, l: { speed: 60 } }, { dice: [1], script: [attack('d', 'l')] });
  assert.equal(fast.damage('l'), 0);
});

test('the attacking unit is made to attack this one instead', () => {
  const l = {
    text: [
      'When one of your other units is attacked, you may have the attacking unit attack this unit instead.',
    ],
  };
  const end = fight(
    { d: { power: 1 }, lA: {}, lB: l },
    { dice: [6], script: [attack('d', 'lA'), use('lB', 1)] },
  );
  assert.equal(end.damage('lB'), 1);
  assert.equal(end.damage('lA'), 0);
});

test("Battle cards of nobody, in one arena's step", () => {
  const d = { text: ["Battle cards can't be played during the Space battle step."] };
  const lCard = { type: 'Battle', text: ['Pay 0 Force -> Gain 1 Force.'] };
  refused({ d, l: {}, lCard }, { script: [play('lCard')] }, 'effect.cant-use');
});

test('what a player does in the build step without an arrow', () => {
  const card1 = soldier({
    text: ['During your build step, you may discard this card from your hand. If you do, gain 2 Force.'],
  });
  holds({
    cards: { card1 },
    dark: { hand: ['card1'] },
    script: [noDraw, dark('use', { unit: 'card1', ability: 1 })],
    expect: { card1: { zone: 'discard' }, dark: { force: 2 } },
  });
});

test('words in another order, and of older sets', () => {
  assert.deepEqual(read("Subtract 2 from each of this unit's attack dice."), {
    kind: 'keyword',
    keyword: 'Accuracy',
    value: -2,
  });
  assert.deepEqual(
    read('Tap -> +2 Force you gain. Only during your build step play.'),
    read('Tap -> Gain 2 Force. Play only during your build step.'),
  );
});

test('a paragraph that gives a keyword and another ability: its number means the other one (scenario file, use)', () => {
  const lead = {
    type: 'Ground',
    text: [
      'Each of your Rebels gets "Retreat a Rebel -> Evade 2" and "Discard a Rebel -> Prevent all damage to this unit."',
    ],
  };
  const cards = { d: { power: 3 }, l: {}, l2: {}, lead };
  const by = (ability: string) =>
    fight(cards, { dice: [6, 6, 6], script: [attack('d', 'l'), use('l', ability, { target: 'l2' })] });
  const evaded = by('Evade');
  assert.deepEqual([evaded.damage('l'), evaded.at('l2').zone], [1, 'build']);
  const saved = by('lead:1');
  assert.deepEqual([saved.damage('l'), saved.at('l2').zone], [0, 'discard']);
});
