import { rules } from '../../src/rulebook/rules.ts';

export const isRuleId = (id: string): boolean => Object.hasOwn(rules, id);
