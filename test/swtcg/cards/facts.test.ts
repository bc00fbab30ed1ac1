// What can't be changed, prevented or disrupted; attacks on units that have retreated.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { card, dark, holds, light, soldier, unit } from '../../helpers/command.ts';
import { attack, choose, fight, play, refused, use } from '../../helpers/fight.ts';
import { read } from './reading.ts';

test("a value that is fixed stays what it is, one that can't be raised can still be lowered", () => {
  const lead = unit('Ground', 'Rebel Officer', [10, 1, 9], {
    text: [
      'Each of your other units gets +20 speed and +2 power.',
      'Each of your other units gets -1 health.',
    ],
  });
  const fixed = unit('Ground', 'Rebel Soldier', [60, 3, 5], {
    text: ["This unit's speed is 40, and it can't gain or lose speed.", "This unit can't gain power."],
  });
  holds({
    cards: { lead, fixed },
    dark: { ground: ['lead', 'fixed'] },
    expect: { fixed: { speed: 40, power: 3, health: 4 } },
  });
  const weak = { ...lead, text: ['Each of your other units gets -2 power.'] };
  holds({
    cards: { weak, fixed },
    dark: { ground: ['weak', 'fixed'] },
    expect: { fixed: { speed: 40, power: 1 } },
  });
});

test('"can\'t lose": the keyword stays, what else is lost is lost (Phrases, "has no effect")', () => {
  const taker = soldier({ text: ["Each of your opponent's units loses Shields and Lucky."] });
  const keeper = soldier({ text: ['Shields 2', 'Lucky 1', "This unit can't lose Shields."] });
  holds({
    cards: { taker, keeper },
    dark: { character: ['taker'] },
    light: { character: ['keeper'] },
    expect: { keeper: { keywords: { Shields: 2 } } },
  });
  const firm = soldier({ text: ['Lucky 1', "This unit can't lose its game text."] });
  const silent = soldier({ text: ["Each of your opponent's units loses its game text."] });
  holds({
    cards: { silent, firm },
    dark: { character: ['silent'] },
    light: { character: ['firm'] },
    expect: { firm: { keywords: { Lucky: 1 } } },
  });
});

test('damage that only some units can prevent (Phrases, "unless that Character is a Jedi Master")', () => {
  const d = { text: ['Damage from this unit can only be prevented by a Jedi.'], power: 2 };
  const shield = { text: ['Pay 1 Force -> Protect 2'], subtype: 'Jedi Starfighter', speed: 10 };
  const one = fight(
    { d, l: { health: 5 }, lJ: shield },
    { light: 1, dice: [6, 6], script: [attack('d', 'l'), use('lJ', 1, { target: 'l' })] },
  );
  assert.equal(one.damage('l'), 0);
  const other = fight(
    { d, l: { health: 5 }, lR: { ...shield, subtype: 'Rebel Starfighter' } },
    { light: 1, dice: [6, 6], script: [attack('d', 'l'), use('lR', 1, { target: 'l' })] },
  );
  assert.equal(other.damage('l'), 2);
});

test('the same said of one damage', () => {
  const text = [
    "Pay 1 Force -> Do 2 damage to one of your opponent's units. This damage can only be prevented by a Jedi.",
  ];
  const shot = { type: 'Battle', text };
  const play1 = (subtype: string) =>
    fight(
      { dShot: shot, dA: {}, l: { subtype, text: ['Pay 1 Force -> Evade 2'] } },
      { dark: 1, light: 1, dice: [], script: [play('dShot', { target: 'l' }), use('l', 1)] },
    ).damage('l');
  assert.equal(play1('Jedi Starfighter'), 0);
  assert.equal(play1('Rebel Starfighter'), 2);
});

test('only damage of its attack: what its abilities do can be prevented', () => {
  const d = {
    power: 1,
    text: [
      "Damage from this unit's attack can't be prevented.",
      "Pay 1 Force -> This unit does 1 damage to one of your opponent's units.",
    ],
  };
  const l = { text: ['Pay 0 Force -> Evade 1'] };
  const end = fight(
    { d, l },
    {
      dark: 1,
      dice: [6],
      script: [use('d', 2, { target: 'l' }), use('l', 1), attack('d', 'l'), use('l', 1)],
    },
  );
  assert.equal(end.damage('l'), 1);
});

