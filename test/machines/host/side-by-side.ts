// The same charts in the host and in XState's own interpreter, compared at every decision.
import assert from 'node:assert/strict';
import {
  type Actor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
} from 'xstate';
import type { Host } from '../../../machines/host/host.ts';
import { runningMachines } from '../../../machines/host/inspector.ts';
import { innermost, levels, stateValue } from '../../../machines/host/snapshot.ts';

interface Level {
  readonly value: unknown;
  readonly context: object;
  readonly tags: readonly string[];
}

export class SideBySide<Context extends object, Event extends EventObject, Input, Output> {
  readonly hosted: Actor<Host<Context, Event, Input, Output>['logic']>;
  readonly interpreted: Actor<AnyStateMachine>;

  constructor(host: Host<Context, Event, Input, Output>, machine: AnyStateMachine, input: Input) {
    this.hosted = createActor(host.logic, { input } as never);
    this.interpreted = createActor(machine, { input });
    // What fails is compared, not reported.
    this.hosted.subscribe({ error: () => {} });
    this.interpreted.subscribe({ error: () => {} });
    this.hosted.start();
    this.interpreted.start();
  }

  /** The context of the chart that takes the next event. */
  get context(): Context {
    return innermost(this.hosted.getSnapshot().chart).context;
  }

  get tags(): readonly string[] {
    return innermost(this.hosted.getSnapshot().chart).state.tags;
  }

  /** What a level of the host is. */
  hostLevels(): Level[] {
    return levels(this.hosted.getSnapshot().chart).map((chart) => ({
      value: stateValue(chart),
      context: chart.context,
      tags: chart.state.tags,
    }));
  }

  machineLevels(): Level[] {
    return runningMachines(this.interpreted).map((actor) => {
      const { value, context, tags } = actor.getSnapshot() as AnyMachineSnapshot;
      return { value, context, tags: [...tags].sort() };
    });
  }

  /** Events go to the innermost chart in both. */
  send(event: Event): void {
    this.hosted.send(event as never);
    runningMachines(this.interpreted)
      .at(-1)
      ?.send({ ...event });
  }

  /** `plain`: what of a context is compared. */
  assertEqual(message: string, plain: (context: Context) => unknown = (context) => context): void {
    const { status, output, error } = this.interpreted.getSnapshot() as AnyMachineSnapshot;
    const hosted = this.hosted.getSnapshot();
    assert.equal(hosted.status, status, message);
    assert.deepEqual(hosted.error, error, message);
    if (status === 'error') return;
    assert.deepEqual(hosted.output, output, message);
    const comparable = (all: readonly Level[]) =>
      all.map(({ value, context, tags }) => ({
        value,
        tags: [...tags].sort(),
        context: plain(context as Context),
      }));
    assert.deepEqual(comparable(this.hostLevels()), comparable(this.machineLevels()), message);
  }
}
