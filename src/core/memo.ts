// What follows from an object alone is worked out once.

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
