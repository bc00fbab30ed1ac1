// Further wordings in play: every arena, what happened before, who is meant, what is paid.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { card, dark, fighter, gear, holds, refused, soldier, unit } from '../../helpers/command.ts';
import { attack, choose, fight, play, refused as refusedInBattle, use } from '../../helpers/fight.ts';
import { conditionsOf, costOf, read } from './reading.ts';

const task = (text: string, more: object = {}) => card('Mission', [text], { cost: 0, ...more });
const complete = (more: object = {}) => dark('complete', { card: 'task', ...more });
const noDraw = dark('decline', { what: 'draw' });
const tank = (more: Record<string, unknown> = {}) => unit('Ground', 'Rebel Tank', [20, 2, 4], more);

test('"in each arena" asks for every arena, not for any (Using Effects, Condition)', () => {
  const there = conditionsOf('you have 2 or more Wookiees in each arena');
  assert.deepEqual(
    there.map((one) => one.is === 'have' && [one.what.arena, one.n]),
    [
      ['space', 2],
      ['ground', 2],
      ['character', 2],
    ],
  );
  const text = 'If you have a Rebel in each arena, gain 5 Force.';
  const all = { task: task(text), s: fighter(), g: tank(), c: soldier() };
  holds({
    cards: all,
    dark: { hand: ['task'], space: ['s'], ground: ['g'], character: ['c'] },
    script: [noDraw, complete()],
    expect: { dark: { force: 5 } },
  });
  holds({
    cards: all,
    dark: { hand: ['task'], space: ['s'], character: ['c'], deck: ['g'] },
    script: [noDraw, complete()],
    expect: { dark: { force: 0 } },
  });
});

test('one unit in each arena is chosen, and no second one in an arena', () => {
  const text = [
    'Pay 1 Force -> Choose a Rebel in each arena. Each of those units gets +2 power until end of turn.',
  ];
  const cards = {
    dShow: { type: 'Battle', text },
    dS: { subtype: 'Rebel' },
    dT: { subtype: 'Rebel' },
    dG: { type: 'Ground', subtype: 'Rebel' },
    dC: { type: 'Character' },
  };
  const after = fight(cards, { dark: 1, script: [play('dShow'), choose('dark', 'dT')] });
  assert.deepEqual(
    ['dS', 'dT', 'dG', 'dC'].map((id) => after.at(id).power),
    [3, 5, 5, 3],
  );
});

test('a cost of units in each arena is paid in all of them', () => {
  const price = 'Alternative Cost: Tap 1 of your Rebels in each arena.';
  const dear = fighter({ cost: 9, text: [price] });
  const cards = { dear, s: fighter(), g: tank(), c: soldier() };
  const pay = dark('complete', { card: 'dear', cost: 'Alternative Cost', to: 'space' });
  holds({
    cards,
    dark: { hand: ['dear'], space: ['s'], ground: ['g'], character: ['c'] },
    script: [noDraw, pay],
    expect: { s: { tapped: true }, g: { tapped: true }, c: { tapped: true }, dear: { zone: 'space' } },
  });
  refused(
    { cards, dark: { hand: ['dear'], space: ['s'], character: ['c'] }, script: [noDraw, pay] },
    'effect.target',
  );
});

test("counters on each of the opponent's units: one without them is enough to fail", () => {
  const [none] = conditionsOf("1 or more mastery counters on each of your opponent's units in each arena");
  assert.deepEqual(none, {
    is: 'have',
    who: 'opponent',
    what: { zone: 'arena', counters: { of: 'mastery', is: 'at-most', n: 0 } },
    count: 'at-most',
    n: 0,
  });
  const text = [
    'Pay 1 Force -> Put 1 mastery counter on a unit.',
    "Pay 1 Force -> Gain 5 Force. Play only if you have 1 or more mastery counters on each of your opponent's units in each arena.",
  ];
  const cards = { dA: { text }, lA: {}, lB: { tapped: true } };
  refusedInBattle(
    cards,
    { dark: 3, script: [use('dA', 1, { target: 'lA' }), use('dA', 2)] },
    'effect.play-only',
  );
  const one = fight(
    { dA: { text }, lA: {} },
    { dark: 2, script: [use('dA', 1, { target: 'lA' }), use('dA', 2)] },
  );
  assert.equal(one.player('dark').force, 5);
});

