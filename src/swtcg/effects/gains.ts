// What a unit gets, as effects of its own: values become a static effect.
import { workedOut } from '../model/memo.ts';
import type { Effect, Gain } from './language.ts';

/** What a unit gets, as effects of its own. */
export const gainEffects = workedOut(({ stats, effects = [] }: Gain): readonly Effect[] =>
  stats ? [{ kind: 'static', parts: [{ do: 'modify', to: { the: 'this' }, stats }] }, ...effects] : effects,
);
