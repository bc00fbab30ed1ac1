// Positions for the stories of the table: for each kind of window a file, and what is decided on the way to it. Where
// nothing of that is legal, chances are passed.

import type { Decision } from '../../src/swtcg/decisions/decision.ts';
import type { WindowKind } from '../../src/swtcg/model/state.ts';
import { starterScenario } from '../../src/swtcg/starter/index.ts';

export interface Position {
  readonly file: unknown;
  readonly script: readonly Decision[];
}

const unit = (name: string, side: string, type: string, more: Readonly<Record<string, unknown>> = {}) => ({
  name,
  side,
  type,
  subtype: `${side === 'dark' ? 'Imperial' : 'Rebel'} ${type === 'Space' ? 'Starfighter' : 'Soldier'}`,
  cost: 3,
  speed: 40,
  power: 3,
  health: 4,
  text: [],
  ...more,
});

const other = (name: string, side: string, type: string, more: Readonly<Record<string, unknown>> = {}) => ({
  name,
  side,
  type,
  subtype: '',
  cost: null,
  speed: null,
  power: null,
  health: null,
  text: [],
  ...more,
});

const CARDS = {
  night: unit('Night Flight', 'dark', 'Space', {
    speed: 60,
    power: 5,
    text: ['Double Strike', 'Pay 1 Force -> Reroll up to 2 of your attack dice.'],
  }),
  seer: unit('Quiet Seer', 'dark', 'Character', {
    speed: 50,
    text: ['Foresight: Gain 1 Force.', 'Pay 1 Force -> Protect 1'],
  }),
  walker: unit('Long Walker', 'dark', 'Ground', { cost: 6, power: 6, health: 6 }),
  hulk: unit('Quiet Hulk', 'dark', 'Ground', {
    text: ['Upkeep: Pay 1 Force or put 1 damage counter on this unit.'],
  }),
  lantern: unit('Lantern Wing', 'light', 'Space', { text: ['Pay 1 Force -> Evade 2'] }),
  rover: unit('Field Rover', 'light', 'Ground', { type: 'Ground/Character' }),
  mirth: unit('Jory Mirth', 'light', 'Character', {
    version: 'A',
    cost: 4,
    text: ['Pay 1 Force -> Parry 2'],
  }),
  mirthB: unit('Jory Mirth', 'light', 'Character', { version: 'B', cost: 5 }),
  keeper: unit('Lamp Keeper', 'light', 'Character', {
    text: ['When your build step starts, gain 1 Force.', 'When your build step starts, draw a card.'],
  }),
  volley: other('Last Volley', 'light', 'Battle', {
    text: ['Pay 1 Force -> One of your units gets +3 power for this attack.'],
  }),
  halt: other('Sudden Halt', 'light', 'Battle', { text: ['Pay 2 Force -> Disrupt an attack.'] }),
  siege: other('Slow Siege', 'dark', 'Mission', { cost: 2, text: ['Each player draws a card.'] }),
  blade: other('Ember Blade', 'light', 'Equipment', {
    subtype: 'Character',
    cost: 1,
    text: ['Pay 1 build point -> Equip', 'Equipped Character gets +1 power.'],
  }),
  choice: other('Two Roads', 'light', 'Battle', {
    text: ['Pay 1 Force -> Choose one: Gain 2 Force; or draw a card.'],
  }),
};

const LEDGER = other('Grey Ledger', 'dark', 'Resource', {
  cost: 2,
  text: ['Remove 1 counter -> Gain 1 build point. Play only when the roll for build points is made.'],
});

const table = <More extends object>(more: More, cards: Readonly<Record<string, unknown>> = CARDS) => ({
  format: 'swtcg-scenario/1',
  ruleset: 'swtcg-2022',
  title: 'A position to play',
  cards,
  at: 'turn-start',
  until: 'game-over',
  seed: 5,
  shuffle: false,
  ...more,
});

const deck = (side: 'dark' | 'light') =>
  Array.from({ length: 6 }, (_, i) => ({
    id: `${side}-deck-${i}`,
    card: side === 'dark' ? 'walker' : 'lantern',
  }));

