// The dice of an attack: how many, what the first throw sets off, which of them hit (Attacking, 3 and 4).

import { editionOf } from '../../editions/index.ts';
import { abilitiesOf, keywordSum } from '../../effects/abilities.ts';
import { letWait } from '../../effects/events.ts';
import { bonusTo, printedValue, stackPower, totals } from '../../effects/totals.ts';
import { keywords } from '../../keywords/index.ts';
import type { KnownKeyword } from '../../keywords/keyword.ts';
import { note } from '../../model/log.ts';
import type { AtRoll, Attack, CardId, GameState } from '../../model/state.ts';
import { card } from '../../model/zones.ts';
import { currentAttack, setAttack } from '../attack/attack.ts';
import { currentDamage, startDamage } from '../attack/damage-sequence.ts';
import { hitOn } from '../attack/hit-on.ts';
import { powerAcross, reachOf } from '../attack/may-attack.ts';
import { hitsAssigned } from '../attack/replacement.ts';
import {
  addDice,
  currentRoll,
  diceMissing,
  endRoll,
  naturals,
  setRoll,
  startRoll,
  throwIfReady,
} from '../dice/roll.ts';
import { runAtOnce } from '../effects/run.ts';
import { fulfilPredictions } from './predict.ts';

/**
 * The attacker's power for this attack, below 0 where it is (Terms, +/-): a reach keyword replaces the printed power only
 * (rulings, 5), and gives none once the unit has lost it.
 */
function attackPower(game: GameState, { attacker, defender, using }: Attack): number {
  const bonus = () => bonusTo(game, attacker, 'power');
  if (using !== null && card(game, attacker).zone !== card(game, defender).zone)
    return (reachOf(game, attacker, defender)?.power ?? 0) + bonus() - stackReplaced(game, attacker);
  // "With X power" takes the place of the stack's power too (rulings, 5).
  const across = powerAcross(game, attacker, defender);
  if (across !== null) return across + bonus() - stackPower(game, attacker);
  return totals(game, attacker).power || Math.min(0, (printedValue(game, attacker, 'power') ?? 0) + bonus());
}

/** What the cards beneath would add, where X takes the place of that too. */
const stackReplaced = (game: GameState, attacker: CardId): number =>
  editionOf(game.box).keywords.reachReplacesStack ? stackPower(game, attacker) : 0;

/** As many dice as the attacker's power, changed by what the defender has against it (Rolling Hits). */
export function attackDice(game: GameState): number {
  const attack = currentAttack(game);
  if (!attack) return 0;
  return Math.max(0, attackPower(game, attack) + keywordSum(game, attack.defender, 'powerAgainst'));
}

const matters = ({ dieBonus, extraDamage, firstThrow, rolledAgainst }: KnownKeyword): boolean =>
  (dieBonus ?? extraDamage ?? firstThrow ?? rolledAgainst) !== undefined;

/** The keywords of a unit that look at the attack dice. */
function diceKeywords(game: GameState, unit: CardId): AtRoll['attacker'] {
  const found: (readonly [string, number])[] = [];
  for (const { effect } of abilitiesOf(game, unit)) {
    if (effect.kind !== 'keyword') continue;
    const keyword = keywords.get(effect.keyword);
    if (keyword && matters(keyword)) found.push([keyword.name, effect.value ?? 0]);
  }
  return found;
}

/** The keywords of a unit in an attack as they were when its dice were thrown. */
const atRoll = (
  attack: Attack,
  unit: keyof AtRoll,
): { readonly keyword: KnownKeyword; readonly value: number }[] =>
  (attack.atRoll?.[unit] ?? []).flatMap(([name, value]) => {
    const keyword = keywords.get(name);
    return keyword ? [{ keyword, value }] : [];
  });

export function rollAttack(game: GameState): GameState {
  const attack = currentAttack(game);
  if (!attack) return game;
  const { attacker, defender } = attack;
  const count = attackDice(game);
  const now = { attacker: diceKeywords(game, attacker), defender: diceKeywords(game, defender) };
  // A unit that has changed hands meanwhile attacks for whoever has it now (Terms, control).
  const { controller: by } = card(game, attacker);
  const next = startRoll(setAttack(game, { atRoll: now, by }), 'attack', by, count);
  return count > 0
    ? throwAttackDice(next)
    : note(next, 'rule', 'roll.hits', { type: 'no-dice-rolled', cards: { attacker } });
}

