// The steps of a chart, in their order, read off its definition: for whoever shows a reader where in the rules play is.
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { descendants } from './nodes.ts';
import { invokedBy, placeOf } from './places.ts';

export interface OutlineStep<Rule extends string = string> {
  /** Where play is in this step: the end of the path of states. Several states may be one step. */
  readonly places: readonly (readonly string[])[];
  readonly key: string;
  /** The phase that the step belongs to. */
  readonly phase: string | null;
  readonly rule: Rule;
}

const childStates = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states) as AnyStateNode[];

/** The states that are places, and those that lead from one to the other. What is inside a place belongs to it. */
const stations = (node: AnyStateNode): AnyStateNode[] =>
  placeOf(node) || childStates(node).length === 0 ? [node] : childStates(node).flatMap(stations);

interface Way {
  readonly to: AnyStateNode;
  readonly guarded: boolean;
}

/** Where play can go from a station. */
function waysFrom(station: AnyStateNode, stationOf: ReadonlyMap<AnyStateNode, AnyStateNode>): Way[] {
  const inside = new Set(descendants(station));
  return [...inside].flatMap((node) =>
    [...(node.always ?? []), ...[...node.transitions.values()].flat()].flatMap(({ target, guard }) => {
      const to = target?.[0] && stationOf.get(target[0] as AnyStateNode);
      return to && !inside.has(to) ? [{ to, guarded: guard !== undefined }] : [];
    }),
  );
}

/**
 * The way from the start to the end that passes most stations and none of them twice: what may happen in between and
 * leads back (a prediction, dice that are missing) is no step of the chart. What play goes to and comes back from
 * unless something else holds is one (setting up, player after player).
 */
function course({ root }: AnyStateMachine): AnyStateNode[] {
  const all = stations(root);
  const stationOf = new Map<AnyStateNode, AnyStateNode>();
  for (const station of all) for (const node of descendants(station)) stationOf.set(node, station);
  for (const node of descendants(root)) {
    const first = stationOf.get(node.initial.target[0] ?? node);
    if (!stationOf.has(node) && first) stationOf.set(node, first);
  }
  const ways = new Map(all.map((station) => [station, waysFrom(station, stationOf)]));
  let best: AnyStateNode[] = [];
  const walk = (path: AnyStateNode[], at: AnyStateNode) => {
    if (at.type === 'final') {
      if (path.length > best.length) best = [...path];
      return;
    }
    for (const { to } of ways.get(at) ?? [])
      if (!path.includes(to)) {
        path.push(to);
        walk(path, to);
        path.pop();
      }
  };
  const start = stationOf.get(root);
  if (start) walk([start], start);
  return best.flatMap((station) => [
    station,
    ...(ways.get(station) ?? [])
      .filter(({ to, guarded }) => !guarded && !best.includes(to))
      .map(({ to }) => to)
      .filter((to) => ways.get(to)?.every((way) => way.to === station)),
  ]);
}

/** The steps of a chart. States whose key comes to the same (`keyOf`) are one step. */
export function outline<Rule extends string>(
  charts: Readonly<Record<string, AnyStateMachine>>,
  name: string,
  keyOf: (key: string) => string = (key) => key,
): OutlineStep<Rule>[] {
  const machine = charts[name];
  if (!machine) throw new Error(`There is no chart "${name}".`);
  const steps: OutlineStep<Rule>[] = [];
  for (const station of course(machine)) {
    const invoked = invokedBy(station);
    if (invoked?.samePlace) {
      steps.push(...outline<Rule>(charts, invoked.name, keyOf));
      continue;
    }
    const place = placeOf(station);
    const { rule } = (station.meta ?? {}) as { readonly rule?: Rule };
    if (!place || !rule) continue;
    const key = keyOf(place.at(-1) ?? station.key);
    const phase = station.parent === machine.root ? null : (station.parent?.key ?? null);
    const last = steps.at(-1);
    if (last?.key === key && last.phase === phase) {
      const known = last.places.some((one) => one.join() === place.join());
      steps[steps.length - 1] = { ...last, places: known ? last.places : [...last.places, place] };
    } else steps.push({ places: [place], key, phase, rule });
  }
  return steps;
}

/** Which step a path of states is in, from 0; -1 where it is in none. The innermost one counts. */
export function stepAt(steps: readonly OutlineStep[], path: readonly string[]): number {
  for (let end = path.length; end > 0; end--) {
    const found = steps.findIndex(({ places }) =>
      places.some(
        (place) => place.length <= end && place.every((key, i) => path[end - place.length + i] === key),
      ),
    );
    if (found >= 0) return found;
  }
  return -1;
}
