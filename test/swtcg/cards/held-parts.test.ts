// Parts that hold parts, in play: "if", "you may", "unless", "choose an arena" (Parts of an Effect; Phrases).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { card, dark, holds, light, soldier, unit } from '../../helpers/command.ts';
import { fight, play } from '../../helpers/fight.ts';
import { read, refused } from './reading.ts';

const task = (text: string, more: object = {}) => card('Mission', [text], { cost: 0, ...more });
const complete = (more: object = {}) => dark('complete', { card: 'task', ...more });

test('"if that unit is …": only then', () => {
  const text = 'Tap one of your units. If that unit is a Droid, gain 2 Force.';
  for (const [subtype, force] of [
    ['Droid', 2],
    ['Rebel Soldier', 0],
  ] as const)
    holds({
      cards: { task: task(text), u: unit('Character', subtype, [30, 2, 3]) },
      dark: { hand: ['task'], character: ['u'] },
      script: [complete()],
      expect: { u: { tapped: true }, dark: { force } },
    });
});

test('"you may" in the middle of an effect: asked for, and declined by passing', () => {
  const cards = { task: task('Gain 1 Force. You may draw a card.'), a: soldier(), b: soldier() };
  holds({
    cards,
    dark: { hand: ['task'], deck: ['a', 'b'] },
    script: [complete(), dark('choose', { value: 'yes' })],
    expect: { dark: { force: 1, hand: ['a', 'b'] } },
  });
  holds({
    cards,
    dark: { hand: ['task'], deck: ['a', 'b'] },
    script: [complete(), dark('pass')],
    expect: { dark: { force: 1, hand: ['a'] } },
  });
});

test('"you may …. If you do": the cost is paid with a card of one\'s choice; what can\'t be paid is not asked', () => {
  const text = 'Gain 1 Force. You may discard one of your Droids. If you do, gain 3 Force.';
  const droid = unit('Ground', 'Droid', [10, 1, 1]);
  holds({
    cards: { task: task(text), x: droid, y: droid },
    dark: { hand: ['task'], ground: ['x', 'y'] },
    script: [complete(), dark('choose', { value: 'yes' }), dark('choose', { value: 'y' })],
    expect: { dark: { force: 4 }, x: { zone: 'ground' }, y: { zone: 'discard' } },
  });
  holds({
    cards: { task: task(text), s: soldier() },
    dark: { hand: ['task'], character: ['s'] },
    script: [complete()],
    expect: { dark: { force: 1 }, s: { zone: 'character' } },
  });
});

test('"unless your opponent pays": the opponent is asked, and only who has the Force can pay', () => {
  const cards = { task: task('Tap a unit unless your opponent pays 2 Force.'), s: soldier() };
  holds({
    cards,
    dark: { hand: ['task'] },
    light: { character: ['s'], force: 3 },
    script: [complete(), light('choose', { value: 'pay 2 Force' })],
    expect: { s: { tapped: false }, light: { force: 1 } },
  });
  holds({
    cards,
    dark: { hand: ['task'] },
    light: { character: ['s'], force: 3 },
    script: [complete(), light('pass')],
    expect: { s: { tapped: true }, light: { force: 3 } },
  });
  holds({
    cards,
    dark: { hand: ['task'] },
    light: { character: ['s'], force: 1 },
    script: [complete()],
    expect: { s: { tapped: true }, light: { force: 1 } },
  });
});

test('"choose an arena": what follows speaks of that arena, also what lasts for the turn', () => {
  const droid = unit('Ground', 'Droid', [10, 1, 1]);
  holds({
    cards: {
      task: task('Choose an arena. Tap each unit in that arena.'),
      d: droid,
      s: soldier(),
      t: soldier(),
    },
    dark: { hand: ['task'], ground: ['d'], character: ['s'] },
    light: { character: ['t'] },
    script: [complete(), dark('choose', { value: 'character' })],
    expect: { d: { tapped: false }, s: { tapped: true }, t: { tapped: true } },
  });
  holds({
    cards: {
      task: task(
        'Choose the Ground or Character arena. Until end of turn, each of your units in that arena gets +2 power.',
      ),
      d: droid,
      s: soldier(),
    },
    dark: { hand: ['task'], ground: ['d'], character: ['s'] },
    script: [complete(), dark('choose', { value: 'ground' })],
    expect: { d: { power: 3 }, s: { power: 2 } },
  });
});

test('"that arena" is where the card was that paid; "other" is another than that card', () => {
  const text = [
    'Tap one of your untapped units -> One of your other units in that arena gets +4 power until end of turn.',
  ];
  const cards = {
    dShow: { type: 'Battle', text },
    dA: { type: 'Space', speed: 10 },
    dB: { type: 'Space', speed: 10 },
    dC: { type: 'Ground' },
  };
  const outcome = fight(cards, { script: [play('dShow', { targets: ['dA'] })] });
  assert.equal(outcome.at('dA').tapped, true);
  const powers = (id: string) => outcome.at(id).power;
  assert.deepEqual([powers('dA'), powers('dB'), powers('dC')], [3, 7, 3]);
});

test('words that point back at nothing are not read', () => {
  refused('Draw a card. If that unit is a Droid, gain 1 Force.');
  refused('Tap each unit in that arena.');
  refused('When the turn starts, tap each unit in that arena.');
  refused('Choose an arena. Draw a card.');
  assert.equal(read('Choose an arena. Tap each unit in the chosen arena.').kind, 'instruction');
});