test('a discard that damage caused in this turn is remembered with the unit that did the damage', () => {
  const told = 'Play only if damage from one of your Imperials caused a Rebel to be discarded this turn.';
  const text = [`Pay 1 Force -> Draw a card. ${told}`];
  const cards = {
    dA: { text },
    dB: { subtype: 'Pirate', speed: 60 },
    lA: { health: 1 },
    lB: {},
    dX: { type: 'Battle', text: ['Gain 1 Force.'], in: 'deck' as const },
  };
  const after = fight(cards, {
    dark: 1,
    dice: [1, 1, 1, 4, 1, 1],
    script: [attack('dB', 'lB'), attack('dA', 'lA'), use('dA', 1)],
  });
  assert.equal(after.player('dark').force, 0);
  refusedInBattle(
    cards,
    { dark: 1, dice: [4, 1, 1], script: [attack('dB', 'lA'), use('dA', 1)] },
    'effect.play-only',
  );
});

test('abilities used are counted, those paid with Force by themselves', () => {
  const text = [
    'Pay 1 Force -> Gain 1 Force.',
    'Pay 0 Force -> Draw a card. Play only if your Imperials used 1 or more Force-activated abilities this turn.',
  ];
  const cards = {
    dA: { text },
    lA: {},
    dX: { type: 'Battle', text: ['Gain 1 Force.'], in: 'deck' as const },
  };
  fight(cards, { dark: 1, script: [use('dA', 1), use('dA', 2)] });
  refusedInBattle(cards, { dark: 1, script: [use('dA', 2)] }, 'effect.play-only');
});

test('a roll may bring a decision, and the defender is "it" where it was spoken of', () => {
  const text = [
    'When this unit attacks, you may roll a die. If you do, and roll a 5 or more, tap the defending unit and put 1 captivity counter on it. If you roll a 4 or less, put 1 damage counter on this unit.',
  ];
  const cards = { dA: { text, power: 1 }, lA: {} };
  const high = fight(cards, { dice: [5, 1], script: [attack('dA', 'lA'), use('dA', 1)] });
  assert.equal(high.at('lA').tapped, true);
  assert.deepEqual(high.at('lA').counters, { captivity: 1 });
  assert.equal(high.damage('dA'), 0);
  const low = fight(cards, { dice: [2, 1], script: [attack('dA', 'lA'), use('dA', 1)] });
  assert.equal(low.at('lA').counters?.captivity ?? 0, 0);
  assert.equal(low.damage('dA'), 1);
});

test('this unit or another that is described: nobody else can be chosen', () => {
  const text = ['Pay 1 Force -> Remove 1 damage counter from this unit or one of your Pirates.'];
  const cards = { dA: { text, damage: 2 }, dP: { subtype: 'Pirate', damage: 2 }, dB: { damage: 2 }, lA: {} };
  assert.equal(fight(cards, { dark: 1, script: [use('dA', 1, { target: 'dP' })] }).damage('dP'), 1);
  assert.equal(fight(cards, { dark: 1, script: [use('dA', 1, { target: 'dA' })] }).damage('dA'), 1);
  refusedInBattle(cards, { dark: 1, script: [use('dA', 1, { target: 'dB' })] }, 'effect.target');
});

test('the attacker is meant only if it is of that sort', () => {
  const text = ['Pay 1 Force -> The attacking Droid gets -2 power for this attack.'];
  const cards = { dD: { subtype: 'Droid' }, dA: { speed: 60 }, lA: { text } };
  const after = fight(cards, {
    light: 1,
    dice: [1, 1, 1, 4],
    script: [attack('dA', 'lA'), attack('dD', 'lA'), use('lA', 1)],
  });
  assert.equal(after.damage('lA'), 1);
  refusedInBattle(cards, { light: 1, script: [attack('dA', 'lA'), use('lA', 1)] });
});

