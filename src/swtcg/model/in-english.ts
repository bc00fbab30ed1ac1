// An event of a game as an English sentence: for programs, files and errors.

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

/** An event with its sentence in front of it. */
export type SaidEvent = LogEvent & { readonly text: string };

export function withText(event: LogEvent, game: GameState): SaidEvent {
  const { path, rule, kind, turn, ...facts } = event;
  return { path, text: inEnglish(event, game), rule, kind, turn, ...facts } as SaidEvent;
}
