// Effects that come later, by chance, or with options of their own times, in play.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { card, dark, fighter, holds, light, refused, soldier, unit } from '../../helpers/command.ts';
import { attack, choose, fight, play, refused as refusedInBattle, use } from '../../helpers/fight.ts';
import { refused as notRead, read } from './reading.ts';

const task = (text: string, more: object = {}) => card('Mission', [text], { cost: 0, ...more });
const complete = (more: object = {}) => dark('complete', { card: 'task', ...more });
const noDraw = dark('decline', { what: 'draw' });
const droid = (more: Record<string, unknown> = {}) => unit('Ground', 'Droid', [10, 1, 3], more);

test('a Mission that speaks of a time waits for it until end of turn', () => {
  const text = 'When the battle phase starts, put 2 damage counters on a unit in the Ground arena.';
  holds({
    cards: { task: task(text), d: droid() },
    dark: { hand: ['task'] },
    light: { ground: ['d'] },
    until: 'ground-battle',
    script: [complete()],
    expect: { d: { damage: 2 }, task: { zone: 'discard' } },
  });
});

test('"this turn, whenever": each time, for one turn', () => {
  const text = 'This turn, whenever you deploy a unit, gain 2 Force.';
  holds({
    cards: { task: task(text), a: soldier({ cost: 0 }), b: soldier({ cost: 0 }) },
    dark: { hand: ['task', 'a', 'b'] },
    script: [
      complete(),
      dark('complete', { card: 'a', to: 'character' }),
      dark('complete', { card: 'b', to: 'character' }),
    ],
    expect: { dark: { force: 4 } },
  });
});

test('"this turn, whenever that unit …": the one that was chosen', () => {
  const text = [
    'Pay 1 Force -> Choose one of your units. This turn, whenever that unit is attacked, gain 3 Force.',
  ];
  const cards = { lShow: { type: 'Battle', text }, dA: {}, dB: {}, lA: {}, lB: {} };
  const outcome = fight(cards, {
    light: 1,
    dice: [1, 1, 1, 1, 1, 1, 1, 1],
    script: [
      play('lShow', { target: 'lA' }),
      attack('dA', 'lB'),
      attack('dB', 'lA'),
      attack('lA', 'dA'),
      attack('lB', 'dA'),
    ],
  });
  assert.equal(outcome.player('light').force, 3);
});

test('"this turn, whenever …, you may": used by the number of its paragraph, though the card has gone', () => {
  const text = [
    'Pay 1 Force -> Draw a card.',
    'Pay 0 Force -> This turn, whenever one of your units attacks, you may give it +1 power for that attack.',
  ];
  const outcome = fight(
    { dShow: { type: 'Battle', text }, d: { power: 1 }, l: {} },
    { dice: [6, 6], script: [play('dShow', { effect: 2 }), attack('d', 'l'), use('dShow', 2)] },
  );
  assert.equal(outcome.damage('l'), 2);
});

test('dice that an effect asks for: what they show says what is done', () => {
  const text = 'Roll a die. If you roll a 5 or 6, gain 3 Force. If you roll 1, draw a card.';
  for (const [die, force, hand] of [
    [5, 3, 0],
    [1, 0, 1],
    [3, 0, 0],
  ] as const)
    holds({
      cards: { task: task(text), a: soldier() },
      dark: { hand: ['task'], deck: ['a'] },
      dice: [die],
      script: [noDraw, complete()],
      expect: { dark: { force, hand: hand ? ['a'] : [] } },
    });
  holds({
    cards: { task: task('Roll 2 dice. If their total is 10 or more, gain 5 Force.') },
    dark: { hand: ['task'] },
    dice: [4, 6],
    script: [complete()],
    expect: { dark: { force: 5 } },
  });
});

