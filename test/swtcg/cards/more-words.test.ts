// Further vocabulary in play: counters of any type, names alike, numbers worked out, steps, times.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { card, dark, fighter, holds, refused, soldier, tarn, unit } from '../../helpers/command.ts';
import { attack, fight, play, refused as refusedInBattle, use } from '../../helpers/fight.ts';
import { refused as notRead, read } from './reading.ts';

const task = (text: string, more: object = {}) => card('Mission', [text], { cost: 0, ...more });
const complete = (more: object = {}) => dark('complete', { card: 'task', ...more });
const noDraw = dark('decline', { what: 'draw' });
const droid = (more: Record<string, unknown> = {}) => unit('Ground', 'Droid', [10, 1, 3], more);

test('counters of any type: which, is chosen one by one', () => {
  const text = [
    'Pay 1 Force -> Put 1 captivity counter on a unit.',
    'Pay 1 Force -> Remove 2 counters of any type from a unit.',
    'Pay 1 Force -> Put 1 counter of any type on a unit.',
  ];
  const cards = { dA: { text }, lA: { damage: 2 } };
  const one = fight(cards, {
    dark: 2,
    script: [
      use('dA', 1, { target: 'lA' }),
      use('dA', 2, { target: 'lA' }),
      { by: 'dark', do: 'choose', value: 'captivity' },
    ],
  });
  assert.equal(one.damage('lA'), 1);
  const put = fight(cards, {
    dark: 1,
    script: [use('dA', 3, { target: 'dA' }), { by: 'dark', do: 'choose', value: 'damage' }],
  });
  assert.equal(put.damage('dA'), 1);
});

test('"with the same name as": the card spoken of, or one of several', () => {
  const text =
    'Choose one of your units. Search your deck for a unit card with the same name as that unit, reveal it, and put it into your hand. Shuffle your deck.';
  holds({
    cards: { task: task(text), a: tarn('A'), b: tarn('B'), s: soldier() },
    dark: { hand: ['task'], character: ['a'], deck: ['s', 'b'] },
    script: [noDraw, complete(), dark('choose', { value: 'b' })],
    expect: { b: { zone: 'hand' }, s: { zone: 'deck' } },
  });
  const any =
    'Search your deck for a unit card with the same name as one of your units in any arena, reveal it, and put it into your hand. Shuffle your deck.';
  holds({
    cards: { task: task(any), a: tarn('A'), b: tarn('B'), s: soldier() },
    dark: { hand: ['task'], character: ['a'], deck: ['s'] },
    script: [noDraw, complete()],
    expect: { s: { zone: 'deck' } },
  });
});

test('a keyword whose number is worked out when it is given', () => {
  const text = [
    'Pay X Force -> One of your units gets Critical Hit X for this attack.',
    'Pay 1 Force -> This unit gets Accuracy X for this attack, where X is the number of units you have in this arena.',
  ];
  const cards = { dA: { power: 1, text }, dB: { tapped: true }, lA: {} };
  const hit = fight(cards, {
    dark: 3,
    dice: [6],
    script: [attack('dA', 'lA'), use('dA', 1, { x: 3, target: 'dA' })],
  });
  assert.equal(hit.damage('lA'), 4);
  const aimed = fight(cards, { dark: 1, dice: [2], script: [attack('dA', 'lA'), use('dA', 2)] });
  assert.equal(aimed.damage('lA'), 1);
});

test('until the end of the battle step: no longer', () => {
  const text = [
    'Pay 1 Force -> One of your Ground units gets +3 power until the end of the Space battle step.',
  ];
  const cards = { dShow: { type: 'Battle', text }, dA: { type: 'Ground' } };
  assert.equal(fight(cards, { dark: 1, script: [play('dShow')] }).at('dA').power, 3);
});

test("until the end of another arena's battle step: until that one", () => {
  const text = ['Pay 1 Force -> This unit gets +3 power until the end of the Ground battle step.'];
  const powerAt = (until: unknown) =>
    fight({ dA: { type: 'Space', power: 1, text } }, { dark: 1, script: [use('dA', 1)], until }).at('dA')
      .power;
  assert.equal(powerAt('ground-battle'), 4);
  assert.equal(powerAt('character-battle'), 1);
});

test('moving by an effect is moving, and no putting (Phrases, "put")', () => {
  const l = {
    type: 'Ground',
    text: [
      'When your opponent moves a unit to the Ground arena, gain 1 Force.',
      'When your opponent deploys or puts a unit into the Ground arena, gain 4 Force.',
    ],
  };
  const come = (how: string) =>
    fight(
      { d: { type: 'Space/Ground', in: 'space', text: [`Pay 0 Force -> ${how} the Ground arena.`] }, l },
      { script: [use('d', 1)] },
    );
  assert.equal(come('Move this unit to').player('light').force, 1);
  assert.equal(come('Put this unit into').player('light').force, 4);
  assert.equal(come('Move this unit to').at('d').zone, 'ground');
});

