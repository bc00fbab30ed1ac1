// Prose in a line.
import { Cursor } from '../../core/notation/cursor.ts';
import type { Json } from '../../core/notation/json.ts';

/** A text as it stands, or in quotation marks where it has lines or blanks of its own. */
export function textIn(cursor: Cursor): string {
  const rest = cursor.rest;
  if (/^".*"$/.test(rest)) {
    const inside = new Cursor(rest);
    const text = inside.quoted();
    if (text !== null && inside.done) return text;
  }
  return rest;
}

/** Adds a line of prose to what was said under the same key. */
export function addProse(to: Json, key: string, cursor: Cursor): void {
  const text = textIn(cursor);
  to[key] = to[key] === undefined ? text : `${String(to[key])} ${text}`;
}

export function listIn(json: Json, key: string): unknown[] {
  json[key] ??= [];
  return json[key] as unknown[];
}

/** Tags, with commas between them; one that has a comma itself stands in quotation marks. */
export const tagsIn = (text: string): string[] =>
  (text.match(/\s*"[^"]*"\s*|[^,;]+/g) ?? [])
    .map((tag) => tag.trim().replace(/^"(.*)"$/, '$1'))
    .filter(Boolean);

export const printTag = (tag: string): string => (/[,;]/.test(tag) && !tag.includes('"') ? `"${tag}"` : tag);
