// What the viewer says, in English.

import type { Seat } from '../../src/core/state.ts';
import { stringsFor } from '../shared/language.ts';
import type { Heading, Perspective } from '../shared/steps.ts';
import { sharedStrings } from '../shared/strings.ts';

const english = {
  /** How the game ended: another language says it of who won, and in which turn. */
  result: ({ result }: Heading): string | null => result ?? null,
  // the log
  find: 'Find in the log',

  // the viewer
  replay: 'Replay',
  nothing: 'There is nothing to show yet.',
  whatHappened: 'What happened',
  answer: 'The answer',
  explanation: 'The explanation',
  verdicts: {
    exact: 'Consistent',
    unverified: 'Not verified',
    diverged: 'Diverged',
    told: 'Not checked yet',
  },
  verifying: 'Checking…',
  noteHidden: 'The note on this step names hidden cards.',
  variation: (title: string | undefined, n: number) => title ?? `Variation ${n}`,
  otherLines: 'Variations from here',
  inOtherLine: 'This is a variation.',
  back: 'Back to the game',

  // playing on
  inLive: (step: number) => `You are playing on from step ${step}`,
  played: 'What you played',
  youPlay: 'You play',
  /** A language may also have words of its own for a seat, by its name. */
  playsAs: { both: 'Play both sides', spectator: 'Hide both hands' } as Readonly<Record<string, string>>,
  playsSeat: (seat: Seat) => `Play ${sharedStrings().side(seat)}`,

  // tools
  flip: 'Flip',
  perspective: 'Perspective',
  perspectives: { both: 'Both hands', spectator: 'Spectator' } as Readonly<Record<string, string>>,
  viewOf: (seat: Seat) => `${sharedStrings().side(seat)}'s view`,
};

export type ReplayStrings = typeof english;

export const replayStrings = stringsFor('replay', english);

/** Everybody's eyes, each seat's, and those of somebody who sees no hidden card. */
export const perspectivesOf = (seats: readonly Seat[]): readonly Perspective[] => [
  'both',
  ...seats,
  'spectator',
];

/** Whoever is nobody known sees what a spectator sees. */
export function perspectiveWords(who: Perspective, seats: readonly Seat[]): string {
  const { perspectives, viewOf } = replayStrings();
  return perspectives[who] ?? (seats.includes(who) ? viewOf(who) : (perspectives.spectator as string));
}

export const playsAsWords = (who: Perspective): string => {
  const { playsAs, playsSeat } = replayStrings();
  return playsAs[who] ?? playsSeat(who);
};
