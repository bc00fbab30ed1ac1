// What each category can start with, so that only forms that may fit are tried; and that none starts with itself.
import type { Rule, Starts } from './rule.ts';
import type { Item } from './template.ts';

type Rules = ReadonlyMap<string, Rule>;

function named(rules: Rules, name: string): Rule {
  const rule = rules.get(name);
  if (!rule) throw new Error(`grammar: no category "${name}"`);
  return rule;
}

/** First words and emptiness of every category. Throws where a category is missing or starts with itself. */
export function prepare(rules: Rules): void {
  for (const rule of rules.values()) {
    rule.first = rule.terminal ? null : new Set();
    rule.nullable = false;
    for (const { items } of rule.forms)
      for (const item of items) if ('hole' in item) named(rules, item.category);
  }
  let changed = true;
  while (changed) {
    changed = false;
    for (const rule of rules.values()) {
      if (rule.terminal) continue;
      const { first, nullable } = startsOfRule(rules, rule);
      const before = rule.first;
      const same = (first === null) === (before === null) && first?.size === before?.size;
      if (same && nullable === rule.nullable) continue;
      rule.first = first;
      rule.nullable = nullable;
      changed = true;
    }
  }
  refuseLeftRecursion(rules);
}

function startsOfRule(rules: Rules, rule: Rule): Starts {
  if (rule.list) return { first: named(rules, rule.list.item).first ?? null, nullable: false };
  const words = new Set<string>();
  let any = false;
  let nullable = false;
  for (const form of rule.forms) {
    const starts = startsOf(rules, form.items);
    if (starts.first === null) any = true;
    else for (const word of starts.first) words.add(word);
    if (starts.nullable) nullable = true;
  }
  return { first: any ? null : words, nullable };
}

/** What a sequence of items can start with. */
export function startsOf(rules: Rules, items: readonly Item[]): Starts {
  const words = new Set<string>();
  for (const item of items) {
    if ('lit' in item) {
      for (const word of item.low) words.add(word);
      return { first: words, nullable: false };
    }
    const rule = named(rules, item.category);
    if (!rule.first) return { first: null, nullable: false };
    for (const word of rule.first) words.add(word);
    if (!rule.nullable) return { first: words, nullable: false };
  }
  return { first: words, nullable: true };
}

function refuseLeftRecursion(rules: Rules): void {
  const state = new Map<Rule, 'open' | 'done'>();
  const visit = (rule: Rule): void => {
    if (state.get(rule) === 'done') return;
    if (state.get(rule) === 'open') throw new Error(`grammar: "${rule.name}" starts with itself`);
    state.set(rule, 'open');
    if (rule.list) visit(named(rules, rule.list.item));
    for (const { items } of rule.forms) {
      for (const item of items) {
        if ('lit' in item) break;
        const inner = named(rules, item.category);
        visit(inner);
        if (!inner.nullable) break;
      }
    }
    state.set(rule, 'done');
  };
  for (const rule of rules.values()) visit(rule);
}
