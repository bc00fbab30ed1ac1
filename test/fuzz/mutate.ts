// Changing data as a stranger would: values of another type, keys that objects have by themselves, numbers and texts
// beyond all measure, pieces taken out, doubled or moved, lists without end, rings.
import type { Chance } from '../helpers/chance.ts';

type Json = unknown;
type Holder = Record<string | number, Json>;

/** Names that an object has by itself, or that code may trip over. */
export const NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'length',
  'then',
  'toJSON',
  '',
  ' ',
  '0',
  '-1',
] as const;

const NUMBERS = [
  -1,
  0,
  -0,
  1,
  2,
  7,
  1.5,
  100,
  9_999,
  10_000,
  1e9,
  2 ** 31,
  2 ** 53,
  1e308,
  -1e308,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
] as const;

const TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\udc00x',
  '\ufeff',
  '\u202e\u2066',
  '<img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  'javascript:alert(1)',
  '{{1}}',
  '%',
  '%E0%A4%A',
  '../../etc/passwd',
  'null',
  'undefined',
  'NaN',
  '1e9',
  '9'.repeat(400),
  '('.repeat(300),
  '🜨'.repeat(50),
] as const;

/** A text that is longer than anything has to be. */
const longText = (chance: Chance): string =>
  chance
    .pick(['x', '<', '&', '(', '"', ' ', 'é', '\ud83d', 'Pay 1 Force -> ', '\n'])
    .repeat(chance.pick([300, 3_000, 30_000]));

function nested(chance: Chance, value: Json): Json {
  let now = value;
  const inList = chance.below(2) === 0;
  for (let n = chance.pick([3, 40, 400]); n > 0; n--) now = inList ? [now] : { a: now };
  return now;
}

/** Any value at all. */
export function anyValue(chance: Chance): Json {
  switch (chance.below(14)) {
    case 0:
      return null;
    case 1:
      return undefined;
    case 2:
      return chance.below(2) === 0;
    case 3:
    case 4:
    case 5:
      return chance.pick(NUMBERS);
    case 6:
      return chance.pick(NAMES);
    case 7:
    case 8:
      return chance.pick(TEXTS);
    case 9:
      return longText(chance);
    case 10:
      return [];
    case 11:
      return {};
    case 12:
      return chance.below(2) === 0 ? [anyValue(chance)] : { [chance.pick(NAMES)]: anyValue(chance) };
    default:
      return nested(chance, chance.pick(NUMBERS));
  }
}

/** Every place at which a value stands: what holds it, and its key. Those in the depth come as often as those above. */
function places(root: Json): [Holder, string | number][] {
  const found: [Holder, string | number][] = [];
  const open: Json[] = [root];
  const seen = new Set<Json>();
  for (let value = open.pop(); open.length > 0 || value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    for (const key of Array.isArray(value) ? value.keys() : Object.keys(value)) {
      found.push([value as Holder, key]);
      const member = (value as Holder)[key];
      if (typeof member === 'object' && member !== null) open.push(member);
    }
  }
  return found;
}