test("abilities and attacks that can't be disrupted, and a play that says so of itself", () => {
  const stop = { type: 'Battle', text: ['Pay 1 Force -> Disrupt an activated ability.'] };
  const able = (text: readonly string[]) => ({ text: ['Pay 0 Force -> Gain 3 Force.', ...text] });
  const gained = (text: readonly string[]) =>
    fight(
      { d: able(text), l: {}, lStop: stop },
      { light: 1, dice: [], script: [use('d', 1), play('lStop')] },
    ).player('dark').force;
  assert.equal(gained([]), 0);
  assert.equal(gained(["This unit's activated abilities can't be disrupted."]), 3);
  const sure = { type: 'Battle', text: ["Pay 0 Force -> Gain 2 Force. This card can't be disrupted."] };
  const quell = { type: 'Battle', text: ['Pay 1 Force -> Disrupt a Battle card.'] };
  const end = fight(
    { dSure: sure, d: {}, l: {}, lQuell: quell },
    { light: 1, dice: [], script: [play('dSure'), play('lQuell')] },
  );
  assert.equal(end.player('dark').force, 2);
});

test('units in the build zone can be attacked by those that say so (Game Zones, build zone)', () => {
  const hunter = { power: 2, text: ["This unit can attack Starfighters in your opponent's build zone."] };
  const hidden = { in: 'buildZone', health: 4, text: ['Armor', 'Pay 0 Force -> Evade 2'] } as const;
  const end = fight({ d: hunter, l: hidden }, { dice: [4, 4], script: [attack('d', 'l')] });
  // Neither Armor nor prevention works there.
  assert.equal(end.damage('l'), 2);
  refused({ d: {}, l: hidden }, { script: [attack('d', 'l')] }, 'attack.target');
  refused(
    { d: hunter, l: { ...hidden, subtype: 'Rebel Transport' }, lX: {} },
    { script: [attack('d', 'l')] },
    'attack.target',
  );
});

test('an attack goes on against a unit that retreats before the dice, where the attacker reaches there', () => {
  const flee = { type: 'Battle', text: ['Pay 1 Force -> Retreat one of your units.'] };
  const done = (text: readonly string[], dice: readonly number[]) =>
    fight(
      { d: { power: 1, text }, l: {}, lFlee: flee },
      { light: 1, dice, script: [attack('d', 'l'), play('lFlee', { target: 'l' })] },
    ).damage('l');
  assert.equal(done([], []), 0);
  assert.equal(done(["This unit can attack units in your opponent's build zone."], [6]), 1);
});

test('"the attack ends": no dice, and the attacker stays tapped (Attacking, 2)', () => {
  const l = { text: ['When this unit is attacked, you may pay 2 Force. If you do, the attack ends.'] };
  const end = fight(
    { d: {}, l },
    { light: 2, dice: [1], script: [attack('d', 'l'), use('l', 1), attack('l', 'd')] },
  );
  assert.equal(end.damage('l'), 0);
  assert.ok(end.at('d').tapped);
  const d = {
    text: [
      'When this unit attacks, your opponent may retreat the defending unit. If he or she does, the attack ends.',
    ],
  };
  const gone = fight({ d, l: {} }, { dice: [], script: [attack('d', 'l'), choose('light', 'yes')] });
  assert.equal(gone.at('l').zone, 'build');
});

test('damage that a unit would do is prevented, to whomever', () => {
  const calm = {
    type: 'Battle',
    text: ["Pay 1 Force -> Prevent all damage done by one of your opponent's units."],
  };
  const end = fight(
    { d: { power: 2 }, l: {}, lCalm: calm },
    { light: 1, dice: [6, 6], script: [attack('d', 'l'), play('lCalm', { target: 'd' })] },
  );
  assert.equal(end.damage('l'), 0);
});

test('Stealth that some units see through, there and not elsewhere', () => {
  const seer = { text: ['This unit can attack Space units with Stealth.'] };
  const end = fight(
    { d: { ...seer, power: 1 }, l: { text: ['Stealth'] } },
    { dice: [6], script: [attack('d', 'l')] },
  );
  assert.equal(end.damage('l'), 1);
  const blind = { text: ['This unit can attack Characters with Stealth.'] };
  refused({ d: blind, l: { text: ['Stealth'] } }, { script: [attack('d', 'l')] }, 'keyword.stealth');
});

