// The cards of a selector that needs no choice: those that were spoken of, and all that fit.
import type { Selector, The } from '../language/selector.ts';
import type { CardId } from '../model/state.ts';
import { card, def, list } from '../model/zones.ts';
import type { Derived } from './derived.ts';
import type { Scope } from './scope.ts';

const one = (id: CardId | null | undefined): readonly CardId[] => (id ? [id] : []);

function spoken({ game }: Derived, the: The, n: number, scope: Scope): readonly CardId[] {
  switch (the) {
    case 'this':
      return one(scope.self);
    case 'enhanced':
      return scope.self === null
        ? []
        : one(
            game.left[scope.self] && card(game, scope.self).host === null
              ? game.left[scope.self]?.state.host
              : card(game, scope.self).host,
          );
    case 'event':
      return one(scope.event?.card);
    case 'event-by':
      return one(scope.event?.by);
    case 'target':
      return scope.chosen?.[n - 1] ?? [];
    case 'paid':
      return scope.paid ?? [];
    case 'done':
      return scope.done?.cards ?? [];
    case 'rest':
      return (scope.seen ?? []).filter((id, i) => card(game, id).zone === scope.seenIn?.[i]);
    case 'engaged':
      return one(game.engagement?.objective);
  }
}

export function cardsOf(d: Derived, selector: Selector, scope: Scope): readonly CardId[] {
  if ('the' in selector) return spoken(d, selector.the, 'n' in selector ? (selector.n ?? 1) : 1, scope);
  if ('each' in selector) return d.all(selector.each, scope);
  if (!('top' in selector)) return [];
  const { top, zone, of, match, bottom = false } = selector;
  const found = d.players(of, scope).flatMap((side) => {
    const pile = list(d.game, side, zone);
    const order = bottom ? pile.slice().reverse() : pile;
    const fitting = match ? order.filter((id) => d.matches(id, { ...match, zone }, scope)) : order;
    return fitting.slice(0, Math.max(0, d.amount(top, scope)));
  });
  return found;
}

/** Whether a card can be looked at as a unit, an objective …: it is known which card it is. */
export const isUnit = ({ game }: Derived, id: CardId): boolean => def(game, id).type === 'Unit';
