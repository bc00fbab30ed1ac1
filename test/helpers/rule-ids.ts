import { rules } from '../../src/swtcg/rulebook/rules.ts';

export const isRuleId = (id: string): boolean => Object.hasOwn(rules, id);
