// Refusals that cite a rule of this game's index.
import * as core from '../../core/refusal.ts';
import type { RuleId } from '../rulebook/ids.ts';

export type Refusal = core.Refusal<RuleId>;

export const notNow: (rule: RuleId, message: string) => Refusal = core.notNow;
export const untimely: (rule: RuleId, message: string) => Refusal = core.untimely;
export const refuse: (rule: RuleId, message: string) => Refusal = core.refuse;
