// Attaching an Equipment: by its Equip cost, or a Trait when its condition is met.

import { card } from '../model/zones.ts';
import { attachRefusal, attach as attachTo } from '../rules/build/equipment.ts';
import type { PartOf, PartRule } from './part.ts';

export const attach: PartRule<PartOf<'attach'>> = {
  idle: (game, context, _part, id) => attachRefusal(game, context.source, id)?.message ?? null,
  perform: (game, frame, _part, targets) => {
    const [unit] = targets;
    const { zone } = card(game, frame.source);
    if (unit === undefined || (zone !== 'build' && zone !== 'on')) return game;
    return attachRefusal(game, frame.source, unit) ? game : attachTo(game, frame.source, unit);
  },
};
