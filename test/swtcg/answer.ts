// What the engine says of a position: the same wherever it was imported from.
import type { Decision } from '../../src/swtcg/decisions/decision.ts';
import { decide, legalDecisions, whyNot } from '../../src/swtcg/decisions/index.ts';
import type { GameState } from '../../src/swtcg/model/state.ts';
import { view } from '../../src/swtcg/view/view.ts';

/** What is legal, why the other player may not decide this, and what comes of it. */
export function answerOf(game: GameState, decision: Decision): string {
  const other: Decision = { ...decision, by: decision.by === 'dark' ? 'light' : 'dark' };
  return JSON.stringify([legalDecisions(game), whyNot(game, other), view(decide(game, decision))]);
}
