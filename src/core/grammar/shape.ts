// Shapes: data with holes. Reading fills the holes (`fill`), printing finds what must have been in them (`unify`).

declare const inside: unique symbol;
/** A place in a shape that a hole of the template fills. */
export interface Hole {
  readonly [inside]: 'hole';
  readonly hole: string;
}
/** An object put together from fixed entries and from objects that holes give. */
export interface Merged {
  readonly [inside]: 'merged';
  readonly fixed: Readonly<Record<string, unknown>>;
  /** Which keys each hole brings; `'*'`: every key that is left over. */
  readonly from: Readonly<Record<string, readonly string[] | '*'>>;
}

export type Shape<T> =
  | Hole
  | Merged
  | (T extends readonly (infer U)[]
      ? readonly Shape<U>[]
      : T extends object
        ? { readonly [K in keyof T]: Shape<T[K]> }
        : T);

export type Bindings = Readonly<Record<string, unknown>>;

class HoleNode {
  readonly hole: string;
  constructor(name: string) {
    this.hole = name;
  }
}
class MergedNode {
  readonly fixed: Readonly<Record<string, unknown>>;
  readonly from: Readonly<Record<string, readonly string[] | '*'>>;
  constructor(fixed: MergedNode['fixed'], from: MergedNode['from']) {
    this.fixed = fixed;
    this.from = from;
  }
}

export const hole = (name: string): Hole => new HoleNode(name) as unknown as Hole;

export const merged = (
  fixed: Readonly<Record<string, unknown>>,
  from: Readonly<Record<string, readonly string[] | '*'>>,
): Merged => new MergedNode(fixed, from) as unknown as Merged;

const isObject = (v: unknown): v is Readonly<Record<string, unknown>> => typeof v === 'object' && v !== null;

/** The names of the holes of a shape. */
export function holesOf(shape: unknown): readonly string[] {
  if (shape instanceof HoleNode) return [shape.hole];
  if (shape instanceof MergedNode)
    return [...Object.values(shape.fixed).flatMap(holesOf), ...Object.keys(shape.from)];
  if (isObject(shape)) return Object.values(shape).flatMap(holesOf);
  return [];
}

/** What a shape stands for once its holes are filled; `undefined` where two holes bring the same key. */
export function fill(shape: unknown, bindings: Bindings): unknown {
  if (shape instanceof HoleNode) return bindings[shape.hole];
  if (shape instanceof MergedNode) {
    const out: Record<string, unknown> = {};
    for (const [key, part] of Object.entries(shape.fixed)) out[key] = fill(part, bindings);
    for (const [name, keys] of Object.entries(shape.from)) {
      const value = bindings[name];
      if (!isObject(value)) return undefined;
      for (const [key, part] of Object.entries(value)) {
        if (key in out || (keys !== '*' && !keys.includes(key))) return undefined;
        out[key] = part;
      }
    }
    return out;
  }
  if (Array.isArray(shape)) return all(shape.map((s) => fill(s, bindings)));
  if (isObject(shape)) {
    const out: Record<string, unknown> = {};
    for (const [key, part] of Object.entries(shape)) {
      const value = fill(part, bindings);
      if (value === undefined) return undefined;
      out[key] = value;
    }
    return out;
  }
  return shape;
}

const all = (values: readonly unknown[]): readonly unknown[] | undefined =>
  values.includes(undefined) ? undefined : values;

/** What the holes must have held for the shape to stand for `value`; null where it does not. */
export function unify(shape: unknown, value: unknown): Bindings | null {
  const bindings: Record<string, unknown> = {};
  return into(bindings, shape, value) ? bindings : null;
}

function into(bindings: Record<string, unknown>, shape: unknown, value: unknown): boolean {
  if (shape instanceof HoleNode) {
    if (value === undefined) return false;
    if (shape.hole in bindings) return sameData(bindings[shape.hole], value);
    bindings[shape.hole] = value;
    return true;
  }
  if (shape instanceof MergedNode) return isObject(value) && intoMerged(bindings, shape, value);
  if (Array.isArray(shape)) {
    return (
      Array.isArray(value) &&
      value.length === shape.length &&
      shape.every((s: unknown, i) => into(bindings, s, (value as readonly unknown[])[i]))
    );
  }
  if (isObject(shape)) {
    if (!isObject(value) || Array.isArray(value)) return false;
    const keys = Object.keys(shape);
    return (
      Object.keys(value).every((k) => k in shape) &&
      keys.every((k) => k in value && into(bindings, shape[k], value[k]))
    );
  }
  return shape === value;
}

function intoMerged(
  bindings: Record<string, unknown>,
  shape: MergedNode,
  value: Readonly<Record<string, unknown>>,
) {
  for (const [key, part] of Object.entries(shape.fixed)) {
    if (!(key in value) || !into(bindings, part, value[key])) return false;
  }
  const left = Object.keys(value).filter((k) => !(k in shape.fixed));
  const owned = new Set(Object.values(shape.from).flatMap((keys) => (keys === '*' ? [] : keys)));
  const rest = left.filter((k) => !owned.has(k));
  if (rest.length > 0 && !Object.values(shape.from).includes('*')) return false;
  for (const [name, keys] of Object.entries(shape.from)) {
    const mine = keys === '*' ? rest : left.filter((k) => keys.includes(k));
    const held = Object.fromEntries(mine.map((k) => [k, value[k]]));
    // A hole that stands twice holds the same twice.
    if (name in bindings && !sameData(bindings[name], held)) return false;
    bindings[name] = held;
  }
  return true;
}

/** One text for equal data, whatever the order of its keys. */
export function keyOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(keyOf).join(',')}]`;
  if (isObject(value)) {
    const entries = Object.keys(value).sort();
    return `{${entries.map((k) => `${JSON.stringify(k)}:${keyOf(value[k])}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'undefined';
}

export const sameData = (a: unknown, b: unknown): boolean => keyOf(a) === keyOf(b);

/** The only part there is, if it is of that kind. */
export function sole<P extends { readonly do: string }, K extends P['do']>(
  parts: readonly P[],
  kind: K,
): Extract<P, { do: K }> | null {
  const [part] = parts;
  return parts.length === 1 && part?.do === kind ? (part as Extract<P, { do: K }>) : null;
}
