// A game between the starter decks, before its first decision.

import { RULESET } from '../files/forms.ts';
import { readTable } from '../files/scenarios.ts';
import { startGame } from '../files/start.ts';
import type { TextReader } from '../files/texts.ts';
import type { Effect } from '../language/effect.ts';
import type { GameState } from '../model/state.ts';
import { starterEffects } from './compiled.ts';
import { starterScenario } from './index.ts';

/** Their texts have been read. */
const known: TextReader = () => (text) => ({ ok: true, effect: starterEffects[text] as Effect });

export function starterGame(seed: number | string): GameState {
  const scenario = starterScenario(seed);
  const { at, until } = scenario;
  const table = readTable(scenario, {}).compile(known);
  return startGame(RULESET, { ...table, at, until, dice: [], seed, shuffle: true }, { autoPass: 'empty' });
}
