// What the generated validators are made of: one function for each type of a JSON Schema, with the schema's own keywords.
// A check says what is wrong with a value, or null. Nothing is compiled at run time, so a strict content policy allows it.
import { described, short } from './fail.ts';
import { LIMITS } from './limits.ts';
import { didYouMean } from './near.ts';

export interface Fault {
  readonly message: string;
  /** The way to what is wrong, from the inside out. */
  readonly keys: (string | number)[];
  /** It is of another type altogether, so some other alternative may have been meant. */
  readonly alien?: boolean;
}

export interface Check {
  (value: unknown): Fault | null;
  /** What it accepts, as a noun phrase. */
  readonly what: string;
}

interface Titled {
  /** What this is, as a noun phrase: messages say it. */
  readonly title?: string;
}

const check = (what: string, find: (value: unknown) => Fault | null): Check => Object.assign(find, { what });

const fault = (message: string): Fault => ({ message, keys: [] });

const found = (value: unknown, what: string, alien = true): Fault => ({
  message: `Found ${described(value)}, but ${what} was expected.`,
  keys: [],
  alien,
});

/** The fault of a member, seen from outside. */
const inside = ({ message, keys }: Fault, key: string | number): Fault => ({ message, keys: [...keys, key] });

const tooMany = (count: number, most: number): Fault =>
  fault(`Here are ${count} entries; at most ${most} are allowed.`);

const quoted = (words: readonly string[]): string =>
  words
    .map((word) => `"${word}"`)
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1');

type Facts = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A member of an object's own; what is undefined is left out, as JSON leaves it out. */
const own = (value: Facts, key: string): unknown => (Object.hasOwn(value, key) ? value[key] : undefined);

export const any: Check = check('a value', () => null);

const typed = (type: string, what: string): Check =>
  check(what, (value) => ((value === null ? 'null' : typeof value) === type ? null : found(value, what)));

export const boolean: Check = typed('boolean', 'true or false');
export const nothing: Check = typed('null', 'null');

interface StringKeywords extends Titled {
  readonly maxLength?: number;
  readonly pattern?: RegExp;
  /** Where there is a pattern: what fits it. */
  readonly example?: string;
  /** What it must not be. */
  readonly not?: readonly string[];
}

export const string = ({ title: what = 'a text', maxLength, pattern, example, not }: StringKeywords): Check =>
  check(what, (value) => {
    if (typeof value !== 'string') return found(value, what);
    if (not?.includes(value)) return fault(`"${value}" can't be ${what}.`);
    if (maxLength !== undefined && value.length > maxLength)
      return fault(`Here are ${value.length} characters, but ${what} has at most ${maxLength}.`);
    if (!pattern || pattern.test(value)) return null;
    return example
      ? fault(`Found ${described(value)}, but it must look like "${example}".`)
      : fault(`Found an empty text, but ${what} was expected.`);
  });

interface NumberKeywords extends Titled {
  readonly minimum?: number;
  readonly maximum?: number;
}

const numeric = (fits: (value: number) => boolean, what: string, { minimum, maximum }: NumberKeywords) =>
  check(what, (value) => {
    if (typeof value !== 'number') return found(value, what);
    if (!fits(value)) return found(value, what, false);
    if (minimum !== undefined && value < minimum)
      return fault(`Found ${value}, but ${what} is at least ${minimum}.`);
    return maximum !== undefined && value > maximum
      ? fault(`Found ${value}, but ${what} is at most ${maximum}.`)
      : null;
  });

export const number = (keywords: NumberKeywords = {}): Check =>
  numeric(Number.isFinite, keywords.title ?? 'a number', keywords);

export const integer = (keywords: NumberKeywords = {}): Check =>
  numeric(
    Number.isInteger,
    keywords.title ? `a whole number, ${keywords.title.replace(/,$/, '')},` : 'a whole number',
    keywords,
  );

/** One of a few values: `enum`, or `const`. */
export const oneOf = (values: readonly unknown[], { title }: Titled = {}): Check => {
  const what = title ?? (values.length === 1 ? JSON.stringify(values[0]) : 'one of these');
  return check(what, (value) => {
    if (values.includes(value)) return null;
    const names = values.filter((one) => typeof one === 'string');
    const list = title || values.length > 1 ? `: ${values.join(', ')}` : '';
    const near = typeof value === 'string' ? didYouMean(value, names) : '';
    return {
      message: `Found ${described(value)}, but ${what} was expected${list}.${near}`,
      keys: [],
      alien: typeof value !== 'string' || names.length === 0,
    };
  });
};

