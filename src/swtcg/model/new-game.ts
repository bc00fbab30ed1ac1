// A game before anything happens: cards where they stand, and nothing under way.
import { seeded } from '../../core/random.ts';
import { sharedBox } from './game-setup.ts';
import { type Box, type CardState, type GameState, NO_CHANCE, type PlayerState, type Side } from './state.ts';

/** Preparation: each player starts with 30 build points, less what is bid for the side. */
export const STARTING_BUILD = 30;

/** What a player has in the beginning. */
export type Means = Pick<PlayerState, 'force' | 'buildPoints' | 'lists'>;

/** What has to be said of a game before it can begin. */
export interface Start extends Omit<Box, 'index'>, Pick<GameState, 'locations' | 'point' | 'stop'> {
  /** In the order of `ids`. */
  readonly cards: readonly CardState[];
  readonly players: Readonly<Record<Side, Means>>;
  /** Null where dice and orders of decks are given by hand. */
  readonly seed: number | string | null;
}

export const newGame = (start: Start): GameState => ({
  box: boxFor(start),
  cards: start.cards,
  players: { dark: player(start.players.dark), light: player(start.players.light) },
  locations: start.locations,
  turn: 1,
  point: start.point,
  setupBy: null,
  arena: null,
  battleAgain: null,
  stop: start.stop,
  windows: [],
  frames: [],
  attacks: [],
  rolls: [],
  damages: [],
  waiting: [],
  modifiers: [],
  last: {},
  bounties: [],
  striker: null,
  twice: false,
  used: [],
  nextId: 1,
  diceUsed: 0,
  shufflesUsed: 0,
  random: start.seed === null ? null : seeded(start.seed),
  result: null,
  path: [],
  log: [],
  chance: NO_CHANCE,
  steps: 0,
  again: null,
  known: [],
  zero: [],
  past: null,
});

const player = ({ force, buildPoints, lists }: Means): PlayerState => ({
  force,
  buildPoints,
  setupPoints: STARTING_BUILD,
  setupSpent: 0,
  setupDone: false,
  lists,
});

const boxFor = ({ ruleset, defs, ids, dice, shuffles, autoPass, shuffle }: Start): Box =>
  sharedBox({
    ruleset,
    defs,
    ids,
    index: Object.fromEntries(ids.map((id, i) => [id, i])),
    dice,
    shuffles,
    autoPass,
    shuffle,
  });
