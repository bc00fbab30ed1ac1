// What stands on a card, paragraph by paragraph, worked out once for each card.
import { memoize } from '../../core/memo.ts';
import type { CardDef } from '../cards/card.ts';
import type { Effect } from '../language/effect.ts';
import { effectsOf } from '../language/walk.ts';

/** An effect with its place: the number of its paragraph, from 1, and of its part where the paragraph has several. */
export interface Printed {
  readonly key: string;
  readonly effect: Effect;
}

export const number = (effects: readonly Effect[], before = ''): readonly Printed[] =>
  effects.flatMap((paragraph, i) => {
    const parts = effectsOf(paragraph);
    return parts.map((effect, j) => ({
      key: `${before}${i + 1}${parts.length > 1 ? `.${j + 1}` : ''}`,
      effect,
    }));
  });

export const printed = memoize((card: CardDef): readonly Printed[] => number(card.effects));

/** A unit that may come into play as an enhancement: what it says of that. */
export const asEnhancement = memoize((card: CardDef) => {
  for (const { effect } of printed(card))
    if (effect.kind === 'constant')
      for (const part of effect.parts) if (part.do === 'as-enhancement') return part;
  return null;
});

/** What an enhancement says that it enhances. */
export const enhances = memoize((card: CardDef) => {
  for (const { effect } of printed(card)) if (effect.kind === 'enhance') return effect.on;
  return null;
});

export const hasConstants = memoize((card: CardDef): boolean =>
  printed(card).some(({ effect }) => effect.kind === 'constant'),
);
