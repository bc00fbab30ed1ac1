// How many letters are wrong between two words: one too many, too few, another, two swapped.

/** The number of mistakes, or `most + 1` if there are more than `most`. Only the cells near the diagonal are worked out. */
export function mistakes(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  const wide = b.length + 1;
  let before = new Array<number>(wide).fill(most + 1);
  let last = Array.from({ length: wide }, (_, j) => j);
  let row = new Array<number>(wide).fill(most + 1);
  for (let i = 1; i <= a.length; i++) {
    const from = Math.max(1, i - most);
    const to = Math.min(b.length, i + most);
    row.fill(most + 1);
    if (i <= most) row[0] = i;
    let least = row[0] as number;
    for (let j = from; j <= to; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let best = (last[j - 1] as number) + (same ? 0 : 1);
      best = Math.min(best, (last[j] as number) + 1, (row[j - 1] as number) + 1);
      const swapped =
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (swapped) best = Math.min(best, (before[j - 2] as number) + 1);
      row[j] = best;
      least = Math.min(least, best);
    }
    if (least > most) return most + 1;
    [before, last, row] = [last, row, before];
  }
  return Math.min(last[b.length] as number, most + 1);
}
