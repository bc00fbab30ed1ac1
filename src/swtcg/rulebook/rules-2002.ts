// The index of the rules of 2002: what each is called, where that rulebook has it, what it says.

import type { Rule } from './rules/rule.ts';
import { ownRules2002 } from './rules-2002/own.ts';

export const rules2002 = { ...ownRules2002 } as const satisfies Record<string, Rule>;
