// Conditions: statements that must be true for an effect to work (Using Effects, Condition).

import { type GameState, other, type Side } from '../game/state.ts';
import { top } from '../game/table.ts';
import { controlOf } from '../turn/control.ts';
import type { Condition } from './language.ts';
import { type Context, candidates, compare, matches, selectEach } from './select.ts';

const seat = (context: Context, who: 'you' | 'opponent'): Side =>
  who === 'you' ? context.by : other(context.by);

export function holds(game: GameState, context: Context, condition: Condition): boolean {
  switch (condition.is) {
    case 'have': {
      const found = candidates(game, context, { ...condition.what, of: condition.who });
      return compare(found.length, condition.count, condition.n);
    }
    case 'self':
      return condition.card
        ? selectEach(game, context, condition.card).some((id) => matches(game, context, id, condition.what))
        : matches(game, context, context.source, condition.what);
    case 'force':
      return compare(game.players[seat(context, condition.who)].force, condition.count, condition.n);
    case 'control': {
      const controls = controlOf(game, condition.arena) === seat(context, condition.who);
      return controls !== (condition.not ?? false);
    }
    case 'attacking': {
      const attack = top(game.attacks);
      if (!attack) return false;
      if (condition.attacker && !matches(game, context, attack.attacker, condition.attacker)) return false;
      return !condition.defender || matches(game, context, attack.defender, condition.defender);
    }
    case 'more': {
      const count = (of: 'you' | 'opponent') => candidates(game, context, { ...condition.what, of }).length;
      return count(condition.who) > count(condition.who === 'you' ? 'opponent' : 'you');
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
