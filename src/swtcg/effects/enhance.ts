// Enhance: a paragraph that changes the one before it, for more cost (Keywords, Enhance).

import { memoize } from '../../core/memo.ts';
import { meaning } from '../keywords/meaning.ts';
import type { Condition, Effect, KeywordEffect, Part, Selector } from '../language/effect.ts';
import { speaksBack } from '../language/walk.ts';

export const isEnhance = (one: Effect | undefined): one is KeywordEffect =>
  one?.kind === 'keyword' && one.keyword === 'Enhance';

/** The number of the paragraph that an Enhance changes; the paragraph's own number where it is none. */
export function enhances(effects: readonly Effect[], n: number): number {
  let at = n;
  while (at > 1 && isEnhance(effects[at - 1])) at--;
  return at;
}

/** The enhanced form of the paragraph before this one; the paragraph itself where it is no Enhance. */
export const enhanced = (effects: readonly Effect[], n: number): Effect | undefined =>
  enhancedForms(effects)[n - 1];

const enhancedForms = memoize((effects: readonly Effect[]) =>
  effects.map((own, i) => (isEnhance(own) ? enhancedForm(effects, own, i + 1) : own)),
);

function enhancedForm(effects: readonly Effect[], own: KeywordEffect, n: number): Effect | undefined {
  const before = effects.slice(0, n - 1).findLast((one) => !isEnhance(one));
  const more = own.effect;
  if (!before || more?.kind !== 'activated') return undefined;
  const base = meaning(before);
  if (base.kind !== 'activated' && base.kind !== 'instruction') return undefined;
  const cost = base.kind === 'activated' ? base.cost : [];
  return {
    kind: 'activated',
    cost: [...cost, ...more.cost],
    parts: enhancedParts(own, base.parts, base.kind === 'instruction' ? base.if : undefined),
    only: [...(base.only ?? []), ...(more.only ?? [])],
  };
}

/** What an enhanced paragraph does: what is done also does not wait for the paragraph's own condition. */
export function enhancedParts(
  { effect, instead }: KeywordEffect,
  parts: readonly Part[],
  condition?: readonly Condition[],
): readonly Part[] {
  const more = effect && 'parts' in effect ? (effect.parts as readonly Part[]) : [];
  if (instead) return under(condition, replaced(parts, more));
  // What is done also in the arena that was chosen belongs to that choice.
  const last = parts.at(-1);
  return last?.do === 'choose-arena' && speaksBack(more)
    ? under(condition, [...parts.slice(0, -1), { ...last, parts: [...last.parts, ...more] }])
    : [...under(condition, parts), ...more];
}

/** Instructions that are carried out if a condition holds then. */
export const under = (
  condition: readonly Condition[] | undefined,
  parts: readonly Part[],
): readonly Part[] => (condition ? [{ do: 'if', if: condition, parts }] : parts);

/** What is done instead; its "that unit" or "that arena" is the one that the paragraph before has chosen. */
function replaced(before: readonly Part[], parts: readonly Part[]): readonly Part[] {
  const choice = before.find((part) => part.do === 'choose-arena' || 'to' in part);
  const [first, ...rest] = parts;
  if (!first || !choice || first.do === 'choose-arena') return parts;
  if (choice.do === 'choose-arena') return speaksBack(parts) ? [{ ...choice, parts }] : parts;
  const { to } = choice as Extract<Part, { to: Selector }>;
  if ('to' in first && 'the' in first.to && first.to.the === 'that')
    return [{ ...first, to } as Part, ...rest];
  // A change by nothing does no more than choose.
  const chooses: Part = { do: 'modify', to, stats: {}, until: 'turn' };
  return speaksBack(parts) && !('to' in first && 'choose' in first.to) ? [chooses, ...parts] : parts;
}
