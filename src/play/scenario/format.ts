// The scenario file as it is after reading: every default filled in, every card text compiled, every id checked.

import { FORMATS } from '../../core/files/formats.ts';
import type { Expect, Position } from '../../core/game/game-files.ts';
import type { GameTypes } from '../../core/game/game-types.ts';

export const FORMAT = FORMATS.scenario;

/** What every scenario has, besides the position. */
export interface ScenarioText<T extends GameTypes = GameTypes> {
  readonly format: typeof FORMAT;
  /** The id of the game. */
  readonly ruleset: string;
  readonly title: string | null;
  readonly why: string | null;
  readonly question: string | null;
  readonly explanation: string | null;
  readonly tags: readonly string[];
  readonly script: readonly T['decision'][];
  readonly expect: Expect;
  /** The number of the entry that is expected to be illegal. */
  readonly illegal: number | null;
}

export type Scenario<T extends GameTypes = GameTypes> = ScenarioText<T> & Position<T>;
