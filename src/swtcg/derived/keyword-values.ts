// What the keywords among some abilities come to.
import type { Edition } from '../editions/edition.ts';
import { combineOf, keywords } from '../keywords/index.ts';
import type { Ability } from './derived-state.ts';

/** The values of a keyword, one for each copy that counts. */
export function keywordValues(abilities: readonly Ability[], name: string): number[] {
  const values: number[] = [];
  for (const { effect } of abilities)
    if (effect.kind === 'keyword' && effect.keyword === name) values.push(effect.value ?? 0);
  return values;
}

/** `but`: copies that this static effect grants are not looked at. */
export const hasKeyword = (abilities: readonly Ability[], name: string, but?: string): boolean =>
  abilities.some(
    ({ effect, key, also }) =>
      effect.kind === 'keyword' &&
      effect.keyword === name &&
      (but === undefined || [key, ...(also ?? [])].some((one) => !one.startsWith(`${but}.`))),
  );

export type KeywordView = number | true | readonly (number | true)[];

/** Keywords as they count now: a sum, true, or a value for each copy. */
export function keywordsAmong(edition: Edition, abilities: readonly Ability[]): Record<string, KeywordView> {
  const found: Record<string, KeywordView> = {};
  for (const { effect } of abilities) {
    if (effect.kind !== 'keyword' || Object.hasOwn(found, effect.keyword)) continue;
    const values = keywordValues(abilities, effect.keyword);
    const combine = combineOf(edition, effect.keyword);
    if (combine === 'cumulative') found[effect.keyword] = values.reduce((sum, value) => sum + value, 0);
    else if (combine === 'isolated') found[effect.keyword] = true;
    else found[effect.keyword] = values.map((value) => value || true);
  }
  return found;
}

/** What every keyword adds by one of its hooks, summed over the copies that count. */
export function keywordSum(abilities: readonly Ability[], hook: 'dieBonus' | 'powerAgainst'): number {
  let sum = 0;
  for (const { effect } of abilities) {
    if (effect.kind !== 'keyword') continue;
    sum += keywords.get(effect.keyword)?.[hook]?.(effect.value ?? 0) ?? 0;
  }
  return sum;
}
