// Conditions: statements that must be true for an effect to work (Using Effects, Condition).

import { ARENAS, type GameState, other, type Side } from '../game/state.ts';
import { card, top } from '../game/table.ts';
import { controlOf } from '../turn/control.ts';
import type { Condition, Filter } from './language.ts';
import { type Context, candidates, compare, matches, selectEach } from './select.ts';

const seat = (context: Context, who: 'you' | 'opponent'): Side =>
  who === 'you' ? context.by : other(context.by);

export function holds(game: GameState, context: Context, condition: Condition): boolean {
  switch (condition.is) {
    case 'have': {
      const { who, what, count, n } = condition;
      if (who === 'either') return compare(candidates(game, context, what).length, count, n);
      const has = (of: 'you' | 'opponent') =>
        compare(candidates(game, context, { ...what, of }).length, count, n);
      return who === 'each' ? has('you') && has('opponent') : has(who);
    }
    case 'more': {
      const { who, what, than } = condition;
      const count = (filter: Filter, of: 'you' | 'opponent') =>
        candidates(game, context, { ...filter, of }).length;
      return count(what, who) > count(than ?? what, who === 'you' ? 'opponent' : 'you');
    }
    case 'more-force': {
      const side = seat(context, condition.who);
      return game.players[side].force > game.players[other(side)].force;
    }
    case 'cards': {
      const { lists } = game.players[seat(context, condition.who)];
      return compare(lists[condition.zone].length, condition.count, condition.n);
    }
    case 'self':
      return condition.card
        ? selectEach(game, context, condition.card).some((id) => matches(game, context, id, condition.what))
        : matches(game, context, context.source, condition.what);
    case 'force':
      return compare(game.players[seat(context, condition.who)].force, condition.count, condition.n);
    case 'control': {
      const { who, arena, not } = condition;
      const zone = arena === 'here' ? (context.arena ?? card(game, context.source).zone) : arena;
      const controls = ARENAS.some((one) => {
        if (zone !== 'any' && one !== zone) return false;
        const side = controlOf(game, one);
        return side !== null && (who === 'either' || side === seat(context, who));
      });
      return controls !== (not ?? false);
    }
    case 'attacking': {
      const attack = top(game.attacks);
      if (!attack || (condition.using && attack.using !== condition.using)) return false;
      if (condition.attacker && !matches(game, context, attack.attacker, condition.attacker)) return false;
      return !condition.defender || matches(game, context, attack.defender, condition.defender);
    }
    case 'battle-step':
      return game.arena === condition.arena;
    case 'no-attack-yet':
      return !game.used.includes(`attack@${condition.arena}`);
    case 'not':
      return !holds(game, context, condition.what);
    case 'any':
      return condition.of.some((one) => holds(game, context, one));
  }
}
