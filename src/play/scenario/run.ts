// Plays a scenario, whatever words its script has for options. It brings the grammar along.

import { restate } from '../../swtcg/files/restate.ts';
import type { Scenario } from './format.ts';
import { type Onlooker, playScript, type RunResult } from './play-script.ts';

export type { RunResult } from './play-script.ts';

export const runScenario = (scenario: Scenario, onlooker?: Onlooker): RunResult =>
  playScript(scenario, restate, onlooker);
