// The index of rules, fetched once for the whole page, when somebody asks for a rule.
import type { Rule } from '../../src/swtcg/rulebook/rules.ts';

class RuleIndex extends EventTarget {
  rules: Readonly<Record<string, Rule>> | null = null;
}

/** What is known so far; `load` is fired when the rules have come. */
export const index = new RuleIndex();

export async function loadRules(): Promise<void> {
  if (index.rules) return;
  const { rules } = await import('../../src/swtcg/rulebook/rules.ts');
  index.rules = rules;
  index.dispatchEvent(new Event('load'));
}
