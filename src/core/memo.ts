// What is always the same is worked out once. A memory is never needed for the answer, only for its speed.

/** The function with a memory: what follows from an object is kept for as long as the object is there. */
export function memoize<Of extends object, Fact>(work: (of: Of) => Fact): (of: Of) => Fact {
  const known = new WeakMap<Of, { readonly of: Of; readonly fact: Fact }>();
  // One object is asked about again and again: it is found without a look into the map.
  let latest: { readonly of: Of; readonly fact: Fact } | undefined;
  return (of) => {
    if (latest?.of === of) return latest.fact;
    latest = known.get(of);
    if (!latest) {
      latest = { of, fact: work(of) };
      known.set(of, latest);
    }
    return latest.fact;
  };
}

/** The same for texts: there are as many answers as different texts are asked about. */
export function memoizeText<Fact>(work: (text: string) => Fact): (text: string) => Fact {
  const known = new Map<string, { readonly fact: Fact }>();
  return (text) => {
    let found = known.get(text);
    if (!found) {
      found = { fact: work(text) };
      known.set(text, found);
    }
    return found.fact;
  };
}

/** What is the same for ever is made when it is first asked for. */
export function once<Fact>(make: () => Fact): () => Fact {
  let made: { readonly fact: Fact } | undefined;
  return () => {
    made ??= { fact: make() };
    return made.fact;
  };
}

/**
 * Facts about one thing, by the function that worked each of them out. There are only a few, read very often, so a list is
 * faster than a map. No fact may be `undefined`.
 */
export class Facts {
  readonly #makers: object[] = [];
  readonly #facts: unknown[] = [];

  get(maker: object): unknown {
    const at = this.#makers.indexOf(maker);
    return at < 0 ? undefined : this.#facts[at];
  }

  set(maker: object, fact: unknown): void {
    const at = this.#makers.indexOf(maker);
    if (at >= 0) this.#facts[at] = fact;
    else {
      this.#makers.push(maker);
      this.#facts.push(fact);
    }
  }
}
