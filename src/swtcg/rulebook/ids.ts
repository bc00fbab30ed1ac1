// The names of the rules, as types only: whoever cites a rule does not carry its text along.
import type { rules } from './rules.ts';
import type { ownRules2002 } from './rules-2002/own.ts';

export type RuleId = keyof typeof rules | keyof typeof ownRules2002;
