// The rule of the keyword that an effect is, and its name as it is told.
import type { Effect } from '../language/effect.ts';
import type { RuleId } from '../rulebook/ids.ts';
import { keywords } from './index.ts';

export const hasKeywordRule = (effect: Effect | null): RuleId | null =>
  effect?.kind === 'keyword' ? (keywords.get(effect.keyword)?.rule ?? null) : null;

/** What the log tells of an effect: the keyword that it is, and its number. */
export const keywordFacts = (
  effect: Effect | null,
): {
  readonly numbers: { readonly value: number | null };
  readonly words: { readonly keyword: string | null };
} => {
  const { keyword = null, value = null } = effect?.kind === 'keyword' ? effect : {};
  return { numbers: { value }, words: { keyword } };
};
