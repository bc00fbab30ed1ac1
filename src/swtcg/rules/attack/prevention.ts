// Preventing damage that is pending (Attacking, 5; Terms, prevent damage).

import { editionOf } from '../../editions/index.ts';
import { hasKeyword, staticsOf } from '../../effects/abilities.ts';
import { emit } from '../../effects/events.ts';
import { hasOrHad } from '../../effects/last-known.ts';
import { matches, selectEach, selects } from '../../effects/select.ts';
import type { Filter } from '../../language/effect.ts';
import { note } from '../../model/log.ts';
import type { CardId, Damage, GameState } from '../../model/state.ts';
import { row } from '../../model/update.ts';
import { card } from '../../model/zones.ts';
import { pendingDamages, remaining, setSequence } from './damage-sequence.ts';

/** "Damage from … can't be prevented": what keeps the source's damage from being prevented by that unit. */
const resists = (game: GameState, { source, attack }: Damage, by: CardId): boolean =>
  source !== null &&
  staticsOf(game, 'unpreventable').some(({ context, part }) => {
    if (part.attack && attack === null) return false;
    return selects(game, context, part.from, source) && !isOneOf(game, part.except, by);
  });

/** Whether a unit is one of those that alone can prevent it (Phrases, "unless that Character is a Jedi Master"). */
const isOneOf = (game: GameState, what: Filter | undefined, by: CardId): boolean =>
  what !== undefined && matches(game, { by: card(game, by).controller, source: by }, by, what);

/** Ferocity and "can't be prevented", unless the unit itself prevents it with Fortitude. */
function canPrevent(game: GameState, damage: Damage, by: CardId): boolean {
  const { source, to, preventable, onlyBy } = damage;
  const fierce = source !== null && hasOrHad(game, source, 'Ferocity');
  if ((preventable || isOneOf(game, onlyBy, by)) && !fierce && !resists(game, damage, by)) return true;
  return by === to && hasKeyword(game, to, 'Fortitude');
}

export function preventDamage(game: GameState, damage: Damage, most: number, by: CardId): GameState {
  // Prevention doesn't work there (Terms, prevent damage), unless the unit retreated to pay for its own (Card over Rule).
  const away = card(game, damage.to).zone === 'build' && by !== damage.to;
  if (away && editionOf(game.box).buildZone === 'keywords') return game;
  if (!canPrevent(game, damage, by))
    return note(game, 'rule', 'damage.unpreventable', {
      type: 'damage-unpreventable',
      cards: { unit: damage.to },
    });
  const amount = Math.min(most, remaining(damage));
  const prevented = setSequence(game, ({ items }) => ({
    items: row(items, (one) => (one.id === damage.id ? { ...one, prevented: one.prevented + amount } : one)),
  }));
  const next = note(prevented, 'rule', 'damage.prevent', {
    type: 'damage-prevented',
    cards: { source: by, unit: damage.to },
    numbers: { prevented: amount, damage: damage.amount },
  });
  return amount > 0
    ? emit(next, { type: 'prevented', card: damage.to, object: by, side: card(game, by).controller, amount })
    : next;
}

/** What static effects prevent by themselves. */
export function preventByItself(game: GameState): GameState {
  let next = game;
  for (const { ability, context, part } of staticsOf(game, 'prevent-all')) {
    const units = selectEach(game, context, part.to);
    for (const damage of pendingDamages(next)) {
      const about = part.from ? damage.source : damage.to;
      if (about !== null && units.includes(about) && remaining(damage) > 0)
        next = preventDamage(next, damage, remaining(damage), ability.on);
    }
  }
  return next;
}
