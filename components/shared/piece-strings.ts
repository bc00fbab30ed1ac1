// What the elements say in English that come later than the viewer, or stand alone: cards, odds, sequences. Apart from
// strings.ts so that the viewer does not wait for them; another language has them under `pieces`.
import { t } from './strings.ts';

const en = {
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

  // a rule that is opened
  noRuleIn: (id: string) => `The index has no rule “${id}”.`,
  rulebook: (section: string) => `2022 rulebook · ${section}`,
  ownWords: 'In our own words.',
  xIs: (value: string) => `Here X is ${value}.`,

  // cards
  noCard: 'There is no card to show yet.',
  notJson: 'The definition inside the element is not JSON.',
  in: 'In',
  buildCost: 'Build cost',
  version: 'version',
  beneath: (names: string) => `Beneath: ${names}`,
  sides: {
    dark: ['D', 'Dark Side'],
    light: ['L', 'Light Side'],
    vong: ['V', 'Yuuzhan Vong'],
    neutral: ['N', 'Neutral'],
  } as Record<string, readonly [letter: string, words: string]>,
  marks: {
    usable: 'Can be used',
    selected: 'Selected',
    target: 'Legal target',
    locked: 'Not usable now',
  },

  textOfCard: 'Text of the card',
  noText: 'No text.',
  speedWord: 'Speed',
  power: 'Power',
  health: 'Health',
  printed: (value: number | string) => `printed ${value}`,
  tappedNow: 'Tapped',
  inThisGame: 'In this game',

  // odds
  orMore: (n: number) => `${n} or more`,
  odds: 'Odds',
  notDice: 'The power of the attack is not a number of dice.',
  tooManyDice: (most: number) => `An attack of more than ${most} dice is not drawn.`,
  whatDecides: 'What decides',
  hitOn: (least: number) => `hit on ${least}+`,
  keyword: (name: string, value: number) => `${name} ${value}`,
  ofNoUse: (term: string) => `${term}, of no use`,
  healthOf: (n: number) => `health ${n}`,
  chanceOf: { damage: 'Chance in % of each amount of damage', hits: 'Chance in % of each number of hits' },
  stays: 'stays in play',
  discardedFrom: (n: number) => `discarded (${n} or more)`,
  afterEvade: (n: number) => `after Evade ${n}`,
  thisRoll: 'this roll',
  discarded: 'Discarded',
  discardedWithEvade: 'Discarded, with Evade',
  mean: { damage: 'Mean damage', hits: 'Mean hits' },
  meanWithEvade: (mean: string) => `${mean} with Evade`,
  amount: { damage: 'Damage', hits: 'Hits' },
  chance: 'Chance',
  withEvade: (n: number) => `With Evade ${n}`,
  row: (n: number, gone: boolean, now: boolean) =>
    `${n}${gone ? ', discarded' : ''}${now ? ', this roll' : ''}`,
  spokenBar: (of: 'damage' | 'hits', chance: string, now: boolean) =>
    `${of}: ${chance}${now ? ', this roll' : ''}`,

  // sequences
  sequences: { turn: 'Turn', attack: 'Attack', damage: 'Damage', preparation: 'Preparation' },
  steps: (n: number) => t.plural(n, 'step'),
  nowAt: (n: number, name: string) => `now ${n}: ${name}`,
  noSequence: (name: string) => `There is no sequence “${name}”.`,
  noCharts: 'The charts could not be loaded.',
};

export type PieceStrings = typeof en;

/** The words of the element that is being drawn. */
export const pieces = (): PieceStrings => ({ ...en, ...t.pieces });
