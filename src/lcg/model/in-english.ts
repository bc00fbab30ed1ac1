// An event of a game as an English sentence: for programs, files and errors.
import { type Said, withText as withSentence } from '../../core/log-event.ts';
import { english } from '../log/english.ts';
import type { LogEvent } from '../log/types.ts';
import { namesIn, say } from '../log/words.ts';
import type { CardId, GameState } from './state.ts';
import { label } from './zones.ts';

/** What the cards of a game are called now: one that was not known may be called otherwise later. */
export const namesNow =
  (game: GameState) =>
  (id: CardId): string =>
    label(game, id);

export const inEnglish = (event: LogEvent, game: GameState): string =>
  say(event, english, namesIn(english, namesNow(game)));

export type SaidEvent = Said<LogEvent>;

/** An event with its sentence in front of it. */
export const withText = (event: LogEvent, game: GameState): SaidEvent =>
  withSentence(event, inEnglish(event, game));
