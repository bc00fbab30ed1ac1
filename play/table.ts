// The live game: the statecharts with somebody at the wheel. Decisions go straight to the innermost machine.
import {
  type ActorOptions,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  createActor,
  type Snapshot,
} from 'xstate';
import { gameIn } from '../machines/express.ts';
import { gameMachine } from '../machines/game.ts';
import type { SequenceEvent } from '../machines/sequence.ts';
import type { Decision } from '../src/decisions/decision.ts';
import { legalDecisions, whyNot } from '../src/decisions/index.ts';
import { SwtcgError } from '../src/game/error.ts';
import type { Refusal } from '../src/game/refusal.ts';
import type { CardId, GameState } from '../src/game/state.ts';
import type { ManualChange } from '../src/judge/judge.ts';

/** What play waits for: a player, dice, being told to go on, or nothing any more. */
export type Waiting = 'player' | 'dice' | 'stopped' | 'over';

/** The live statecharts as plain data: what waits can be kept and taken up again. */
export interface TableSnapshot {
  readonly machine: Snapshot<unknown>;
}

/** Watches every table that is made from now on: the Stately inspector does. */
let watcher: ActorOptions<AnyActorLogic>['inspect'];
export function inspectTables(inspect: typeof watcher): void {
  watcher = inspect;
}

export class Table {
  readonly #actor;
  #failure: unknown = null;

  /** A new game, or one that a snapshot was taken of. */
  constructor(from: GameState | TableSnapshot) {
    const watched = watcher ? { inspect: watcher } : {};
    this.#actor =
      'machine' in from
        ? createActor(gameMachine, { ...watched, snapshot: from.machine, input: undefined as never })
        : createActor(gameMachine, { ...watched, input: { game: from, at: [] } });
    this.#actor.subscribe({ error: (error) => (this.#failure = error) });
    this.#actor.start();
    this.#check();
  }

  /** The innermost machine: every machine invokes at most one other. */
  #leaf(): AnyActorRef {
    let actor: AnyActorRef = this.#actor;
    for (;;) {
      const next = (actor.getSnapshot() as AnyMachineSnapshot).children.inner as AnyActorRef | undefined;
      if (!next) return actor;
      actor = next;
    }
  }

  get game(): GameState {
    return gameIn((this.#leaf().getSnapshot() as AnyMachineSnapshot).context);
  }

  get waiting(): Waiting {
    const snapshot = this.#leaf().getSnapshot() as AnyMachineSnapshot;
    if (snapshot.hasTag('player')) return 'player';
    if (snapshot.hasTag('dice')) return 'dice';
    return snapshot.hasTag('stopped') ? 'stopped' : 'over';
  }

  snapshot(): TableSnapshot {
    return { machine: this.#actor.getPersistedSnapshot() };
  }

  /** The active states of every machine, from the outermost to the innermost. */
  states(): unknown[] {
    const found: unknown[] = [];
    let actor: AnyActorRef | undefined = this.#actor;
    while (actor) {
      const { value, children } = actor.getSnapshot() as AnyMachineSnapshot;
      found.push(value);
      actor = children.inner as AnyActorRef | undefined;
    }
    return found;
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
    this.#send({ type: 'DICE', dice });
  }

  /** Puts something on the table by hand. */
  set(change: ManualChange): void {
    this.#send({ type: 'SET', change });
  }

  /** Names a card that was not known. */
  name(card: CardId, as: string): void {
    this.#send({ type: 'REVEAL', card, as });
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
