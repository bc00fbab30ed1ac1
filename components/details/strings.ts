// What the viewer says in what its reader opens, in English: menu, keys, search.
import { stringsFor } from '../shared/language.ts';
import { sharedStrings } from '../shared/strings.ts';

const english = {
  spoilers: 'Hide result and odds',
  copyLink: (n: number) => `Copy link to step ${n}`,
  copyEmbed: 'Copy embed code',
  download: 'Download the file',
  downloadLight: 'Download a light version',
  copyText: 'Copy as text',
  print: 'Print',
  keysAct: 'Keys work while this viewer has the focus. Escape closes this list.',
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
      'Every decision is legal, and dice, shuffles and positions match the file. No file can prove that it was really played this way.',
    unverified: 'It can be played, but not proven to be the recorded game',
    diverged: 'The file and the rules disagree',
    verifying: 'Playing the game in the background and comparing it with the file.',
    told: 'Shown as recorded; not yet checked against the rules.',
  },
  check: 'Check it against the rules',
  /** The present step is the nth of those that were found; 0: it is none of them. */
  foundN: (nth: number, all: number) =>
    `${nth > 0 ? `${nth} of ` : ''}${sharedStrings().plural(all, 'step')}`,
};

export type DetailsStrings = typeof english;

export const detailsStrings = stringsFor('details', english);
