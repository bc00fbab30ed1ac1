// The index of rules, fetched once for the whole page, when somebody asks for a rule.
import type { Rule } from '../../src/swtcg/rulebook/rules.ts';

type Rules = Readonly<Record<string, Rule>>;

class RuleIndex extends EventTarget {
  /** The rules of the first edition. */
  rules: Rules | null = null;
  of: ((ruleset: string) => Rules) | null = null;
}

/** What is known so far; `load` is fired when the rules have come. */
export const index = new RuleIndex();

export async function loadRules(): Promise<void> {
  if (index.rules) return;
  const { rulebookOf } = await import('../../src/swtcg/rulebook/rulebooks.ts');
  index.of = rulebookOf;
  index.rules = rulebookOf('');
  index.dispatchEvent(new Event('load'));
}
