// Preparation with Events, Resources and stacks (Play Event; Setup).

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { swtcg2022 } from '../../../machines/swtcg/complete.ts';
import { parseScenario, Session, startPosition } from '../../../src/index.ts';
import { card, dark, fighter, holds, light, refused, soldier, tarn, unit } from '../../helpers/command.ts';

const start = { at: 'preparation', until: { turn: 1, point: 'turn-start' } };
const fill = (side: string) => Array.from({ length: 8 }, (_, i) => ({ id: `${side}${i}`, card: 'x' }));

test('Play Event: its instructions are carried out at once', () => {
  holds({
    cards: { war: card('Event', ['Gain 2 Force.'], { cost: undefined }), x: fighter() },
    dark: { supply: ['war'], deck: fill('d') },
    light: { deck: fill('l') },
    ...start,
    script: [dark('event', { card: 'war' })],
    expect: { war: { zone: 'event' }, dark: { force: 2 } },
  });
});

test('Setup: a Resource is put into its zone, a second version into the stack', () => {
  holds({
    cards: {
      mint: card('Resource', [], { cost: 2 }),
      a: tarn('A', { cost: 4 }),
      b: tarn('B', { cost: 5 }),
      x: fighter(),
    },
    dark: { hand: ['mint', 'a', 'b'], deck: fill('d') },
    light: { deck: fill('l') },
    ...start,
    script: [
      dark('setup', { card: 'mint', to: 'resource' }),
      dark('setup', { card: 'a', to: 'character' }),
      dark('setup', { card: 'b', to: 'top', unit: 'a' }),
    ],
    expect: { mint: { zone: 'resource' }, b: { zone: 'character', stack: ['a'] } },
  });
});

test('Setup: another version of a unit in play is stacked, the cheaper one beneath', () => {
  const file = (to: string, more: object = {}) => ({
    cards: { a: tarn('A', { cost: 4 }), c: tarn('C', { cost: 2 }), x: fighter() },
    dark: { hand: ['a', 'c'], deck: fill('d') },
    light: { deck: fill('l') },
    ...start,
    script: [dark('setup', { card: 'a', to: 'character' }), dark('setup', { card: 'c', to, ...more })],
  });
  refused(file('character'), 'prepare.setup');
  refused(file('top', { unit: 'a' }), 'stack.setup-top');
  holds({ ...file('under', { unit: 'a' }), expect: { a: { stack: ['c'] } } });
});

test('Terms, *: a variable value is unknown during setup', () => {
  const tribe = unit('Ground', 'Tribe', [30, '*', 4], {
    text: ["This unit's power is equal to the number of Soldiers you have in any arena."],
  });
  holds({
    cards: { tribe, s: soldier(), x: fighter() },
    dark: { hand: ['tribe', 's'], deck: fill('d') },
    light: { deck: fill('l') },
    at: 'preparation',
    until: 'script-end',
    script: [dark('setup', { card: 's', to: 'character' }), dark('setup', { card: 'tribe', to: 'ground' })],
    expect: { tribe: { power: null } },
  });
  holds({
    cards: { tribe, s: soldier() },
    light: { ground: ['tribe'], character: ['s'] },
    script: [light('done')],
    until: 'dark-retreat',
    expect: { tribe: { power: 1 } },
  });
});

test('Setup: the Stack keyword works, and every place that a card may go to is among the legal decisions', () => {
  const file = {
    format: 'swtcg-scenario/1',
    ruleset: 'swtcg-2022',
    cards: {
      band: tarn('A', { text: ['Stack: Marsh Guard'] }),
      guard: soldier({ name: 'Marsh Guard' }),
      b: tarn('B'),
      mint: card('Resource', [], { name: 'Test Mint' }),
    },
    dark: { hand: ['band', 'guard', 'b', 'mint'] },
    light: {},
    at: 'preparation',
  };
  const session = new Session(swtcg2022, startPosition(parseScenario(JSON.stringify(file))));
  const asked = () => session.game.windows.at(-1);
  while (asked()?.kind !== 'setup') session.decide({ by: asked()?.chance ?? 'dark', do: 'pass' });
  session.decide(dark('setup', { card: 'band', to: 'character' }) as never);
  session.decide({ by: 'light', do: 'pass' });
  const legal = session
    .legal()
    .map((one) => `${one.card} ${one.to} ${one.unit ?? one.counters ?? ''}`.trim());
  assert.deepEqual(legal.slice(0, -1), [
    'guard character',
    'guard under band',
    'guard buildZone 26',
    'b top band',
    'b under band',
    'b buildZone 26',
    'mint resource',
    'mint buildZone 26',
  ]);
  assert.equal(session.decide(dark('setup', { card: 'guard', to: 'under', unit: 'band' }) as never), null);
  assert.deepEqual(session.game.cards.find(({ id }) => id === 'band')?.stack, ['guard']);
});
