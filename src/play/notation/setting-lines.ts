// Where play starts and stops, and what chance is given.
import { didYouMean } from '../../core/files/near.ts';
import type { Cursor } from '../../core/notation/cursor.ts';

export function readPoint(cursor: Cursor, known: readonly string[]): string {
  const { at } = cursor;
  const said = cursor.take(/[A-Za-z][A-Za-z -]*/)?.[0].trim() ?? '';
  const point = said.toLowerCase().replace(/^the /, '').replace(/\s+/g, '-');
  if (known.includes(point)) return point;
  return cursor.fail(`A point of the turn is expected: ${known.join(', ')}.${didYouMean(point, known)}`, at);
}

export function readSeed(cursor: Cursor): string | number {
  const quoted = cursor.quoted();
  const rest = cursor.rest;
  return quoted ?? (/^-?\d+(?:\.\d+)?$/.test(rest) ? Number(rest) : rest);
}
