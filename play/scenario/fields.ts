// Reading one value of a file: either it is what is asked for, or an error says where it stands and what it is.
import { described, fail, short, within } from './fail.ts';
import { LIMITS } from './limits.ts';
import { didYouMean } from './near.ts';

/** An object of the file: its own keys only, and no prototype behind them. */
export type Fields = Readonly<Record<string, unknown>>;

export function expected(path: string, what: string, value: unknown): never {
  if (value === undefined) fail(path, `This is missing: ${what} was expected.`);
  fail(path, `Found ${described(value)}, but ${what} was expected.`);
}

/** Names that an object has by itself in JavaScript; nothing of a file may be called so. */
const BUILT_IN: ReadonlySet<string> = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype']);

/** A free name: a card's key or id, a counter, a keyword. */
export function checkName(name: string, path: string, what: string): void {
  if (BUILT_IN.has(name)) fail(path, `"${name}" can't be the name of ${what}.`);
  if (name.trim() === '') fail(path, `The name of ${what} is empty.`);
  if (name.length > LIMITS.name) {
    fail(path, `The name of ${what} has ${name.length} characters; at most ${LIMITS.name} are allowed.`);
  }
}

function ownEntries(value: unknown, path: string, what: string): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) expected(path, what, value);
  return Object.entries(value);
}

/** An object with known keys. Any other key is an error. */
export function fieldsOf(value: unknown, path: string, known: readonly string[], what: string): Fields {
  const fields: Record<string, unknown> = Object.create(null);
  for (const [key, member] of ownEntries(value, path, what)) {
    if (!known.includes(key)) {
      fail(
        within(path, key),
        `"${short(key)}" is not a key of ${what}.${didYouMean(key, known) || ` The keys are: ${known.join(', ')}.`}`,
      );
    }
    fields[key] = member;
  }
  return fields;
}

/** An object whose keys are free names, in the order in which they stand. */
export function namedOf(value: unknown, path: string, what: string, each: string): [string, unknown][] {
  const entries = ownEntries(value, path, what);
  if (entries.length > LIMITS.cards) tooMany(path, entries.length, LIMITS.cards);
  for (const [name] of entries) checkName(name, within(path, name), each);
  return entries;
}

const tooMany = (path: string, count: number, most: number): never =>
  fail(path, `Here are ${count} entries; at most ${most} are allowed.`);

export function listOf<T>(
  value: unknown,
  path: string,
  what: string,
  read: (item: unknown, path: string) => T,
  most: number = LIMITS.list,
): T[] {
  if (!Array.isArray(value)) expected(path, what, value);
  if (value.length > most) tooMany(path, value.length, most);
  return Array.from(value as unknown[], (item, i) => read(item, within(path, i)));
}

export function integer(
  value: unknown,
  path: string,
  what: string,
  least = 0,
  most: number = LIMITS.number,
): number {
  if (typeof value !== 'number' || !Number.isInteger(value))
    expected(path, `a whole number, ${what.replace(/,$/, '')},`, value);
  if (value < least) fail(path, `Found ${value}, but ${what} is at least ${least}.`);
  if (value > most) fail(path, `Found ${value}, but ${what} is at most ${most}.`);
  // -0 is a number of JSON, but not of the game.
  return value + 0;
}

export function text(value: unknown, path: string, what: string, most: number = LIMITS.text): string {
  if (typeof value !== 'string') expected(path, what, value);
  if (value.length > most) {
    fail(path, `Here are ${value.length} characters, but ${what} has at most ${most}.`);
  }
  return value;
}

/** A text that says something. */
export function wording(value: unknown, path: string, what: string, most?: number): string {
  const found = text(value, path, what, most);
  if (found.trim() === '') fail(path, `Found an empty text, but ${what} was expected.`);
  return found;
}

export function truth(value: unknown, path: string): boolean {
  if (typeof value !== 'boolean') expected(path, 'true or false', value);
  return value;
}

export function oneOf<T extends string>(value: unknown, path: string, known: readonly T[], what: string): T {
  if (typeof value !== 'string') expected(path, what, value);
  const found = known.find((one) => one === value);
  if (found !== undefined) return found;
  return fail(
    path,
    `Found ${described(value)}, but ${what} was expected: ${known.join(', ')}.${didYouMean(value, known)}`,
  );
}
