// How deep a text of JSON is nested, before anybody reads it: a tower of brackets costs neither stack nor memory.
import { LIMITS } from './limits.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Where the string that opens at `start` ends: the index of its closing quote. */
export function stringEnd(json: string, start: number): number {
  let i = start + 1;
  while (i < json.length && json.charCodeAt(i) !== QUOTE) i += json.charCodeAt(i) === BACKSLASH ? 2 : 1;
  return i;
}

/** Whether brackets stand in brackets more often than any file needs. */
export function tooDeep(json: string): boolean {
  let depth = 0;
  for (let i = 0; i < json.length; i++) {
    const c = json[i];
    if (c === '"') i = stringEnd(json, i);
    else if (c === '[' || c === '{') {
      depth += 1;
      if (depth > LIMITS.depth) return true;
    } else if (c === ']' || c === '}') depth -= 1;
  }
  return false;
}
