// Damage that a player divides among several units.

import { amountOf } from '../effects/amounts.ts';
import { contextOf, setFrame } from '../effects/frames.ts';
import { openWindow } from '../model/windows.ts';
import { startDamage } from '../rules/attack/damage-sequence.ts';
import { canTake, shield, sourceOf } from './damage.ts';
import type { PartOf, PartRule } from './part.ts';

/** One player says how much each unit takes, one after the other; the last takes what is left (Phrases, "divide the damage"). */
export const divided: PartRule<PartOf<'damage'>> = {
  answer: (game, frame, picked) => setFrame(game, { shares: [...(frame.shares ?? []), Number(picked[0])] }),
  perform: (game, frame, part, targets) => {
    const shares = frame.shares ?? [];
    // The damage has been done.
    if (frame.round > targets.length) return setFrame(game, { shares: [] });
    const there = targets.filter((to) => canTake(game, to));
    const left = amountOf(game, contextOf(frame), part.n) - shares.reduce((sum, one) => sum + one, 0);
    if (there.length === 0) return game;
    if (shares.length < there.length - 1 && left > 0) {
      const options = Array.from({ length: left + 1 }, (_, i) => String(left - i));
      const asked = openWindow(game, { kind: 'choice', rule: 'effect.divide', solo: frame.by, options });
      return setFrame(asked, { wait: 'choice', round: shares.length + 1 });
    }
    const source = sourceOf(game, frame, part);
    const given = [...shares, left];
    const list = there.flatMap((to, i) => {
      const amount = given[i] ?? 0;
      return amount > 0 ? [{ to, amount, by: frame.by, source, ...shield(part) }] : [];
    });
    return setFrame(startDamage(game, list), { wait: 'damage', round: targets.length + 1, shares: given });
  },
};
