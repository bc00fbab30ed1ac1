// The name that somebody probably meant.

/** Steps of one letter (put in, left out, changed, two swapped) from one word to the other. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let best = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) best = Math.min(best, (before[j - 2] ?? 0) + 1);
      next.push(best);
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The known name nearest to `name`, if one is near enough to be meant. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  if (name.length > 40) return undefined;
  let found: string | undefined;
  let least = Math.max(1, Math.floor(name.length / 3)) + 1;
  for (const one of known) {
    if (Math.abs(one.length - name.length) >= least) continue;
    const steps = distance(name.toLowerCase(), one.toLowerCase());
    if (steps < least) [found, least] = [one, steps];
  }
  return found;
}

/** `, did you mean "x"?` or nothing. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const near = nearest(name, known);
  return near === undefined ? '' : ` Did you mean "${near}"?`;
}
