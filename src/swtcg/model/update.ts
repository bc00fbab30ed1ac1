// Copies of the records that change all the time, made field by field. An engine knows the shape of what is made in one
// place and copies it in one go; of what is spread in a hundred places it looks up every field.
import type { CardState, GameState, PlayerState, Window } from './state.ts';

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

type OptionalKeys<T> = { [Key in keyof T]-?: object extends Pick<T, Key> ? Key : never }[keyof T];

/** A record of which no field may be missing: all of one kind are of one shape, and none is forgotten in a copy. */
type Whole<T> = [OptionalKeys<T>] extends [never] ? T : never;

/** A copy to be changed before anybody else sees it. */
export const copyGame = (game: Whole<GameState>): Writable<GameState> => ({
  box: game.box,
  cards: game.cards,
  players: game.players,
  locations: game.locations,
  turn: game.turn,
  point: game.point,
  setupBy: game.setupBy,
  arena: game.arena,
  battleAgain: game.battleAgain,
  stop: game.stop,
  windows: game.windows,
  frames: game.frames,
  attacks: game.attacks,
  rolls: game.rolls,
  damages: game.damages,
  waiting: game.waiting,
  modifiers: game.modifiers,
  last: game.last,
  bounties: game.bounties,
  striker: game.striker,
  twice: game.twice,
  used: game.used,
  nextId: game.nextId,
  diceUsed: game.diceUsed,
  shufflesUsed: game.shufflesUsed,
  random: game.random,
  result: game.result,
  path: game.path,
  log: game.log,
  chance: game.chance,
  steps: game.steps,
  again: game.again,
  known: game.known,
  zero: game.zero,
  past: game.past,
});

/** The game with a change. */
export const changed = (game: GameState, change: Partial<GameState>): GameState =>
  Object.assign(copyGame(game), change);

export const copyCard = (card: Whole<CardState>): Writable<CardState> => ({
  id: card.id,
  def: card.def,
  owner: card.owner,
  controller: card.controller,
  zone: card.zone,
  host: card.host,
  tapped: card.tapped,
  faceDown: card.faceDown,
  damage: card.damage,
  build: card.build,
  stack: card.stack,
  pilots: card.pilots,
  equipment: card.equipment,
  counters: card.counters,
});

export const copyPlayer = (player: Whole<PlayerState>): Writable<PlayerState> => ({
  force: player.force,
  buildPoints: player.buildPoints,
  setupPoints: player.setupPoints,
  setupSpent: player.setupSpent,
  setupDone: player.setupDone,
  lists: player.lists,
});

export const copyLists = (lists: PlayerState['lists']): Writable<PlayerState['lists']> => ({
  space: lists.space,
  ground: lists.ground,
  character: lists.character,
  build: lists.build,
  hand: lists.hand,
  deck: lists.deck,
  discard: lists.discard,
  supply: lists.supply,
  resource: lists.resource,
  event: lists.event,
  out: lists.out,
});

export const copyWindow = (window: Whole<Window>): Writable<Window> => ({
  id: window.id,
  kind: window.kind,
  rule: window.rule,
  chance: window.chance,
  solo: window.solo,
  stage: window.stage,
  dice: window.dice,
  passes: window.passes,
  triggers: window.triggers,
  played: window.played,
  closed: window.closed,
  arena: window.arena,
  options: window.options,
  optional: window.optional,
  count: window.count,
  picked: window.picked,
  bids: window.bids,
  owes: window.owes,
});

/**
 * A list of a game, made as `map` makes it. `map` itself makes arrays of two kinds, by how often it has run, and all that
 * was compiled for the one is thrown away when a game comes with the other.
 */
export function row<A, B>(of: readonly A[], make: (one: A, at: number) => B): B[] {
  const made: B[] = [];
  for (let at = 0; at < of.length; at++) made.push(make(of[at] as A, at));
  return made;
}
