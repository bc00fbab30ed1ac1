// Turn Structure, 1 to 4: the ready phase.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  cardOf,
  dark,
  expectOrder,
  expectRefused,
  expectRun,
  light,
  run,
  texts,
} from '../../helpers/core.ts';

test('Turn Starts: "when each turn starts" resolves, Dark first', () => {
  const result = expectRun(
    {
      cards: {
        l: ['light space 30/1/3', 'When each turn starts, gain 1 Force.'],
        d: ['dark space 30/1/3', 'When each turn starts, gain 2 Force.'],
      },
      at: 'turn-start',
      until: 'untap',
    },
    { dark: { force: 2 }, light: { force: 1 } },
  );
  expectOrder(result, ['Turn 1 starts.', 'Dark gains 2 Force and has 2.', 'Light gains 1 Force and has 1.']);
});

test('Untap: tapped cards in the arenas and the build zone untap, Dark first', () => {
  const result = expectRun(
    {
      cards: {
        d: 'dark space 50/1/3',
        d2: 'dark ground 50/1/3',
        l: 'light space 50/1/3',
        l2: 'light character 50/1/3',
      },
      dark: { space: [{ card: 'd', tapped: true }], buildZone: [{ card: 'd2', tapped: true }] },
      light: { space: [{ card: 'l', tapped: true }], buildZone: [{ card: 'l2', tapped: true }] },
      at: 'untap',
      until: 'gain-force',
    },
    {
      d: { tapped: false },
      d2: { tapped: false, zone: 'build' },
      l: { tapped: false },
      l2: { tapped: false, zone: 'build' },
    },
  );
  expectOrder(result, ['Dark untaps Test d and Test d2.', 'Light untaps Test l and Test l2.']);
});

test('Untap: a player without tapped cards untaps nothing', () => {
  const result = run({ cards: { d: 'dark space 50/1/3' }, at: 'untap', until: 'gain-force' });
  assert.ok(!texts(result).some((text) => text.includes('untaps')));
});

test('Gain Force: 4 each, Dark first', () => {
  const result = expectRun(
    { cards: {}, dark: { force: 7 }, light: { force: 0 }, at: 'gain-force', until: 'roll-for-build' },
    { dark: { force: 11 }, light: { force: 4 } },
  );
  expectOrder(result, ['Dark gains 4 Force and has 11.', 'Light gains 4 Force and has 4.']);
});

test('Roll for Build: Light rolls one die, and both get as many points', () => {
  const result = expectRun(
    { cards: { d: 'dark space 50/1/3' }, at: 'roll-for-build', until: 'dark-build', dice: [5, 6] },
    { dark: { buildPoints: 5 }, light: { buildPoints: 5 } },
  );
  assert.deepEqual(result.diceLeft, [6]);
  expectOrder(result, ['Light rolls: 5.', 'Dark has 5 build points.', 'Light has 5 build points.']);
});

test('Roll for Build: units in all three arenas give 1 more; units in the build zone do not count', () => {
  const cards = {
    d1: 'dark space 50/1/3',
    d2: 'dark ground 50/1/3',
    d3: 'dark character 50/1/3',
    l1: 'light space 50/1/3',
    l2: 'light ground 50/1/3',
    l3: 'light character 50/1/3',
  };
  expectRun(
    { cards, light: { buildZone: ['l3'] }, at: 'roll-for-build', until: 'dark-build', dice: [2] },
    { dark: { buildPoints: 3 }, light: { buildPoints: 2 } },
  );
  expectRun(
    {
      cards,
      dark: { character: [{ card: 'd3', tapped: true }] },
      at: 'roll-for-build',
      until: 'dark-build',
      dice: [2],
    },
    { dark: { buildPoints: 3 }, light: { buildPoints: 3 } },
  );
});

test('Dice Roll (Reroll) POP: an effect that rerolls attack dice does not touch the roll for build', () => {
  expectRefused(
    {
      cards: { again: ['light battle', 'Pay 0 Force -> Reroll all of your attack dice.'] },
      at: 'roll-for-build',
      until: 'dark-build',
      dice: [1, 6],
      script: [light.play('again')],
    },
    0,
    'effect.idle',
    /dice/,
  );
});

