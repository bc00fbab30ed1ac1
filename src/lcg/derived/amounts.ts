// How many.
import type { Amount, PerCount } from '../language/selector.ts';
import { AFFILIATIONS } from '../language/terms.ts';
import { DIAL } from '../model/state.ts';
import { card, def } from '../model/zones.ts';
import { tokensOn } from './compare.ts';
import type { Derived } from './derived.ts';
import type { Scope } from './scope.ts';

export function countPer(d: Derived, per: PerCount, scope: Scope): number {
  if ('cards' in per) return d.all(per.cards, scope).length;
  if ('dial' in per) return d.game.dial;
  if ('tokens' in per)
    return d
      .cards(per.on, scope)
      .filter((id) => id !== DIAL)
      .reduce((sum, id) => sum + tokensOn(card(d.game, id), per.tokens), 0);
  const found = new Set(d.all(per.affiliations, scope).flatMap((id) => d.affiliations(id)));
  return AFFILIATIONS.filter((one) => one !== 'Neutral' && found.has(one)).length;
}

export function amountOf(d: Derived, amount: Amount, scope: Scope): number {
  if (typeof amount === 'number') return amount;
  if (amount === 'X') return scope.x ?? 0;
  if ('per' in amount) return amount.times * countPer(d, amount.per, scope);
  if ('done' in amount) return (scope.done?.n ?? 0) * (amount.times ?? 1);
  if ('event' in amount) return (scope.event?.amount ?? 0) * (amount.times ?? 1);
  return d
    .cards(amount.of, scope)
    .filter((id) => id !== DIAL)
    .reduce((sum, id) => {
      if (amount.stat === 'cost') return sum + (def(d.game, id).cost ?? 0);
      if (amount.stat === 'force-icons')
        return sum + (amount.printed ? def(d.game, id).forceIcons : d.forceIcons(id));
      const past = d.lookBack(id);
      return sum + Math.max(0, (past.capacity(id) ?? 0) - card(past.game, id).damage);
    }, 0);
}