test('what an attacker gets and loses against one unit', () => {
  const text = ['Each Droid gets -1 power and loses Overkill when attacking this unit.'];
  const cards = {
    dD: { subtype: 'Droid', text: ['Overkill'] },
    lA: { text, health: 1 },
    lB: {},
  };
  const guarded = fight(cards, { dice: [4, 4], script: [attack('dD', 'lA')] });
  assert.equal(guarded.damage('lB'), 0);
  const other = fight(cards, { dice: [4, 4, 4], script: [attack('dD', 'lB')] });
  assert.equal(other.damage('lB'), 3);
});

test("Equipment of a sort on this unit is counted, others' and other sorts are not", () => {
  const worn = { subtype: 'Space - Blaster Weapon', text: ['Equipped unit gets +10 speed.'] };
  const text = ['This unit gets +2 power for each Blaster Weapon attached to it.'];
  holds({
    cards: {
      a: fighter({ text }),
      b: fighter(),
      one: gear('Space - Blaster Weapon', worn.text),
      two: gear('Space - Melee Weapon', worn.text),
    },
    dark: { space: [{ card: 'a', equipment: ['one', 'two'] }, 'b'] },
    script: [noDraw],
    expect: { a: { power: 5 }, b: { power: 3 } },
  });
});

test('a Resource gets as many counters as are counted', () => {
  const text = [
    'When your build step starts, add 2 counters to this Resource for each Rebel you have in any arena.',
  ];
  holds({
    cards: { store: card('Resource', text), a: fighter(), b: soldier() },
    dark: { resource: 'store', space: ['a'], character: ['b'] },
    script: [noDraw],
    expect: { store: { counters: { resource: 4 } } },
  });
});

test('two sorts of counters are one price, and counters on each of several', () => {
  assert.deepEqual(costOf('Put 1 damage counter and 2 mastery counters on this unit'), [
    { pay: 'damage-counters', what: { the: 'this' }, n: 1 },
    { pay: 'add-counters', counter: 'mastery', n: 2 },
  ]);
  const text = ['Put 2 damage counters each on two of your other units -> Gain 3 Force.'];
  const cards = { dA: { text }, dB: {}, dC: {}, lA: {} };
  const paid = fight(cards, { script: [use('dA', 1, { targets: ['dB', 'dC'] })] });
  assert.deepEqual([paid.damage('dB'), paid.damage('dC'), paid.player('dark').force], [2, 2, 3]);
  refusedInBattle({ dA: { text }, dB: {}, lA: {} }, { script: [use('dA', 1)] });
});

test('counters are put or removed as the player likes', () => {
  const text = ['Pay 1 Force -> Add or remove 1 corruption counter from a unit.'];
  const cards = { dA: { text }, lA: {} };
  const put = fight(cards, { dark: 1, script: [use('dA', 1), choose('dark', 1), choose('dark', 'lA')] });
  assert.deepEqual(put.at('lA').counters, { corruption: 1 });
});

test('a condition that stands last belongs to the whole effect', () => {
  const effect = read(
    'When this unit would be damaged, prevent 1 of that damage if you have a Pirate in any arena.',
  );
  assert.ok(effect.kind === 'triggered' && effect.if?.length === 1);
  const text = [
    'When this unit would be damaged, prevent 1 of that damage if you have a Pirate in any arena.',
  ];
  const lone = fight({ dA: {}, lA: { text } }, { dice: [4, 4, 4], script: [attack('dA', 'lA')] });
  assert.equal(lone.damage('lA'), 3);
  const both = fight(
    { dA: {}, lA: { text }, lP: { subtype: 'Pirate', tapped: true } },
    { dice: [4, 4, 4], script: [attack('dA', 'lA')] },
  );
  assert.equal(both.damage('lA'), 2);
});

test('units that cannot retreat from one arena retreat from another (Terms, retreat)', () => {
  const text = ["Your opponent's units can't retreat from the Space arena."];
  const cards = { guard: fighter({ text }), s: fighter(), g: tank() };
  const leave = (id: string) => ({ by: 'dark', do: 'retreat', unit: id }) as const;
  const file = {
    cards,
    light: { space: ['guard'] },
    dark: { space: ['s'], ground: ['g'] },
    at: 'dark-retreat',
  };
  holds({ ...file, until: 'light-retreat', script: [leave('g')], expect: { g: { zone: 'build' } } });
  refused({ ...file, until: 'light-retreat', script: [leave('s')] }, 'unit.no-retreat');
});

