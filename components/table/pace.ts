// Built-in players at the table: whose chance is theirs, and how long a move of theirs stands before the next. Fetched with
// the players, when one takes a seat.
import type { Decision } from '../../src/decisions/decision.ts';
import { problemOf } from '../shared/load.ts';
import { decisionOf, PLAYERS } from './built-in.ts';
import { show } from './showing.ts';
import type { SwtcgTable } from './table.ts';
import type { Tell } from './telling.ts';

/** So many decisions of theirs are taken before the page gets its turn. */
const AT_ONCE = 60;

export class Pace {
  readonly #table: SwtcgTable;
  readonly #tell: Tell;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: SwtcgTable, tell: Tell) {
    this.#table = table;
    this.#tell = tell;
  }

  /** Nothing that was begun goes on. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  /** One goes on, where it is their chance: at a pace that can be followed, after all has been shown that happened since a step. */
  next(before?: number): void {
    this.stop();
    const { game, pace, isConnected, paused } = this.#table;
    if (!game || !isConnected || paused) return;
    let from = before ?? game.steps.length - 1;
    for (let n = 0; n < AT_ONCE; n++) {
      const shown = show(this.#table, from);
      if (shown) {
        void shown.then((all) => all && this.next());
        return;
      }
      from = game.steps.length - 1;
      const side = game.chance;
      const who = side && this.#table[side];
      const player = who && PLAYERS[who];
      if (!side || !player || game.session.waiting !== 'player') return;
      const decision = decisionOf(player, game, side);
      if (!decision) return;
      const quiet = decision.do === 'pass' || pace <= 0;
      if (!quiet || n === AT_ONCE - 1) {
        this.#timer = setTimeout(() => this.#take(decision) && this.next(from), pace);
        return;
      }
      if (!this.#take(decision)) return;
    }
  }

  #take(decision: Decision): boolean {
    const table = this.#table;
    const { game } = table;
    if (!game || game.session.whyNot(decision)) return false;
    if (!this.#tell('swtcg-decision', { decision, from: 'built-in' })) return false;
    try {
      game.decide(decision);
    } catch (failure) {
      table.fail(problemOf(failure));
      return false;
    }
    return true;
  }
}
