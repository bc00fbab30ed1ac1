// Charts without XState's interpreter. The walk from wait to wait (express.ts) needs of a machine only its states and where
// they lead. The script for pages is built with this in the place of 'xstate' (tools/light-charts.ts), which is larger than
// all the charts together; where a reader asks for the inspector, XState comes and runs them (mirror.ts).
// `test/machines/reader.test.ts` holds every chart beside what XState makes of it.

type Config = Readonly<Record<string, unknown>>;
type Named<T> = Readonly<Record<string, T>>;

interface Transition {
  readonly source: Node;
  readonly target: readonly Node[] | undefined;
  readonly guard: unknown;
  readonly actions: readonly unknown[];
}

interface Node {
  readonly key: string;
  readonly path: readonly string[];
  readonly id: string;
  readonly parent: Node | undefined;
  readonly config: Config;
  readonly type: string;
  readonly meta: unknown;
  readonly tags: readonly unknown[];
  readonly entry: readonly unknown[];
  readonly invoke: readonly Config[];
  readonly states: Named<Node>;
  initial: { readonly target: readonly Node[] } | undefined;
  always: readonly Transition[] | undefined;
  readonly transitions: Map<string, readonly Transition[]>;
}

const listed = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

function nodeOf(root: string, config: Config, path: readonly string[], parent?: Node): Node {
  const inside = config.states as Named<Config> | undefined;
  const states: Record<string, Node> = {};
  const node: Node = {
    key: path[path.length - 1] ?? root,
    path,
    id: [root, ...path].join('.'),
    parent,
    config,
    type: (config.type as string | undefined) ?? (inside ? 'compound' : 'atomic'),
    meta: config.meta,
    tags: listed(config.tags),
    entry: listed(config.entry),
    invoke: listed(config.invoke) as readonly Config[],
    states,
    initial: undefined,
    always: undefined,
    transitions: new Map(),
  };
  for (const [key, one] of Object.entries(inside ?? {}))
    states[key] = nodeOf(root, one, [...path, key], node);
  return node;
}

const within = (node: Node): Node[] => [node, ...Object.values(node.states).flatMap(within)];

function read(id: string, config: Config): { root: Node; byId: ReadonlyMap<string, Node> } {
  const root = nodeOf(id, config, []);
  const all = within(root);
  const byId = new Map(all.map((node) => [node.id, node]));
  const found = (source: Node, target: string): Node => {
    const name = target.startsWith('#') ? target.slice(1) : `${(source.parent ?? source).id}.${target}`;
    const node = byId.get(name);
    if (!node) throw new Error(`The chart ${id} has no state ${name}.`);
    return node;
  };
  const led = (source: Node, given: unknown): Transition[] =>
    listed(given).map((one) => {
      const { target, guard, actions } = (typeof one === 'string' ? { target: one } : one) as Config;
      return {
        source,
        target: target === undefined ? undefined : [found(source, target as string)],
        guard,
        actions: listed(actions),
      };
    });
  for (const node of all) {
    const { initial, always, on } = node.config;
    if (initial !== undefined) node.initial = { target: [node.states[initial as string] as Node] };
    if (always !== undefined) node.always = led(node, always);
    for (const [type, given] of Object.entries((on ?? {}) as Config))
      node.transitions.set(type, led(node, given));
    for (const { id: name, onDone } of node.invoke)
      if (onDone !== undefined) node.transitions.set(`xstate.done.actor.${name}`, led(node, onDone));
  }
  return { root, byId };
}

/** A chart with the bodies of what it names. */
export const setup = ({ actions = {}, guards = {}, actors = {} }: Named<Config>) => ({
  createMachine(config: Config) {
    const id = config.id as string;
    // Read when play first comes to it: nobody waits for charts that a game may not need yet.
    let known: ReturnType<typeof read> | undefined;
    const chart = () => (known ??= read(id, config));
    return {
      id,
      config,
      implementations: { actions, guards, actors },
      get root() {
        return chart().root;
      },
      getStateNodeById: (name: string) => chart().byId.get(name),
    };
  },
});

/** Every action of the charts is an assignment. */
export const assign = (assignment: unknown) => ({ assignment });

interface Logic<S, E, I> {
  transition(snapshot: S, event: E): S;
  getInitialSnapshot(scope: undefined, input: I): S;
  getPersistedSnapshot(snapshot: S): unknown;
  restoreSnapshot(persisted: unknown): S;
}

/** One actor: it takes events until its logic is done or fails, and tells of a failure whoever asked to be told. */
export function createActor<S extends { readonly status: string }, E, I>(
  logic: Logic<S, E, I>,
  from: { readonly input: I; readonly snapshot?: unknown },
) {
  let snapshot: S;
  let failure: { readonly error: unknown } | null = null;
  let told: (error: unknown) => void = () => {};
  const attempt = (work: () => S) => {
    try {
      snapshot = work();
    } catch (error) {
      failure = { error };
    }
  };
  attempt(() =>
    from.snapshot === undefined
      ? logic.getInitialSnapshot(undefined, from.input)
      : logic.restoreSnapshot(from.snapshot),
  );
  return {
    subscribe({ error }: { error: (error: unknown) => void }): void {
      told = error;
    },
    start(): void {
      if (failure) told(failure.error);
    },
    send(event: E): void {
      if (failure || snapshot.status !== 'active') return;
      attempt(() => logic.transition(snapshot, event));
      if (failure) told((failure as { error: unknown }).error);
    },
    getSnapshot: (): S => snapshot,
    getPersistedSnapshot: () => logic.getPersistedSnapshot(snapshot),
  };
}
