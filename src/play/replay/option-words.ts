// Games that were written down before their options had words, or with options in words of people's own. The grammar puts
// that right when the file is read: a page loads it for such files alone.

import { changedBox } from '../../swtcg/model/game-setup.ts';
import type { GameState } from '../../swtcg/model/state.ts';
import { changed } from '../../swtcg/model/update.ts';
import { withOptionWords } from '../../swtcg/text/option-words.ts';
import { lacksOptionWords } from '../../swtcg/text/options.ts';

export { restate } from '../scenario/restate.ts';

/** The game before its first decision, with the options of its cards in words. */
export const startInWords = (start: GameState): GameState =>
  !lacksOptionWords(start.box.defs)
    ? start
    : changed(start, { box: changedBox(start.box, { defs: withOptionWords(start.box.defs) }) });
