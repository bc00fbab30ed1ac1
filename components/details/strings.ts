// What the viewer says in what its reader opens, in English: menu, keys, search, rolls, a card in full.
import type { Side } from '../../src/swtcg/model/state.ts';
import { stringsFor } from '../shared/language.ts';
import { sharedStrings } from '../shared/strings.ts';

const signed = (n: number): string =>
  Math.abs(n) < 0.05 ? '±0' : `${n < 0 ? '−' : '+'}${Math.abs(n).toFixed(1)}`;

const english = {
  theRoll: (n: number) => `The roll, ${sharedStrings().plural(n, 'die', 'dice')}`,
  hitsN: (n: number) => sharedStrings().plural(n, 'hit'),
  eachNumber: 'Each number: 16.7 %',
  luck: 'Luck so far, in hits:',
  luckOf: (by: Side, n: number) => `${sharedStrings().side(by)} ${signed(n)}`,
  spoilers: 'Hide result and odds',
  copyLink: (n: number) => `Copy link to step ${n}`,
  copyEmbed: 'Copy embed code',
  download: 'Download the file',
  downloadLight: 'Download a light version',
  copyText: 'Copy as text',
  print: 'Print',
  keysAct: 'Keys work while the focus is in this viewer. Escape closes this list.',
  keyWords: {
    step: 'Step back, step forward',
    ends: 'Start, end',
    play: 'Play, pause',
    stride: 'Smaller steps, larger steps',
    flip: 'Flip the table',
    rule: 'Rule of this step',
    find: 'Find in the log',
    branch: 'Play on from here',
    full: 'Full screen',
    log: 'Move in the log, among cards',
    zones: 'Previous zone, next zone',
    keys: 'These keys',
  },
  verdictReasons: {
    exact:
      'Every decision is legal, and the dice, shuffles and positions match the file. Whether it was played so, no file can prove.',
    unverified: 'It can be played, but not proven to be the recorded game',
    diverged: 'The file and the rules disagree',
    verifying: 'The game is played in the background and compared with the file.',
    told: 'It is shown as it was written down, and has not been checked against the rules here.',
  },
  check: 'Check it against the rules',
  /** The present step is the nth of those that were found; 0: it is none of them. */
  foundN: (nth: number, all: number) =>
    `${nth > 0 ? `${nth} of ` : ''}${sharedStrings().plural(all, 'step')}`,

  // what a card went through
  journeys: {
    hand: 'Drawn',
    build: 'Built',
    arena: 'Deployed',
    on: 'Put on a unit',
    under: 'Put under a card',
    discard: 'Discarded',
    deck: 'Put into the deck',
    resource: 'Put into play',
    event: 'Put into play',
    supply: 'Put into the supply',
    out: 'Out of play',
    start: 'At the start',
  } as Record<string, string>,

  // cards
  inThisGame: 'In this game',
};

export type DetailsStrings = typeof english;

export const detailsStrings = stringsFor('details', english);
