// What the later parts of the table say in English: hints, the judge's hand, tools. They come when they are asked for, and
// so do their words; another language has them under `table`, with the rest.
import type { Side } from '../../src/game/state.ts';
import { t } from './strings.ts';

const side = (which: Side): string => t.side(which);

const en = {
  // tools
  concede: (which: Side) => `${side(which)} concedes`,
  draw: 'Agree on a draw',
  byHandLong: 'Change something by hand (judge)',
  shareLink: 'Copy a link to this game',
  saveGame: 'Save the game, to go on later',
  notShared: 'This game is too long for a link.',

  // hints
  hints: 'Hints',
  odds: 'What would happen?',
  goodPlayer: 'What would a good player do?',
  advice: (what: string) => `A sensible player would choose: ${what}.`,
  because: (why: string) => `Because ${why}.`,
  doThat: 'Do that',
  chanceOfDiscard: (chance: string) => `${chance} to discard it`,
  meanDamage: (mean: string) => `${mean} damage on average`,
  noHint: 'There is nothing to decide now.',

  // by hand
  byHandTitle: 'By hand, as a judge',
  byHandNote: 'Changes made by hand are marked in the log and in the recording. No rules are checked.',
  pickCard: 'Choose a card on the table, or a player.',
  hand: {
    move: 'Move to',
    top: 'on top',
    bottom: 'at the bottom',
    on: 'Put on',
    tap: 'Tap',
    untap: 'Untap',
    faceUp: 'Turn face up',
    faceDown: 'Turn face down',
    damage: 'Damage counters',
    build: 'Build counters',
    control: (which: Side) => `${side(which)} controls it`,
    force: 'Force',
    buildPoints: 'Build points',
    drawOne: 'Draw a card',
    shuffle: 'Shuffle the deck',
    roll: 'Roll dice',
    reveal: 'Show the hand to both',
    note: 'A note for the log',
    addNote: 'Write it down',
    set: 'Set',
    counterName: 'Counter',
  },
  zones: {
    hand: 'hand',
    deck: 'deck',
    discard: 'discard pile',
    build: 'build zone',
    space: 'Space arena',
    ground: 'Ground arena',
    character: 'Character arena',
    resource: 'Resource zone',
    event: 'Event zone',
    supply: 'supply',
    out: 'out of play',
  } as Record<string, string>,

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
};

export type LaterStrings = typeof en;

/** The words of the parts that come later. */
export const tl = (): LaterStrings => ({ ...en, ...t.table });
