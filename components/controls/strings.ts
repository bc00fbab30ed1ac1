// What the controls say, in English.
import { stringsFor } from '../shared/language.ts';

const english = {
  playback: 'Playback',
  first: 'First step',
  previous: 'Previous step',
  play: 'Play',
  pause: 'Pause',
  next: 'Next step',
  last: 'Last step',
  stepBy: 'Step by',
  strides: {
    step: 'every step',
    roll: 'roll or effect',
    decision: 'decision',
    attack: 'attack',
    phase: 'phase',
    turn: 'turn',
  },
  speed: 'Speed',
  times: (speed: number) => `${speed} ×`,
  setup: 'Setup',
  ofSteps: (all: string) => `of ${all}`,
  playOn: 'Play on from here',
};

export type ControlsStrings = typeof english;

export const controlsStrings = stringsFor('controls', english);
