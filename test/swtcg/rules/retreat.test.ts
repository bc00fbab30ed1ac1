// Turn Structure, 6; Terms, retreat.
import { test } from 'node:test';
import { dark, expectOrder, expectRefused, expectRun, light } from '../../helpers/core.ts';

const CARDS = {
  d: 'dark space 50/2/3',
  d2: 'dark ground 10/1/3',
  l: 'light space 30/1/3',
  l2: 'light space 20/1/3',
};

test('Retreat Step: any number of untapped units tap and retreat, Dark first', () => {
  const result = expectRun(
    {
      cards: CARDS,
      at: 'dark-retreat',
      until: 'battle-start',
      script: [dark.retreat('d'), dark.retreat('d2'), light.retreat('l')],
    },
    {
      d: { zone: 'build', tapped: true },
      d2: { zone: 'build', tapped: true },
      l: { zone: 'build', tapped: true },
      l2: { zone: 'space', tapped: false },
    },
  );
  expectOrder(result, [
    "Dark's retreat step starts.",
    "Test d retreats to Dark's build zone.",
    "Light's retreat step starts.",
    "Test l retreats to Light's build zone.",
  ]);
});

test('Retreat Step: Dark can not retreat once Light has begun', () => {
  expectRefused(
    {
      cards: CARDS,
      at: 'dark-retreat',
      until: 'battle-start',
      script: [light.retreat('l'), dark.retreat('d')],
    },
    1,
    'pop.chance',
    /Light's chance/,
  );
});

test("Retreat Step: a tapped unit, a unit in the build zone and the opponent's unit can not retreat", () => {
  const at = { at: 'dark-retreat', until: 'light-retreat' } as const;
  expectRefused(
    { cards: CARDS, dark: { space: [{ card: 'd', tapped: true }] }, ...at, script: [dark.retreat('d')] },
    0,
    'turn.retreat',
    /tapped/,
  );
  expectRefused(
    { cards: CARDS, dark: { buildZone: ['d'] }, ...at, script: [dark.retreat('d')] },
    0,
    'turn.retreat',
    /not a unit in an arena/,
  );
  expectRefused(
    { cards: CARDS, ...at, script: [dark.retreat('l')] },
    0,
    'control.yours',
    /controlled by the opponent/,
  );
});

test('Retreat Step: retreated units can neither attack nor be attacked', () => {
  const at = { at: 'dark-retreat', until: 'turn-end' } as const;
  expectRefused(
    { cards: CARDS, ...at, script: [light.retreat('l'), dark.attack('d', 'l')] },
    1,
    'attack.target',
    /not a unit in an arena/,
  );
  expectRefused(
    { cards: CARDS, ...at, script: [dark.retreat('d'), dark.attack('d', 'l')] },
    1,
    'battle.arena',
    /not in an arena/,
  );
});

test('Retreat Step: the abilities of a retreated unit are ignored', () => {
  expectRefused(
    {
      cards: { ...CARDS, l: ['light space 30/1/3', 'Pay 1 Force -> Draw a card.'] },
      light: { force: 1 },
      at: 'light-retreat',
      until: 'turn-end',
      script: [light.retreat('l'), light.use('l')],
    },
    1,
    'effect.use',
    /no such ability in play/,
  );
});

test('Retreat Step: "when your retreat step ends" and "when this unit retreats" trigger', () => {
  expectRun(
    {
      cards: {
        d: ['dark space 50/2/3', 'When this unit retreats, gain 1 Force.'],
        d2: ['dark space 50/2/3', 'When your retreat step ends, gain 2 Force.'],
      },
      at: 'dark-retreat',
      until: 'battle-start',
      script: [dark.retreat('d')],
    },
    { dark: { force: 3 } },
  );
});

test('Terms, retreat: an effect that retreats a unit neither taps nor untaps it', () => {
  const cards = { ...CARDS, go: ['dark battle', 'Pay 0 Force -> Retreat one of your units.'] } as const;
  expectRun({ cards, script: [dark.play('go', { target: 'd' })] }, { d: { zone: 'build', tapped: false } });
  expectRun(
    { cards, dark: { space: [{ card: 'd', tapped: true }] }, script: [dark.play('go', { target: 'd' })] },
    { d: { zone: 'build', tapped: true } },
  );
});

test('Retreat Step: a unit that retreats has tapped, for whatever waits for that', () => {
  expectRun(
    {
      cards: { ...CARDS, d: ['dark space 50/2/3', 'When one of your units taps, gain 1 Force.'] },
      at: 'dark-retreat',
      until: 'light-retreat',
      script: [dark.retreat('d2')],
    },
    { d2: { zone: 'build', tapped: true }, dark: { force: 1 } },
  );
});
