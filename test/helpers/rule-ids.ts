import { rulebookOf } from '../../src/swtcg/rulebook/rulebooks.ts';

/** Whether the index of an edition has this rule. */
export const isRuleId = (id: string, ruleset = 'swtcg-2022'): boolean =>
  Object.hasOwn(rulebookOf(ruleset), id);
