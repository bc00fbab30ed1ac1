// The steps of a sequence, in their order, read off its chart: for whoever shows a reader where in the rules play is.
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { RuleId } from '../src/rulebook/ids.ts';
import { beside } from './sequence.ts';
import { machines } from './game.ts';
import type { Sequences } from './sequences.ts';

export interface OutlineStep {
  /** Where play is in this step: the end of the path of states. Both players' turns at a step are one step. */
  readonly places: readonly (readonly string[])[];
  /** The state, without the side whose turn it is: `build` for `darkBuild` and `lightBuild`. */
  readonly key: string;
  /** The phase that the step belongs to. */
  readonly phase: string | null;
  readonly rule: RuleId;
}

/** The place that the entry of a state says it is; a state without one is only passed through. */
function placeOf(machine: AnyStateMachine, node: AnyStateNode): readonly string[] | null {
  for (const given of node.entry as unknown as readonly (string | { readonly type: string })[]) {
    const type = typeof given === 'string' ? given : given.type;
    const action = machine.implementations.actions[type] as
      | { readonly place?: readonly string[] }
      | undefined;
    if (action?.place) return action.place;
  }
  return null;
}

const children = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states) as AnyStateNode[];

/** The states that are places, and those that lead from one to the other. What is inside a place belongs to it. */
const stations = (machine: AnyStateMachine, node: AnyStateNode): AnyStateNode[] =>
  placeOf(machine, node) || children(node).length === 0
    ? [node]
    : children(node).flatMap((child) => stations(machine, child));

const within = (node: AnyStateNode): AnyStateNode[] => [node, ...children(node).flatMap(within)];

interface Way {
  readonly to: AnyStateNode;
  readonly guarded: boolean;
}

/** Where play can go from a station. */
function waysFrom(station: AnyStateNode, of: ReadonlyMap<AnyStateNode, AnyStateNode>): Way[] {
  const inside = new Set(within(station));
  return [...inside].flatMap((node) =>
    [...(node.always ?? []), ...[...node.transitions.values()].flat()].flatMap(({ target, guard }) => {
      const to = target?.[0] && of.get(target[0] as AnyStateNode);
      return to && !inside.has(to) ? [{ to, guarded: guard !== undefined }] : [];
    }),
  );
}

/**
 * The way from the start to the end that passes most stations and none of them twice: what may happen in between and
 * leads back (a prediction, dice that are missing) is no step of the sequence. What play goes to and comes back from
 * unless something else holds is one (setting up, player after player).
 */
function course(machine: AnyStateMachine): AnyStateNode[] {
  const all = stations(machine, machine.root);
  const of = new Map<AnyStateNode, AnyStateNode>();
  for (const station of all) for (const node of within(station)) of.set(node, station);
  const entered = (node: AnyStateNode): AnyStateNode => node.initial?.target[0] ?? node;
  for (const node of within(machine.root)) {
    const first = of.get(entered(node));
    if (!of.has(node) && first) of.set(node, first);
  }
  const ways = new Map(all.map((station) => [station, waysFrom(station, of)]));
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
  const start = of.get(machine.root);
  if (start) walk([start], start);
  return best.flatMap((station) => [
    station,
    ...(ways.get(station) ?? [])
      .filter(({ to, guarded }) => !guarded && !best.includes(to))
      .map(({ to }) => to)
      .filter((to) => ways.get(to)?.every((way) => way.to === station)),
  ]);
}

const withoutSide = (key: string): string =>
  key.replace(/^(dark|light)([A-Z])/, (_, _side, first: string) => first.toLowerCase());

function outline(machine: AnyStateMachine): OutlineStep[] {
  const steps: OutlineStep[] = [];
  for (const station of course(machine)) {
    const [invoked] = station.invoke;
    if (invoked && (invoked.input as unknown) === beside) {
      steps.push(...outlineOf(invoked.src as keyof Sequences));
      continue;
    }
    const place = placeOf(machine, station);
    const { rule } = (station.meta ?? {}) as { readonly rule?: RuleId };
    if (!place || !rule) continue;
    const key = withoutSide(place.at(-1) ?? station.key);
    const phase = station.parent === machine.root ? null : (station.parent?.key ?? null);
    const last = steps.at(-1);
    if (last?.key === key && last.phase === phase) {
      const known = last.places.some((one) => one.join() === place.join());
      steps[steps.length - 1] = { ...last, places: known ? last.places : [...last.places, place] };
    } else steps.push({ places: [place], key, phase, rule });
  }
  return steps;
}

export const outlineOf = (name: keyof Sequences): OutlineStep[] =>
  outline(machines[name] as unknown as AnyStateMachine);

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
