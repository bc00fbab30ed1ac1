// Hands, decks and discard piles in play: searching, looking, discarding, cards as costs.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { card, dark, fighter, holds, refused, soldier, unit } from '../../helpers/command.ts';
import { attack, fight, play, use } from '../../helpers/fight.ts';
import { refused as notRead } from './reading.ts';

const task = (text: string, more: object = {}) => card('Mission', [text], { cost: 0, ...more });
const complete = (more: object = {}) => dark('complete', { card: 'task', ...more });
const noDraw = dark('decline', { what: 'draw' });

test('searching: into the build zone, face-down with build counters; from deck and discard pile', () => {
  const text =
    'Search your deck and/or discard pile for a Character unit card, reveal it, and put it into your build zone with 2 build counters on it. Shuffle your deck.';
  holds({
    cards: { task: task(text), s: soldier(), x: fighter(), t: soldier() },
    dark: { hand: ['task'], deck: ['x', 's'], discard: ['t'] },
    script: [noDraw, complete(), dark('choose', { value: 't' })],
    expect: { t: { zone: 'build', faceDown: true, build: 2 }, dark: { deck: 2 } },
  });
});

test('searching: a card that is not said to be shown is not named', () => {
  for (const [words, zone] of [
    ['put it into your hand', 'hand'],
    ['put it into your build zone with 1 build counter on it', 'build'],
  ] as const) {
    const told = (how: string) =>
      holds({
        cards: {
          task: task(`Search your deck for a Soldier unit card${how} and ${words}.`),
          s: soldier(),
          t: soldier(),
        },
        dark: { hand: ['task'], deck: ['s', 't'] },
        script: [noDraw, complete(), dark('choose', { value: 't' })],
        expect: { t: { zone } },
      })
        .log.map(({ text }) => text)
        .join();
    assert.match(told(''), /searches the deck, picks 1 card/);
    assert.doesNotMatch(told(''), /Test T\b/);
    assert.match(told(', reveal it,'), /searches the deck, reveals Test T/);
  }
});

test('searching: "you may take" may be declined', () => {
  const text =
    'Search your deck. You may take a Character unit card from your deck, show it to your opponent, and put it into your hand. Then shuffle your deck.';
  const cards = { task: task(text), s: soldier(), t: soldier() };
  holds({
    cards,
    dark: { hand: ['task'], deck: ['s', 't'] },
    script: [noDraw, complete(), dark('choose', { value: 't' })],
    expect: { t: { zone: 'hand' }, s: { zone: 'deck' } },
  });
  holds({
    cards,
    dark: { hand: ['task'], deck: ['s', 't'] },
    script: [noDraw, complete(), dark('pass')],
    expect: { dark: { hand: [], deck: 2 } },
  });
});

test("searching the opponent's deck: found cards are discarded, the opponent shuffles", () => {
  const text =
    "Search your opponent's deck for up to 2 Character unit cards and discard them. Your opponent shuffles their deck.";
  holds({
    cards: { task: task(text), s: soldier(), t: soldier(), x: fighter() },
    dark: { hand: ['task'] },
    light: { deck: ['x', 's', 't'] },
    script: [complete(), dark('choose', { value: 's' }), dark('pass')],
    expect: { s: { zone: 'discard' }, light: { deck: 2 } },
  });
});

test('build counters on a partially built card of a sort: it is shown', () => {
  const text =
    'Show one of your partially built Starfighter cards to your opponent. Put 2 build counters on it.';
  holds({
    cards: { task: task(text), x: fighter(), s: soldier() },
    dark: {
      hand: ['task'],
      buildZone: [
        { card: 'x', faceDown: true, build: 1 },
        { card: 's', faceDown: true, build: 1 },
      ],
    },
    script: [complete()],
    expect: { x: { build: 3 }, s: { build: 1 } },
  });
});

test("the opponent's hand: looked at, and a card of a sort discarded by the one who looks", () => {
  const text =
    "Look at your opponent's hand. If there is a Battle or Mission card there, choose one of them and discard it.";
  holds({
    cards: {
      task: task(text),
      s: soldier(),
      m: card('Mission', ['Draw a card.']),
      b: card('Battle', ['Draw a card.']),
    },
    dark: { hand: ['task'] },
    light: { hand: ['s', 'm', 'b'] },
    script: [complete(), dark('choose', { value: 'b' })],
    expect: { b: { zone: 'discard' }, light: { hand: ['s', 'm'] } },
  });
});

test('a unit card that is discarded where a hand is looked at is in that hand, and no unit in play', () => {
  holds({
    cards: {
      task: task("Look at your opponent's hand and discard a Soldier unit card."),
      s: soldier(),
      t: soldier(),
    },
    dark: { hand: ['task'] },
    light: { hand: ['s'], character: ['t'] },
    script: [complete()],
    expect: { s: { zone: 'discard' }, t: { zone: 'character' } },
  });
  notRead('Discard a unit card.');
  notRead('Discard a Soldier unit card -> Draw a card.');
});

