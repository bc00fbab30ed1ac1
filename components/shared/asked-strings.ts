// What the viewer says in English only when its reader asks for it: odds, tools, keys, playing on. Apart from strings.ts so
// that the viewer does not wait for it; another language has it under `asked`.
import type { Side } from '../../src/game/state.ts';
import { t } from './strings.ts';

const signed = (n: number): string =>
  Math.abs(n) < 0.05 ? '±0' : `${n < 0 ? '−' : '+'}${Math.abs(n).toFixed(1)}`;

const en = {
  problems: {
    'entry-not-legal': 'A move in this example is not legal',
    'dice-exhausted': 'This example has too few dice',
    'text-not-read': "A card's text can't be read",
    diverged: 'This replay does not match the rules',
    unreadable: "The file can't be read",
    loop: 'The cards trigger each other endlessly',
    'not-fetched': 'Something is missing',
    'too-long': 'This example is too long for a page',
  } as Record<string, string>,
  problem: "This example can't be shown",
  gameProblem: "This game can't be shown",
  problemRest: 'The steps before this are fine.',
  problemKept: 'What was shown before is still here.',
  tryAgain: 'Try again',
  reload: 'Reload the page',
  lastGood: 'Show the last good step',
  isPage: 'The address leads to a web page, not to a game file.',
  what: 'What',
  whereAt: 'Where',
  understood: 'Understood so far',
  code: 'Code',
  theRoll: (n: number) => `The roll, ${t.plural(n, 'die', 'dice')}`,
  hitsN: (n: number) => t.plural(n, 'hit'),
  eachNumber: 'Each number: 16.7 %',
  luck: 'Luck so far, in hits:',
  luckOf: (by: Side, n: number) => `${t.side(by)} ${signed(n)}`,
  spoilers: 'Hide result and odds',
  copyLink: (n: number) => `Copy link to step ${n}`,
  copyEmbed: 'Copy embed code',
  download: 'Download the file',
  downloadLight: 'Download a light version',
  copyText: 'Copy as text',
  print: 'Print',
  copied: 'Copied.',
  notCopied: 'The browser did not allow copying. Here it is:',
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
  inLive: (step: number) => `You are playing on from step ${step}`,
  played: 'What you played',
  youPlay: 'You play',
  playsAs: {
    both: 'Play both sides',
    dark: 'Play Dark',
    light: 'Play Light',
    spectator: 'Hide both hands',
  },
};

export type AskedStrings = typeof en;

/** The words of the element that is being drawn. */
export const asked = (): AskedStrings => ({ ...en, ...t.asked });
