// The terms that cards, rules and the state of a game share: sides, arenas, zones, events.

/** The two seats. `dark` goes first in all things (The 4 Primary Rules, 2). */
export type Side = 'dark' | 'light';
export const SIDES: readonly Side[] = ['dark', 'light'];
export const other = (side: Side): Side => (side === 'dark' ? 'light' : 'dark');

export type Arena = 'space' | 'ground' | 'character';
/** Battle order is reading order (Turn Structure, 8 to 10). */
export const ARENAS: readonly Arena[] = ['space', 'ground', 'character'];

/** One id for one card, for the whole game. */
export type CardId = string;

/** Where a card can lie as a card of its own. `under` and `on` lie with a host: a stack's lower cards, pilots, equipment. */
export type Zone =
  | Arena
  | 'build'
  | 'hand'
  | 'deck'
  | 'discard'
  | 'supply'
  | 'resource'
  | 'event'
  | 'out'
  | 'under'
  | 'on';
/** The zones that a player keeps as an ordered list of cards. */
export type ListZone = Exclude<Zone, 'under' | 'on'>;

export type Arrival = 'deployed' | 'put' | 'moved';

export type EventName =
  | 'setup-starts'
  | 'setup-ends'
  | 'turn-starts'
  | 'untap-step'
  | 'force-gained'
  | 'build-rolled'
  | 'command-phase-starts'
  | 'build-step-starts'
  | 'build-step-ends'
  | 'retreat-step-ends'
  | 'battle-phase-starts'
  | 'battle-step-starts'
  | 'battle-step-ends'
  | 'battle-phase-ends'
  | 'turn-ends'
  | 'attacks'
  | 'attacked'
  | 'attack-ends'
  | 'hits-assigned'
  | 'would-be-damaged'
  | 'damaged'
  | 'would-be-discarded'
  | 'discarded'
  | 'deployed'
  | 'completed'
  | 'arrived'
  | 'moved'
  | 'retreated'
  | 'tapped'
  | 'untapped'
  | 'drawn'
  | 'prevented'
  | 'used'
  | 'hand-discarded'
  | 'counters-put'
  | 'card-played';

export type CardKind = 'unit' | 'battle' | 'mission' | 'location' | 'equipment' | 'resource' | 'event';
export type CardSide = 'dark' | 'light' | 'neutral' | 'vong';

/** What dice are thrown for. */
export type RollKind = 'build' | 'attack' | 'damage' | 'effect';

export type WindowKind =
  | 'turn-start'
  | 'untap'
  | 'gain-force'
  | 'reroll'
  /** After the roll for build, for what is played when it is made. */
  | 'rolled'
  | 'build-start'
  | 'build'
  | 'retreat'
  | 'retreat-end'
  | 'battle-start'
  | 'step-start'
  | 'general'
  | 'speed'
  | 'strike'
  | 'predict'
  | 'attack'
  | 'disrupt'
  | 'pending'
  | 'prevention'
  | 'placement'
  | 'discard'
  | 'attack-end'
  | 'step-end'
  | 'turn-end'
  | 'trigger'
  | 'choice'
  /** Which cost of an Upkeep is paid. */
  | 'upkeep'
  /** Which of one's own two unique cards goes. */
  | 'duplicate'
  /** Which Pilot falls off a unit with too many, or which one stays. */
  | 'pilots'
  /** Which contest comes first, and the bids in one. */
  | 'contests'
  | 'bid'
  | 'sides'
  | 'event'
  | 'resource'
  | 'mulligan'
  | 'setup';
