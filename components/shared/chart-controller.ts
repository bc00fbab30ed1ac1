// Connects a Lit element to its statechart: the element sends events and draws the state that the chart is in.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { type Actor, type AnyStateMachine, createActor, type InputFrom, type SnapshotFrom } from 'xstate';

export class ChartController<Machine extends AnyStateMachine> implements ReactiveController {
  readonly actor: Actor<Machine>;

  constructor(host: ReactiveControllerHost, machine: Machine, input: InputFrom<Machine>) {
    this.actor = createActor(machine, { input } as never);
    this.actor.subscribe(() => host.requestUpdate());
    this.actor.start();
    host.addController(this);
  }

  /** The state that the chart is in, with its context. */
  get state(): SnapshotFrom<Machine> {
    return this.actor.getSnapshot();
  }

  readonly send: Actor<Machine>['send'] = (event) => this.actor.send(event);

  hostConnected(): void {}
}
