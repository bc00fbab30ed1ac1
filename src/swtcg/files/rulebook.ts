// The rules of an edition in words, for whoever asks by a rule's id (src/core/game/game.ts, Rulebook).

import { didYouMean } from '../../core/files/near.ts';
import type { Rulebook } from '../../core/game/game.ts';
import { rulebookOf } from '../rulebook/rulebooks.ts';

export { rulebookOf };

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
