// Values in the words of a form, as form.ts reads them.
import type { Form, Node, Values } from './form.ts';
import type { Spoken } from './kind.ts';

const equal = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What is said of a list after its first. */
const others = (value: unknown): unknown =>
  Array.isArray(value) && value.length > 1 ? value.slice(1) : undefined;

function printNodes(
  nodes: readonly Node[],
  values: Values,
  said: Set<string>,
  spoken: Spoken,
): string[] | null {
  const words: string[] = [];
  for (const node of nodes) {
    if ('words' in node) {
      if (!node.optional) words.push(node.words[0] as string);
    } else if ('value' in node) {
      if (said.has(node.field) || !equal(values[node.field], node.value)) return null;
      said.add(node.field);
    } else if ('field' in node) {
      const value = node.more ? others(values[node.field]) : values[node.field];
      if (said.has(node.field) !== node.more || value === undefined) return null;
      const text = node.kind.print(value, spoken);
      if (text === undefined) return null;
      said.add(node.field);
      words.push(text);
    } else {
      const now = new Set(said);
      const group = printNodes(node.group, values, now, spoken);
      if (!group) continue;
      for (const field of now) said.add(field);
      words.push(...group);
    }
  }
  return words;
}

/** All the values in words, or null where this form can't say them. */
export function printForm({ nodes }: Form, values: Values, spoken: Spoken): string | null {
  const said = new Set<string>();
  const words = printNodes(nodes, values, said, spoken);
  return words && Object.keys(values).every((key) => said.has(key)) ? words.join(' ') : null;
}
