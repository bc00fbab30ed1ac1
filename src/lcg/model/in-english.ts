// An event of a game as an English sentence.
import { english } from '../log/english.ts';
import type { LogEvent } from '../log/types.ts';
import { namesIn, say } from '../log/words.ts';
import type { CardId, GameState } from './state.ts';
import { label } from './zones.ts';

/** What the cards of a game are called. */
export const namesNow =
  (game: GameState) =>
  (id: CardId): string =>
    label(game, id);

export const inEnglish = (event: LogEvent, game: GameState): string =>
  say(event, english, namesIn(english, namesNow(game)));
