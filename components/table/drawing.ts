// All that the drawing of a table needs: the element for what it can be asked, and what its chart says.
import type { Situation } from '../../machines/ui/choosing.ts';
import type { TableContext } from '../../machines/ui/table-types.ts';
import type { GameDisplay } from '../shared/game-display.ts';
import type { Step } from '../shared/steps.ts';
import type { ByHand, Hints } from '../shared/table-display.ts';
import type { TableGame } from './game.ts';
import type { Table } from './table.ts';

/** What was fetched because somebody opened it; null: it is closed. */
export interface OpenParts {
  readonly cardMenus: typeof import('./card-menus.ts') | null;
  readonly hints: (typeof import('./hints.ts') & { readonly help: Hints }) | null;
  readonly byHand: (typeof import('./by-hand.ts') & { readonly hand: ByHand }) | null;
  readonly tools: typeof import('./tools.ts') | null;
}

export interface Drawing {
  readonly table: Table;
  readonly game: TableGame;
  /** How the game is shown. */
  readonly shown: GameDisplay;
  readonly context: TableContext;
  readonly situation: Situation;
  /** The step that is told of: the present, or the one that is looked back at. */
  readonly step: Step;
  readonly index: number;
  readonly parts: OpenParts;
}
