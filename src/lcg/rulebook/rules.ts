// The index of the rules that the engine cites: what each is called, where the 2012 rulebook or its FAQ has it, what it says.
import { abilityRules } from './rules/abilities.ts';
import { cardRules } from './rules/cards.ts';
import { deckRules } from './rules/deck.ts';
import { engagementRules } from './rules/engagement.ts';
import { engineRules } from './rules/engine.ts';
import { forceRules } from './rules/force.ts';
import { keywordRules } from './rules/keywords.ts';
import { resourceRules } from './rules/resources.ts';
import type { Rule } from './rules/rule.ts';
import { setupRules } from './rules/setup.ts';
import { strikeRules } from './rules/strike.ts';
import { turnRules } from './rules/turn.ts';

export type { Rule } from './rules/rule.ts';

export const rules = {
  ...deckRules,
  ...setupRules,
  ...turnRules,
  ...cardRules,
  ...resourceRules,
  ...engagementRules,
  ...strikeRules,
  ...abilityRules,
  ...keywordRules,
  ...forceRules,
  ...engineRules,
} as const satisfies Record<string, Rule>;