interface ArrayKeywords extends Titled {
  readonly minItems?: number;
  readonly maxItems?: number;
}

export const array = (
  items: Check,
  { title: what = 'a list', minItems = 0, maxItems }: ArrayKeywords = {},
): Check =>
  check(what, (value) => {
    if (!Array.isArray(value)) return found(value, what);
    if (maxItems !== undefined && value.length > maxItems) return tooMany(value.length, maxItems);
    for (let i = 0; i < value.length; i++) {
      const wrong = items(value[i]);
      if (wrong) return inside(wrong, i);
    }
    return value.length < minItems
      ? fault(
          `${value.length === 0 ? 'This is empty' : `Here is ${value.length}`}: at least ${minItems} ${minItems === 1 ? 'is' : 'are'} needed.`,
        )
      : null;
  });

interface ObjectKeywords extends Titled {
  readonly required?: readonly string[];
  /** What stands under other names: nothing may where this is null. */
  readonly additional?: Check | null;
  readonly propertyNames?: Check;
  readonly maxProperties?: number;
}

export const object = (properties: Readonly<Record<string, Check>>, keywords: ObjectKeywords = {}): Check => {
  const { title, required = [], additional = any, propertyNames, maxProperties } = keywords;
  const what = title ?? 'an object';
  const unknown = (key: string): Fault => {
    const known = Object.keys(properties);
    const cure = didYouMean(key, known) || ` The keys are: ${known.join(', ')}.`;
    return fault(`"${short(key)}" is not a key of ${what.replace(/,$/, '')}.${cure}`);
  };
  const member = (key: string, value: unknown): Fault | null => {
    if (Object.hasOwn(properties, key)) return (properties[key] as Check)(value);
    if (additional === null) return unknown(key);
    // An object made from these keys would take it for its prototype.
    if (key === '__proto__') return fault('"__proto__" can\'t be the name of anything.');
    return propertyNames?.(key) ?? additional(value);
  };
  return check(what, (value) => {
    if (!isObject(value)) return found(value, what);
    const keys = Object.keys(value);
    if (maxProperties !== undefined && keys.length > maxProperties)
      return tooMany(keys.length, maxProperties);
    for (const key of keys) {
      const wrong = value[key] === undefined ? null : member(key, value[key]);
      if (wrong) return inside(wrong, key);
    }
    const missing = required.find((key) => own(value, key) === undefined);
    if (missing === undefined) return null;
    const needs = title
      ? `${title.replace(/,$/, '')} needs ${quoted(required)}`
      : `${properties[missing]?.what} was expected`;
    return inside(fault(`This is missing: ${needs}.`), missing);
  });
};

/** Any of several; where none fits, the fault of the one that was probably meant. */
export const anyOf = (choices: readonly Check[], { title }: Titled = {}): Check => {
  const what = title ?? choices.map((one) => one.what).join(' or ');
  return check(what, (value) => {
    let meant: Fault | null = null;
    for (const one of choices) {
      const wrong = one(value);
      if (!wrong) return null;
      if (!wrong.alien) meant ??= wrong;
    }
    return meant ?? found(value, what);
  });
};

/** `if` an object has a key, `then` one check, `else` the other. */
export const ifHas = (key: string, then: Check, otherwise: Check): Check =>
  check(otherwise.what, (value) => (isObject(value) && Object.hasOwn(value, key) ? then : otherwise)(value));

/** What one of its own keys tells apart from others of its kind. */
export const tagged = (
  key: string,
  base: Check,
  title: string,
  cases: Readonly<Record<string, Check>>,
): Check => {
  const tag = oneOf(Object.keys(cases), { title });
  return check(base.what, (value) => {
    const wrong = base(value);
    if (wrong) return wrong;
    const name = own(value as Facts, key);
    const other = tag(name);
    return other ? inside(other, key) : (cases[name as string] as Check)(value);
  });
};

/** What contains others of its kind, no deeper than a text may be nested. */
export const lazy = (get: () => Check): Check => {
  let depth = 0;
  return check('a value', (value) => {
    if (depth === LIMITS.depth) return fault(`This is nested too deeply: at most ${depth} levels.`);
    depth += 1;
    try {
      return get()(value);
    } finally {
      depth -= 1;
    }
  });
};
