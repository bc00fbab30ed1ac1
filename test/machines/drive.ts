// A game driven by hand: the root actor itself, so that it can be kept and taken up again.
import { createActor, type Snapshot } from 'xstate';
import { innermost, type Rest } from '../../machines/express.ts';
import { gameLogic } from '../../machines/game.ts';
import type { SequenceContext, SequenceEvent } from '../../machines/sequence.ts';
import type { Decision } from '../../src/decisions/decision.ts';
import { fallback, whyNot } from '../../src/decisions/index.ts';
import type { GameState, LogEntry } from '../../src/game/state.ts';

export type GameActor = ReturnType<typeof startGame>;

export function startGame(game: GameState) {
  const actor = createActor(gameLogic, { input: { game, at: [] } });
  actor.start();
  return actor;
}

/** A kept game is taken up again from what JSON says of it. */
export function takeUp(kept: unknown): GameActor {
  const actor = createActor(gameLogic, {
    snapshot: kept as Snapshot<unknown>,
    input: {} as SequenceContext,
  });
  actor.start();
  return actor;
}

const leaf = (actor: GameActor): Rest => innermost(actor.getSnapshot().rest);

/** What the innermost sequence waits for. */
export const waitsFor = (actor: GameActor): readonly string[] => leaf(actor).place.node.tags;

export const gameOf = (actor: GameActor): GameState => leaf(actor).context.game;

export const send = (actor: GameActor, event: SequenceEvent): void => actor.send(event);

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
    if (!waitsFor(actor).includes('player')) return log;
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
