// Text or keywords that don't work for a time.
import { note } from '../model/log.ts';
import { addModifier } from './modify.ts';
import type { PartOf, PartRule } from './part.ts';

export const lose: PartRule<PartOf<'lose'>> = {
  perform: (game, frame, part, targets) => {
    let next = game;
    const words = { keywords: part.what === 'text' ? null : part.what, until: part.until };
    for (const id of targets) {
      next = addModifier(next, frame, id, part.until, { lose: part.what });
      next = note(next, 'rule', 'effect.lose', { type: 'text-lost', cards: { unit: id }, words });
    }
    return next;
  },
};
