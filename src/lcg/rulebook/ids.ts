// The names of the rules, as types only: whoever cites a rule does not carry its text along.
import type { rules } from './rules.ts';

export type RuleId = keyof typeof rules;
