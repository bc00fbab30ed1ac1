// Whether two pieces of plain data say the same.

type Facts = Readonly<Record<string, unknown>>;

export function sameFact(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const names = Object.keys(a);
  if (names.length !== Object.keys(b).length) return false;
  return names.every((name) => sameFact((a as Facts)[name], (b as Facts)[name]));
}
