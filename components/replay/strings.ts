// What the viewer says, in English.

import { stringsFor } from '../shared/language.ts';
import type { Heading } from '../shared/steps.ts';

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
  playsAs: {
    both: 'Play both sides',
    dark: 'Play Dark',
    light: 'Play Light',
    spectator: 'Hide both hands',
  },

  // tools
  flip: 'Flip',
  perspective: 'Perspective',
  perspectives: {
    both: 'Both hands',
    dark: "Dark's view",
    light: "Light's view",
    spectator: 'Spectator',
  },
};

export type ReplayStrings = typeof english;

export const replayStrings = stringsFor('replay', english);
