// A game in its charts, from one decision to the next: an actor of the host, seen as src/core/game/game.ts asks for it.

import { createActor, type EventObject, type Snapshot } from 'xstate';
import type {
  GameCharts,
  GameInput,
  GameSnapshot,
  RunningCharts,
  Waiting,
} from '../../src/core/game/charts.ts';
import type { GameTypes } from '../../src/core/game/game-types.ts';
import type { Host } from './host.ts';
import type { Inspect } from './inspector.ts';
import { type ChartSnapshot, innermost } from './snapshot.ts';

/** What every chart of a game carries. */
interface GameContext<State> {
  game: State;
  /** The path of states that led to this chart, outermost first. */
  at: readonly string[];
}

type GameHost<T extends GameTypes, Event extends EventObject> = Host<
  GameContext<T['state']>,
  Event,
  GameContext<T['state']>,
  T['state']
>;

const WAITING: readonly Waiting[] = ['player', 'dice', 'stopped'];

class Running<T extends GameTypes> implements RunningCharts<T> {
  readonly #actor;
  #failure: unknown = null;
  readonly #inspected: ((event: GameInput<T>) => void) | null;

  constructor(host: GameHost<T, GameInput<T>>, from: T['state'] | GameSnapshot, inspect: Inspect | null) {
    const { logic } = host;
    this.#actor =
      'machine' in from
        ? createActor(logic, { snapshot: from.machine as Snapshot<unknown>, input: undefined as never })
        : createActor(logic, { input: { game: from, at: [] } });
    this.#actor.subscribe({ error: (error) => (this.#failure = error) });
    this.#actor.start();
    this.#check();
    this.#inspected = inspect && host.inspect(this.#actor.getSnapshot(), inspect);
  }

  /** The chart that takes the next event. */
  #chart(): ChartSnapshot<GameContext<T['state']>> {
    return innermost(this.#actor.getSnapshot().chart);
  }

  get game(): T['state'] {
    return this.#chart().context.game;
  }

  get waiting(): Waiting {
    const { tags } = this.#chart().state;
    return WAITING.find((one) => tags.includes(one)) ?? 'over';
  }

  snapshot(): GameSnapshot {
    return { machine: this.#actor.getPersistedSnapshot() };
  }

  send(input: GameInput<T>): void {
    this.#actor.send(input);
    this.#inspected?.(input);
    this.#check();
  }

  /** A rule that failed inside a chart (a loop made by cards) is thrown to whoever asked. */
  #check(): void {
    if (this.#failure === null) return;
    throw this.#failure instanceof Error ? this.#failure : new Error(String(this.#failure));
  }
}

/** The charts of a host as a game has them. */
export const gameCharts = <T extends GameTypes>(host: GameHost<T, GameInput<T>>): GameCharts<T> => ({
  run: (from, inspect = null) => new Running(host, from, inspect as Inspect | null),
});