test('the top of a deck: some are taken, the rest goes where it is said, in the order that one likes', () => {
  const cards = { a: soldier(), b: soldier(), c: soldier(), d: soldier() };
  holds({
    cards: {
      ...cards,
      task: task(
        'Look at the top 3 cards of your deck. Put one of those cards into your hand. Put the rest on the bottom of your deck in any order.',
      ),
    },
    dark: { hand: ['task'], deck: ['a', 'b', 'c', 'd'] },
    script: [
      noDraw,
      complete(),
      dark('choose', { value: 'b' }),
      dark('choose', { value: 'c' }),
      dark('choose', { value: 'a' }),
    ],
    expect: { dark: { hand: ['b'], deck: ['d', 'c', 'a'] } },
  });
  holds({
    cards: {
      ...cards,
      task: task("Look at the top 2 cards of your opponent's deck. Put them back in any order."),
    },
    dark: { hand: ['task'] },
    light: { deck: ['a', 'b', 'c'] },
    until: 'light-build',
    script: [complete(), dark('choose', { value: 'b' }), dark('choose', { value: 'a' })],
    expect: { light: { deck: ['b', 'a', 'c'] } },
  });
  holds({
    cards: {
      ...cards,
      x: fighter(),
      task: task(
        'Reveal the top 3 cards of your deck. Put each revealed Starfighter card into your hand. Discard the rest.',
      ),
    },
    dark: { hand: ['task'], deck: ['a', 'x', 'b', 'c'] },
    script: [noDraw, complete()],
    expect: { dark: { hand: ['x'], deck: ['c'] }, a: { zone: 'discard' }, b: { zone: 'discard' } },
  });
});

test('"choose one" with times of their own: the time says which can be chosen', () => {
  const text = [
    'Tap -> Choose one: Gain 2 Force. Play only during your build step. Or: Put 1 damage counter on a unit. Play only when this unit would attack.',
  ];
  const d = droid({ text });
  holds({
    cards: { d },
    dark: { ground: ['d'] },
    script: [dark('use', { unit: 'd', ability: 1 })],
    expect: { d: { tapped: true }, dark: { force: 2 } },
  });
  const cards = { dA: { text }, lA: {} };
  const outcome = fight(cards, { script: [use('dA', 1, { target: 'lA' })] });
  assert.equal(outcome.damage('lA'), 1);
  const both = [
    'Tap -> Choose one: Draw a card. Play only during your build step. Or: Gain 1 Force. Play only during your build step. Or: Disrupt an attack.',
  ];
  holds({
    cards: { d: droid({ text: both }) },
    dark: { ground: ['d'] },
    script: [dark('use', { unit: 'd', ability: 1 }), dark('choose', { value: 2 })],
    expect: { dark: { force: 1 } },
  });
  const stopped = fight({ dA: {}, lA: { text: both } }, { script: [attack('dA', 'lA'), use('lA', 1)] });
  assert.equal(stopped.damage('lA'), 0);
});

test('"you may play any number of times": more than once in a turn', () => {
  const text = [
    'Pay 1 build point -> Gain 1 Force. Play any number of times each turn and only during your build step.',
  ];
  const uses = dark('use', { unit: 'd', ability: 1 });
  holds({
    cards: { d: droid({ text }) },
    dark: { ground: ['d'], buildPoints: 3 },
    script: [uses, uses, uses],
    expect: { dark: { force: 3 } },
  });
  const once = [
    'Pay 1 build point -> Gain 1 Force. Play only during your build step and only once each turn.',
  ];
  refused(
    { cards: { d: droid({ text: once }) }, dark: { ground: ['d'], buildPoints: 3 }, script: [uses, uses] },
    'effect.once',
  );
});

test('"Play only before any unit in the Space arena attacks"', () => {
  const text = ['Gain 1 Force. Play only before any unit in the Space arena attacks.'];
  const cards = { lShow: { type: 'Battle', text }, dA: {}, lA: {} };
  assert.equal(
    fight(cards, {
      dice: [1, 1, 1, 1],
      script: [play('lShow'), attack('dA', 'lA'), attack('lA', 'dA')],
    }).player('light').force,
    1,
  );
  refusedInBattle(cards, { script: [attack('dA', 'lA'), play('lShow')] }, 'effect.play-only');
});

