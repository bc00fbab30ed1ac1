// The odds of an attack as the table stands now, for the help beside the table and for built-in players.

import { MOST_DICE } from '../../../core/most-dice.ts';
import { hasKeyword, keywordValues } from '../../effects/abilities.ts';
import { bonusTo, totals } from '../../effects/totals.ts';
import type { CardId, GameState } from '../../model/state.ts';
import { hitOn } from '../attack/hit-on.ts';
import { reachOf } from '../attack/may-attack.ts';
import { type AttackDice, type AttackOdds, attackOdds } from '../dice/odds.ts';

const sum = (game: GameState, unit: CardId, keyword: string): number =>
  keywordValues(game, unit, keyword).reduce((all, value) => all + value, 0);

/** What would decide about the dice if one unit attacked another now. */
export function diceOf(game: GameState, attacker: CardId, defender: CardId): AttackDice {
  const reach = reachOf(game, attacker, defender);
  const power = reach
    ? Math.max(0, reach.power + bonusTo(game, attacker, 'power'))
    : (totals(game, attacker).power ?? 0);
  return {
    power,
    shields: sum(game, defender, 'Shields'),
    accuracy: sum(game, attacker, 'Accuracy'),
    hitOn: hitOn(game, defender),
    criticalHit: sum(game, attacker, 'Critical Hit'),
    fury: sum(game, attacker, 'Fury'),
    parry: sum(game, defender, 'Parry'),
    unpreventable: hasKeyword(game, attacker, 'Ferocity') && !hasKeyword(game, defender, 'Fortitude'),
    doubleDamage: hasKeyword(game, attacker, 'Double Damage'),
  };
}

/** Null: there are more dice than odds are worked out for. */
export function oddsOf(game: GameState, attacker: CardId, defender: CardId): AttackOdds | null {
  const dice = diceOf(game, attacker, defender);
  return Math.max(dice.power, dice.fury ?? 0) > MOST_DICE ? null : attackOdds(dice);
}
