// What becomes of options that people say in words of their own. restate.ts understands them; it needs the grammar.
import type { Decision } from '../../swtcg/decisions/decision.ts';
import type { GameState } from '../../swtcg/model/state.ts';

/** A decision as the rules understand it in the present window. */
export type Restate = (game: GameState, decision: Decision) => Decision;

/** Where no text needs the grammar, no option has words: decisions are understood as they stand. */
export const asWritten: Restate = (_game, decision) => decision;
