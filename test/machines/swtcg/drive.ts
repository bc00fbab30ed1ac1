// A game driven by hand: the root actor itself, so that it can be kept and taken up again.
import { createActor, type Snapshot } from 'xstate';
import { type ChartSnapshot, innermost } from '../../../machines/host/snapshot.ts';
import { gameLogic } from '../../../machines/swtcg/charts.ts';
import type { ChartContext, ChartEvent } from '../../../machines/swtcg/types.ts';
import type { Decision } from '../../../src/swtcg/decisions/decision.ts';
import { fallback, whyNot } from '../../../src/swtcg/decisions/index.ts';
import type { LogEvent } from '../../../src/swtcg/log/types.ts';
import type { GameState } from '../../../src/swtcg/model/state.ts';

export type GameActor = ReturnType<typeof startGame>;

export function startGame(game: GameState) {
  const actor = createActor(gameLogic, { input: { game, at: [] } });
  actor.start();
  return actor;
}

/** A game goes on from its persisted snapshot. */
export function restoreGame(persisted: unknown): GameActor {
  const actor = createActor(gameLogic, {
    snapshot: persisted as Snapshot<unknown>,
    input: {} as ChartContext,
  });
  actor.start();
  return actor;
}

const leaf = (actor: GameActor): ChartSnapshot<ChartContext> => innermost(actor.getSnapshot().chart);

/** What the innermost chart waits for. */
export const waitsFor = (actor: GameActor): readonly string[] => leaf(actor).state.tags;

export const gameOf = (actor: GameActor): GameState => leaf(actor).context.game;

export const send = (actor: GameActor, event: ChartEvent): void => actor.send(event);

/** Plays a script as a scenario does. `look` sees every wait; `wants` are the deeds that are left. */
export function drive(
  actor: GameActor,
  script: readonly Decision[],
  look: (actor: GameActor, left: readonly Decision[]) => void = () => {},
): LogEvent[] {
  let left = script;
  const log: LogEvent[] = [...gameOf(actor).log];
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
