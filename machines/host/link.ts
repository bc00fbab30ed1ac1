// Charts that invoke each other, in a ring too: an effect deals damage, and damage sets off effects.
import type { AnyStateMachine } from 'xstate';

/** Makes a chart; `actors` are the charts that it may invoke, for `setup`. */
type ChartFactory = (actors: never) => AnyStateMachine;

type Linked<Factories> = {
  readonly [Name in keyof Factories]: Factories[Name] extends (actors: never) => infer Chart ? Chart : never;
};

/** Makes charts by name. Each gets all of them as actors, which are looked up when they are invoked. */
export function linkCharts<Factories extends Readonly<Record<string, ChartFactory>>>(
  factories: Factories,
): Linked<Factories> {
  const charts: Record<string, AnyStateMachine> = {};
  const actors: Record<string, AnyStateMachine> = {};
  for (const [name, create] of Object.entries(factories)) {
    Object.defineProperty(actors, name, { enumerable: true, get: () => charts[name] });
    charts[name] = create(actors as never);
  }
  return charts as Linked<Factories>;
}
