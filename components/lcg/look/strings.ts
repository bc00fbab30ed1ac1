// What the board, the cards and the explanations of this game say, in English and in the words of its rulebook.
import type { Affiliation, CardType, IconType, Side } from '../../../src/lcg/language/terms.ts';
import { stringsFor } from '../../shared/language.ts';

const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const side = (which: Side): string => (which === 'dark' ? 'Dark' : 'Light');

const types: Readonly<Record<CardType, string>> = {
  Affiliation: 'Affiliation',
  Objective: 'Objective',
  Unit: 'Unit',
  Enhancement: 'Enhancement',
  Event: 'Event',
  Fate: 'Fate',
};

const affiliations: Readonly<Record<Affiliation, string>> = {
  Jedi: 'Jedi',
  'Rebel Alliance': 'Rebel Alliance',
  'Smugglers and Spies': 'Smugglers and Spies',
  Sith: 'Sith',
  'Imperial Navy': 'Imperial Navy',
  'Scum and Villainy': 'Scum and Villainy',
  Neutral: 'Neutral',
};

const icons: Readonly<Record<IconType, string>> = {
  unit: 'unit damage',
  tactics: 'tactics',
  blast: 'blast damage',
};

const english = {
  plural,
  side,
  sideOf: (which: Side, name?: string | null) => `${side(which)} Side${name ? `: ${name}` : ''}`,
  types,
  affiliations,
  icons,

  // the board
  noTable: 'Nothing to show yet.',
  playArea: (of: Side) => `${side(of)} play area`,
  objectivesOf: (of: Side, n: number) => `${side(of)}, objectives: ${n}`,
  baseOf: (of: Side, n: number) => `${side(of)}, affiliation and play area: ${plural(n, 'card')}`,
  unitsOf: (of: Side, n: number) => `${side(of)}, units: ${n}`,
  attackersOf: (of: Side, n: number) => `${side(of)}, attackers: ${n}`,
  defendersOf: (of: Side, n: number) => `${side(of)}, defenders: ${n}`,
  attackers: 'Attackers',
  defenders: 'Defenders',
  noDefenders: 'No defenders',
  noUnits: (of: Side) => `No ${side(of)} units`,
  noObjectives: (of: Side) => `No ${side(of)} objectives`,
  objectives: 'Objectives',
  units: 'Units',
  unknownCard: 'Unknown card',
  card: 'Card',
  faceDown: 'Facedown',
  faceDownCard: 'Facedown card',
  faceDownToo: 'facedown',
  cost: (n: number) => `cost ${n}`,
  forceIcons: (n: number) => plural(n, 'Force icon'),
  icon: (type: IconType, n: number) => `${n} ${icons[type]}`,
  edgeIcons: (words: string) => `edge-enabled: ${words}`,
  resources: (n: number) => plural(n, 'resource'),
  capacity: (n: number) => `damage capacity ${n}`,
  damage: (n: number) => `${n} damage`,
  focus: (n: number) => plural(n, 'focus token'),
  exhausted: 'exhausted',
  shields: (n: number) => plural(n, 'shield'),
  pendingDamage: (n: number) => `${n} damage about to be placed`,
  pendingFocus: (n: number) => `${plural(n, 'focus token')} about to be placed`,
  committed: 'committed to the Force',
  committedTab: 'Force',
  withCards: (names: string) => `enhanced with ${names}`,
  enhancementsOn: (name: string) => `Enhancements on ${name}`,
  captures: (n: number) => plural(n, 'captured card'),
  capturedAt: (name: string) => `Captured at ${name}`,
  attacking: 'attacking',
  defending: 'defending',
  engaged: 'engaged',
  strikes: 'strikes',
  strikesTag: 'Strikes',
  struck: 'target of the strike',
  unique: 'unique',
  close: 'Close',

  // a player
  forceCards: 'Force cards',
  forceCardsLeft: (n: number) => `${n} of 3 Force cards available`,
  reserve: 'Reserve',
  zones: {
    hand: ['Hand', 'Hand'],
    deck: ['Command deck', 'Deck'],
    objectiveDeck: ['Objective deck', 'Obj.'],
    discard: ['Discard pile', 'Discard'],
    victory: ['Victory pile', 'Victory'],
    out: ['Out of play', 'Out'],
  } as Record<string, readonly [title: string, short: string]>,
  zoneOf: (by: Side, zone: string, n: number) => `${side(by)}, ${zone}: ${plural(n, 'card')}`,
  beingPlayed: 'Being played',
  cancelled: 'cancelled',

  // the Force and the dial
  dial: 'Death Star dial',
  dialAt: (n: number) => `Death Star dial: ${n} of 12`,
  dialDamage: (n: number) => `${n} damage on it`,
  balance: 'Balance of the Force',
  balanceWith: (of: Side) => `${side(of)} Side`,

  // the engagement
  noEngagement: 'No engagement',
  attacks: (by: Side) => `${side(by)} attacks`,
  engagementAt: (by: Side, objective: string) => `The engagement: ${side(by)} attacks ${objective}`,
  gone: 'an objective that is gone',
  damageOf: (damage: number, capacity: number) => `${damage} of ${capacity} damage`,
  meter: (damage: number, capacity: number, sure: number, more: number) =>
    `${damage} of ${capacity} damage; to come: ${sure}${more > sure ? `, with the edge ${more}` : ''}`,

  // the edge battle
  edgeBattle: 'Edge battle',
  edgeStack: (of: Side, n: number) => `${side(of)}, edge stack: ${plural(n, 'card')}`,
  edgeUnit: (name: string, n: number) => `Edge ${n}, ${name}`,
  edgeEffects: (n: number) => `${n > 0 ? '+' : '−'}${Math.abs(n)} by effects`,
  worth: (total: number) => `worth ${total}`,
  worthAtLeast: (total: number, hidden: number) =>
    `worth ${total} and what ${hidden === 1 ? 'a facedown card adds' : `${hidden} facedown cards add`}`,
  hasEdge: (of: Side) => `${side(of)} has the edge`,
  hasTheEdge: 'has the edge',
  edgeOf: (of: Side) => `${side(of)} had the edge`,
  engagementStep: (n: number, all: number) => `Engagement, step ${n} of ${all}`,
  stackWorth: (of: Side, worth: string) => `${side(of)}: ${worth}`,
  totals: (dark: number, light: number) => `Dark ${dark}, Light ${light}`,
  automatic: 'Without defenders the edge is the attacker’s.',
  tieRule: (of: Side) => `A tie is ${side(of)}’s, who defends.`,
  fateNext: 'resolves next',
  fateDone: 'resolved',
  priority: (n: number) => `priority ${n}`,

  // what is still to come
  toCome: 'Strikes to come',
  withoutEdge: 'Without edge',
  withEdge: 'With edge',
  stillToCome: 'Now',
  unopposedBonus: (n: number) => `Unopposed: ${n} more damage to the objective`,
  strikers: (n: number) => plural(n, 'ready unit'),
  nothing: 'nothing',

  // cards
  noCard: 'There is no card to show yet.',
  notJson: 'The definition inside the element isn’t JSON.',
  in: 'In',
  noText: 'No text.',
  textOfCard: 'Text of the card',
  printed: (value: number) => `printed ${value}`,
  costLabel: 'Cost',
  forceLabel: 'Force',
  resourcesLabel: 'Resources',
  capacityLabel: 'Damage capacity',
  combatLabel: 'Combat icons',
  edgeLabel: 'Edge-enabled',
  reserveLabel: 'Reserve value',
  priorityLabel: 'Priority',
  none: 'none',
  objectiveSet: (set: number, sequence: number | null) =>
    sequence === null ? `Objective set ${set}` : `Objective set ${set}, card ${sequence} of 6`,
  exhaustedNow: 'Exhausted',
  inThisGame: 'In this game',
  step: (n: number) => `Step ${n}`,
  journeys: {
    start: 'There at the start',
    hand: 'Drawn',
    units: 'Entered play',
    enhancements: 'Entered play',
    objectives: 'Became a current objective',
    on: 'Attached',
    captured: 'Captured',
    discard: 'Discarded',
    victory: 'To a victory pile',
    edge: 'Placed in an edge stack',
    deck: 'To the command deck',
    objectiveDeck: 'To the objective deck',
    out: 'Out of play',
  } as Record<string, string>,
  marks: {
    usable: 'Can be used',
    selected: 'Selected',
    target: 'Legal target',
    locked: 'Not usable now',
  },
  faults: {
    object: 'A card is an object with at least a name and a type.',
    ref: (name: string) => `The card “${name}” is only referred to; its facts are needed.`,
    name: 'A card needs a name.',
    type: 'The type of a card is Affiliation, Objective, Unit, Enhancement, Event, or Fate.',
    side: 'The side of a card is dark or light.',
    affiliation: (word: string) => `“${word}” is no affiliation.`,
    number: (key: string) => `${key} is a number, or "X".`,
    icons: 'icons are numbers by type: unit, tactics, blast, and the same under edge.',
    list: (key: string) => `${key} is a list of texts.`,
  },
};

export type LcgStrings = typeof english;

export const lcgStrings = stringsFor('lcg', english);
