// What a unit gets as long as an effect is on, as parts and back.

import { sole } from '../../core/grammar/shape.ts';
import type { Selector, StaticPart } from '../language/effect.ts';
import { amountsIn } from './amounts.ts';
import type { Gains } from './gains.ts';
import { isIt, mapSelectors, ownWorn } from './references.ts';

/** Nothing is chosen, and nothing was spoken of before. */
export const standing = (to: Selector): boolean =>
  'each' in to || 'equipped' in to || ('the' in to && ['this', 'attacker', 'defender'].includes(to.the));

export interface Getting {
  readonly to: Selector;
  readonly g: Gains;
}

/** "It" is the unit that gets something: this one, or each in its turn. */
export const settled = <T>(data: T, to: Selector): T => {
  const self = { the: 'the' in to && to.the === 'this' ? 'this' : 'that' } as const;
  return mapSelectors(ownWorn(data, 'equipped' in to ? 'equipped' : self.the), (s) => (isIt(s) ? self : s));
};

export function toParts({ to, g: said }: Getting): readonly StaticPart[] | undefined {
  if (!standing(to) || amountsIn(said.stats ?? {}).includes('X')) return undefined;
  const g = settled(said, to);
  if (g.per)
    return g.effects && !g.stats && !g.subtypes
      ? [{ do: 'grant', to, effects: g.effects, per: g.per }]
      : undefined;
  return [
    ...(g.stats ? [{ do: 'modify', to, stats: g.stats } as const] : []),
    ...(g.effects ? [{ do: 'grant', to, effects: g.effects } as const] : []),
    ...(g.subtypes ?? []).map((subtype) => ({ do: 'treat-as', to, subtype }) as const),
  ];
}

export function fromParts(parts: readonly StaticPart[]): Getting | null {
  const modify = sole(parts.slice(0, 1), 'modify');
  const grant = sole(parts.slice(-1), 'grant');
  const first = modify ?? grant;
  if (!first) return null;
  const per = grant?.per ? { per: grant.per } : {};
  const g = {
    ...(modify ? { stats: modify.stats } : {}),
    ...(grant ? { effects: grant.effects, ...per } : {}),
  };
  return { to: first.to, g };
}