/** Throws what can be thrown; once the first throw lies there, Fury may add dice to it. */
export function throwAttackDice(game: GameState): GameState {
  const thrown = throwIfReady(game);
  const roll = currentRoll(thrown);
  if (roll?.kind !== 'attack' || roll.judged || diceMissing(thrown) > 0) return thrown;
  return throwIfReady(firstThrow(thrown, roll.initial));
}

/** Backfire, Focus and Fury look at the dice as they first fell (rulings, 11). */
function firstThrow(game: GameState, initial: readonly number[]): GameState {
  const attack = currentAttack(game);
  if (!attack) return game;
  let next = setRoll(game, { judged: true });
  for (const { keyword, value } of atRoll(attack, 'attacker')) {
    const { firstThrow: hook, name } = keyword;
    // A negative Focus takes power away; negative dice there are none.
    if (!hook || value === 0 || (value < 0 && !hook.below) || !initial.includes(hook.natural)) continue;
    next = note(next, 'rule', keyword.rule, {
      type: 'keyword-set-off',
      cards: { unit: attack.attacker },
      numbers: { natural: hook.natural, value },
      words: { keyword: name },
    });
    if (hook.addsDice) next = addDice(next, value);
    if (hook.parts)
      next = runAtOnce(next, attack.attacker, { kind: 'keyword', keyword: name, value }, hook.parts(value));
  }
  return next;
}

/** Counts the hits and makes them pending damage (Attacking, 3 and 4). */
export function countHits(game: GameState): GameState {
  const attack = currentAttack(game);
  const roll = currentRoll(game);
  if (!attack || !roll) return game;
  const { attacker, defender, id } = attack;
  const natural = naturals(roll);
  const counting = atRoll(attack, 'attacker');
  let bonus = 0;
  for (const { keyword, value } of counting) bonus += keyword.dieBonus?.(value) ?? 0;
  const least = hitOn(game, defender);
  const hits = roll.dice.filter((die) => die + bonus >= least).length;
  let next = setAttack(endRoll(game), { hits });
  if (roll.dice.length > 0)
    next = note(next, 'rule', 'roll.hits', {
      type: 'hits-counted',
      cards: { defender },
      numbers: { hits, least, bonus },
    });
  let extra = 0;
  for (const { keyword, value } of counting) {
    const more = keyword.extraDamage?.(value, natural) ?? 0;
    if (more > 0)
      next = note(next, 'rule', keyword.rule, {
        type: 'damage-added',
        numbers: { damage: more },
        words: { keyword: keyword.name },
      });
    extra += more;
  }
  next = fulfilPredictions(next);
  next = startDamage(next, [
    { to: defender, source: attacker, by: attack.by, amount: hits + extra, attack: id, held: attack.secret },
  ]);
  next = rolledAgainst(next, attack, natural);
  if (hits + extra < 1) return next;
  return hitsAssigned(next, { ...attack, hits });
}

/** Parry and Riposte look at the dice that count. */
function rolledAgainst(game: GameState, attack: Attack, natural: readonly number[]): GameState {
  const { defender } = attack;
  let next = game;
  for (const { keyword, value } of atRoll(attack, 'defender')) {
    const { rolledAgainst: hook, name } = keyword;
    if (!hook || value < 1 || !natural.includes(hook.natural)) continue;
    const happening = {
      type: 'keyword-set-off',
      cards: { unit: defender },
      numbers: { natural: hook.natural, value },
      words: { keyword: name },
    } as const;
    const effect = { kind: 'keyword', keyword: name, value } as const;
    if (!hook.prevents) {
      next = runAtOnce(note(next, 'rule', keyword.rule, happening), defender, effect, hook.parts(value));
      continue;
    }
    const damage = currentDamage(next)?.items[0];
    if (!damage || damage.amount < 1) continue;
    next = letWait(next, {
      by: card(next, defender).controller,
      source: defender,
      key: `${name} ${defender}`,
      effect: { kind: 'instruction', parts: hook.parts(value) },
      of: effect,
      event: { type: 'hits-assigned', card: attack.attacker, object: defender, attack: attack.id },
      play: { subject: `damage:${damage.id}` },
      attack: attack.id,
    });
    next = note(next, 'rule', keyword.rule, happening);
  }
  return next;
}