test('a Character in the Space or Ground arena is a Pilot there (Phrases, "on a unit")', () => {
  assert.deepEqual(
    read('Pay 1 Force -> Move one of your Characters from the Ground arena into the Character arena.'),
    read('Pay 1 Force -> Move one of your Pilots in the Ground arena to the Character arena.'),
  );
  notRead('Tap -> Untap one of your Space units in the Ground arena.');
});

test('"up to 2 times per turn", "during the Space battle step"', () => {
  const text = [
    'Pay 1 build point -> Gain 1 Force. Play up to 2 times each turn and only during your build step.',
  ];
  const uses = dark('use', { unit: 'd', ability: 1 });
  holds({
    cards: { d: droid({ text }) },
    dark: { ground: ['d'], buildPoints: 3 },
    script: [uses, uses],
    expect: { dark: { force: 2 } },
  });
  refused(
    { cards: { d: droid({ text }) }, dark: { ground: ['d'], buildPoints: 3 }, script: [uses, uses, uses] },
    'effect.once',
  );
  const step = { dA: { text: ['Pay 0 Force -> Gain 1 Force. Play only during the Ground battle step.'] } };
  refusedInBattle(step, { script: [use('dA', 1)] }, 'effect.play-only');
});

test('the conditions of an attack: what the defending unit is', () => {
  const text = ['Pay 1 Force -> Disrupt an attack. Play only if the defending unit is a Rebel.'];
  const cards = { lShow: { type: 'Battle', text }, dA: {}, lA: {}, lB: { subtype: 'Droid' } };
  assert.equal(fight(cards, { light: 1, script: [attack('dA', 'lA'), play('lShow')] }).damage('lA'), 0);
  refusedInBattle(cards, { light: 1, script: [attack('dA', 'lB'), play('lShow')] }, 'effect.play-only');
});

test('a card of the discard pile or the hand put into the build zone; cards there and in the pile counted', () => {
  holds({
    cards: {
      task: task(
        'Take a Character unit card from your discard pile and put it into your build zone with 2 build counters on it.',
      ),
      s: soldier(),
      x: fighter(),
    },
    dark: { hand: ['task'], discard: ['x', 's'] },
    script: [complete(), dark('choose', { value: 's' })],
    expect: { s: { zone: 'build', faceDown: true, build: 2 } },
  });
  holds({
    cards: {
      task: task('Gain 1 Force for each Character card in your discard pile.'),
      s: soldier(),
      t: soldier(),
      x: fighter(),
    },
    dark: { hand: ['task'], discard: ['x', 's', 't'] },
    light: {},
    script: [complete()],
    expect: { dark: { force: 2 } },
  });
});

test('one card of each sort', () => {
  const text =
    'Search your deck for a Space unit card and a Character unit card, reveal them, and put them into your hand. Shuffle your deck.';
  holds({
    cards: { task: task(text), s: soldier(), x: fighter(), d: droid() },
    dark: { hand: ['task'], deck: ['d', 's', 'x'] },
    script: [noDraw, complete(), dark('choose', { value: 'x' }), dark('choose', { value: 's' })],
    expect: { dark: { hand: ['s', 'x'], deck: ['d'] } },
  });
});

test('a keyword and what follows it', () => {
  const cards = {
    dA: { power: 2 },
    lA: { text: ['Pay 1 Force -> Evade 1, and you may put 1 damage counter on the attacking unit.'] },
  };
  const outcome = fight(cards, {
    light: 1,
    dice: [6, 6],
    script: [attack('dA', 'lA'), use('lA', 1), { by: 'light', do: 'choose', value: 'yes' }],
  });
  assert.deepEqual([outcome.damage('lA'), outcome.damage('dA')], [1, 1]);
});

test('any number of units; "that many" is as many as were paid', () => {
  const text = 'Retreat any number of your Droids.';
  holds({
    cards: { task: task(text), a: droid(), b: droid(), c: droid() },
    dark: { hand: ['task'], ground: ['a', 'b', 'c'] },
    script: [complete(), dark('choose', { value: 'a' }), dark('choose', { value: 'c' }), dark('pass')],
    expect: { a: { zone: 'build' }, b: { zone: 'ground' }, c: { zone: 'build' } },
  });
  const mend = [
    'Pay any number of build points -> Remove up to that many damage counters from this unit. Play only during your build step.',
  ];
  holds({
    cards: { d: droid({ text: mend, health: 5 }) },
    dark: { ground: [{ card: 'd', damage: 3 }], buildPoints: 2 },
    script: [dark('use', { unit: 'd', ability: 1, x: 2 })],
    expect: { d: { damage: 1 } },
  });
});

