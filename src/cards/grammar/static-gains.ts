// What a unit gets as long as an effect is on, as parts and back.
import type { Selector, StaticPart } from '../../effects/language.ts';
import { amountsIn } from './amounts.ts';
import type { Gains } from './gains.ts';
import { sameData } from './shape.ts';

/** Nothing is chosen, and nothing was spoken of before. */
export const standing = (to: Selector): boolean =>
  'each' in to || 'equipped' in to || ('the' in to && ['this', 'attacker', 'defender'].includes(to.the));

export interface Getting {
  readonly to: Selector;
  readonly g: Gains;
}

export function toParts({ to, g }: Getting): readonly StaticPart[] | undefined {
  if (!standing(to) || amountsIn(g.stats ?? {}).includes('X')) return undefined;
  return [
    ...(g.stats ? [{ do: 'modify', to, stats: g.stats } as const] : []),
    ...(g.effects ? [{ do: 'grant', to, effects: g.effects } as const] : []),
    ...(g.subtypes ?? []).map((subtype) => ({ do: 'treat-as', to, subtype }) as const),
  ];
}

export function fromParts(parts: readonly StaticPart[]): Getting | null {
  const [first, second, ...more] = parts;
  if (!first || more.length > 0 || (first.do !== 'modify' && first.do !== 'grant')) return null;
  if (first.do === 'grant') return second ? null : { to: first.to, g: { effects: first.effects } };
  if (!second) return { to: first.to, g: { stats: first.stats } };
  if (second.do !== 'grant' || !sameData(first.to, second.to)) return null;
  return { to: first.to, g: { stats: first.stats, effects: second.effects } };
}