test('what is banned for a turn', () => {
  const cards = {
    dShow: { type: 'Battle', text: ["Your opponent can't play Battle cards this turn."] },
    lShow: { type: 'Battle', text: ['Gain 1 Force.'] },
    dA: {},
    lA: {},
  };
  refusedInBattle(cards, { script: [play('dShow'), play('lShow')] }, 'effect.cant-use');
  const evade = {
    dShow: { type: 'Battle', text: ["Your opponent can't use Evade this turn."] },
    dA: {},
    lA: { text: ['Pay 1 Force -> Evade 1'] },
  };
  refusedInBattle(
    evade,
    { light: 1, dice: [6, 6, 6], script: [play('dShow'), attack('dA', 'lA'), use('lA', 1)] },
    'effect.cant-use',
  );
});

test('all damage prevented for a turn: to a unit, or from all units of a sort', () => {
  const cards = {
    lShow: { type: 'Battle', text: ['Choose one of your units. Prevent all damage to that unit this turn.'] },
    dA: {},
    lA: {},
  };
  const one = fight(cards, { dice: [6, 6, 6], script: [play('lShow'), attack('dA', 'lA')] });
  assert.equal(one.damage('lA'), 0);
  const all = {
    ...cards,
    lShow: { type: 'Battle', text: ['Prevent all damage done by Space units this turn.'] },
  };
  assert.equal(
    fight(all, {
      dice: [6, 6, 6, 6],
      script: [play('lShow'), attack('dA', 'lA'), attack('lA', 'dA')],
    }).damage('dA'),
    0,
  );
});

test('a subtype and a condition that are given for a time', () => {
  const cards = {
    dShow: { type: 'Battle', text: ['One of your units gets the Droid subtype until end of turn.'] },
    dTell: {
      type: 'Battle',
      text: ['Each of your Droids gets +2 power when attacking a Rebel until end of turn.'],
    },
    dA: { power: 1 },
    dB: { power: 1 },
    lA: {},
  };
  const outcome = fight(cards, {
    dice: [6, 6, 6, 6],
    script: [play('dShow', { target: 'dA' }), play('dTell'), attack('dA', 'lA'), attack('dB', 'lA')],
  });
  assert.equal(outcome.damage('lA'), 4);
});

test('counters: cards with so many, moved, counted', () => {
  const text = [
    'Pay 1 Force -> Put 2 captivity counters on a unit.',
    'Pay 1 Force -> Tap a unit with 2 or more captivity counters on it.',
    'Pay 1 Force -> Move 1 damage counter from one of your units to another unit.',
  ];
  const cards = { dA: { text, damage: 1 }, dB: {}, lA: {}, lB: {} };
  const outcome = fight(cards, {
    dark: 3,
    script: [use('dA', 1, { target: 'lB' }), use('dA', 2), use('dA', 3, { targets: ['dA', 'lA'] })],
  });
  assert.equal(outcome.at('lB').tapped, true);
  assert.deepEqual([outcome.damage('dA'), outcome.damage('lA')], [0, 1]);
  refusedInBattle(cards, { dark: 3, script: [use('dA', 2)] }, 'effect.target');
});

test('"that unit may do that much damage": as much as was prevented, in the same arena', () => {
  const text = [
    'Pay 1 Force -> Prevent up to 2 damage to one of your units. That unit may do that much damage to a unit in the same arena.',
  ];
  const cards = { lShow: { type: 'Battle', text }, dA: {}, dB: { type: 'Ground' }, lA: {} };
  const outcome = fight(cards, {
    light: 1,
    dice: [6, 6, 6],
    script: [attack('dA', 'lA'), play('lShow'), choose('light', 'dA')],
  });
  assert.deepEqual([outcome.damage('lA'), outcome.damage('dA')], [1, 2]);
});

