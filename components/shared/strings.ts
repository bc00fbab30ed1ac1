// Everything the elements say in English, in one place. Another language is a table of the same form, made known by
// `language('de', table)`; an element speaks the language of the nearest `lang`. What happened in a game is told by the
// engine, in English.
import { ENGLISH } from '../../play/account/words.ts';
import type { Arena, Side } from '../../src/game/state.ts';
import type { ChartStrings } from '../chart/strings.ts';
import type { OpenedStrings } from '../replay/opened.ts';
import type { GameStrings } from '../replay/replay-source.ts';
import type { ViewsStrings } from '../replay/views-source.ts';
import type { ActionStrings } from './action-strings.ts';
import type { AskedStrings } from './asked-strings.ts';
import type { DecisionStrings } from './decision-strings.ts';
import type { LessonStrings } from './lesson-strings.ts';
import type { PieceStrings } from './piece-strings.ts';
import type { MenuStrings } from './menu-strings.ts';
import type { LaterStrings } from './table-later-strings.ts';
import type { TableStrings } from './table-strings.ts';
import type { WriteStrings } from './write-strings.ts';

const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const side = (which: Side): string => (which === 'dark' ? 'Dark' : 'Light');
const percent = (chance: number): string => `${(chance * 100).toFixed(1)} %`;

const en = {
  plural,
  side,
  percent,
  sideOf: (which: Side, name?: string | null) => `${side(which)} Side${name ? `: ${name}` : ''}`,
  arenas: { space: 'Space', ground: 'Ground', character: 'Character' } as Record<Arena, string>,

  // the board
  noTable: 'There is no table to show yet.',
  arena: 'Arena',
  arenaOf: (name: string) => `${name} arena`,
  counts: (dark: number, light: number) => `D ${dark} · L ${light}`,
  countsSpoken: (dark: number, light: number, attack: boolean) =>
    `Dark ${dark}, Light ${light}${attack ? ', attack' : ''}`,
  attack: 'Attack',
  controls: (by: Side) => `${side(by)} controls`,
  contested: 'Contested',
  empty: 'Empty',
  unitsIn: (by: Side, arena: string, n: number) => `${side(by)} units in ${arena}: ${n}`,
  noUnits: (by: Side) => `No ${side(by)} units`,
  card: 'Card',
  unknownCard: 'Unknown card',
  faceDown: 'Face-down',
  faceDownCard: 'Face-down card',
  faceDownToo: 'face-down',
  cost: (n: number | string) => `cost ${n}`,
  figures: (speed: string, power: string, health: string) =>
    `speed ${speed}, power ${power}, health ${health}`,
  damageN: (n: number) => `${n} damage`,
  buildCounters: (n: number) => plural(n, 'build counter'),
  tapped: 'tapped',
  stackOf: (n: number) => `stack of ${n}`,
  withCards: (names: string) => `with ${names}`,
  attacking: 'attacking',
  defending: 'defending',
  attacks: 'Attacks',
  defends: 'Defends',
  force: 'Force',
  build: 'Build',
  zones: {
    build: ['Build zone', 'Build'],
    hand: ['Hand', 'Hand'],
    deck: ['Deck', 'Deck'],
    discard: ['Discard', 'Discard'],
    resource: ['Resource', 'Res.'],
    event: ['Event', 'Event'],
    supply: ['Supply', 'Supply'],
    out: ['Out of play', 'Out'],
  } as Record<string, readonly [title: string, short: string]>,
  zoneOf: (by: Side, zone: string, n: number) => `${side(by)}, ${zone}: ${plural(n, 'card')}`,
  noLocation: 'No Location',
  location: 'Location',
  close: 'Close',

  // the controls
  playback: 'Playback',
  first: 'First step',
  previous: 'Previous step',
  play: 'Play',
  pause: 'Pause',
  next: 'Next step',
  last: 'Last step',
  step: 'Step',
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
  turn: ENGLISH.turn,
  setup: 'Setup',
  ofSteps: (all: string) => `of ${all}`,

  // the log
  log: 'Log',
  noLog: 'The log starts with the first step.',
  find: 'Find in the log',
  notFound: 'No step has these words.',

  // the viewer
  replay: 'Replay',
  loading: 'Loading…',
  nothing: 'There is nothing to show yet.',
  playReplay: 'Show the replay',
  whatHappened: 'What happened',
  where: 'Where in the game',
  goToStart: (of: string) => `Go to the start of: ${of}`,
  attackStep: (n: number, all: number) => `Attack, step ${n} of ${all}`,
  answer: 'The answer',
  explanation: 'The explanation',
  verdicts: { exact: 'Verified', unverified: 'Not verified', diverged: 'Diverged', told: 'Not checked yet' },
  verifying: 'Verifying…',
  note: 'Note',
  noteHidden: 'The note on this step names hidden cards.',
  marks: {
    '!': 'good',
    '!!': 'very good',
    '?': 'doubtful',
    '??': 'a mistake',
    '!?': 'interesting',
    '?!': 'risky',
  } as Record<string, string>,
  variation: (title: string | undefined, n: number) => title ?? `Variation ${n}`,
  otherLines: 'Variations from here',
  inOtherLine: 'This is a variation.',
  back: 'Back to the game',
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
  flip: 'Flip',
  flipTable: 'Flip the table',
  keys: 'Keys',
  perspective: 'Perspective',
  perspectives: {
    both: 'Both hands',
    dark: "Dark's view",
    light: "Light's view",
    spectator: 'Spectator',
  },
  fullScreen: 'Full screen',
  playOn: 'Play on from here',

  // playing on
  toDecide: (by: Side) => `${side(by)} decides`,

  // places in the statecharts whose plain words are not their names
  places: ENGLISH.places,
  playOrPass: 'Play or pass',

  // a rule
  noRuleNamed: 'no rule named',
  noSuchRule: 'no such rule',
  ruleIs: (words: string) => `Rule: ${words}`,
  rulesNotFetched: 'The rules could not be loaded.',

  /** What elements say that come later. */
  asked: {} as Partial<AskedStrings>,
  decisions: {} as Partial<DecisionStrings>,
  pieces: {} as Partial<PieceStrings>,
  chart: {} as Partial<ChartStrings>,
  table: {} as Partial<TableStrings & MenuStrings & LaterStrings>,
  lesson: {} as Partial<LessonStrings>,
  write: {} as Partial<WriteStrings>,
};

/** What the elements say: the form of a language. What is said of an attack, and why a game is verified, comes later. */
export type Strings = typeof en & Partial<ActionStrings & GameStrings & OpenedStrings & ViewsStrings>;

const languages = new Map<string, Strings>([['en', en]]);

/** Makes a language known. What a table leaves out is said in English. */
export function language(lang: string, table: Partial<Strings>): void {
  languages.set(lang, { ...en, ...table });
}

/** The words of the element that is being drawn. */
export let t: Strings = en;

/** Chooses the language for what is drawn next: "de-CH" is served by "de". */
export function speak(lang: string): void {
  t = languages.get(lang) ?? languages.get(lang.split('-')[0] ?? '') ?? en;
}
