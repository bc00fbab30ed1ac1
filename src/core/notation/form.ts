// A form of words that is read and printed by one description: `{unit} attacks {target} [ using {using} ]`.
// Words stand for themselves (`in|into`: either; `the?`: may be left out), `{field}` for a value (`{field:kind}` where the
// kind is not named like the field), `{field=value}` sets a value and is not written, and what stands in brackets may be
// left out; bracketed parts come in any order. `{cards+:refs}` adds to a list that was begun before.
import type { Cursor } from './cursor.ts';
import type { Kind, Kinds, Spoken } from './kind.ts';

export type Values = Record<string, unknown>;

export type Node =
  | { readonly words: readonly string[]; readonly optional: boolean }
  | { readonly field: string; readonly kind: Kind; readonly more: boolean }
  | { readonly field: string; readonly value: unknown }
  | { readonly group: readonly Node[] };

export interface Form {
  readonly nodes: readonly Node[];
}

/** The furthest place that any form came to, and what could have stood there. */
export class Far {
  at = -1;
  readonly expected = new Set<string>();

  miss(at: number, what: string): null {
    if (at > this.at) {
      this.at = at;
      this.expected.clear();
    }
    if (at === this.at) this.expected.add(what);
    return null;
  }
}

export function form(description: string, kinds: Kinds): Form {
  const stack: Node[][] = [[]];
  for (const token of description.trim().split(/\s+/)) {
    const nodes = stack[stack.length - 1] as Node[];
    if (token === '[') stack.push([]);
    else if (token === ']') {
      const group = stack.pop() as Node[];
      (stack[stack.length - 1] as Node[]).push({ group });
    } else if (token.startsWith('{')) {
      const [, field = '', more, mark, rest = ''] = /^\{(\w+)(\+)?(?:([=:])(.*))?\}$/.exec(token) ?? [];
      if (mark === '=') nodes.push({ field, value: JSON.parse(rest) });
      else nodes.push({ field, kind: kinds[rest || field] as Kind, more: more !== undefined });
    } else {
      const optional = token.endsWith('?');
      nodes.push({ words: token.replace('?', '').split('|'), optional });
    }
  }
  return { nodes: stack[0] as Node[] };
}

const LETTER = /[\p{L}\p{N}]/u;

function takeWord(cursor: Cursor, words: readonly string[]): boolean {
  cursor.skip();
  const found = words.find((word) => {
    const there = cursor.text.slice(cursor.at, Math.min(cursor.end, cursor.at + word.length));
    const next = cursor.at + word.length < cursor.end ? (cursor.text[cursor.at + word.length] as string) : '';
    return (
      there.toLowerCase() === word.toLowerCase() && !(LETTER.test(word.at(-1) as string) && LETTER.test(next))
    );
  });
  if (found === undefined) return false;
  cursor.at += found.length;
  return true;
}

/** The values of a form with those of a group in it; null where the group says again what was said. */
function joinedWith(found: Values, more: Values, group: readonly Node[]): Values | null {
  const adds = (field: string) => group.some((node) => 'more' in node && node.more && node.field === field);
  const joined = { ...found };
  for (const [field, value] of Object.entries(more)) {
    if (!(field in found)) joined[field] = value;
    else if (!adds(field)) return null;
    else joined[field] = [found[field], value].flat();
  }
  return joined;
}

function readNodes(
  nodes: readonly Node[],
  cursor: Cursor,
  spoken: Spoken,
  far: Far,
  values: Values = {},
): Values | null {
  let groups: (readonly Node[])[] = [];
  let found = values;
  const takeGroups = (): void => {
    for (let again = true; again; ) {
      again = false;
      for (const group of groups) {
        const at = cursor.at;
        const more = readNodes(group, cursor, spoken, far);
        const joined = more && cursor.at > at ? joinedWith(found, more, group) : null;
        if (!joined) cursor.at = at;
        else {
          found = joined;
          again = true;
        }
      }
    }
  };
  for (const node of nodes) {
    if ('group' in node) {
      groups = [...groups, node.group];
      continue;
    }
    takeGroups();
    groups = [];
    cursor.skip();
    if ('words' in node) {
      if (takeWord(cursor, node.words) || node.optional) continue;
      return far.miss(cursor.at, `"${node.words[0]}"`);
    }
    if ('value' in node) {
      found = { ...found, [node.field]: node.value };
      continue;
    }
    const { at } = cursor;
    const value = node.kind.read(cursor, spoken);
    if (value === undefined) return far.miss(at, node.kind.what);
    found = { ...found, [node.field]: value };
  }
  takeGroups();
  return found;
}

/** The values that a form finds from here on, or null; `far` hears how far it came. */
export const readForm = ({ nodes }: Form, cursor: Cursor, spoken: Spoken, far: Far): Values | null =>
  readNodes(nodes, cursor, spoken, far);
