// The effects of a file's cards are those of the language, or an error says where they are not.

import { fail, within } from '../../core/files/fail.ts';
import { effectFault } from '../language/check.ts';
import type { ReplayCard } from './card.ts';

export function checkEffects(cards: Readonly<Record<string, ReplayCard>>, path: string): void {
  for (const [key, card] of Object.entries(cards))
    card.effects?.forEach((effect, i) => {
      const fault = effectFault(effect);
      if (fault === null) return;
      const at = [key, 'effects', i, ...fault].reduce<string>(within, path);
      fail(at, 'This is not what an effect can say here: the engine does not know it.');
    });
}
