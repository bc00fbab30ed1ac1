// The rules of each game in words, by its ruleset.
import type { RuleIndex } from '../shared/rules.ts';

const swtcg = (ruleset: string) => async (): Promise<RuleIndex> =>
  (await import('../../src/swtcg/rulebook/rulebooks.ts')).rulebookOf(ruleset);

const lcg = async (): Promise<RuleIndex> => (await import('../../src/lcg/rulebook/rules.ts')).rules;

export const RULEBOOKS: Readonly<Record<string, () => Promise<RuleIndex>>> = {
  'swtcg-2022': swtcg('swtcg-2022'),
  'swtcg-2002': swtcg('swtcg-2002'),
  'swlcg-2012': lcg,
};
