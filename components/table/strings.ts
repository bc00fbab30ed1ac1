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
  whoseChance: 'Whose chance it is',

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
  realDice: 'What real dice show',
  realDiceHint: 'Numbers from 1 to 6',
  enterDice: 'Take these',

  // what you can do
  whatYouCan: 'What you can do',
  nothingButPass: 'Nothing but passing.',
  nothingNow: 'Nothing for now.',
  passForMe: 'Pass for me',
  passSettings: {
    never: 'never',
    empty: 'when I have no play',
    always: 'always, except in my own steps and attacks',
  } as Record<AutoPass, string>,
  passNote: 'Passes made for you are in the recording.',

  // hand
  handOf: (which: Seat) => `${side(which)}’s hand`,
  brightEdge: 'A bright edge means it can be used now.',
  noCards: 'No cards in hand.',
  curtain: (which: Seat) => `${side(which)} decides now. Hands are hidden.`,
  showHand: (which: Seat) => `I am ${side(which)}: show my hand`,
  passUnseen: 'Pass without looking',

  // looking back
  lookingBack: (step: number) => `You are looking back at step ${step}.`,
  goOnHere: 'Go on from here',
  present: 'Back to the present',
  unread: 'Carried out by hand: this is not read',

  // errors
  notPlayable: 'This file can’t be played on.',
  badLink: 'The link belongs to another game: its moves can’t be made here.',
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
  byHandLong: 'Change something by hand (judge)',
  shareLink: 'Copy a link to this game',
  saveGame: 'Save the game, to go on later',
  notShared: 'This game is too long for a link.',

  // hints
  hints: 'Hints',
  goodPlayer: 'What would a good player do?',
  advice: (what: string) => `A sensible player would choose: ${what}.`,
  because: (why: string) => `Because ${why}.`,
  doThat: 'Do that',
  noHint: 'There is nothing to decide now.',

  // by hand
  byHandTitle: 'By hand, as a judge',
  byHandNote: 'Changes made by hand are marked in the log and in the recording. No rules are checked.',
  pickCard: 'Choose a card on the table, or a player.',

  // keys
  keysAct: 'Keys work while the focus is in this table.',
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
  giveUpChoice: 'Cancel this choice: nothing is paid',
  confirm: 'Confirm',
  read: 'Read the card',
  nothingToDo: 'Nothing can be done with it now.',
  diceToChoose: 'Which dice?',
  dieNo: (n: number, value: number) => `Die ${n}, shows ${value}`,
};

export type TableStrings = typeof english;

export const tableStrings = stringsFor('table', english);
