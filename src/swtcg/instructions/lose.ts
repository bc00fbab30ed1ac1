// Text or keywords that don't work for a time.
import { note } from '../model/log.ts';
import { label } from '../model/zones.ts';
import { addModifier, LASTS } from './modify.ts';
import type { PartOf, PartRule } from './part.ts';

export const lose: PartRule<PartOf<'lose'>> = {
  perform: (game, frame, part, targets) => {
    let next = game;
    const what = part.what === 'text' ? 'all its game text' : part.what.join(' and ');
    for (const id of targets) {
      next = addModifier(next, frame, id, part.until, { lose: part.what });
      next = note(next, 'rule', 'effect.lose', `${label(next, id)} loses ${what} ${LASTS[part.until]}.`);
    }
    return next;
  },
};
