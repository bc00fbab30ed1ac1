// Runs charts from one decision to the next. Between two decisions play may pass through a dozen states that ask nobody
// (windows in which nothing can be played, steps that the rules carry out), and through charts that invoke each other.
// XState's interpreter runs each of these charts as an actor and each step as an event; here one actor walks through them
// all, by the same guards, actions and transitions. `test/machines/host` holds the two equal.
import type { EventObject } from 'xstate';
import type { CompiledChart, CompiledState, CompiledTransition } from './compile.ts';
import type { ChartSnapshot } from './snapshot.ts';

/** No game takes so many steps without a decision: a chart that does runs in a circle. */
export const MAX_STEPS = 100_000;

function selected(
  transitions: readonly CompiledTransition[] | undefined,
  context: object,
  event: EventObject,
): CompiledTransition | null {
  if (!transitions) return null;
  for (const transition of transitions)
    if (transition.guard === null || transition.guard(context, event)) return transition;
  return null;
}

function act({ actions }: Pick<CompiledTransition, 'actions'>, from: object, event: EventObject): object {
  let context = from;
  for (const action of actions) context = action(context, event);
  return context;
}

const doneEvent = ({ doneEvent: type, id }: NonNullable<CompiledState['invoke']>, output: unknown) => ({
  type,
  output,
  actorId: id,
});

/** Walks on until somebody has to be asked, or the chart has ended. */
function walk(first: CompiledState, from: object, cause: EventObject): ChartSnapshot {
  let state = first;
  let context = from;
  let event = cause;
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    const { end, invoke } = state;
    if (end) {
      const output = end.output(context, event);
      return { state, context: act(end, context, event), output, child: null };
    }
    let transition = selected(state.always, context, event);
    if (!transition && invoke) {
      const child = startChart(invoke.chart, invoke.input(context, event));
      if (!child.state.end) return { state, context, output: undefined, child };
      event = doneEvent(invoke, child.output);
      transition = selected(state.on.get(event.type), context, event);
    }
    if (!transition) return { state, context, output: undefined, child: null };
    context = act(transition, context, event);
    state = transition.target;
  }
  throw new Error(`The chart ${state.chart} takes more than ${MAX_STEPS} steps without a decision.`);
}

/** Starts a chart and walks to its first decision. */
export function startChart({ initial, createContext }: CompiledChart, input: unknown): ChartSnapshot {
  const event = { type: 'xstate.init', input };
  return walk(initial.target, act(initial, createContext(input), event), event);
}

/**
 * Where an event leads: the innermost chart takes it, and where that ends the one around it goes on. Null: no transition
 * takes it.
 */
export function sendEvent(
  { state, context, child }: ChartSnapshot,
  event: EventObject,
): ChartSnapshot | null {
  let cause = event;
  if (child && state.invoke) {
    const next = sendEvent(child, event);
    if (!next) return null;
    if (!next.state.end) return { state, context, output: undefined, child: next };
    cause = doneEvent(state.invoke, next.output);
  }
  const transition = selected(state.on.get(cause.type), context, cause);
  return transition && walk(transition.target, act(transition, context, cause), cause);
}
