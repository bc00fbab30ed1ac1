// The rules of this game in words, for whoever asks by a rule's id. The module as a whole is the game's `rulebook`
// (src/core/game/game.ts).
import type { ExplainedRule } from '../../core/game/game.ts';
import { rules } from '../rulebook/rules.ts';

export function rule(id: string): ExplainedRule {
  if (!Object.hasOwn(rules, id)) throw new RangeError(`There is no rule "${id}".`);
  return rules[id as keyof typeof rules];
}
