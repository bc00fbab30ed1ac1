// A scenario with one of everything, to be changed by tests. The cards are invented.
import type { ReadOptions } from '../../../src/core/game/game-files.ts';
import { readScenario } from '../../../src/engine.ts';
import type { CardDef } from '../../../src/swtcg/cards/card.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests put wrong values anywhere in the file
export type Loose = any;

const EXAMPLE = {
  format: 'swtcg-scenario/1',
  title: 'A position',
  ruleset: 'swtcg-2022',
  tags: ['test'],
  cards: {
    tie: {
      name: 'Test TIE',
      side: 'dark',
      type: 'Space',
      subtype: 'Imperial Starfighter',
      cost: 3,
      speed: 50,
      power: 4,
      health: 2,
      text: [],
    },
    xw: {
      name: 'Test X-wing',
      side: 'light',
      type: 'Space',
      subtype: 'Rebel Starfighter',
      cost: 4,
      speed: 40,
      power: 3,
      health: 4,
      text: ['Armor'],
    },
    ace: { ref: 'TEST/Test Ace' },
    tarnA: {
      name: 'Tarn Vell',
      version: 'A',
      side: 'light',
      type: 'Character',
      subtype: 'Rebel Officer',
      cost: 4,
      speed: 40,
      power: '*',
      health: 4,
    },
    tarnB: {
      name: 'Tarn Vell',
      version: 'B',
      side: 'light',
      type: 'Ground/Character',
      subtype: 'Rebel Officer',
      cost: 6,
      speed: 50,
      power: 4,
      health: 5,
    },
    tarnC: {
      name: 'Tarn Vell',
      version: 'C',
      side: 'light',
      type: 'Character',
      subtype: 'Rebel Officer',
      cost: 6,
      speed: 50,
      power: 4,
      health: 5,
    },
    escort: {
      name: 'Test Escort',
      side: 'dark',
      type: 'Subordinate',
      subtype: 'Space - Imperial Starfighter',
      speed: 50,
      power: 2,
      health: 2,
    },
    blaster: {
      name: 'Test Blaster',
      side: 'light',
      type: 'Equipment',
      subtype: 'Character - Blaster Weapon',
      cost: 1,
    },
    boost: { name: 'Test Boost', side: 'dark', type: 'Battle' },
    snare: { name: 'Test Snare', side: 'light', type: 'Mission - Trap', cost: 1 },
    camp: { name: 'Test Camp', side: 'light', type: 'Location', subtype: 'Ground', cost: 3 },
    treasury: { name: 'Test Treasury', side: 'dark', type: 'Resource', cost: 2 },
    omen: { name: 'Test Omen', side: 'dark', type: 'Event' },
  },
  dark: {
    force: 2,
    space: ['tie', { id: 'tie2', card: 'tie', tapped: true, damage: 1 }],
    hand: ['boost'],
    supply: ['escort'],
    resource: { card: 'treasury', counters: { resource: 5 } },
    event: 'omen',
  },
  light: {
    force: 3,
    buildPoints: 1,
    character: [{ card: 'tarnA', equipment: ['blaster'], stack: ['tarnB'] }],
    space: [{ card: 'xw', pilots: ['ace'] }],
    buildZone: [{ card: 'snare', faceDown: true, build: 1 }],
    deck: ['tarnC'],
  },
  locations: [{ ground: 'camp', by: 'light' }],
  at: 'space-battle',
  until: 'turn-end',
  dice: [6, 5, 4, 1],
  script: [
    { by: 'dark', do: 'attack', unit: 'tie', target: 'xw' },
    { by: 'light', do: 'pass' },
  ],
  expect: {
    xw: { zone: 'space', damage: 1, keywords: { Armor: true }, pilots: ['ace'] },
    light: { force: 3, hand: 0, deck: ['tarnC'] },
    winner: null,
    control: { space: null },
  },
};

/** The example, changed. */
export function example(change: (file: Loose) => void = () => {}): Loose {
  const file: Loose = structuredClone(EXAMPLE);
  change(file);
  return file;
}

/** A Pilot, as card data would give it: what the grammar reads of Pilots is another test's matter. */
const ACE: CardDef = {
  name: 'Test Ace',
  version: null,
  side: 'light',
  kind: 'unit',
  type: 'Character',
  subtype: 'Rebel Officer',
  arenas: ['character'],
  subordinate: false,
  cost: 2,
  speed: 30,
  power: 2,
  health: 2,
  text: ['Starfighter Pilot.'],
  effects: [{ kind: 'keyword', keyword: 'Pilot' }],
};

export const CARD_DATA: ReadOptions = { cards: (ref) => (ref === 'TEST/Test Ace' ? ACE : undefined) };

/** The example, changed and read. */
export const readExample = (change?: (file: Loose) => void) => readScenario(example(change), CARD_DATA);