test('Ready Phase: what has no time of its own is not played in it', () => {
  const cards = {
    d: ['dark space 50/1/3', 'Pay 1 Force -> This unit gets +1 power until end of turn.'],
  } as const;
  for (const [at, until] of [
    ['turn-start', 'untap'],
    ['untap', 'gain-force'],
    ['gain-force', 'roll-for-build'],
  ] as const) {
    expectRefused(
      { cards, dark: { force: 5 }, at, until, script: [dark.use('d')] },
      0,
      'effect.activated',
      /battle phase/,
    );
  }
});

test('Turn Starts: an effect whose words name the start of the turn is played then', () => {
  const cards = {
    d: [
      'dark space 50/1/3',
      'Pay 1 Force -> This unit gets +2 power until end of turn. Play only when the turn starts.',
    ],
  } as const;
  const result = expectRun(
    { cards, dark: { force: 1 }, at: 'turn-start', until: 'untap', script: [dark.use('d')] },
    { dark: { force: 0 }, d: { power: 3 } },
  );
  assert.equal(cardOf(result, 'd').tapped, false);
});

test('"when the roll for build points is made": the effect triggers at the roll', () => {
  expectRun(
    {
      cards: { l: ['light space 50/1/3', 'When the roll for build points is made, gain 1 Force.'] },
      at: 'roll-for-build',
      until: 'light-build',
      dice: [3],
    },
    { light: { force: 1 } },
  );
});

test('Untap, Gain Force, Roll for Build: an effect whose words name the step is played in it, and only there', () => {
  const times = {
    untap: 'during the untap step',
    'gain-force': 'when you gain Force',
    'roll-for-build': 'when the roll for build points is made',
  };
  const POINTS = ['untap', 'gain-force', 'roll-for-build', 'dark-build'] as const;
  for (const [point, words] of Object.entries(times)) {
    const cards = {
      l: ['light space 50/1/3', `Pay 1 Force -> Draw a card. Play only ${words}.`],
      c: 'light space 10/1/1',
    } as const;
    const light1 = { force: 1, space: ['l'], deck: ['c'] };
    POINTS.slice(0, -1).forEach((at, i) => {
      const position = {
        cards,
        light: light1,
        at,
        until: POINTS[i + 1] as string,
        dice: [3],
        script: [light.use('l')],
      };
      if (at === point) expectRun(position, { light: { hand: ['c'] } });
      else if (at === 'roll-for-build') expectRefused(position, 0, 'pop.reroll', /after a roll of dice/);
      else expectRefused(position, 0, 'effect.play-only', new RegExp(words));
    });
  }
});

test('Roll for Build: after the chance to reroll, Dark first; once at each roll', () => {
  const cards = {
    d: [
      'dark space 50/1/3',
      'Pay 1 Force -> Reroll the roll for build points. Play only when the roll for build points is made.',
      'Pay 1 Force -> Gain 2 build points. Play only when the roll for build points is made.',
    ],
    l: [
      'light space 50/1/3',
      'Pay 1 Force -> Your opponent loses 1 build point. Play only when the roll for build points is made.',
    ],
  } as const;
  const position = { cards, dark: { force: 9 }, light: { force: 9 }, at: 'roll-for-build' };
  expectRun(
    {
      ...position,
      until: 'dark-build',
      dice: [1, 4],
      script: [dark.use('d', 1), dark.use('d', 2), light.use('l')],
    },
    { dark: { buildPoints: 5, force: 7 }, light: { buildPoints: 4 } },
  );
  expectRefused(
    { ...position, until: 'dark-build', dice: [1], script: [dark.use('d', 2), dark.use('d', 1)] },
    1,
    'pop.reroll',
    /after a roll of dice/,
  );
  expectRefused(
    { ...position, until: 'dark-build', dice: [1], script: [light.use('l'), light.use('l')] },
    1,
    'effect.once',
    /already/,
  );
});