/** An own member, also where its name is one that an assignment would take for the prototype. */
function put(holder: Holder, key: string | number, value: Json): void {
  if (Array.isArray(holder) && (key === 'length' || typeof key !== 'number')) return;
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

/** The same thing in another form. */
function otherType(chance: Chance, value: Json): Json {
  if (typeof value === 'number')
    return chance.pick<Json>([String(value), [value], -value, value + 0.5, value * 1e6]);
  if (typeof value === 'string')
    return chance.pick<Json>([
      Number(value),
      [value],
      { [value]: value },
      [...value.slice(0, 50)],
      value.toUpperCase(),
      `${value} `,
    ]);
  if (Array.isArray(value))
    return chance.pick<Json>([value[0], { ...value }, value.length > 0, value.length, [value]]);
  if (typeof value === 'object' && value !== null)
    return chance.pick<Json>([Object.values(value), Object.keys(value), Object.keys(value).join(), [value]]);
  return chance.pick<Json>([0, '', [], {}]);
}

/** More than any file may have; what is repeated comes to no more as a text, or making it would cost more than reading it may. */
const MOST_TEXT = 25_000_000;

/** How long a value is as a text; what has no end as one is never written. */
function lengthOf(value: Json): number {
  try {
    return JSON.stringify(value)?.length ?? 0;
  } catch {
    return 0;
  }
}

function change(chance: Chance, root: Json, rings: boolean): void {
  const all = places(root);
  if (all.length === 0) return;
  const [holder, key] = chance.pick(all);
  const value = holder[key];
  const remove = () => {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
  };
  const [from, fromKey] = chance.pick(all);
  switch (chance.below(12)) {
    case 0:
    case 1:
    case 2:
      put(holder, key, anyValue(chance));
      return;
    case 3:
      remove();
      return;
    case 4:
      if (Array.isArray(holder)) holder.splice(Number(key), 0, value);
      else put(holder, chance.pick([...NAMES, ...Object.keys(from)]), value);
      return;
    case 5:
      put(holder, key, otherType(chance, value));
      return;
    case 6:
      // A piece of the same file at another place.
      put(holder, key, structuredClone(from[fromKey]));
      return;
    case 7: {
      // Two pieces change places.
      const other = structuredClone(from[fromKey]);
      put(from, fromKey, structuredClone(value));
      put(holder, key, other);
      return;
    }
    case 8:
      put(holder, Array.isArray(holder) ? key : chance.pick(NAMES), anyValue(chance));
      return;
    case 9:
      if (Array.isArray(holder)) {
        const times = chance.pick([2, 50, 1_500]);
        if (holder.length * times <= 20_000 && lengthOf(holder.slice(0, 40)) * times <= MOST_TEXT)
          for (const copy of Array.from({ length: times }, () => [...holder]))
            holder.push(...copy.slice(0, 40));
      } else {
        const times = chance.pick([10, 1_100]);
        if (lengthOf(value) * times <= MOST_TEXT) put(holder, key, Array(times).fill(value));
      }
      return;
    case 10:
      put(holder, key, typeof value === 'number' ? value + chance.pick([-1, 1, 10]) : chance.pick(NUMBERS));
      return;
    default:
      if (rings) put(holder, key, chance.pick([root, holder]));
      else put(holder, key, typeof value === 'string' ? mutatedText(chance, value, NAMES) : anyValue(chance));
  }
}

/** A copy with one to four changes; `rings`: also such as no JSON text can have. */
export function mutated<T>(chance: Chance, value: T, { rings = false } = {}): unknown {
  const box = { value: structuredClone(value) as Json };
  for (let n = 1 + chance.below(chance.pick([1, 1, 4])); n > 0; n--) change(chance, box, rings);
  return box.value;
}

/** As a file holds it: what JSON can't say is left out, and a few letters may be wrong. */
export function mutatedJson(chance: Chance, value: unknown, { letters = true } = {}): string {
  const text = JSON.stringify(chance.below(4) === 0 ? value : mutated(chance, value)) ?? 'null';
  return letters && chance.below(3) === 0
    ? mutatedText(chance, text, [
        '{',
        '}',
        '[',
        ']',
        '"',
        ',',
        ':',
        'null',
        '1e999',
        '\\u0000',
        '"__proto__":1,',
      ])
    : text;
}

/** A text with pieces taken out, put in, doubled, moved or cut off. */
export function mutatedText(chance: Chance, text: string, words: readonly string[]): string {
  let now = text;
  for (let n = 1 + chance.below(chance.pick([1, 3, 8])); n > 0; n--) {
    const at = chance.below(now.length + 1);
    const end = Math.min(now.length, at + chance.below(chance.pick([2, 12, 80])));
    const piece = now.slice(at, end);
    switch (chance.below(9)) {
      case 0:
        now = now.slice(0, at) + now.slice(end);
        break;
      case 1:
        now = now.slice(0, at) + chance.pick(words) + now.slice(end);
        break;
      case 2:
        now = now.slice(0, at) + piece + now.slice(at);
        break;
      case 3: {
        const to = chance.below(now.length + 1);
        now = now.slice(0, to) + piece + now.slice(to);
        break;
      }
      case 4:
        now = now.slice(0, at);
        break;
      case 5:
        now = now.slice(0, at) + chance.pick([...TEXTS, ...NUMBERS.map(String)]) + now.slice(end);
        break;
      case 6:
        now =
          now.slice(0, at) +
          String.fromCharCode(chance.below(chance.pick([128, 65_536]))) +
          now.slice(at + 1);
        break;
      case 7:
        now = now.slice(0, at) + piece.repeat(chance.pick([2, 30, 300])) + now.slice(end);
        break;
      default:
        now = now.slice(0, at) + chance.pick(words) + now.slice(at);
    }
  }
  return now;
}
