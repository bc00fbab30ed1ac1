// How games of this game are written down, and how what may come from anybody is read. The module as a whole is the game's
// `storage` (src/core/game/game-files.ts).
import type { GameState } from '../model/state.ts';
import { writeCards } from './write-card.ts';
import { writeStart } from './write-start.ts';

export { checkEffects as checkCards } from './effects.ts';
export { readSavedStart as readStart } from './saved-start.ts';
export { saveFile as saveCheck } from './validators/save.ts';

export const writeTable = (start: GameState) => ({
  cards: writeCards(start.box.defs),
  start: writeStart(start),
});