test('whole hands, and cards from the top of decks', () => {
  holds({
    cards: { task: task('Your opponent discards their hand.'), a: soldier(), b: soldier() },
    dark: { hand: ['task'] },
    light: { hand: ['a', 'b'] },
    script: [complete()],
    expect: { a: { zone: 'discard' }, b: { zone: 'discard' } },
  });
  holds({
    cards: {
      task: task("Discard the top 2 cards of each player's deck."),
      a: soldier(),
      b: soldier(),
      c: soldier(),
    },
    dark: { hand: ['task'] },
    light: { deck: ['a', 'b', 'c'] },
    script: [complete()],
    expect: { a: { zone: 'discard' }, b: { zone: 'discard' }, c: { zone: 'deck' } },
  });
});

test('a card at random: by the seed of the game, and nobody is asked', () => {
  const result = holds({
    cards: {
      task: task("Discard a card at random from your opponent's hand."),
      a: soldier(),
      b: soldier(),
      c: soldier(),
    },
    dark: { hand: ['task'] },
    light: { hand: ['a', 'b', 'c'] },
    seed: 4,
    script: [complete()],
  });
  assert.equal((result.state.light.hand as readonly string[]).length, 2);
});

test('costs: cards of the discard pile leave the game, the top of the deck is discarded', () => {
  const text = [
    'Remove 2 unit cards from your discard pile from the game, discard the top card of your deck -> Draw a card. Play only during your build step.',
  ];
  const cards = {
    d: unit('Ground', 'Droid', [10, 1, 1], { text }),
    a: soldier(),
    b: soldier(),
    c: soldier(),
    e: soldier(),
  };
  holds({
    cards,
    dark: { ground: ['d'], discard: ['a', 'b'], deck: ['c', 'e'] },
    script: [noDraw, dark('use', { unit: 'd', ability: 1 })],
    expect: { a: { zone: 'out' }, b: { zone: 'out' }, c: { zone: 'discard' }, e: { zone: 'hand' } },
  });
  refused(
    {
      cards,
      dark: { ground: ['d'], discard: ['a'], deck: ['c', 'e'] },
      script: [noDraw, dark('use', { unit: 'd', ability: 1 })],
    },
    'cost.pay',
  );
});

test('costs: what somebody gains, a whole hand, cards put under the deck', () => {
  const text = [
    'Your opponent gains 2 Force -> Draw a card. Play only during your build step.',
    'Discard your hand -> Gain 5 Force. Play only during your build step.',
    'Put a card from your hand on the bottom of your deck -> Draw a card. Play only during your build step.',
  ];
  const cards = {
    d: unit('Ground', 'Droid', [10, 1, 1], { text }),
    a: soldier(),
    b: soldier(),
    c: soldier(),
  };
  const uses = (ability: number, more: object = {}) => dark('use', { unit: 'd', ability, ...more });
  holds({
    cards,
    dark: { ground: ['d'], hand: ['a'], deck: ['b', 'c'] },
    script: [noDraw, uses(1), uses(3, { targets: ['b'] }), uses(2)],
    expect: { dark: { force: 5, hand: [], deck: ['b'] }, light: { force: 2 } },
  });
  refused({ cards, dark: { ground: ['d'], deck: ['b', 'c'] }, script: [noDraw, uses(2)] }, 'cost.pay');
});

test('"Pay X Force, up to 2 -> Evade X": as much as is paid, no more than allowed', () => {
  const cards = {
    dA: { power: 4 },
    lA: {
      text: [
        'Pay X Force, up to 2 -> Evade X',
        'Pay 1 Force -> Evade X+1, where X is the number of units you have in this arena.',
      ],
    },
  };
  const outcome = fight(cards, {
    light: 3,
    dice: [6, 6, 6, 6],
    script: [attack('dA', 'lA'), use('lA', 1, { x: 2 }), use('lA', 2)],
  });
  assert.equal(outcome.damage('lA'), 0);
  assert.equal(outcome.player('light').force, 0);
});

test("a unit that doesn't untap in the next untap step stays tapped once", () => {
  const text = ["Pay 1 Force -> Tap a unit. It doesn't untap during the next untap step."];
  const cards = { dShow: { type: 'Battle', text }, lA: { type: 'Ground' } };
  const next = fight(cards, {
    dark: 1,
    script: [play('dShow', { target: 'lA' })],
    until: { turn: 2, point: 'dark-build' },
    dice: [1],
  });
  assert.equal(next.at('lA').tapped, true);
  const later = fight(cards, {
    dark: 1,
    script: [play('dShow', { target: 'lA' })],
    until: { turn: 3, point: 'dark-build' },
    dice: [1, 1],
  });
  assert.equal(later.at('lA').tapped, false);
});
