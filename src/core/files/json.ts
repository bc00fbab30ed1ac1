// From text to JSON, with a guard against what is too large, too deep, or written twice.
import { fail, within } from './fail.ts';
import { LIMITS } from './limits.ts';

/** Throws where a text is longer than files of its kind may be. */
export function checkSize({ length }: string, most: number): void {
  if (length > most) fail('$', `The text is too large: ${length} characters, at most ${most}.`, 'unreadable');
}

/** The JSON value of a text; anything else is an error with the code `unreadable`. */
export function parseJson(source: string, most: number = LIMITS.size): unknown {
  checkSize(source, most);
  // A byte order mark is no part of the text.
  const json = source.charCodeAt(0) === 0xfeff ? source.slice(1) : source;
  if (json.trim() === '') fail('$', 'The text is not JSON: it is empty.', 'unreadable');
  // Before JSON.parse, so that a tower of brackets costs neither stack nor memory.
  const { depth, keys } = measure(json);
  if (depth > LIMITS.depth)
    fail('$', `The text is nested too deeply: at most ${LIMITS.depth} levels.`, 'unreadable');
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    fail('$', `The text is not JSON: ${why.replace(/\.?$/, '.')}`, 'unreadable');
  }
  if (countKeys(value) < keys) repeated(json);
  return value;
}

/** Where the string that opens at `start` ends: the index of its closing quote. */
function stringEnd(json: string, start: number): number {
  for (let i = json.indexOf('"', start + 1); i >= 0; i = json.indexOf('"', i + 1)) {
    let slashes = 0;
    while (json[i - 1 - slashes] === '\\') slashes += 1;
    // An odd number of them: the quote belongs to the string.
    if (slashes % 2 === 0) return i;
  }
  return json.length;
}

const [QUOTE, COLON, OPEN, CLOSE] = [0x22, 0x3a, [0x5b, 0x7b], [0x5d, 0x7d]] as const;

/** How deep brackets stand in brackets, up to what is too deep; and how many keys there are: each has its colon. */
function measure(json: string): { readonly depth: number; readonly keys: number } {
  let [depth, deepest, keys] = [0, 0, 0];
  for (let i = 0; i < json.length && deepest <= LIMITS.depth; i++) {
    const c = json.charCodeAt(i);
    if (c === QUOTE) i = stringEnd(json, i);
    else if (c === COLON) keys += 1;
    else if (c === OPEN[0] || c === OPEN[1]) {
      depth += 1;
      deepest = Math.max(deepest, depth);
    } else if (c === CLOSE[0] || c === CLOSE[1]) depth -= 1;
  }
  return { depth: deepest, keys };
}

function countKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let count = 0;
  if (Array.isArray(value)) for (const one of value) count += countKeys(one);
  else {
    const members = Object.values(value);
    count = members.length;
    for (const one of members) count += countKeys(one);
  }
  return count;
}

interface Level {
  /** The keys so far; null in a list. */
  readonly keys: Set<string> | null;
  readonly path: string;
  /** Where in it the reader is. */
  key: string | number;
}

/** Says which key stands twice in its object. The text is known to be JSON, and to have such a key. */
function repeated(json: string): void {
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
      let next = end + 1;
      while (/\s/.test(json[next] ?? '')) next += 1;
      if (level?.keys && json[next] === ':') {
        const key = JSON.parse(json.slice(i, end + 1)) as string;
        if (level.keys.has(key))
          fail(
            within(level.path, key),
            'This key stands twice in one object; JSON would keep the last one only.',
          );
        level.keys.add(key);
        level.key = key;
      }
      i = end;
    }
  }
}
