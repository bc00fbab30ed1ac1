// The live game: the statecharts with somebody at the wheel. Decisions go straight to the innermost machine.
import { type AnyActorRef, type AnyMachineSnapshot, createActor } from 'xstate';
import { gameMachine } from '../machines/game.ts';
import type { SequenceEvent } from '../machines/sequence.ts';
import type { Decision } from '../src/decisions/decision.ts';
import { legalDecisions, whyNot } from '../src/decisions/index.ts';
import { SwtcgError } from '../src/game/error.ts';
import type { Refusal } from '../src/game/refusal.ts';
import type { GameState } from '../src/game/state.ts';

/** What play waits for: a player, dice, being told to go on, or nothing any more. */
export type Waiting = 'player' | 'dice' | 'stopped' | 'over';

export class Table {
  readonly #actor;
  #failure: unknown = null;

  constructor(game: GameState) {
    this.#actor = createActor(gameMachine, { input: { game, at: [] } });
    this.#actor.subscribe({ error: (error) => (this.#failure = error) });
    this.#actor.start();
    this.#check();
  }

  /** The innermost machine: every machine invokes at most one other. */
  #leaf(): AnyActorRef {
    let actor: AnyActorRef = this.#actor;
    for (;;) {
      const next = (actor.getSnapshot() as AnyMachineSnapshot).children['inner'] as AnyActorRef | undefined;
      if (!next) return actor;
      actor = next;
    }
  }

  get game(): GameState {
    return (this.#leaf().getSnapshot() as AnyMachineSnapshot).context.game as GameState;
  }

  get waiting(): Waiting {
    const snapshot = this.#leaf().getSnapshot() as AnyMachineSnapshot;
    if (snapshot.hasTag('player')) return 'player';
    if (snapshot.hasTag('dice')) return 'dice';
    return snapshot.hasTag('stopped') ? 'stopped' : 'over';
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

  /** Says what the dice show, where nobody rolls them for the players. */
  roll(dice: readonly number[]): void {
    this.#send({ type: 'DICE', dice });
  }

  /** Goes on past the point where play was told to stop. */
  resume(): void {
    this.#send({ type: 'RESUME' });
  }

  #send(event: SequenceEvent): void {
    this.#leaf().send(event);
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