test('counters of one of several cards as a cost; a subtype for good; cards drawn anew', () => {
  const text = [
    'Remove 1 damage counter from one of your Droids -> Draw a card. Play only during your build step.',
  ];
  holds({
    cards: { d: droid({ text }), e: droid(), s: soldier() },
    dark: { ground: [{ card: 'd' }, { card: 'e', damage: 2 }], deck: ['s'] },
    script: [noDraw, dark('use', { unit: 'd', ability: 1, targets: ['e'] })],
    expect: { e: { damage: 1 }, dark: { hand: ['s'] } },
  });
  holds({
    cards: {
      task: task('Treat one of your units as a Droid until end of game.'),
      s: soldier(),
      eye: soldier({ text: ['Each of your Droids gets +2 power.'] }),
    },
    dark: { hand: ['task'], character: ['s', 'eye'] },
    script: [complete({ targets: ['s'] })],
    expect: { s: { power: 4 }, eye: { power: 2 } },
  });
  holds({
    cards: {
      task: task('Each player discards their hand, then draws 2 cards.'),
      a: soldier(),
      b: soldier(),
      c: soldier(),
    },
    dark: { hand: ['task', 'a'] },
    light: { hand: ['b'], deck: ['c'] },
    script: [complete()],
    expect: { a: { zone: 'discard' }, b: { zone: 'discard' }, light: { hand: ['c'] } },
  });
});

test('a word of a name, cards of several arenas, what cards cost for a turn', () => {
  holds({
    cards: {
      task: task('Tap one of your units with "Vell" in its name.'),
      a: tarn('A'),
      s: soldier(),
    },
    dark: { hand: ['task'], character: ['a', 's'] },
    script: [complete()],
    expect: { a: { tapped: true }, s: { tapped: false } },
  });
  holds({
    cards: {
      task: task('Tap a multi-arena unit.'),
      m: unit('Ground/Character', 'Droid', [10, 1, 1]),
      s: soldier(),
    },
    dark: { hand: ['task'], ground: ['m'], character: ['s'] },
    script: [complete()],
    expect: { m: { tapped: true } },
  });
  holds({
    cards: {
      task: task('Each of your Droids costs 2 less build counters to deploy until end of turn.'),
      d: droid({ cost: 3 }),
    },
    dark: { hand: ['task', 'd'], buildPoints: 1 },
    script: [complete(), dark('complete', { card: 'd', to: 'ground' })],
    expect: { d: { zone: 'ground' } },
  });
});

test('"Play only on a unit with …" says what may be chosen; "that arena" of what sets an effect off', () => {
  const text = [
    'Pay 1 Force -> One of your units gets +2 power until end of turn. Play only on a unit with speed 50 or more.',
  ];
  const cards = { dShow: { type: 'Battle', text }, dA: { speed: 60 }, dB: { speed: 20 } };
  assert.equal(fight(cards, { dark: 1, script: [play('dShow')] }).at('dA').power, 5);
  refusedInBattle(cards, { dark: 1, script: [play('dShow', { target: 'dB' })] }, 'effect.target');
  holds({
    cards: {
      eye: soldier({ text: ['When you deploy a unit, put 1 damage counter on a unit in the same arena.'] }),
      d: droid({ cost: 0, health: 5 }),
    },
    dark: { hand: ['d'], character: ['eye'] },
    script: [dark('complete', { card: 'd', to: 'ground' })],
    expect: { d: { damage: 1 }, eye: { damage: 0 } },
  });
});

test('"it": the unit that paid, this unit that paid, the unit that did it', () => {
  const tapped = {
    dShow: { type: 'Battle', text: ['Tap one of your units -> Gain Force equal to its total build cost.'] },
    dA: { cost: 4 },
  };
  assert.equal(fight(tapped, { script: [play('dShow', { target: 'dA' })] }).player('dark').force, 4);
  const away = {
    dA: {},
    lA: { text: ['Put 1 damage counter on this unit and retreat it -> Prevent all damage to this unit.'] },
  };
  const outcome = fight(away, { dice: [6, 6, 6], script: [attack('dA', 'lA'), use('lA', 1)] });
  assert.deepEqual([outcome.at('lA').zone, outcome.damage('lA')], ['build', 1]);
  const avenger = {
    dA: { text: ['When damage from this unit causes a unit to be discarded, untap it.'] },
    lA: { health: 1 },
  };
  assert.equal(fight(avenger, { dice: [6, 6, 6], script: [attack('dA', 'lA')] }).at('dA').tapped, true);
});

test('build points taken away; Force for each card; Battle cards dearer for a turn', () => {
  holds({
    cards: {
      task: task('Your opponent gets -2 build points this turn. You gain +1 Force for each of your Droids.'),
      d: droid(),
      s: soldier({ cost: 2 }),
    },
    dark: { hand: ['task'], ground: ['d'] },
    light: { hand: ['s'], buildPoints: 4 },
    until: 'dark-retreat',
    script: [complete(), { by: 'light', do: 'complete', card: 's', to: 'character' }],
    expect: { dark: { force: 1 }, s: { zone: 'character' } },
  });
  const cards = {
    dShow: { type: 'Battle', text: ['Each Battle card costs 2 more Force to play this turn.'] },
    lShow: { type: 'Battle', text: ['Pay 1 Force -> Gain 1 Force.'] },
    dA: {},
    lA: {},
  };
  refusedInBattle(cards, { light: 2, script: [play('dShow'), play('lShow')] });
  assert.equal(fight(cards, { light: 3, script: [play('dShow'), play('lShow')] }).player('light').force, 1);
});
