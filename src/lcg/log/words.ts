// How a language tells of this game: a sentence for each type of event, and what seats, phases and icons are called.
import { type Sentences, sayWith } from '../../core/log-event.ts';
import type { CardId, IconType, Phase, Side } from '../language/terms.ts';
import type { LogEvent } from './types.ts';

/** What cards, seats, phases and icons are called in sentences. */
export interface Names {
  card(id: CardId): string;
  seat(side: Side): string;
  phase(phase: Phase): string;
  icon(icon: IconType): string;
}

/** The word table of one language. */
export interface LogWords {
  readonly seats: Readonly<Record<Side, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly icons: Readonly<Record<IconType, string>>;
  readonly sentences: Sentences<LogEvent, Names>;
}

/** The names of a language, with what each card is called. */
export const namesIn = ({ seats, phases, icons }: LogWords, card: Names['card']): Names => ({
  card,
  seat: (side) => seats[side],
  phase: (phase) => phases[phase],
  icon: (icon) => icons[icon],
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
