// Texts of cards as the grammar reads them, and options in words of people's own. Games that were written down before their
// options had words get them when they are read. The module as a whole is the game's `texts` (src/core/game/game-files.ts).
import { changedBox } from '../model/game-setup.ts';
import type { GameState } from '../model/state.ts';
import { changed } from '../model/update.ts';
import { withOptionWords } from '../text/option-words.ts';
import { lacksOptionWords } from '../text/options.ts';
import { tableReader } from '../text/read.ts';

export const inWords = (start: GameState): GameState =>
  !lacksOptionWords(start.box.defs)
    ? start
    : changed(start, { box: changedBox(start.box, { defs: withOptionWords(start.box.defs) }) });

export { compiled } from './compile-cards.ts';
export { restate } from './restate.ts';
export const reader = tableReader;
