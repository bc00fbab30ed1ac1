// What the notation is read into and printed from: a scenario or a replay as JSON, before anything is checked.

export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Equal as JSON; `undefined` is nothing. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, i) => same(item, b[i]))
    );
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]))
  );
}

/** A copy whose every value can be made a text: an object with a `toString` of its own throws where it stands for a name. */
export const tellable = (given: Json): Json =>
  JSON.parse(JSON.stringify(given), (key, value: unknown) =>
    key === 'toString' || key === 'valueOf' ? undefined : value,
  ) as Json;

export const without = (full: Json): Json =>
  Object.fromEntries(Object.entries(full).filter(([, value]) => value !== undefined));
