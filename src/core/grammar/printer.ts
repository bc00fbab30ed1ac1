// Printing: the first form whose shape is that of the data. The inverse of reading, by the same forms.
import type { Grammar } from './grammar.ts';
import type { Form, ListRule } from './rule.ts';

const MAX_DEPTH = 200;
const ONE = new Set(['1', '+1', '-1', 'a', 'an', 'another', 'each']);
const COUNT = /^[+-]?(\d+|x)$/i;

/** The words for a value, or null where no form says it. */
export function print(
  grammar: Grammar,
  category: string,
  value: unknown,
  depth = 0,
): readonly string[] | null {
  if (depth > MAX_DEPTH) return null;
  const rule = grammar.rule(category);
  if (rule.terminal) return rule.terminal.print(value);
  if (rule.list) return Array.isArray(value) ? printList(grammar, rule.list, value, depth) : null;
  for (const form of rule.forms) {
    const words = printForm(grammar, form, value, depth);
    if (words) return words;
  }
  return null;
}

function printForm(grammar: Grammar, form: Form, value: unknown, depth: number): readonly string[] | null {
  const bindings = form.match(value);
  if (!bindings) return null;
  const out: string[] = [];
  for (const item of form.items) {
    if ('lit' in item) {
      out.push(item.agree ? agreeing(item.lit, out) : (item.lit[0] ?? ''));
    } else {
      const words = print(grammar, item.category, bindings[item.hole], depth + 1);
      if (!words) return null;
      out.push(...words);
    }
  }
  return out;
}

/** One or many, by the last number before it. */
function agreeing(forms: readonly string[], before: readonly string[]): string {
  const count = before.findLast((word) => ONE.has(word) || COUNT.test(word));
  const [one = '', many = one] = forms;
  return count !== undefined && ONE.has(count) ? one : many;
}

function printList(grammar: Grammar, list: ListRule, values: readonly unknown[], depth: number) {
  const parts = list.flat
    ? printSegments(grammar, list, values, depth)
    : printItems(grammar, list, values, depth);
  if (!parts || parts.length === 0) return null;
  const { two, mid, last } = list.printed;
  return parts.flatMap((part, i) => {
    if (i === 0) return [...part];
    if (parts.length === 2) return [...two, ...part];
    return [...(i === parts.length - 1 ? last : mid), ...part];
  });
}

function printItems(grammar: Grammar, list: ListRule, values: readonly unknown[], depth: number) {
  if (values.length < list.min) return null;
  const out: (readonly string[])[] = [];
  for (const value of values) {
    const words = print(grammar, list.printed.item, value, depth + 1);
    if (!words) return null;
    out.push(words);
  }
  return out;
}

/** A flat list is cut into pieces that each have a wording, the longest first. */
function printSegments(
  grammar: Grammar,
  list: ListRule,
  values: readonly unknown[],
  depth: number,
): readonly (readonly string[])[] | null {
  if (values.length === 0) return [];
  for (let n = Math.min(values.length, 4); n > 0; n -= 1) {
    const head = print(grammar, list.printed.item, values.slice(0, n), depth + 1);
    if (!head) continue;
    const rest = printSegments(grammar, list, values.slice(n), depth + 1);
    if (rest) return [head, ...rest];
  }
  return null;
}
