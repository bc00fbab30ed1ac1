// Which transitions of a chart the tests have taken, and which states they have come to.
import type { AnyStateMachine, AnyStateNode, InspectionEvent } from 'xstate';

type Transition = NonNullable<AnyStateNode['always']>[number];

function* nodesOf(node: AnyStateNode): Generator<AnyStateNode> {
  yield node;
  for (const child of Object.values(node.states)) yield* nodesOf(child as AnyStateNode);
}

/** A transition by its state, its event and its place among those of that event: charts with other actors have their own objects. */
function keyOf(transition: Transition): string | null {
  const { source, eventType } = transition;
  const among = eventType === '' ? source.always : source.transitions.get(eventType);
  const at = among?.indexOf(transition) ?? -1;
  return at < 0 ? null : `${source.id} ${eventType || 'always'} ${at + 1}`;
}

export class Coverage {
  readonly #machine: AnyStateMachine;
  readonly #taken = new Set<string>();
  readonly #visited = new Set<string>();

  constructor(machine: AnyStateMachine) {
    this.#machine = machine;
  }

  /** Given to the actors of the tests. */
  readonly inspect = (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep') return;
    for (const transition of event._transitions) {
      const key = keyOf(transition);
      if (key) this.#taken.add(key);
    }
    for (const { id } of (event.snapshot as { _nodes?: AnyStateNode[] })._nodes ?? []) this.#visited.add(id);
  };

  get untaken(): string[] {
    const all = [...nodesOf(this.#machine.root)].flatMap((node) =>
      [...(node.always ?? []), ...[...node.transitions.values()].flat()].flatMap((one) => keyOf(one) ?? []),
    );
    return [...new Set(all)].filter((key) => !this.#taken.has(key));
  }

  get unvisited(): string[] {
    return [...nodesOf(this.#machine.root)].map(({ id }) => id).filter((id) => !this.#visited.has(id));
  }
}

/** A promise that a test keeps or breaks when it wants to. */
export class Deferred<Value> {
  readonly promise: Promise<Value>;
  resolve: (value: Value) => void = () => {};
  reject: (reason: unknown) => void = () => {};

  constructor() {
    this.promise = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
  }
}

/** Lets all that was promised happen. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