test('a chosen player does what is said, and nobody else', () => {
  const text = ['Choose a player. That player discards the top card of his or her deck, then draws a card.'];
  const task = card('Mission', text, { cost: 0 });
  for (const [who, hand, other] of [
    ['light', ['b'], []],
    ['dark', [], ['y']],
  ] as const)
    holds({
      cards: { task, a: soldier(), b: soldier(), x: soldier(), y: soldier(), z: soldier() },
      dark: { hand: ['task'], deck: ['x', 'y', 'z'] },
      light: { deck: ['a', 'b'] },
      script: [
        dark('decline', { what: 'draw' }),
        dark('complete', { card: 'task' }),
        dark('choose', { value: who }),
      ],
      expect: { light: { hand }, dark: { hand: other } },
    });
});

test('a Subordinate goes back to the supply', () => {
  const drone = unit('Ground', 'Ground - Droid', [20, 1, 2], {
    type: 'Subordinate',
    text: ['When the battle phase starts, return this unit to your supply.'],
  });
  const end = holds({
    cards: { drone },
    dark: { ground: ['drone'] },
    at: 'battle-start',
    until: 'space-battle',
    expect: { drone: { zone: 'supply' } },
  });
  assert.ok(end);
  read('Return one of your Subordinates to your supply -> Evade 2');
});

test('what happened this turn and in the turn before', () => {
  const text = [
    'When the battle phase starts, if you deployed 2 or more Rebels this turn, gain 3 Force.',
    'When the turn starts, if you deployed a Rebel last turn, gain 1 Force.',
  ];
  const lead = soldier({ text, subtype: 'Imperial Officer' });
  const rebels = { a: soldier({ cost: 0 }), b: soldier({ cost: 0 }) };
  const built = (...who: string[]) => [
    dark('decline', { what: 'draw' }),
    ...who.map((one) => dark('complete', { card: one, to: 'character' })),
  ];
  holds({
    cards: { lead, ...rebels },
    dark: { character: ['lead'], hand: ['a', 'b'] },
    script: built('a', 'b'),
    until: 'space-battle',
    expect: { dark: { force: 3 } },
  });
  holds({
    cards: { lead, ...rebels },
    dark: { character: ['lead'], hand: ['a', 'b'] },
    script: built('a'),
    until: 'space-battle',
    expect: { dark: { force: 0 } },
  });
  // In the next turn what was deployed in this one is "last turn": 4 Force come by themselves.
  holds({
    cards: { lead, ...rebels },
    dark: { character: ['lead'], hand: ['a', 'b'] },
    script: built('a'),
    until: { turn: 2, point: 'roll-for-build' },
    expect: { dark: { force: 5 } },
  });
});

test('damage of this turn is remembered, damage of another is not', () => {
  const d = {
    power: 1,
    text: ['When the Space battle step ends, if this unit damaged a unit this turn, gain 2 Force.'],
  };
  const force = (die: number) =>
    fight(
      { d, l: {} },
      { dice: [die, 1], script: [attack('d', 'l'), attack('l', 'd')], until: 'ground-battle' },
    ).player('dark').force;
  assert.equal(force(6), 2);
  assert.equal(force(1), 0);
});

test('arrivals: deployed, put and moved are told apart (Phrases, "put")', () => {
  const watch = (words: string) =>
    soldier({ text: [`When you ${words} a Rebel into any arena, gain 1 Force.`] });
  const come = card('Mission', ['Put a Rebel unit card from your hand into its arena.'], { cost: 0 });
  for (const [words, force] of [
    ['deploy or put', 2],
    ['put', 1],
    ['deploy, move, or put', 2],
  ] as const)
    holds({
      cards: {
        w: { ...watch(words), subtype: 'Imperial' },
        come,
        a: soldier({ cost: 0 }),
        b: soldier({ cost: 9 }),
      },
      dark: { character: ['w'], hand: ['come', 'a', 'b'] },
      script: [
        dark('decline', { what: 'draw' }),
        dark('complete', { card: 'a', to: 'character' }),
        dark('complete', { card: 'come' }),
      ],
      expect: { dark: { force } },
    });
});

test('Hidden Cost is told apart from other ways to pay', () => {
  const watch = soldier({
    text: ['When your opponent deploys a unit using Hidden Cost, gain 2 Force.'],
    side: 'dark',
  });
  const sly = soldier({ cost: 3, text: ['Hidden Cost 1'] });
  holds({
    cards: { watch, sly },
    dark: { character: ['watch'] },
    light: { buildZone: [{ card: 'sly', faceDown: true, build: 1 }], force: 5 },
    at: 'battle-start',
    until: 'space-battle',
    script: [light('complete', { card: 'sly', to: 'character' })],
    expect: { sly: { zone: 'character' }, dark: { force: 2 } },
  });
});
