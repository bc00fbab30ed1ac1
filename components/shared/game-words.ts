// How a game says what happens in it, in the language of the element that is being drawn.
import type { GameTypes } from '../../src/core/game/game-types.ts';
import type { Navigation, PlaceWords, Presentation } from '../../src/core/game/presentation.ts';
import { WORDS } from '../games/words.ts';
import { ByGame } from './by-game.ts';

export interface GameWords<T extends GameTypes = GameTypes> {
  readonly navigation: Navigation<T>;
  /** The name under which the table of a language has the events of this game. */
  readonly events: string;
  /** How events are said with such a table. */
  readonly speech: Pick<Presentation<T>, 'canSay' | 'say'>;
  /** Words for places in play. */
  places(): PlaceWords;
}

/** For a log that stands alone; a viewer or a table has them with all the rest of its game. */
export const gameWords = new ByGame(WORDS);
