// What guards, actions and inputs of a chart are given.
import type { EventObject } from 'xstate';

/** Charts that the host runs are no actors of their own; one that reaches for its actor is told so. */
class WithoutActor {
  get self(): never {
    throw new Error('A chart that the host runs has no actor of its own (self).');
  }
  get system(): never {
    throw new Error('A chart that the host runs has no actor system (system).');
  }
  get spawn(): never {
    throw new Error('A chart that the host runs spawns no actors (spawn).');
  }
}

export class Args extends WithoutActor {
  readonly context: object;
  readonly event: EventObject;

  constructor(context: object, event: EventObject) {
    super();
    this.context = context;
    this.event = event;
  }
}

export class InputArgs extends WithoutActor {
  readonly input: unknown;

  constructor(input: unknown) {
    super();
    this.input = input;
  }
}

/** A value, or a function of what is going on. */
export const resolveValue = (given: unknown, context: object, event: EventObject): unknown =>
  typeof given === 'function' ? given(new Args(context, event)) : given;
