// How deep a text of JSON is nested, before anybody reads it: a tower of brackets costs neither stack nor memory.
import { LIMITS } from './limits.ts';

/** Where the string that opens at `start` ends: the index of its closing quote. */
export function stringEnd(json: string, start: number): number {
  for (let i = json.indexOf('"', start + 1); i >= 0; i = json.indexOf('"', i + 1)) {
    let slashes = 0;
    while (json[i - 1 - slashes] === '\\') slashes += 1;
    // An odd number of them: the quote belongs to the string.
    if (slashes % 2 === 0) return i;
  }
  return json.length;
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
