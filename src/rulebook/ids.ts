export type RuleId = string;
