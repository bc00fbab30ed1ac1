// The words that cards, effects and the state of a game share.

export const SIDES = ['dark', 'light'] as const;
export type Side = (typeof SIDES)[number];

export const other = (side: Side): Side => (side === 'dark' ? 'light' : 'dark');

/** One id for one card, for the whole game. */
export type CardId = string;

/** The Death Star dial, where it stands in for a card: it can be enhanced, and engaged as though it were an objective. */
export const DIAL = 'dial';

export const AFFILIATIONS = [
  'Jedi',
  'Rebel Alliance',
  'Smugglers and Spies',
  'Sith',
  'Imperial Navy',
  'Scum and Villainy',
  'Neutral',
] as const;
export type Affiliation = (typeof AFFILIATIONS)[number];

export const CARD_TYPES = ['Affiliation', 'Objective', 'Unit', 'Enhancement', 'Event', 'Fate'] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** The types of combat icons, in the order in which they resolve unless their player says otherwise. */
export const ICON_TYPES = ['unit', 'tactics', 'blast'] as const;
export type IconType = (typeof ICON_TYPES)[number];

export type IconCount = Readonly<Record<IconType, number>>;

/** Normal combat icons and, under `edge`, edge-enabled ones. */
export interface Icons extends IconCount {
  readonly edge: IconCount;
}

export const PHASES = ['balance', 'refresh', 'draw', 'deployment', 'conflict', 'force'] as const;
export type Phase = (typeof PHASES)[number];

/** The piles of a player, and the cards that lie in the play area. `enhancements`: those that enhance the play area. */
export const LISTS = [
  'affiliation',
  'objectives',
  'enhancements',
  'units',
  'hand',
  'deck',
  'discard',
  'objectiveDeck',
  'victory',
  'edge',
] as const;
export type ListZone = (typeof LISTS)[number];

/** Where a card can be: in one of the lists, on another card or the dial, captured at an objective, or (events) nowhere yet. */
export type Zone = ListZone | 'on' | 'captured' | 'out';

/** The zones out of play that card texts speak of (In Play and Out of Play). */
export type OutOfPlay = 'hand' | 'deck' | 'objectiveDeck' | 'discard' | 'edge' | 'victory' | 'captured';

export type Token = 'focus' | 'damage' | 'shield';

export type Compare = 'at-least' | 'at-most' | 'exactly';

/** The keywords of the 2012 rulebook (Keywords). */
export type Keyword =
  | 'edge'
  | 'elite'
  | 'limited'
  | 'no-enhancements'
  | 'protect'
  | 'shielding'
  | 'targeted-strike';
