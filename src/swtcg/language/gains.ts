// What a unit gets, as effects of its own: values become a static effect.
import { memoize } from '../../core/memo.ts';
import type { Effect, Gain } from '../language/effect.ts';

/** What a unit gets, as effects of its own. */
export const gainEffects = memoize(({ stats, effects = [] }: Gain): readonly Effect[] =>
  stats ? [{ kind: 'static', parts: [{ do: 'modify', to: { the: 'this' }, stats }] }, ...effects] : effects,
);
