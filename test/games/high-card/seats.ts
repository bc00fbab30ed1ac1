// What is done for who does nothing, and what is said.
import { type Sentences, sayWith } from '../../../src/core/log-event.ts';
import type { AutoPass, CardId } from '../../../src/core/state.ts';
import { cardsIn, seatName, waitingFor } from './rules.ts';
import type { Decision, LogEvent, Names, State } from './types.ts';

export function fallback(game: State): Decision | null {
  const by = waitingFor(game);
  return by === null ? null : { by, do: 'pass' };
}

export function letsPass(game: State, setting: AutoPass): boolean {
  const by = waitingFor(game);
  if (by === null || setting === 'never') return false;
  return setting === 'always' || cardsIn(game, by, 'hand').length === 0;
}

export type Words = Sentences<LogEvent, Names>;

export const english: Words = {
  'round-begun': ({ by }, { seat }) => `A round begins: ${seat(by)} is first.`,
  'card-laid': ({ by, cards: { laid } }, { seat, card }) => `${seat(by)} lays ${card(laid)}.`,
  passed: ({ by }, { seat }) => `${seat(by)} passes.`,
  'die-rolled': ({ numbers: { die } }) => `The die shows ${die}.`,
  scored: ({ by, numbers: { points } }, { seat }) => `${seat(by)} scores ${points}.`,
  'game-ended': ({ by }, { seat }) => `${seat(by)} wins.`,
  'entry-refused': ({ by, words: { refusal } }, { seat }) => `${seat(by)} can't: ${refusal}.`,
  'game-begun': () => 'The game begins.',
};

export function sayIn(event: LogEvent, words: Words, card: (id: CardId) => string): string {
  const names: Names = { card, seat: (seat) => (seat === null ? 'Nobody' : seatName(seat)) };
  return sayWith<LogEvent, Names>(event, words, names);
}

export const say = (event: LogEvent): string => sayIn(event, english, (id) => id);
