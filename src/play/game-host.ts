// The live game: its statecharts with somebody at the wheel, who lets nothing pass that the rules forbid.

import { SwtcgError } from '../core/error.ts';
import type { ChartInspector, GameSnapshot, RunningCharts, Waiting } from '../core/game/charts.ts';
import type { Game } from '../core/game/game.ts';
import type { GameTypes } from '../core/game/game-types.ts';
import type { Refusal } from '../core/refusal.ts';
import type { CardId } from '../core/state.ts';

export interface GameHostOptions {
  /** Shows the charts in an inspector, as XState's interpreter runs them. */
  readonly inspect?: ChartInspector | null;
}

export class GameHost<T extends GameTypes = GameTypes> {
  readonly ruleset: Game<T>;
  readonly #charts: RunningCharts<T>;

  /** A new game, or one that a snapshot was taken of. */
  constructor(ruleset: Game<T>, from: T['state'] | GameSnapshot, { inspect = null }: GameHostOptions = {}) {
    this.ruleset = ruleset;
    this.#charts = ruleset.charts.run(from, inspect);
  }

  get game(): T['state'] {
    return this.#charts.game;
  }

  get waiting(): Waiting {
    return this.#charts.waiting;
  }

  snapshot(): GameSnapshot {
    return this.#charts.snapshot();
  }

  legal(): T['decision'][] {
    return this.ruleset.legal(this.game);
  }

  whyNot(decision: T['decision']): Refusal | null {
    return this.ruleset.whyNot(this.game, decision);
  }

  /** Takes a legal decision, or says why it is not legal. */
  decide(decision: T['decision']): Refusal | null {
    const refusal = this.whyNot(decision);
    if (!refusal) this.take(decision);
    return refusal;
  }

  /** Takes a decision that is known to be legal, as one of a recorded game is. */
  take(decision: T['decision']): void {
    this.#charts.send({ type: 'DECIDE', decision });
  }

  /** Says what the dice show, where nobody rolls them for the players. */
  roll(dice: readonly number[]): void {
    const message = this.ruleset.whyNotDice(dice);
    if (message !== null) throw new SwtcgError({ code: 'not-legal', message, rule: this.ruleset.cited.dice });
    this.#charts.send({ type: 'DICE', dice });
  }

  /** Puts something on the table by hand. */
  set(change: T['change']): void {
    this.#checkByHand();
    this.#charts.send({ type: 'SET', change });
  }

  /** Names a card that was not known. */
  name(card: CardId, as: string): void {
    this.#checkByHand();
    this.#charts.send({ type: 'REVEAL', card, as });
  }

  /** A game that is over hears nothing any more. */
  #checkByHand(): void {
    if (this.waiting !== 'over') return;
    const message = "This can't be done by hand: the game is over.";
    throw new SwtcgError({ code: 'not-legal', message, rule: this.ruleset.cited.byHand });
  }

  /** Goes on past the point where play was told to stop. */
  resume(): void {
    this.#charts.send({ type: 'RESUME' });
  }
}
