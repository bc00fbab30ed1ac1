// Turn Structure, 11 and 12; Object of the Game.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dark, expectOrder, expectRefused, expectRun, light, run, texts } from '../../helpers/core.ts';

const END = { at: 'end-of-turn', until: 'turn-end' } as const;

test('End of Turn: "until end of turn" ends before end-of-turn effects resolve', () => {
  const result = expectRun(
    {
      cards: {
        d: ['dark space 50/1/3', 'Pay 0 Force -> This unit gets +2 power until end of turn.'],
        d2: [
          'dark space 40/1/3',
          "At end of turn, gain Force equal to this unit's power.",
          'Pay 0 Force -> This unit gets +2 power until end of battle.',
        ],
        l: 'light space 1/1/1',
      },
      at: 'space-battle',
      until: 'turn-end',
      script: [dark.use('d'), dark.use('d2', 2)],
    },
    { d: { power: 1 }, d2: { power: 1 }, dark: { force: 1 } },
  );
  expectOrder(result, ['Turn 1 ends.', "Test d2's effect triggers.", 'Dark gains 1 Force and has 1.']);
});

test('End of Turn: `until: end-of-turn` stops before such effects expire (scenario file)', () => {
  expectRun(
    {
      cards: {
        d: ['dark space 50/1/3', 'Pay 0 Force -> This unit gets +2 power until end of turn.'],
        l: 'light space 1/1/1',
      },
      at: 'space-battle',
      until: 'end-of-turn',
      script: [dark.use('d')],
    },
    { d: { power: 3 } },
  );
});

test('End of Turn: a unit that loses the health that kept it is discarded, before end-of-turn effects', () => {
  const result = expectRun(
    {
      cards: {
        d: [
          'dark space 50/1/1',
          'Pay 0 Force -> This unit gets +2 health until end of turn.',
          'At end of turn, gain 5 Force.',
        ],
        l: 'light space 60/2/3',
      },
      at: 'space-battle',
      until: 'turn-end',
      dice: [6, 6],
      script: [dark.use('d'), light.attack('l', 'd')],
    },
    { d: { zone: 'discard' }, dark: { force: 0 } },
  );
  expectOrder(result, [
    'Test d takes 2 damage counters (2 of 3 health).',
    /^Test d is discarded/,
    'Turn 1 ends.',
  ]);
});

test('End of Turn: "when the battle phase ends" and "at end of turn" resolve, Dark first', () => {
  const result = expectRun(
    {
      cards: {
        l: ['light space 1/1/1', 'When the battle phase ends, gain 1 Force.'],
        d: ['dark space 1/1/1', 'At end of turn, gain 2 Force.'],
      },
      ...END,
    },
    { dark: { force: 2 }, light: { force: 1 } },
  );
  expectOrder(result, ['Dark gains 2 Force and has 2.', 'Light gains 1 Force and has 1.']);
});

test('Terms, control: a unit taken until end of turn goes back', () => {
  const cards = {
    d: 'dark space 1/1/1',
    l: 'light space 50/1/3',
    take: ['dark battle', 'Gain control of a unit until end of turn.'],
  } as const;
  expectRun(
    { cards, at: 'space-battle', until: 'ground-battle', script: [dark.play('take', { target: 'l' })] },
    { l: { controller: 'dark', owner: 'light' }, control: { space: 'dark' } },
  );
  expectRun(
    { cards, at: 'space-battle', until: 'turn-end', script: [dark.play('take', { target: 'l' })] },
    { l: { controller: 'light' }, control: { space: null } },
  );
});

const THREE = {
  ds: 'dark space 1/1/1',
  dg: 'dark ground 1/1/1',
  dc: 'dark character 1/1/1',
  ls: 'light space 1/1/1',
  lg: 'light ground 1/1/1',
  lc: 'light character 1/1/1',
};

test('Check for Win Condition: two arenas win, three too, for either side', () => {
  const out = (...keys: string[]) => ({ discard: keys });
  expectRun(
    { cards: THREE, light: out('ls', 'lg'), ...END },
    { winner: 'dark', control: { space: 'dark', ground: 'dark', character: null } },
  );
  expectRun({ cards: THREE, light: out('ls', 'lg', 'lc'), ...END }, { winner: 'dark' });
  const result = expectRun({ cards: THREE, dark: out('ds', 'dc'), ...END }, { winner: 'light' });
  expectOrder(result, ['Light controls Space and Character and wins the game.']);
});

test('Check for Win Condition: one arena each and one disputed, or empty ones: nobody wins', () => {
  expectRun(
    { cards: THREE, dark: { discard: ['ds'] }, light: { discard: ['lg'] }, ...END },
    { winner: null },
  );
  expectRun({ cards: {}, ...END }, { winner: null, control: { space: null, ground: null, character: null } });
  const result = run({ cards: THREE, ...END });
  assert.ok(texts(result).includes('Nobody controls two arenas, so the game continues.'));
});

test('Object of the Game: units in the build zone, tapped or not, hold no arena; tapped ones in an arena do', () => {
  expectRun({ cards: THREE, light: { buildZone: ['ls', 'lg'] }, ...END }, { winner: 'dark' });
  expectRun(
    { cards: THREE, light: { space: [{ card: 'ls', tapped: true }], discard: ['lg'] }, ...END },
    { winner: null },
  );
});

test('Check for Win Condition: it is checked at end of turn only', () => {
  expectRun(
    { cards: THREE, light: { discard: ['ls', 'lg'] }, at: 'battle-start', until: 'end-of-turn' },
    { winner: null, control: { space: 'dark', ground: 'dark' } },
  );
});

test('"you win": an effect at end of turn comes before the two arenas are counted', () => {
  expectRun(
    {
      cards: { ...THREE, lc: ['light character 1/1/1', 'At end of turn, you win the game.'] },
      light: { discard: ['ls', 'lg'] },
      ...END,
    },
    { winner: 'light' },
  );
});

test('"you win": the game is over at once', () => {
  const result = expectRefused(
    {
      cards: { d: 'dark space 1/1/1', l: 'light space 1/1/1', win: ['dark battle', 'You win the game.'] },
      at: 'space-battle',
      until: 'turn-end',
      script: [dark.play('win'), dark.tap('d')],
    },
    1,
    'battle.skip',
    /skips its attack in its battle step/,
  );
  assert.equal(result.state.winner, 'dark');
  assert.deepEqual(texts(result).slice(-2), ['Dark wins the game.', 'Test win is discarded.']);
});

test('Check for Win Condition: without a winner a new turn starts', () => {
  const result = expectRun(
    {
      cards: THREE,
      dark: { space: [{ card: 'ds', tapped: true }] },
      at: 'end-of-turn',
      until: { turn: 2, point: 'gain-force' },
    },
    { ds: { tapped: false } },
  );
  expectOrder(result, ['Turn 1 ends.', 'Turn 2 starts.', 'Dark untaps Test ds.']);
});

test('The game is over: play stops there even if the file asks for more turns', () => {
  const result = run({
    cards: THREE,
    light: { discard: ['ls', 'lg'] },
    at: 'end-of-turn',
    until: { turn: 3, point: 'untap' },
  });
  assert.equal(result.error, null);
  assert.equal(result.state.winner, 'dark');
  assert.ok(!texts(result).includes('Turn 2 starts.'));
});
