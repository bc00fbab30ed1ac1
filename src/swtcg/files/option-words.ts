// Games that were written down before their options had words, or with options in words of people's own. The grammar puts
// that right when the file is read: a page loads it for such files alone.
import { withOptionWords } from '../cards/option-words.ts';
import { lacksOptionWords } from '../cards/options.ts';
import { changedBox } from '../model/game-setup.ts';
import type { GameState } from '../model/state.ts';
import { changed } from '../model/update.ts';

export { restate } from './restate.ts';

/** The game before its first decision, with the options of its cards in words. */
export const startInWords = (start: GameState): GameState =>
  !lacksOptionWords(start.box.defs)
    ? start
    : changed(start, { box: changedBox(start.box, { defs: withOptionWords(start.box.defs) }) });
