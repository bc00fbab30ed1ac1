// The rule of the keyword that an effect is, and its name as it is told.
import type { Effect } from '../language/effect.ts';
import type { RuleId } from '../rulebook/ids.ts';
import { keywords } from './index.ts';

export const hasKeywordRule = (effect: Effect | null): RuleId | null =>
  effect?.kind === 'keyword' ? (keywords.get(effect.keyword)?.rule ?? null) : null;

/** "Evade 2"; null where the effect is no keyword. */
export const keywordSaid = (effect: Effect | null): string | null =>
  effect?.kind === 'keyword' ? `${effect.keyword}${effect.value ? ` ${effect.value}` : ''}` : null;

/** "Avenge 2 of Grey Destroyer", or "Grey Destroyer's effect". */
export const effectSaid = (effect: Effect | null, card: string): string => {
  const keyword = keywordSaid(effect);
  return keyword ? `${keyword} of ${card}` : `${card}'s effect`;
};
