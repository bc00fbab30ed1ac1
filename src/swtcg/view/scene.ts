// What is going on at a step of a game: the attack that is under way, and what was played. It comes beside the view: the
// documented view has cards and players only.
import type { AttackView, PlayView } from './attack-view.ts';

export interface Scene extends Readonly<Record<string, unknown>> {
  /** The attack that is under way. */
  readonly attack: AttackView | null;
  /** What was played and has not had its effect yet, first played first. */
  readonly plays: readonly PlayView[];
}
