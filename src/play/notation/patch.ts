// Whatever has no words of its own: `$.path = value` puts JSON at a path, `$.path gone` takes it away. So every file can be written.
import { parseJson } from '../../core/files/json.ts';
import { LIMITS } from '../../core/files/limits.ts';
import { Cursor } from '../../core/notation/cursor.ts';
import { isObject, type Json } from '../../core/notation/json.ts';

export type Step = string | number;

const PLAIN = /^[A-Za-z_][\w-]*$/;

export const written = (path: readonly Step[]): string =>
  `$${path.map((step) => (typeof step === 'number' ? `[${step}]` : PLAIN.test(step) ? `.${step}` : `[${safeJson(step)}]`)).join('')}`;

/** JSON that no editor changes: what it would take for marks, or turn into others, is written as escapes. */
export const safeJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/"(?:[^"\\]|\\.)*"/g, (text) =>
      text.replace(/[<>&'[\]\u007f-\uffff]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`),
    )
    .replace(/\[(?=\[)/g, '[ ');

function readPath(cursor: Cursor): Step[] {
  const path: Step[] = [];
  for (;;) {
    const { at } = cursor;
    const plain = cursor.take(/\.([A-Za-z_][\w-]*)/);
    const number = plain ? null : cursor.take(/\[(\d{1,6})\]/);
    if (plain) path.push(plain[1] as string);
    else if (number) path.push(Number(number[1]));
    else {
      const key = cursor.take(/\[("(?:[^"\\]|\\.)*")\]/);
      if (!key) {
        cursor.at = at;
        return path;
      }
      try {
        path.push(JSON.parse(key[1] as string) as string);
      } catch {
        cursor.fail('The name in the brackets is no text of JSON.', at);
      }
    }
    if (path.length > LIMITS.depth) cursor.fail(`A path has at most ${LIMITS.depth} steps.`);
  }
}

/** The steps of a JSON path, as far as they can be read. */
export function pathOf(path: string): Step[] {
  const cursor = new Cursor(path);
  cursor.take(/\$/);
  return readPath(cursor);
}

/** Reads a line that begins with `$` and carries it out; gives the value that stands then in place of `root`. */
export function applyPatch(cursor: Cursor, root: Json): Json {
  cursor.take(/\$/);
  const path = readPath(cursor);
  const gone = cursor.take(/gone\b/) !== null;
  if (!gone && !cursor.take(/=/))
    cursor.fail(`After a path this is expected: "= value" or "gone"; but ${cursor.here}.`);
  let value: unknown;
  if (!gone) {
    const { at } = cursor;
    try {
      value = parseJson(cursor.rest);
    } catch (error) {
      cursor.fail(`The value can't be read: ${(error as Error).message}`, at);
    }
  } else if (!cursor.done) cursor.fail(`Here the line should end, but ${cursor.here}.`);
  const last = path.pop();
  if (last === undefined) {
    if (!isObject(value)) cursor.fail('The whole file has to be an object.');
    return value;
  }
  if ([...path, last].some((step) => step === '__proto__'))
    cursor.fail('"__proto__" can\'t be the name of anything.');
  let place: unknown = root;
  for (const [i, step] of path.entries()) {
    const inside: unknown = place;
    if (!has(inside, step)) {
      if (!isObject(inside) || typeof (path[i + 1] ?? last) === 'number')
        cursor.fail(`There is nothing at ${written(path.slice(0, i + 1))}.`);
      inside[String(step)] = {};
    }
    place = (inside as Json)[step];
  }
  if (!(isObject(place) || (Array.isArray(place) && typeof last === 'number' && last <= place.length)))
    cursor.fail(`Nothing can stand at ${written([...path, last])}.`);
  if (gone) delete (place as Json)[last];
  else (place as Json)[last] = value;
  return root;
}

const has = (value: unknown, key: Step): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key);
