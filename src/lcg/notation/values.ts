// Cards in a row, and numbers by cards.
import type { Cursor } from '../../core/notation/cursor.ts';
import type { Spoken } from '../../core/notation/kind.ts';
import { printRef, takeNumber, takeRef, takeSeveral } from '../../core/notation/kinds.ts';
import type { Names } from '../../core/notation/names.ts';

/** "A, B and C". */
export const joined = (all: readonly string[]): string =>
  all.length < 2 ? all.join() : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;

export const printNames = (ids: readonly string[], names: Names): string =>
  joined(ids.map((id) => printRef(id, names)));

/** "2 to Luke and 1 to Yoda". */
export function takeShares(cursor: Cursor, spoken: Spoken): Record<string, number> | undefined {
  const { at } = cursor;
  const found = takeSeveral(cursor, () => {
    const n = takeNumber(cursor);
    if (n === undefined || !cursor.take(/(?:to|from|on|with|at)\b/i)) return undefined;
    const id = takeRef(cursor, spoken);
    return id === undefined ? undefined : ([id, n] as const);
  });
  if (found.length > 0) return Object.fromEntries(found);
  cursor.at = at;
  return undefined;
}

export const printShares = (
  value: Readonly<Record<string, unknown>>,
  word: string,
  names: Names,
): string | undefined =>
  Object.keys(value).length === 0
    ? undefined
    : joined(Object.entries(value).map(([id, n]) => `${String(n)} ${word} ${printRef(id, names)}`));
