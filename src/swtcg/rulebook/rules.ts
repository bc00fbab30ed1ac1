// The index of the rules that the engine cites: what each is called, where the 2022 rulebook has it, what it says.
import { battleRules } from './rules/battle.ts';
import { battleKeywordRules } from './rules/battle-keywords.ts';
import { cardRules } from './rules/cards.ts';
import { commandRules } from './rules/command.ts';
import { damageRules } from './rules/damage.ts';
import { deckRules } from './rules/deck.ts';
import { effectRules } from './rules/effects.ts';
import { engineRules } from './rules/engine.ts';
import { keywordRules } from './rules/keywords.ts';
import { laterKeywordRules } from './rules/later-keywords.ts';
import { partRules } from './rules/parts.ts';
import { popRules } from './rules/pop.ts';
import { prepareRules } from './rules/prepare.ts';
import type { Rule } from './rules/rule.ts';
import { turnRules } from './rules/turn.ts';

export type { Rule } from './rules/rule.ts';

export const rules = {
  ...deckRules,
  ...prepareRules,
  ...turnRules,
  ...cardRules,
  ...commandRules,
  ...battleRules,
  ...damageRules,
  ...popRules,
  ...effectRules,
  ...partRules,
  ...keywordRules,
  ...battleKeywordRules,
  ...laterKeywordRules,
  ...engineRules,
} as const satisfies Record<string, Rule>;
