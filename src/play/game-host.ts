// The live game: the statecharts with somebody at the wheel.
import { createActor, type Snapshot } from 'xstate';
import type { Inspect } from '../../machines/host/inspector.ts';
import { type ChartSnapshot, innermost, levels, stateValue } from '../../machines/host/snapshot.ts';
import { gameHost, gameLogic } from '../../machines/swtcg/charts.ts';
import type { ChartContext, ChartEvent } from '../../machines/swtcg/types.ts';
import { SwtcgError } from '../core/error.ts';
import { MOST_DICE } from '../core/most-dice.ts';
import type { Refusal } from '../core/refusal.ts';
import type { Decision } from '../swtcg/decisions/decision.ts';
import { legalDecisions, whyNot } from '../swtcg/decisions/index.ts';
import type { ManualChange } from '../swtcg/judge/judge.ts';
import type { CardId, GameState } from '../swtcg/model/state.ts';

/** What play waits for: a player, dice, being told to go on, or nothing any more. */
export type Waiting = 'player' | 'dice' | 'stopped' | 'over';

/** The live statecharts as plain data: what waits can be kept and taken up again. */
export interface TableSnapshot {
  readonly machine: Snapshot<unknown>;
}

export interface TableOptions {
  /** Shows the charts in an inspector, as XState's interpreter runs them. */
  readonly inspect?: Inspect | null;
}

export class Table {
  readonly #actor;
  #failure: unknown = null;
  readonly #inspected: ((event: ChartEvent) => void) | null;

  /** A new game, or one that a snapshot was taken of. */
  constructor(from: GameState | TableSnapshot, { inspect = null }: TableOptions = {}) {
    this.#actor =
      'machine' in from
        ? createActor(gameLogic, { snapshot: from.machine, input: undefined as never })
        : createActor(gameLogic, { input: { game: from, at: [] } });
    this.#actor.subscribe({ error: (error) => (this.#failure = error) });
    this.#actor.start();
    this.#check();
    this.#inspected = inspect && gameHost.inspect(this.#actor.getSnapshot(), inspect);
  }

  /** The chart that takes the next event. */
  #chart(): ChartSnapshot<ChartContext> {
    return innermost(this.#actor.getSnapshot().chart);
  }

  get game(): GameState {
    return this.#chart().context.game;
  }

  get waiting(): Waiting {
    const { tags } = this.#chart().state;
    if (tags.includes('player')) return 'player';
    if (tags.includes('dice')) return 'dice';
    return tags.includes('stopped') ? 'stopped' : 'over';
  }

  snapshot(): TableSnapshot {
    return { machine: this.#actor.getPersistedSnapshot() };
  }

  /** The active states of every chart, from the outermost to the innermost, each as XState writes a state's value. */
  states(): unknown[] {
    return levels(this.#actor.getSnapshot().chart).map(stateValue);
  }

  legal(): Decision[] {
    return legalDecisions(this.game);
  }

  whyNot(decision: Decision): Refusal | null {
    return whyNot(this.game, decision);
  }

  /** Takes a legal decision, or says why it is not legal. */
  decide(decision: Decision): Refusal | null {
    const refusal = this.whyNot(decision);
    if (!refusal) this.#send({ type: 'DECIDE', decision });
    return refusal;
  }

  /** Takes a decision that is known to be legal, as one of a recorded game is. */
  take(decision: Decision): void {
    this.#send({ type: 'DECIDE', decision });
  }

  /** Says what the dice show, where nobody rolls them for the players. */
  roll(dice: readonly number[]): void {
    if (
      !Array.isArray(dice) ||
      dice.length > MOST_DICE ||
      !dice.every((die) => [1, 2, 3, 4, 5, 6].includes(die))
    )
      throw new SwtcgError({ code: 'not-legal', message: 'Dice show 1 to 6.', rule: 'roll.dice' });
    this.#send({ type: 'DICE', dice });
  }

  /** Puts something on the table by hand. */
  set(change: ManualChange): void {
    this.#sendByHand({ type: 'SET', change });
  }

  /** Names a card that was not known. */
  name(card: CardId, as: string): void {
    this.#sendByHand({ type: 'REVEAL', card, as });
  }

  /** A game that is over hears nothing any more. */
  #sendByHand(event: ChartEvent): void {
    if (this.waiting === 'over')
      throw new SwtcgError({
        code: 'not-legal',
        message: "This can't be done by hand: the game is over.",
        rule: 'judge.set',
      });
    this.#send(event);
  }

  /** Goes on past the point where play was told to stop. */
  resume(): void {
    this.#send({ type: 'RESUME' });
  }

  #send(event: ChartEvent): void {
    this.#actor.send(event);
    this.#inspected?.(event);
    this.#check();
  }

  /** A rule that failed inside a machine (a loop made by cards) is thrown to whoever asked. */
  #check(): void {
    if (this.#failure === null) return;
    const failure = this.#failure;
    if (failure instanceof SwtcgError) throw failure;
    throw failure instanceof Error ? failure : new Error(String(failure));
  }
}
