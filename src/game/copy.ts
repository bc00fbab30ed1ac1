// Copies of the records that change all the time, made field by field. An engine knows the shape of what is made in one
// place and copies it in one go; of what is spread in a hundred places it looks up every field.
import type { CardState, GameState, PlayerState, Window } from './state.ts';

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

type OptionalKeys<T> = { [Key in keyof T]-?: object extends Pick<T, Key> ? Key : never }[keyof T];

/** A record of which only these fields may be missing: they are copied by name. A new one does not compile before it is. */
type Missing<T, Keys extends OptionalKeys<T>> = OptionalKeys<T> extends Keys ? T : never;

/** A copy to be changed before anybody else sees it. */
export function copyGame(game: Missing<GameState, 'again' | 'known' | 'zero' | 'past'>): Writable<GameState> {
  const copy: Writable<GameState> = {
    box: game.box,
    cards: game.cards,
    players: game.players,
    locations: game.locations,
    turn: game.turn,
    point: game.point,
    setupBy: game.setupBy,
    arena: game.arena,
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
  };
  if (game.again !== undefined) copy.again = game.again;
  if (game.known !== undefined) copy.known = game.known;
  if (game.zero !== undefined) copy.zero = game.zero;
  if (game.past !== undefined) copy.past = game.past;
  return copy;
}

export const copyCard = (card: Missing<CardState, never>): Writable<CardState> => ({
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

export const copyPlayer = (player: Missing<PlayerState, never>): Writable<PlayerState> => ({
  force: player.force,
  buildPoints: player.buildPoints,
  setupPoints: player.setupPoints,
  setupSpent: player.setupSpent,
  setupDone: player.setupDone,
  lists: player.lists,
});

export function copyWindow(window: Missing<Window, 'bids'>): Writable<Window> {
  const copy: Writable<Window> = {
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
  };
  if (window.bids !== undefined) copy.bids = window.bids;
  return copy;
}
