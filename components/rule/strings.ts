// What a rule says of itself, in English.
import { stringsFor } from '../shared/language.ts';

const english = {
  noRuleNamed: 'no rule named',
  noSuchRule: 'no such rule',
  ruleIs: (words: string) => `Rule: ${words}`,
  rulesNotFetched: 'The rules could not be loaded.',
  noRuleIn: (id: string) => `The index has no rule “${id}”.`,
  rulebook: (section: string, year: string) => `${year} rulebook · ${section}`,
  ownWords: 'In our own words.',
  allRulings: 'All rulings on it',
  xIs: (value: string) => `Here X is ${value}.`,
};

export type RuleStrings = typeof english;

export const ruleStrings = stringsFor('rule', english);
