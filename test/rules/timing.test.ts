// When effects are played, and how often: the times that their words name (Effect Types, Activated effects; Phrases).
import { test } from 'node:test';
import { dark, expectRefused, expectRun, light } from '../helpers/core.ts';

test('Activated effects: once per turn; a new turn, a new use; each unit has its own', () => {
  const text = 'Pay 1 Force -> This unit gets +1 power until end of turn.';
  const cards = {
    d: ['dark space 50/1/3', text],
    d2: ['dark space 50/1/3', text],
    l: 'light space 30/1/3',
  } as const;
  expectRefused(
    { cards, dark: { force: 5 }, script: [dark.use('d'), dark.use('d')] },
    1,
    'effect.once',
    /already used this turn/,
  );
  expectRun(
    { cards, dark: { force: 2 }, script: [dark.use('d'), dark.use('d2')] },
    { d: { power: 2 }, d2: { power: 2 } },
  );
  expectRun(
    {
      cards,
      dark: { force: 1 },
      at: 'space-battle',
      until: { turn: 2, point: 'ground-battle' },
      dice: [1],
      script: [dark.use('d'), dark.tap('d'), dark.tap('d2'), light.tap('l'), dark.use('d')],
    },
    { d: { power: 2 }, dark: { force: 3 } },
  );
});

test('Layered: identical paragraphs of one unit are two effects, each used once', () => {
  const text = 'Pay 1 Force -> This unit gets +1 power until end of turn.';
  const cards = { d: ['dark space 50/1/3', text, text], l: 'light space 30/1/3' } as const;
  expectRun({ cards, dark: { force: 2 }, script: [dark.use('d', 1), dark.use('d', 2)] }, { d: { power: 3 } });
});

test('"for this attack": only while a unit attacks, once in each attack, in every attack', () => {
  const cards = {
    d: ['dark space 50/1/3', 'Pay 1 Force -> This unit gets +1 power for this attack.'],
    l: 'light space 30/1/9',
    again: ['dark battle', 'Pay 0 Force -> Untap one of your units.'],
  } as const;
  const seat = { force: 3 };
  expectRefused(
    { cards, dark: seat, script: [dark.use('d')] },
    0,
    'effect.for-this-attack',
    /no unit is attacking/,
  );
  expectRefused(
    { cards, dark: seat, dice: [1, 1], script: [dark.attack('d', 'l'), dark.use('d'), dark.use('d')] },
    2,
    'effect.once',
    /in this attack/,
  );
  expectRun(
    {
      cards,
      dark: seat,
      dice: [6, 6, 6, 6],
      script: [
        dark.attack('d', 'l'),
        dark.use('d'),
        dark.play('again'),
        dark.attack('d', 'l'),
        dark.use('d'),
      ],
    },
    { l: { damage: 4 }, dark: { force: 1 } },
  );
});

test('"when this unit attacks" as a time of play: that unit alone, once in each attack', () => {
  const cards = {
    d: ['dark space 50/1/3', 'Pay 1 Force -> Gain 2 Force. Play only when this unit attacks.'],
    d2: ['dark space 40/1/3', 'Pay 1 Force -> Gain 2 Force. Play only when this unit attacks.'],
    l: 'light space 30/1/9',
  } as const;
  expectRefused(
    { cards, dark: { force: 2 }, dice: [1], script: [dark.attack('d', 'l'), dark.use('d2')] },
    1,
    'effect.play-only',
    /when this unit attacks/,
  );
  expectRun(
    { cards, dark: { force: 1 }, dice: [1], script: [dark.attack('d', 'l'), dark.use('d')] },
    { dark: { force: 2 } },
  );
});
