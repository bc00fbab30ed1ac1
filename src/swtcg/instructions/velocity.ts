// Speed up or down when the battle step starts (Keywords, Velocity).

import { hasKeyword } from '../effects/abilities.ts';
import { totals } from '../effects/totals.ts';
import { note } from '../model/log.ts';
import { label } from '../model/zones.ts';
import { addModifier } from './modify.ts';
import type { PartOf, PartRule } from './part.ts';

export const velocity: PartRule<PartOf<'velocity'>> = {
  wrongAmount: (game, { source }, part, amount) => {
    if (Math.abs(amount) !== part.n) return `it gives +${part.n} or -${part.n} speed`;
    return amount < 0 && hasKeyword(game, source, 'Stealth')
      ? `${label(game, source)} has Stealth and can only become faster`
      : null;
  },
  perform: (game, frame, part) => {
    const { source } = frame;
    const wanted = frame.amount ?? part.n;
    // It takes no more speed than there is.
    const speed = wanted < 0 ? -Math.min(-wanted, totals(game, source).speed ?? 0) : wanted;
    // Stealth that it has stays; any other is not gained (Keywords, Stealth).
    const hidden = hasKeyword(game, source, 'Stealth');
    const next = addModifier(game, frame, source, 'turn', { speed, ...(hidden ? {} : { velocity: true }) });
    return note(next, 'rule', 'keyword.velocity', {
      type: 'stats-changed',
      cards: { unit: source },
      numbers: { speed, power: null, health: null },
      words: { until: 'turn' },
    });
  },
};
