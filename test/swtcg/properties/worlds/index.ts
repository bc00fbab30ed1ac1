// Where random games come from: each world has its cards, its decks or positions, and how long it is played.
import { readScenario, type Scenario, startPosition } from '../../../../src/engine.ts';
import type { AutoPass, GameState } from '../../../../src/swtcg/model/state.ts';
import { starterScenario } from '../../../../src/swtcg/starter/index.ts';
import { battleFile } from './battles.ts';
import { everyTypeFile } from './every-type.ts';
import { generatedFile } from './generated.ts';
import { haveDecks, realScenario } from './real.ts';
import { smallFile } from './small.ts';

export interface World {
  readonly name: string;
  readonly scenario: (seed: number) => Scenario;
  /** After this turn, or so many decisions, a game is left. */
  readonly turns: number;
  readonly decisions: number;
  /** False where its data is not there. */
  readonly here: boolean;
}

const starterSet = readScenario(starterScenario(1));

/** Positions are read once; with another seed they are another game. */
const POSITIONS = 300;

function kept(read: (n: number) => Scenario, positions = POSITIONS): World['scenario'] {
  const known = new Map<number, Scenario>();
  return (seed) => {
    const n = numberOf(seed) % positions;
    let found = known.get(n);
    if (!found) {
      found = read(n);
      known.set(n, found);
    }
    return { ...found, seed };
  };
}

export const WORLDS: readonly World[] = [
  {
    name: 'the starter set',
    scenario: (seed) => ({ ...starterSet, seed }),
    turns: 40,
    decisions: 600,
    here: true,
  },
  {
    name: 'generated cards',
    scenario: kept((n) => readScenario(generatedFile(n))),
    turns: 8,
    decisions: 300,
    here: true,
  },
  {
    name: 'battles of mixed keywords',
    scenario: kept((n) => readScenario(battleFile(n))),
    turns: 2,
    decisions: 400,
    here: true,
  },
  {
    name: 'the core vocabulary',
    scenario: kept((n) => readScenario(smallFile(n))),
    turns: 6,
    decisions: 300,
    here: true,
  },
  {
    name: 'every type of card',
    scenario: kept(() => readScenario(everyTypeFile(1)), 1),
    turns: 8,
    decisions: 250,
    here: true,
  },
  {
    name: 'real decks',
    scenario: (seed) => ({ ...realScenario(numberOf(seed)), seed }),
    turns: 15,
    decisions: 300,
    here: haveDecks,
  },
];

export const AUTO_PASS: readonly AutoPass[] = ['empty', 'never', 'always'];

/** The number of a seed's game within its world. */
const numberOf = (seed: number): number => Math.floor(seed / WORLDS.length);

/** The world of a seed, and which chances pass by themselves in its game: every pair comes up. */
export const worldOf = (seed: number): World => WORLDS[seed % WORLDS.length] as World;
export const autoPassOf = (seed: number): AutoPass =>
  AUTO_PASS[numberOf(seed) % AUTO_PASS.length] as AutoPass;

export const startOf = (seed: number, autoPass = autoPassOf(seed)): GameState =>
  startPosition(worldOf(seed).scenario(seed), { autoPass });
