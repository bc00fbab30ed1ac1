// Whether data is what a type says: a file may say anything. The types are read once from their text, which a tool writes from
// the types of the code (tools/effect-types.js).
import { once } from '../memo.ts';

/** A type as it is read: a list of alternatives where there are several. */
type Type =
  | { readonly fields: readonly (readonly [name: string, optional: boolean, type: Type])[] }
  | { readonly list: Type }
  | { readonly tuple: readonly Type[] }
  | { readonly any: readonly Type[] }
  | { readonly is: unknown }
  | { readonly named: string };

/** Far above any card: what is beyond these is a mistake or an attack. */
const MOST = { depth: 24, number: 9_999, text: 2_000, list: 200 };

const TOKEN = /'[^']*'|-?\w+\??|\S/g;

/** Reads a type from the words of its text. */
function typeFrom(words: string[]): Type {
  const any = [single(words)];
  while (words[0] === '|') {
    words.shift();
    any.push(single(words));
  }
  return any.length === 1 ? (any[0] as Type) : { any };
}

function single(words: string[]): Type {
  let type = simple(words);
  while (words[0] === '[') {
    words.splice(0, 2);
    type = { list: type };
  }
  return type;
}

function simple(words: string[]): Type {
  const word = words.shift() as string;
  if (word === '{') {
    const fields: [string, boolean, Type][] = [];
    while (words[0] !== '}') {
      const name = words.shift() as string;
      words.shift();
      fields.push([name.replace('?', ''), name.endsWith('?'), typeFrom(words)]);
      if (words[0] === ',') words.shift();
    }
    words.shift();
    return { fields };
  }
  if (word === '[' || word === '(') {
    const tuple = [typeFrom(words)];
    while (words.shift() === ',') tuple.push(typeFrom(words));
    return word === '(' ? (tuple[0] as Type) : { tuple };
  }
  if (word.startsWith("'")) return { is: word.slice(1, -1) };
  if (word === 'true') return { is: true };
  return /\d/.test(word) ? { is: Number(word) } : { named: word };
}

type Types = ReadonlyMap<string, Type>;

const typesOf = (text: string): Types =>
  new Map(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const at = line.indexOf('=');
        return [line.slice(0, at), typeFrom(line.slice(at + 1).match(TOKEN) ?? [])];
      }),
  );

const PLAIN: Readonly<Record<string, (value: unknown) => boolean>> = {
  number: (value) => Number.isInteger(value) && Math.abs(value as number) <= MOST.number,
  string: (value) => typeof value === 'string' && value.length <= MOST.text,
  boolean: (value) => typeof value === 'boolean',
};

type Path = readonly (string | number)[];

/** Where a value is not of its type, or null; of several alternatives, where the one fails that fits furthest. */
function fault(types: Types, type: Type, value: unknown, path: Path): Path | null {
  if (path.length > MOST.depth) return path;
  if ('is' in type) return value === type.is ? null : path;
  if ('named' in type) {
    const plain = PLAIN[type.named];
    if (plain) return plain(value) ? null : path;
    return fault(types, types.get(type.named) as Type, value, path);
  }
  if ('any' in type) {
    let furthest = path;
    for (const one of type.any) {
      const found = fault(types, one, value, path);
      if (!found) return null;
      if (found.length > furthest.length) furthest = found;
    }
    return furthest;
  }
  if ('fields' in type) return faultIn(types, type.fields, value, path);
  if (!Array.isArray(value) || value.length > MOST.list) return path;
  if ('tuple' in type && value.length !== type.tuple.length) return path;
  for (let i = 0; i < value.length; i++) {
    const found = fault(types, 'tuple' in type ? (type.tuple[i] as Type) : type.list, value[i], [...path, i]);
    if (found) return found;
  }
  return null;
}

/** One of some fixed values. */
const isLiteral = (type: Type): boolean => 'is' in type || ('any' in type && type.any.every(isLiteral));

function faultIn(
  types: Types,
  fields: readonly (readonly [string, boolean, Type])[],
  value: unknown,
  path: Path,
): Path | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return path;
  for (const [place, [name, optional, type]] of fields.entries()) {
    // The tag that tells one part from another is no place of its own: the part itself is not known.
    const at = 'is' in type || (place === 0 && isLiteral(type)) ? path : [...path, name];
    if (!Object.hasOwn(value, name)) {
      if (!optional) return at;
      continue;
    }
    const found = fault(types, type, (value as Record<string, unknown>)[name], at);
    if (found) return found;
  }
  const more = Object.keys(value).find((key) => !fields.some(([name]) => name === key));
  return more === undefined ? null : [...path, more];
}

/** For the type of that name: the place in the data at which it is not of it, null where it is. */
export function typeChecker(text: string, name: string): (value: unknown) => Path | null {
  const types = once(() => typesOf(text));
  return (value) => fault(types(), { named: name }, value, []);
}
