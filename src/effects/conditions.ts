// Conditions: statements that must be true for an effect to work (Using Effects, Condition).

import { ARENAS, type GameEvent, type GameState, other, type Side } from '../game/state.ts';
import { card, top } from '../game/table.ts';
import { controlOf } from '../turn/control.ts';
import { eventsOf } from './history.ts';
import type { Condition, Filter, Trigger } from './language.ts';
import { type Context, candidates, compare, matches, selectEach } from './select.ts';

const seat = (context: Context, who: 'you' | 'opponent'): Side =>
  who === 'you' ? context.by : other(context.by);

/** Whether an event is one of those that a trigger speaks of. */
export function isMeant(game: GameState, context: Context, when: Trigger, event: GameEvent): boolean {
  if (when.on !== event.type) return false;
  if (when.side && event.side !== (when.side === 'you' ? context.by : other(context.by))) return false;
  if (when.attack && event.attack === undefined) return false;
  if (when.fatal && !event.fatal) return false;
  if (when.how && !(event.how && when.how.includes(event.how))) return false;
  if (when.without && (when.without === 'damage' ? event.amount : event.hits) !== 0) return false;
  const arena = when.arena === 'here' ? card(game, context.source).zone : when.arena;
  if (arena && event.arena !== arena) return false;
  const about = (id: string | undefined, what: Filter): boolean =>
    id !== undefined && matches(game, context, id, what);
  if (when.card && !about(event.card, when.card) && !(when.either && about(event.object, when.card)))
    return false;
  if (when.object && (event.object === undefined || !matches(game, context, event.object, when.object)))
    return false;
  if ((when.what && event.what !== when.what) || (when.force && !event.force)) return false;
  return !when.by || event.by === when.by;
}

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
    case 'happened': {
      const times = eventsOf(game, condition.last).filter((event) =>
        isMeant(game, { ...context, event }, condition.what, event),
      );
      return compare(times.length, condition.count, condition.n);
    }
    case 'not':
      return !holds(game, context, condition.what);
    case 'any':
      return condition.of.some((one) => holds(game, context, one));
  }
}