test('cards come from the discard pile into their arena untapped or tapped', () => {
  for (const state of ['untapped', 'tapped']) {
    const text = `Put a Starfighter unit card from your discard pile into its arena ${state}.`;
    holds({
      cards: { task: task(text), a: fighter() },
      dark: { hand: ['task'], discard: ['a'] },
      script: [noDraw, complete()],
      expect: { a: { zone: 'space', tapped: state === 'tapped' } },
    });
  }
});

test('a Trait goes to another unit than the one that set it off (Phrases, "that card")', () => {
  const trait = {
    type: 'Equipment',
    subtype: 'Space - Trait',
    cost: 0,
    text: ['When one of your units would be damaged, attach this Trait to one of your other units.'],
    in: 'buildZone' as const,
  };
  const cards = { dA: {}, lA: {}, lB: { tapped: true }, lT: trait };
  const after = fight(cards, {
    dice: [4, 4, 4],
    script: [attack('dA', 'lA'), use('lT', 1)],
  });
  assert.deepEqual(after.at('lB').equipment, ['lT']);
});

test('"return one of your other units to your hand" is a cost, paid from an arena (Phrases, "return this [unit] to your hand")', () => {
  const d = soldier({
    text: ['Return one of your other units to your hand -> Gain 1 Force. Play only during your build step.'],
  });
  const file = { cards: { d, s: fighter() }, script: [dark('use', { unit: 'd', ability: 1 })] };
  holds({
    ...file,
    dark: { character: ['d'], space: ['s'] },
    expect: { s: { zone: 'hand' }, dark: { force: 1 } },
  });
  refused({ ...file, dark: { character: ['d'], buildZone: ['s'] } }, 'effect.target');
});

test('resource counters on this card are those of the Resource, said as the book says it or shorter (Resource Cards)', () => {
  const fund = (text: string) => card('Resource', [`${text} Play only during your build step.`], { cost: 1 });
  for (const [text, left] of [
    ['Add 2 counters -> Gain 1 Force.', 7],
    ['Put 2 resource counters on this card -> Gain 1 Force.', 7],
    ['Remove 2 counters -> Gain 1 Force.', 3],
    ['Remove 2 resource counters from this card -> Gain 1 Force.', 3],
    ['Pay 0 Force -> Add 1 counter. Gain 1 Force.', 6],
    ['Pay 0 Force -> Put 1 resource counter on this card. Gain 1 Force.', 6],
  ] as const)
    holds({
      cards: { fund: fund(text) },
      dark: { resource: { card: 'fund', counters: { resource: 5 } } },
      script: [dark('use', { unit: 'fund', ability: 1 })],
      expect: { fund: { counters: { resource: left } }, dark: { force: 1 } },
    });
  for (const on of [
    'this Resource has at least 5 counters on it',
    'there are 5 or more counters on this card',
  ])
    for (const [resource, power] of [
      [5, 3],
      [4, 2],
    ] as const)
      holds({
        cards: {
          fund: card('Resource', [`As long as ${on}, each of your units gets +1 power.`], { cost: 1 }),
          s: fighter({ power: 2 }),
        },
        dark: { space: ['s'], resource: { card: 'fund', counters: { resource } } },
        expect: { s: { power } },
      });
});

test('whoever draws: "a player" is either of the two; a Pilot that moves onto this unit is told (Pilots)', () => {
  const hears = soldier({ text: ['When a player draws a card, gain 1 Force.'] });
  holds({
    cards: { hears, a: fighter(), b: fighter() },
    dark: { character: ['hears'], deck: ['a'] },
    light: { deck: ['b'] },
    until: 'dark-retreat',
    expect: { dark: { force: 2 } },
  });
  const ship = fighter({ text: ['When you move a Pilot onto this unit, gain 1 Force.'] });
  const ace = soldier({ text: ['[Pilot] Starfighter Pilot. The Starfighter gets: * +1 power.'] });
  for (const [to, force] of [
    ['ship', 1],
    ['other', 0],
  ] as const)
    holds({
      cards: { ship, other: fighter(), ace },
      dark: { space: ['ship', 'other'], character: ['ace'] },
      script: [dark('move', { unit: 'ace', to })],
      expect: { dark: { force } },
    });
});
