// How a language tells of this game: a sentence for each type of event, and what seats and arenas are called.
import { type Sentences, sayWith } from '../../core/log-event.ts';
import type { Arena, CardId, Side } from '../language/terms.ts';
import type { LogEvent } from './types.ts';

/** What cards, seats and arenas are called in sentences. */
export interface Names {
  card(id: CardId): string;
  seat(side: Side): string;
  arena(arena: Arena): string;
}

/** The word table of one language. */
export interface LogWords {
  readonly seats: Readonly<Record<Side, string>>;
  readonly arenas: Readonly<Record<Arena, string>>;
  readonly sentences: Sentences<LogEvent, Names>;
}

/** The names of a language, with what each card is called. */
export const namesIn = ({ seats, arenas }: LogWords, card: Names['card']): Names => ({
  card,
  seat: (side) => seats[side],
  arena: (arena) => arenas[arena],
});

/** What happened, as a sentence. */
export const say = (event: LogEvent, words: LogWords, names: Names): string =>
  sayWith(event, words.sentences, names);

/** How a language is used by whoever knows no game (src/core/game/presentation.ts). */
export const speech = {
  canSay: ({ type }: LogEvent, { sentences }: LogWords): boolean => Object.hasOwn(sentences, type),
  say: (event: LogEvent, words: LogWords, nameOf: Names['card']): string =>
    say(event, words, namesIn(words, nameOf)),
};
