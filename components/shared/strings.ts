// What more than one element says, in English.
import { places } from '../../src/swtcg/log/places.ts';
import type { Arena, Side } from '../../src/swtcg/model/state.ts';
import { stringsFor } from './language.ts';

const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const side = (which: Side): string => (which === 'dark' ? 'Dark' : 'Light');
const percent = (chance: number): string => `${(chance * 100).toFixed(1)} %`;

const english = {
  plural,
  side,
  percent,
  sideOf: (which: Side, name?: string | null) => `${side(which)} Side${name ? `: ${name}` : ''}`,
  arenas: { space: 'Space', ground: 'Ground', character: 'Character' } as Record<Arena, string>,

  // the board
  card: 'Card',
  faceDown: 'Face-down',
  faceDownCard: 'Face-down card',
  damageN: (n: number) => `${n} damage`,
  buildCounters: (n: number) => plural(n, 'build counter'),
  build: 'Build',
  close: 'Close',

  // the controls
  step: 'Step',
  turn: places.turn,

  // the log
  log: 'Log',

  // the viewer
  loading: 'Loading…',
  playReplay: 'Show the replay',
  where: 'Where in the game',
  goToStart: (of: string) => `Go to the start of: ${of}`,
  attackStep: (n: number, all: number) => `Attack, step ${n} of ${all}`,
  note: 'Note',
  marks: {
    '!': 'good',
    '!!': 'very good',
    '?': 'doubtful',
    '??': 'a mistake',
    '!?': 'interesting',
    '?!': 'risky',
  } as Record<string, string>,
  rule: 'Rule',
  notFetched: 'The file could not be loaded.',
  partNotFetched: 'A part of the viewer could not be loaded. Reload the page to try again.',
  notJson: 'The file can’t be written as JSON.',
  answered: (status: number) => `The file could not be loaded: the server answered ${status}.`,
  tooSlow: 'The file did not load in time.',
  tooLarge: 'The file is too large.',
  inside: (message: string) => `Something went wrong inside the viewer: ${message}`,

  // tools
  tools: 'Tools',
  flipTable: 'Flip the table',
  keys: 'Keys',
  fullScreen: 'Full screen',

  // playing on
  toDecide: (by: Side) => `${side(by)} decides`,

  // places in the statecharts whose plain words are not their names
  places: places.places,
  playOrPass: 'Play or pass',
  copied: 'Copied.',
  notCopied: 'The browser did not allow copying. Here it is:',
  badEffects: (why: string) => `The effects of its cards can’t be played: ${why}`,
  toldOtherwise: 'The log does not match the game in it at this step.',
};

export type SharedStrings = typeof english;

export const sharedStrings = stringsFor('shared', english);
