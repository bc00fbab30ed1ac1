// Hits in excess of the defender's remaining health go to another unit (Keywords, Overkill).

import { totals } from '../effects/totals.ts';
import { note } from '../model/log.ts';
import type { GameState } from '../model/state.ts';
import { card, label } from '../model/zones.ts';
import { currentAttack } from '../rules/attack/attack.ts';
import { divideHits, pendingDamages } from '../rules/attack/damage-sequence.ts';
import { wouldDamage } from '../rules/attack/replacement.ts';
import type { PartOf, PartRule } from './part.ts';

/** Damage that Critical Hit adds is no hits (rulings, 4). */
function excess(game: GameState): number {
  const attack = currentAttack(game);
  if (!attack) return 0;
  const health = totals(game, attack.defender).health ?? Number.POSITIVE_INFINITY;
  return Math.max(0, attack.hits - Math.max(0, health - card(game, attack.defender).damage));
}

/** How many hits may go elsewhere: all of them, or those that are too many. */
const movable = (game: GameState, part: PartOf<'divide'>): number =>
  part.any ? (currentAttack(game)?.hits ?? 0) : excess(game);

export const divide: PartRule<PartOf<'divide'>> = {
  idleHere: (game, _context, part) =>
    movable(game, part) > 0 ? null : "there are no hits in excess of the defending unit's health",
  idle: (game, _context, _part, id) =>
    currentAttack(game)?.defender === id ? `${label(game, id)} is the defending unit itself` : null,
  most: (game, _context, part) => movable(game, part),
  perform: (game, frame, part, [to]) => {
    const attack = currentAttack(game);
    const most = movable(game, part);
    const moved = Math.min(most, frame.amount ?? most);
    if (!attack || to === undefined || moved < 1) return game;
    const next = note(divideHits(game, to, moved), 'rule', 'keyword.overkill', {
      type: 'hits-divided',
      cards: { attacker: attack.attacker, unit: to },
      numbers: { hits: moved },
    });
    // The other unit would be damaged only now.
    return wouldDamage(next, pendingDamages(next).slice(-1));
  },
};
