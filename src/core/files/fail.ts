// Saying what is wrong in a file: where it stands, and what it is.
import { type ErrorCode, SwtcgError } from '../error.ts';

export function fail(path: string, message: string, code: ErrorCode = 'bad-scenario'): never {
  throw new SwtcgError({ code, message, path });
}

/** The JSON path of a member: `$.dark.space[1]`. */
export function within(path: string, key: string | number): string {
  if (typeof key === 'number') return `${path}[${key}]`;
  return /^[\p{L}_$][\p{L}\p{N}_$-]*$/u.test(key)
    ? `${path}.${key}`
    : `${path}[${JSON.stringify(short(key))}]`;
}

export const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** A value in words, for sentences. */
export function described(value: unknown): string {
  if (typeof value === 'string') return `the text ${JSON.stringify(short(value))}`;
  if (typeof value === 'number') return `the number ${value}`;
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  return value === undefined ? 'nothing' : String(value);
}
