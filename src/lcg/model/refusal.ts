// Why something can't be done, with a rule of this game's index.
import * as core from '../../core/refusal.ts';
import type { RuleId } from '../rulebook/ids.ts';

export type Refusal = core.Refusal<RuleId>;
export const refuse = (rule: RuleId, message: string): Refusal => core.refuse(rule, message);
export const notNow = (rule: RuleId, message: string): Refusal => core.notNow(rule, message);
