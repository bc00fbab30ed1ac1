// What the chart of a table holds and hears.
import type { BaseDecision } from '../../src/core/game/game-types.ts';
import type { CardId, Seat } from '../../src/core/state.ts';
import type { Said } from './asking.ts';
import type { Choice } from './choice.ts';
import type { Situation, Target } from './choosing.ts';
import type { GameOnTable } from './game-on-table.ts';
import type { Problem } from './problem.ts';
import type { Refused } from './refused.ts';
import { isHuman, onlyHuman, type Perspective, perspectiveOf, type Seats } from './seats.ts';

/** The functions that choose: they come with the engine, and so with the game. */
export type ChoosingRules = typeof import('./choosing.ts');

/** A game that has come to the table. */
export interface Opened {
  readonly game: GameOnTable;
  readonly rules: ChoosingRules;
}

export interface TableSettings {
  readonly seats: Seats;
  /** How many milliseconds a move of a built-in player stands before the next. */
  readonly pace: number;
}

/** What was copied, and whether the browser allowed it. */
export interface Copied {
  readonly text: string;
  readonly done: boolean;
}

export interface TableContext extends TableSettings {
  readonly game: GameOnTable | null;
  readonly rules: ChoosingRules | null;
  /** Of players at one screen, the one who asked to see their hand. */
  readonly looking: Seat | null;
  /** The step that is looked back at; null: the present. */
  readonly at: number | null;
  /** The steps that are still to be shown, the present one first: an attack as it goes on. */
  readonly moments: readonly number[];
  readonly choice: Choice;
  /** The card that is changed by hand. */
  readonly byHand: CardId | null;
  readonly copied: Copied | null;
  readonly problem: Problem | null;
}

/** Who takes a decision. */
export type DecidedBy = 'player' | 'page' | 'built-in';

export type TableEvent =
  // opening
  | { type: 'OPEN' }
  | { type: 'RESTART' }
  | { type: 'START_CHANGED' }
  | { type: 'GAME_REPLACED'; game: GameOnTable }
  // the page
  | { type: 'CONNECTED' }
  | { type: 'DISCONNECTED' }
  | { type: 'SETTINGS_CHANGED'; settings: TableSettings }
  // the game
  | {
      type: 'CHANGED';
      /** Who changed it; `elsewhere`: not through this table. */
      by: 'person' | 'built-in' | 'elsewhere';
      /** The steps in which an attack went on: they are shown one after the other. */
      moments: readonly number[];
    }
  | { type: 'REFUSED'; refused: Refused }
  | { type: 'PREVENTED' }
  | { type: 'PLAY' }
  | { type: 'PAUSE' }
  // looking
  | { type: 'SHOW_HAND'; seat: Seat }
  | { type: 'LOOK_BACK'; index: number }
  | { type: 'LOOK_AT_PRESENT' }
  // choosing
  | { type: 'PICK'; card: CardId; anchor: object }
  | { type: 'CHOOSE'; left: readonly BaseDecision[]; card?: CardId | null }
  | { type: 'ANSWER'; answer: Partial<Said> }
  | { type: 'CONFIRM' }
  | { type: 'DECIDE'; decision: BaseDecision }
  | { type: 'EXPLAIN'; refused: Refused | null; in: 'menu' | 'list' }
  | { type: 'CANCEL' }
  | { type: 'LIFT'; card: CardId }
  | { type: 'DROP'; target: Target }
  | { type: 'SET_COUNTERS'; counters: number }
  | { type: 'SET_NUMBER'; field: string; value: number }
  | { type: 'UNFOLD'; deed: string | null }
  // what is opened besides
  | { type: 'TOGGLE_HINTS' }
  /** Opens the judge's hand for a card; without one, opens or closes it. */
  | { type: 'CHANGE_BY_HAND'; card: CardId | null }
  | { type: 'OPEN_TOOLS' }
  | { type: 'CLOSE_TOOLS' }
  | { type: 'COPIED'; copied: Copied }
  // problems
  | { type: 'FAILED'; problem: Problem }
  | { type: 'CLOSE_PROBLEM' };

// ---- what follows from the context

export const perspective = ({ seats, looking, game }: TableContext): Perspective =>
  perspectiveOf(seats, game?.seats ?? [], looking, game?.chance ?? null);

/** Whether a person who may look has the chance now, and looks at the present. */
export function isMine(context: TableContext): boolean {
  const chance = context.game?.chance ?? null;
  if (context.at !== null || chance === null || !isHuman(context.seats, chance)) return false;
  const who = perspective(context);
  return who === 'both' || who === chance;
}

/** The game, and who asks, for the functions that choose. */
export function situationOf(context: TableContext): Situation {
  const table = context.game as GameOnTable;
  return {
    table,
    mine: isMine(context),
    wisher: onlyHuman(context.seats, table.seats) ?? table.chance ?? (table.seats.at(-1) as Seat),
  };
}
