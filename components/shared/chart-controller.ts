// Connects a Lit element to its statechart: the element sends events and draws the state that the chart is in.
import type { LitElement, ReactiveController } from 'lit';
import { type Actor, type AnyStateMachine, createActor, type InputFrom, type SnapshotFrom } from 'xstate';

/** Properties of the element that its chart decides, each as it is read from the chart's state. */
type Derived<Machine extends AnyStateMachine> = Readonly<
  Record<string, (state: SnapshotFrom<Machine>) => unknown>
>;

export class ChartController<Machine extends AnyStateMachine> implements ReactiveController {
  readonly actor: Actor<Machine>;

  /** The host is updated when the chart changes; `derived` properties of it count as changed when their values are. */
  constructor(
    host: Pick<LitElement, 'addController' | 'requestUpdate'>,
    machine: Machine,
    input: InputFrom<Machine>,
    derived: Derived<Machine> = {},
  ) {
    this.actor = createActor(machine, { input } as never);
    const values = new Map<string, unknown>();
    this.actor.subscribe((state) => {
      host.requestUpdate();
      for (const [name, read] of Object.entries(derived)) {
        const before = values.get(name);
        values.set(name, read(state));
        if (values.get(name) !== before) host.requestUpdate(name, before);
      }
    });
    for (const [name, read] of Object.entries(derived)) values.set(name, read(this.state));
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
