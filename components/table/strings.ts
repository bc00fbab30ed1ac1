// What the table says, in English. What it says of one game is in the folder of that game: a language has both in its table `table`.

import type { AutoPass, Seat } from '../../src/core/state.ts';
import { stringsFor } from '../shared/language.ts';
import { sharedStrings } from '../shared/strings.ts';

const side = (which: Seat): string => sharedStrings().side(which);

const english = {
  table: 'Table',
  starterGame: 'A game with the starter decks',
  sitDown: 'Sit down and play',
  recording: 'Recording',
  about: (players: string, step: number, rules: string) =>
    `${players ? `${players}, step` : 'Step'} ${step}, ${rules}`,
  players: { human: 'You', random: 'Random player', greedy: 'Built-in player' } as Record<string, string>,
  playerOf: (name: string, which: Seat) => `${name} (${side(which)})`,

  // tools
  undo: 'Undo',
  redo: 'Redo',
  hint: 'Hint',
  saveReplay: 'Save replay',
  more: 'More',
  newGame: 'New game',
  again: 'Start over',
  byHand: 'By hand',

  // whose chance
  whoseChance: 'Whose turn to act',

  // passing
  pass: 'Pass',
  thinking: (name: string) => `${name} is deciding…`,
  stopped: 'The example ends here.',

  // choosing
  usable: 'can be used',
  selected: 'selected',
  legalTarget: 'can be chosen',
  locked: 'can’t be used now',
  whyNot: 'Why not?',
  fewer: 'One less',
  moreOf: 'One more',
  throwDice: (n: number) => `Roll ${sharedStrings().plural(n, 'die', 'dice')}`,
  realDice: 'Enter your own dice',
  realDiceHint: 'Numbers from 1 to 6',
  enterDice: 'Use these',

  // what you can do
  whatYouCan: 'What you can do',
  nothingButPass: 'You can only pass.',
  nothingNow: 'Nothing to do right now.',
  passForMe: 'Pass for me',
  passSettings: {
    never: 'never',
    empty: 'when I have nothing to play',
    always: 'always, except in my own steps and attacks',
  } as Record<AutoPass, string>,
  passNote: 'Automatic passes are recorded too.',

  // hand
  handOf: (which: Seat) => `${side(which)}’s hand`,
  brightEdge: 'A bright edge means it can be used now.',
  noCards: 'No cards in hand.',
  curtain: (which: Seat) => `${side(which)} decides now. Hands are hidden.`,
  showHand: (which: Seat) => `I am ${side(which)}: show my hand`,
  passUnseen: 'Pass without looking',

  // looking back
  lookingBack: (step: number) => `You are looking at step ${step}.`,
  goOnHere: 'Continue from here',
  present: 'Back to the present',
  unread: 'Not automated: resolve this yourselves',

  // errors
  notPlayable: 'This file can’t be continued.',
  badLink: 'The link belongs to another game. Its moves aren’t possible here.',
  badPlayer: (name: string, known: readonly string[]) =>
    `There is no built-in player “${name}”: use ${known
      .map((one) => `“${one}”`)
      .join(', ')
      .replace(/, ([^,]*)$/, ' or $1')}.`,
  needsFile: 'This game takes a file to begin with.',
  needsCards: 'Decks need card data: give its address in the attribute “cards”.',

  // tools
  concede: (which: Seat) => `${side(which)} concedes`,
  draw: 'Agree on a draw',
  byHandLong: 'Edit the game (judge)',
  shareLink: 'Copy a link to this game',
  saveGame: 'Save and continue later',
  notShared: 'This game is too long for a link.',

  // hints
  hints: 'Hints',
  goodPlayer: 'What would a good player do?',
  advice: (what: string) => `Suggestion: ${what}.`,
  because: (why: string) => `Because ${why}.`,
  doThat: 'Do that',
  noHint: 'There is nothing to decide now.',

  // by hand
  byHandTitle: 'Edit the game, as a judge',
  byHandNote: 'Changes made by hand are marked in the log and in the recording. No rules are checked.',
  pickCard: 'Choose a card on the table, or a player.',

  // keys
  keysAct: 'Keys work while this table has the focus.',
  keyWords: {
    pass: 'Pass, or end the step',
    giveUp: 'Cancel a choice',
    undo: 'Undo',
    redo: 'Redo',
    hint: 'Hint',
    byHand: 'By hand',
    keys: 'These keys',
  },
  whatToDo: (name: string) => `${name}: what to do with it`,
  giveUp: 'Cancel',
  giveUpChoice: 'Cancel (nothing is spent)',
  confirm: 'Confirm',
  read: 'Read the card',
  nothingToDo: 'Nothing to do with this card right now.',
  diceToChoose: 'Which dice?',
  dieNo: (n: number, value: number) => `Die ${n}, shows ${value}`,
};

export type TableStrings = typeof english;

export const tableStrings = stringsFor('table', english);
