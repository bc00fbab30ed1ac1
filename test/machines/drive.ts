// A game driven by hand: the root actor itself, so that it can be kept and taken up again.
import { type AnyActorRef, type AnyMachineSnapshot, createActor, type Snapshot } from 'xstate';
import { gameIn } from '../../machines/express.ts';
import { gameMachine } from '../../machines/game.ts';
import type { SequenceContext, SequenceEvent } from '../../machines/sequence.ts';
import type { Decision } from '../../src/decisions/decision.ts';
import { fallback, whyNot } from '../../src/decisions/index.ts';
import type { GameState, LogEntry } from '../../src/game/state.ts';

export type GameActor = ReturnType<typeof startGame>;

export function startGame(game: GameState) {
  const actor = createActor(gameMachine, { input: { game, at: [] } });
  actor.start();
  return actor;
}

/** A kept game is taken up again from what JSON says of it. */
export function takeUp(kept: unknown): GameActor {
  const actor = createActor(gameMachine, {
    snapshot: kept as Snapshot<unknown>,
    input: {} as SequenceContext,
  });
  actor.start();
  return actor;
}

/** The snapshots from the outermost machine to the one that waits. */
export function snapshots(actor: AnyActorRef): AnyMachineSnapshot[] {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  const inner = snapshot.children.inner as AnyActorRef | undefined;
  return inner ? [snapshot, ...snapshots(inner)] : [snapshot];
}

function leafOf(actor: AnyActorRef): AnyActorRef {
  const inner = (actor.getSnapshot() as AnyMachineSnapshot).children.inner as AnyActorRef | undefined;
  return inner ? leafOf(inner) : actor;
}

export const leaf = (actor: AnyActorRef): AnyMachineSnapshot =>
  leafOf(actor).getSnapshot() as AnyMachineSnapshot;

export const gameOf = (actor: AnyActorRef): GameState => gameIn(leaf(actor).context);

export const send = (actor: AnyActorRef, event: SequenceEvent): void => leafOf(actor).send(event);

/** Plays a script as a scenario does. `look` sees every wait; `wants` are the deeds that are left. */
export function drive(
  actor: GameActor,
  script: readonly Decision[],
  look: (actor: GameActor, left: readonly Decision[]) => void = () => {},
): LogEntry[] {
  let left = script;
  const log: LogEntry[] = [...gameOf(actor).log];
  for (let waits = 0; waits < 5000; waits++) {
    look(actor, left);
    const at = leaf(actor);
    if (!at.hasTag('player')) return log;
    const game = gameOf(actor);
    const [next, ...rest] = left;
    const taken = next && whyNot(game, next) === null;
    const decision = taken ? next : fallback(game);
    if (!decision) return log;
    if (taken) left = rest;
    send(actor, { type: 'DECIDE', decision });
    log.push(...gameOf(actor).log);
  }
  throw new Error('the game does not end');
}
