// The index of rules of each edition, and the rulebook that a game has for whoever asks by a rule's id.
import { didYouMean } from '../../core/files/near.ts';
import type { Rulebook } from '../../core/game/game.ts';
import type { RuleId } from './ids.ts';
import type { Rule } from './rules/rule.ts';
import { rules } from './rules.ts';
import { rules2002 } from './rules-2002.ts';

type Rules = Readonly<Record<string, Rule>>;

const BOOKS: ReadonlyMap<string, Rules> = new Map([['swtcg-2002', rules2002]]);

/** The rules of a ruleset by their ids; of one that has no index of its own, the first one's. */
export const rulebookOf = (ruleset: string): Rules => BOOKS.get(ruleset) ?? rules;

/** A rule that is cited in a game. */
export const ruleIn = (ruleset: string, id: RuleId): Rule => rulebookOf(ruleset)[id] as Rule;

export function createRulebook(ruleset: string): Rulebook {
  const rules = rulebookOf(ruleset);
  return {
    rule(id) {
      const rule = Object.hasOwn(rules, id) ? rules[id] : undefined;
      if (!rule)
        throw new RangeError(`There is no rule "${id}" in ${ruleset}.${didYouMean(id, Object.keys(rules))}`);
      return rule;
    },
  };
}
