// The game of a scenario before anything happens.

import type { Game } from '../../core/game/game.ts';
import type { Position, Settings } from '../../core/game/game-files.ts';
import type { GameTypes } from '../../core/game/game-types.ts';

export const startPosition = <T extends GameTypes>(
  ruleset: Game<T>,
  position: Position<T>,
  settings: Settings = {},
): T['state'] => ruleset.texts.inWords(ruleset.newGame(position, settings));
