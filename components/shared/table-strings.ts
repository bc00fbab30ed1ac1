// What the table says in English. Apart from strings.ts so that the viewer does not wait for it; another language has it
// under `table`.
import type { Deed } from '../../src/decisions/decision.ts';
import type { AutoPass, Side, WindowKind } from '../../src/game/state.ts';
import { t } from './strings.ts';

const side = (which: Side): string => t.side(which);

const en = {
  table: 'Table',
  starterGame: 'A game with the starter decks',
  sitDown: 'Sit down and play',
  recording: 'Recording',
  starts: 'The game starts.',
  about: (players: string, step: number) => `${players ? `${players}, step` : 'Step'} ${step}, 2022 rules`,
  players: { human: 'You', random: 'Random player', greedy: 'Built-in player' } as Record<string, string>,
  playerOf: (name: string, which: Side) => `${name} (${side(which)})`,

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
  windows: {
    'turn-start': 'Start of the turn',
    untap: 'Untap',
    'gain-force': 'Force is gained',
    reroll: 'After the roll',
    rolled: 'Roll for build',
    'build-start': 'Start of the build step',
    build: 'Build step',
    retreat: 'Retreat step',
    'retreat-end': 'End of the retreat step',
    'battle-start': 'Start of the battle phase',
    'step-start': 'Start of the battle step',
    general: 'Before the next attack',
    speed: 'Speed check',
    strike: 'Second attack',
    predict: 'Predicting the hits',
    attack: 'Before the dice',
    disrupt: 'Chance to disrupt',
    pending: 'Damage is pending',
    prevention: 'Damage prevention',
    placement: 'Damage is placed',
    discard: 'Units are discarded',
    'attack-end': 'End of the attack',
    'step-end': 'End of the battle step',
    'turn-end': 'End of the turn',
    trigger: 'Triggered effects',
    choice: 'A choice',
    upkeep: 'Upkeep',
    duplicate: 'Two of one unique card',
    contests: 'Contests',
    bid: 'Contest',
    sides: 'Bidding for the side',
    event: 'Event',
    resource: 'Resource',
    mulligan: 'Mulligan',
    setup: 'Setup',
  } as Record<WindowKind, string>,
  /** What there is to do, in windows of which that is not plain. */
  tasks: {
    build: 'Build, complete, move and rearrange in any order.',
    retreat: 'Choose untapped units that leave their arena.',
    speed: 'This speed comes up: attack, or tap without attacking.',
    strike: 'The unit may attack once more.',
    predict: 'Say how many hits the dice will make.',
    trigger: 'Choose what happens first, or which effect you use.',
    upkeep: 'Choose the cost that you pay.',
    duplicate: 'Choose which of the two you discard.',
    contests: 'Choose which contest comes first.',
    bid: 'Bid Force to keep your card.',
    sides: 'Bid build points for your side, lower than the last bid.',
    event: 'Choose an Event.',
    resource: 'Choose a Resource.',
    mulligan: 'Choose cards from your hand to redraw; units stay.',
    setup: 'Put units into play until you have spent more than the other.',
    choice: 'An effect asks you.',
  } as Partial<Record<WindowKind, string>>,

  setupSpent: (mine: number, all: number, whose: Side, theirs: number) =>
    `You have spent ${mine} of ${all} build points, ${side(whose)} ${theirs}.`,

  // passing
  pass: 'Pass',
  doneButtons: {
    build: 'Done building',
    retreat: 'Done retreating',
    setup: 'Done with setup',
    mulligan: 'Keep the hand',
    choice: 'Choose none',
    predict: 'Predict nothing',
    strike: 'No second attack',
    event: 'No Event',
    resource: 'No Resource',
    sides: 'No bid',
    bid: 'No higher bid',
    trigger: 'Go on',
  } as Partial<Record<WindowKind, string>>,
  passGives: (to: Side) => `Pass: ${side(to)} has the next chance.`,
  passEnds: (next: string) => `Pass: both have passed, ${next}.`,
  stageEnds: 'activated effects come next',
  diceStageEnds: 'the next kind of effect on dice comes up',
  /** What comes when both have passed. */
  afterWindow: {
    'turn-start': 'the turn goes on',
    untap: 'Force is gained',
    'gain-force': 'the roll for build comes next',
    reroll: 'the dice stand',
    rolled: 'the build steps come next',
    'build-start': 'the card is drawn and the build step is yours',
    'retreat-end': 'the retreat step is over',
    'battle-start': 'the Space battle step starts',
    'step-start': 'the fastest unit comes up',
    general: 'the next unit comes up',
    attack: 'the dice are rolled',
    disrupt: 'it takes effect',
    pending: 'damage prevention comes next',
    prevention: 'the damage is placed',
    placement: 'units without health left are discarded',
    discard: 'the attack goes on to its end',
    'attack-end': 'the attack is over',
    'step-end': 'the next arena comes up',
    'turn-end': 'the turn is over',
  } as Partial<Record<WindowKind, string>>,
  afterOther: 'play goes on',
  /** What passing does where it is no play-or-pass chance. */
  passDoes: {
    build: 'Done: your build step ends, and build points left are lost.',
    retreat: 'Done: your retreat step ends.',
    'build-start': 'Pass: the draw step comes.',
    setup: 'Done: you put no more units into play.',
    mulligan: 'Keep the hand: it stays as it is.',
    choice: 'Choose none: the effect does without.',
    predict: 'Predict nothing: the dice are rolled anyway.',
    strike: 'No second attack: the next unit comes up.',
    event: 'No Event: you play without one.',
    resource: 'No Resource: you play without one.',
    sides: 'No bid: the sides stay as they are.',
    bid: 'No higher bid: two in a row end the contest, and the highest bid wins.',
    trigger: 'Go on: effects that must happen do, in order; those that may, don’t.',
  } as Partial<Record<WindowKind, string>>,
  mustChoose: 'There is no passing here: a choice has to be made.',
  mustTap: 'There is no passing here: a unit that does not attack taps.',
  thinking: (name: string) => `${name} is deciding…`,
  over: {
    wins: (winner: Side) => `${side(winner)} wins the game.`,
    nobody: 'The game ends without a winner.',
    by: {
      control: 'by control of two arenas',
      effect: 'by a card',
      conceded: 'the other concedes',
      agreed: 'both agree on a draw',
      time: 'time ran out',
      judge: 'by a judge',
      'turn-limit': 'it has gone on too long',
    } as Record<string, string>,
    inTurn: (turn: number, how: string) => `In turn ${turn}, ${how}.`,
  },
  stopped: 'The example ends here.',

  // choosing
  usable: 'can be used',
  selected: 'selected',
  legalTarget: 'can be chosen',
  locked: 'can’t be used now',
  whyNot: 'Why not?',
  fewer: 'One less',
  moreOf: 'One more',
  numbers: {
    counters: 'Build counters',
    x: 'X',
    amount: 'How much',
    force: 'Force',
    hits: 'Hits',
    bid: 'Build points',
  } as Record<string, string>,
  deployHere: 'Deploy here',
  putHere: 'Put here',
  setAside: (n: number, to: string) => `Set ${t.plural(n, 'card')} aside, into ${to}`,
  throwDice: (n: number) => `Roll ${t.plural(n, 'die', 'dice')}`,
  realDice: 'What real dice show',
  realDiceHint: 'Numbers from 1 to 6',
  enterDice: 'Take these',

  // what you can do
  whatYouCan: 'What you can do',
  nothingButPass: 'Nothing but passing.',
  nothingNow: 'Nothing for now.',
  todo: {
    attack: 'Attack with a unit',
    tap: 'Tap without attacking',
    use: 'Use an ability',
    play: 'Play a Battle card',
    choose: 'Choose',
    predict: 'Predict hits',
    bid: 'Bid',
    build: 'Put build counters',
    complete: 'Complete a card',
    move: 'Move a unit',
    equip: 'Equip a unit',
    detach: 'Detach an Equipment',
    rearrange: 'Rearrange a stack',
    retreat: 'Retreat a unit',
    upkeep: 'Pay Upkeep',
    decline: 'Decline the card',
    side: 'Bid for the side',
    event: 'Play an Event',
    resource: 'Pull a Resource',
    mulligan: 'Mulligan',
    setup: 'Set up a card',
    pass: 'Pass',
    done: 'End the step',
  } as Record<Deed, string>,
  passForMe: 'Pass for me',
  passSettings: {
    never: 'never',
    empty: 'when I have no play',
    always: 'always, except in my own steps and attacks',
  } as Record<AutoPass, string>,
  passNote: 'Passes made for you are in the recording.',

  // hand
  handOf: (which: Side) => `${side(which)}’s hand`,
  brightEdge: 'A bright edge means it can be used now.',
  noCards: 'No cards in hand.',
  curtain: (which: Side) => `${side(which)} decides now. Hands are hidden.`,
  showHand: (which: Side) => `I am ${side(which)}: show my hand`,
  passUnseen: 'Pass without looking',

  // looking back
  lookingBack: (step: number) => `You are looking back at step ${step}.`,
  goOnHere: 'Go on from here',
  present: 'Back to the present',

  unread: 'Carried out by hand: this is not read',

  // errors
  notPlayable: 'This file can’t be played on.',
  badLink: 'The link belongs to another game: its moves can’t be made here.',
  badPlayer: (name: string) => `There is no built-in player “${name}”: use “human”, “random” or “greedy”.`,
  needsCards: 'Decks need card data: give its address in the attribute “cards”.',
};

export type TableStrings = typeof en;

let known: { readonly of: typeof t; readonly words: TableStrings } | null = null;

/** The words of the table that is being drawn. */
export function tw(): TableStrings {
  if (known?.of !== t) known = { of: t, words: { ...en, ...t.table } };
  return known.words;
}
