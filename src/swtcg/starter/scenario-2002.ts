// The starter set of 2002: a deck for each side that was legal then, and the game between them.
import { edition2002 } from '../editions/2002.ts';
import { dark2002 } from './dark-2002.ts';
import { type StarterScenario, scenarioOfSets } from './index.ts';
import { light2002 } from './light-2002.ts';

export const sets2002 = { dark: dark2002, light: light2002 } as const;

export const starterScenario2002 = (seed: number | string): StarterScenario =>
  scenarioOfSets(edition2002, sets2002, seed);
