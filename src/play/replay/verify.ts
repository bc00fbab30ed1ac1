// Whether a replay is what it says.

import type { Game } from '../../core/game/game.ts';
import type { GameTypes } from '../../core/game/game-types.ts';
import type { Replay } from './format.ts';
import { Playback, type Verdict } from './playback.ts';

export type { Verdict } from './playback.ts';

export const verify = <T extends GameTypes>(ruleset: Game<T>, replay: Replay<T>): Verdict =>
  new Playback(ruleset, replay).finish();
