// From text to JSON, with a guard against what is too large, too deep, or written twice.
import { stringEnd, tooDeep } from './depth.ts';
import { fail, within } from './fail.ts';
import { LIMITS } from './limits.ts';

/** The JSON value of a text; anything else is an error with the code `unreadable`. */
export function parseJson(source: string, most: number = LIMITS.size): unknown {
  if (source.length > most) {
    fail('$', `The text is too large: ${source.length} characters, at most ${most}.`, 'unreadable');
  }
  // A byte order mark is no part of the text.
  const json = source.charCodeAt(0) === 0xfeff ? source.slice(1) : source;
  if (json.trim() === '') fail('$', 'The text is not JSON: it is empty.', 'unreadable');
  // Before JSON.parse, so that a tower of brackets costs neither stack nor memory.
  if (tooDeep(json))
    fail('$', `The text is nested too deeply: at most ${LIMITS.depth} levels.`, 'unreadable');
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    fail(
      '$',
      `The text is not JSON: ${error instanceof Error ? error.message : String(error)}`,
      'unreadable',
    );
  }
  const twice = repeatedKey(json);
  if (twice !== null) fail(twice, 'This key stands twice in one object; JSON would keep the last one only.');
  return value;
}

interface Level {
  /** The keys so far; null in a list. */
  readonly keys: Set<string> | null;
  readonly path: string;
  /** Where in it the reader is. */
  key: string | number;
}

/** The path of the first key that stands twice in its object. The text is known to be JSON. */
function repeatedKey(json: string): string | null {
  const levels: Level[] = [];
  for (let i = 0; i < json.length; i++) {
    const c = json[i];
    const level = levels[levels.length - 1];
    if (c === '{' || c === '[') {
      const path = level === undefined ? '$' : within(level.path, level.key);
      levels.push({ keys: c === '{' ? new Set() : null, path, key: 0 });
    } else if (c === '}' || c === ']') levels.pop();
    else if (c === ',' && level !== undefined && typeof level.key === 'number') level.key += 1;
    else if (c === '"') {
      const end = stringEnd(json, i);
      if (level?.keys && /^\s*:/.test(json.slice(end + 1, end + 200))) {
        const key = JSON.parse(json.slice(i, end + 1)) as string;
        if (level.keys.has(key)) return within(level.path, key);
        level.keys.add(key);
        level.key = key;
      }
      i = end;
    }
  }
  return null;
}
