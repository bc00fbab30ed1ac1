// The decks of random games: the starter decks, and the preset decks of the Core Set where its card data are at hand.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readScenario, startPosition } from '../../../src/engine.ts';
import type { GameState } from '../../../src/lcg/model/state.ts';
import { starterGame } from '../../../src/lcg/starter/game.ts';
import type { LcgTypes } from '../../../src/lcg/types.ts';
import { CardFinders } from '../../../src/play/command/card-finders.ts';
import { root } from '../../helpers/built.ts';

export interface World {
  readonly name: string;
  start(seed: number): GameState;
}

const folder = join(process.env.SWTCG_SHARED ?? join(root, '../shared'), 'lcg');

interface Preset {
  readonly affiliation: string;
  readonly sets: readonly number[];
}

const DARK: readonly Preset[] = [
  { affiliation: 'Sith', sets: [19, 20, 21, 22, 23, 24, 25, 36] },
  { affiliation: 'Imperial Navy', sets: [26, 27, 28, 29, 30, 31, 32, 36] },
];
const LIGHT: readonly Preset[] = [
  { affiliation: 'Jedi', sets: [1, 2, 3, 4, 5, 6, 7, 18] },
  { affiliation: 'Rebel Alliance', sets: [8, 9, 10, 11, 12, 13, 14, 18] },
];

function presets(): readonly World[] {
  if (!existsSync(folder)) return [];
  const cards = new CardFinders(folder).of('swlcg-2012');
  const start = (dark: Preset, light: Preset) => (seed: number) =>
    startPosition<LcgTypes>(
      readScenario<LcgTypes>(
        {
          ...{ format: 'swtcg-scenario/1', ruleset: 'swlcg-2012', at: 'setup', until: 'game-over' },
          ...{ dark, light, seed },
        },
        { cards, manual: true },
      ),
      { autoPass: 'empty' },
    );
  return DARK.flatMap((dark) =>
    LIGHT.map((light) => ({
      name: `${dark.affiliation} and ${light.affiliation}`,
      start: start(dark, light),
    })),
  );
}

export const WORLDS: readonly World[] = [
  { name: 'the starter decks', start: (seed) => starterGame(seed) },
  ...presets(),
];
