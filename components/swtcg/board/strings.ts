// What the board says, in English.
import type { Side } from '../../../src/swtcg/model/state.ts';
import type { AttackView } from '../../../src/swtcg/view/attack-view.ts';
import { stringsFor } from '../../shared/language.ts';
import { sharedStrings } from '../../shared/strings.ts';

const side = (which: Side): string => sharedStrings().side(which);

const english = {
  // the board
  noTable: 'Nothing to show yet.',
  arena: 'Arena',
  arenaOf: (name: string) => `${name} arena`,
  counts: (dark: number, light: number) => `D ${dark} · L ${light}`,
  countsSpoken: (dark: number, light: number, attack: boolean) =>
    `Dark ${dark}, Light ${light}${attack ? ', attack' : ''}`,
  attack: 'Attack',
  /** What hits: another language says it of the dice and the odds. */
  caption: ({ caption }: AttackView) => caption,
  controls: (by: Side) => `${side(by)} controls`,
  contested: 'Contested',
  empty: 'Empty',
  unitsIn: (by: Side, arena: string, n: number) => `${side(by)} units in ${arena}: ${n}`,
  noUnits: (by: Side) => `No ${side(by)} units`,
  unknownCard: 'Unknown card',
  faceDownToo: 'face-down',
  cost: (n: number | string) => `cost ${n}`,
  figures: (speed: string, power: string, health: string) =>
    `speed ${speed}, power ${power}, health ${health}`,
  tapped: 'tapped',
  stackOf: (n: number) => `stack of ${n}`,
  withCards: (names: string) => `with ${names}`,
  attacking: 'attacking',
  defending: 'defending',
  attacks: 'Attacks',
  defends: 'Defends',
  force: 'Force',
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
  zoneOf: (by: Side, zone: string, n: number) => `${side(by)}, ${zone}: ${sharedStrings().plural(n, 'card')}`,
  noLocation: 'No Location',
  location: 'Location',
  beingPlayed: 'Being played',
  disrupted: 'disrupted',
  dice: 'Dice',
  dieToThrow: 'not rolled yet',
  die: (value: number, hit: boolean) => `${value}, ${hit ? 'hit' : 'miss'}`,
  attackOn: (attacker: string, defender: string) => `The attack: ${attacker} on ${defender}`,
  sum: (hits: number, added: number, prevented: number, damage: number) =>
    `${sharedStrings().plural(hits, 'hit')}${added === 0 ? '' : `, ${added > 0 ? 'and' : 'less'} ${Math.abs(added)} by effects`}${prevented > 0 ? `, less ${prevented} prevented` : ''}, is ${damage} damage`,
  hitsWord: (n: number) => (n === 1 ? 'hit' : 'hits'),
  effects: 'effects',
  prevented: 'prevented',
  damage: 'damage',
};

export type BoardStrings = typeof english;

export const boardStrings = stringsFor('board', english);