test('cards put into a named arena from the build zone; "with build cost X or less"', () => {
  const text = [
    "Pay X Force -> Choose a Space unit in your opponent's build zone. Put that unit into the Space arena. If it's untapped, tap it.",
  ];
  const cards = {
    dShow: { type: 'Battle', text: [text[0]?.replace('Pay X', 'Pay 2') ?? ''] },
    lA: { in: 'buildZone' as const },
    dA: {},
  };
  const outcome = fight(cards, { dark: 2, script: [play('dShow')] });
  assert.equal(outcome.at('lA').zone, 'space');
  assert.equal(outcome.at('lA').tapped, true);
  const x = {
    dShow: { type: 'Battle', text: ['Pay X Force -> Tap a unit with build cost X or less.'] },
    lA: { cost: 2 },
    lB: { cost: 4 },
  };
  assert.equal(fight(x, { dark: 3, script: [play('dShow', { x: 2 })] }).at('lA').tapped, true);
  refusedInBattle(x, { dark: 3, script: [play('dShow', { x: 1 })] }, 'effect.target');
});

test('"more … than your opponent"', () => {
  const text = ['Gain 1 Force. Play only if you have more Starfighters in any arena than your opponent.'];
  const cards = { dShow: { type: 'Battle', text }, dA: {}, dB: {}, lA: {} };
  assert.equal(fight(cards, { script: [play('dShow')] }).player('dark').force, 1);
  refusedInBattle({ ...cards, lB: {} }, { script: [play('dShow')] }, 'effect.play-only');
});

test('"that unit does … to a unit": the unit that was spoken of is the source', () => {
  const text = ['Tap one of your units -> That unit does 2 damage to a unit.'];
  const cards = {
    dShow: { type: 'Battle', text },
    dA: { text: ['When this unit damages a unit, gain 1 Force.'] },
    lA: { text: ['When this unit damages a unit, gain 1 Force.'] },
  };
  const outcome = fight(cards, { script: [play('dShow', { targets: ['dA', 'lA'] })] });
  assert.equal(outcome.damage('lA'), 2);
  assert.deepEqual([outcome.player('dark').force, outcome.player('light').force], [1, 0]);
});

test('"that unit" with nobody spoken of is not read', () => {
  notRead('This turn, whenever that unit is attacked, gain 1 Force.');
  notRead('As long as that unit is attacking, this unit gets +1 power.');
  notRead('Pay 1 Force -> Draw a card. Play only when that unit is attacking.');
  assert.equal(
    read('Choose a unit. This turn, whenever that unit is attacked, gain 1 Force.').kind,
    'instruction',
  );
});

test('the opponent chooses among their own units', () => {
  const text = 'Your opponent discards one of their units.';
  holds({
    cards: { task: task(text), a: soldier(), b: soldier() },
    dark: { hand: ['task'] },
    light: { character: ['a', 'b'] },
    script: [complete(), light('choose', { value: 'b' })],
    expect: { a: { zone: 'character' }, b: { zone: 'discard' } },
  });
});

test('the total build cost is the cost as it is now, the printed one as it is printed', () => {
  const cards = {
    task: task('Tap one of your units with total build cost 2 or less.'),
    d: droid({ cost: 3 }),
    x: droid({ subtype: 'Rebel', cost: 3 }),
    cheap: soldier({ cost: 9, text: ['Each of your Droids costs 1 less build counter to deploy.'] }),
  };
  holds({
    cards,
    dark: { hand: ['task'], ground: ['d', 'x'], character: ['cheap'] },
    script: [complete()],
    expect: { d: { tapped: true }, x: { tapped: false } },
  });
});

test('a triggered effect disrupts the attack that sets it off, and no dice are rolled (Disrupt POP)', () => {
  const cards = {
    dA: {},
    lA: { text: ['When this unit is attacked, you may pay 1 Force. If you do, disrupt that attack.'] },
  };
  const outcome = fight(cards, { light: 1, script: [attack('dA', 'lA'), use('lA', 1)] });
  assert.equal(outcome.damage('lA'), 0);
  assert.equal(outcome.at('dA').tapped, true);
});

test('a Battle card is no part of the hand that pays for it', () => {
  const cards = {
    dShow: { type: 'Battle', text: ['Discard a card from your hand -> Gain 2 Force.'] },
    dX: { in: 'hand' as const },
  };
  assert.equal(fight(cards, { script: [play('dShow')] }).player('dark').force, 2);
  refusedInBattle({ dShow: cards.dShow }, { script: [play('dShow')] });
});
