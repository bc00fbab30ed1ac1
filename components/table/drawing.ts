// All that the drawing of a table needs: the element for what it can be asked, and what its chart says.
import type { Situation } from '../../machines/ui/choosing.ts';
import type { TableContext } from '../../machines/ui/table-types.ts';
import type { SwtcgTypes } from '../../src/swtcg/types.ts';
import type { Step } from '../shared/steps.ts';
import type { TableGame } from './game.ts';
import type { SwtcgTable } from './table.ts';

/** What was fetched because somebody opened it; null: it is closed. */
export interface OpenParts {
  readonly cardMenus: typeof import('./card-menus.ts') | null;
  readonly hints: typeof import('./hints.ts') | null;
  readonly byHand: typeof import('./by-hand.ts') | null;
  readonly tools: typeof import('./tools.ts') | null;
}

export interface Drawing {
  readonly table: SwtcgTable;
  readonly game: TableGame;
  readonly context: TableContext;
  readonly situation: Situation;
  /** The step that is told of: the present, or the one that is looked back at. */
  readonly step: Step<SwtcgTypes>;
  readonly index: number;
  readonly parts: OpenParts;
}
