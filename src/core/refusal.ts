// Why something can't be done: a plain sentence and the rule that says so.
import type { RuleId } from '../swtcg/rulebook/ids.ts';

export interface Refusal {
  readonly message: string;
  readonly rule: RuleId;
  /** It is only the wrong time: the same may be legal later. */
  readonly later?: true;
}

/** Refused because it is not the time for it. */
export const notNow = (rule: RuleId, message: string): Refusal => ({ rule, message, later: true });

export const refuse = (rule: RuleId, message: string): Refusal => ({ rule, message });
