// The rule of the keyword that an effect is.
import type { Effect } from '../effects/language.ts';
import type { RuleId } from '../rulebook/ids.ts';
import { keywords } from './index.ts';

export const hasKeywordRule = (effect: Effect | null): RuleId | null =>
  effect?.kind === 'keyword' ? (keywords.get(effect.keyword)?.rule ?? null) : null;