const WORLD = table({
  dark: {
    force: 5,
    space: ['night'],
    character: ['seer'],
    ground: ['walker'],
    hand: [
      { id: 'siege', card: 'siege' },
      { id: 'walker2', card: 'walker' },
    ],
    deck: deck('dark'),
  },
  light: {
    force: 6,
    space: ['lantern'],
    ground: ['rover'],
    character: ['mirth'],
    hand: ['mirthB', 'volley', 'halt', 'blade', { id: 'lantern2', card: 'lantern' }, 'choice'],
    deck: deck('light'),
  },
});

const attackInSpace: Decision = { by: 'dark', do: 'attack', unit: 'night', target: 'lantern' };
const attackOfSeer: Decision = { by: 'dark', do: 'attack', unit: 'seer', target: 'mirth' };

const versions = table(
  {
    at: 'battle-start',
    dark: { force: 4, space: [{ id: 'one', card: 'ace' }], ground: [{ id: 'mine', card: 'chief' }] },
    light: { force: 4, space: [{ id: 'two', card: 'aceL' }], ground: [{ id: 'theirs', card: 'chiefL' }] },
  },
  {
    ace: unit('Vel Ostrin', 'dark', 'Space', { version: 'A' }),
    aceL: unit('Vel Ostrin', 'light', 'Space', { version: 'B' }),
    chief: unit('Bran Olo', 'dark', 'Ground', { version: 'A' }),
    chiefL: unit('Bran Olo', 'light', 'Ground', { version: 'B' }),
  },
);

const contested = {
  ...versions,
  dark: { force: 4, space: [{ id: 'one', card: 'ace' }] },
  light: { force: 4, space: [{ id: 'two', card: 'aceL' }] },
};

const starters = starterScenario(7);

/** Reached by passing alone, from the start of a turn. */
const PASSING: readonly WindowKind[] = [
  'turn-start',
  'untap',
  'gain-force',
  'reroll',
  'build-start',
  'build',
  'retreat',
  'retreat-end',
  'battle-start',
  'step-start',
  'general',
  'speed',
  'step-end',
  'turn-end',
];

const at = (script: readonly Decision[], file: unknown = WORLD): Position => ({ file, script });

export const POSITIONS: Readonly<Record<WindowKind, Position>> = {
  ...(Object.fromEntries(PASSING.map((kind) => [kind, at([])])) as Record<WindowKind, Position>),
  disrupt: at([attackInSpace]),
  attack: at([attackInSpace]),
  pending: at([attackInSpace]),
  prevention: at([attackInSpace]),
  placement: at([attackInSpace]),
  discard: at(
    [attackInSpace],
    table({ ...WORLD, light: { ...WORLD.light, space: [{ id: 'lantern', card: 'lantern', damage: 3 }] } }),
  ),
  'attack-end': at([attackInSpace]),
  strike: at([attackInSpace]),
  predict: at([attackOfSeer]),
  trigger: at([], table({ ...WORLD, light: { ...WORLD.light, character: ['mirth', 'keeper'] } })),
  rolled: at(
    [],
    table(
      { ...WORLD, dark: { ...WORLD.dark, resource: { card: 'ledger', counters: { resource: 3 } } } },
      { ...CARDS, ledger: LEDGER },
    ),
  ),
  upkeep: at([], table({ ...WORLD, dark: { ...WORLD.dark, ground: ['hulk'] } })),
  choice: at([{ by: 'light', do: 'play', card: 'choice' }]),
  duplicate: at(
    [{ by: 'light', do: 'complete', card: 'mirthB', to: 'character' }],
    table({ ...WORLD, at: 'light-build', light: { ...WORLD.light, buildPoints: 8 } }),
  ),
  contests: at([], versions),
  bid: at([], contested),
  sides: at([], starters),
  event: at([], starters),
  resource: at([], starters),
  mulligan: at([], starters),
  setup: at([], starters),
};

export const KINDS = Object.keys(POSITIONS) as WindowKind[];
