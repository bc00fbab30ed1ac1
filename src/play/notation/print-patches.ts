// The lines with a path that make one file into another, as patch.ts reads them.
import { isObject, type Json, same } from '../../core/notation/json.ts';
import { type Step, safeJson, written } from './patch.ts';

/** The keys of an object whose order counts: cards stand on the table in the order of the file. */
const order = (value: Json, ordered: readonly string[]): string =>
  Object.keys(value)
    .filter((key) => ordered.includes(key))
    .join();

/** The lines that make `is` into `should`; `ordered`: the keys whose order counts. */
export function patches(
  should: unknown,
  is: unknown,
  ordered: readonly string[],
  path: readonly Step[] = [],
): string[] {
  if (same(should, is) && (!isObject(should) || sameOrder(should, is as Json, ordered))) return [];
  const put = () => [`${written(path)} = ${safeJson(should)}`];
  if (Array.isArray(should) && Array.isArray(is) && should.length === is.length)
    return should.flatMap((item, i) => patches(item, is[i], ordered, [...path, i]));
  if (!isObject(should) || !isObject(is)) return put();
  const shared = Object.fromEntries(Object.entries(is).filter(([key]) => Object.hasOwn(should, key)));
  const merged = {
    ...shared,
    ...Object.fromEntries(Object.entries(should).filter(([key]) => !Object.hasOwn(is, key))),
  };
  if (order(merged, ordered) !== order(should, ordered)) return put();
  return [
    ...Object.keys(is).flatMap((key) =>
      Object.hasOwn(should, key) ? [] : [`${written([...path, key])} gone`],
    ),
    ...Object.entries(should).flatMap(([key, value]) => patches(value, is[key], ordered, [...path, key])),
  ];
}

function sameOrder(a: Json, b: Json, ordered: readonly string[]): boolean {
  return (
    order(a, ordered) === order(b, ordered) &&
    Object.keys(a).every((key) => {
      const [one, other] = [a[key], b[key]];
      if (Array.isArray(one))
        return one.every(
          (item, i) => !isObject(item) || sameOrder(item, (other as Json[])[i] as Json, ordered),
        );
      return !isObject(one) || sameOrder(one, other as Json, ordered);
    })
  );
}
