// An attack: declared, rolled, counted, ended (Attacking).

import { currentRoll, endRoll, startRoll } from '../dice/roll.ts';
import { abilitiesOf, activeStatics, keywordSum } from '../effects/abilities.ts';
import { emit } from '../effects/events.ts';
import { matches, selectEach } from '../effects/select.ts';
import { reservedWindow } from '../effects/timing.ts';
import { totals } from '../effects/totals.ts';
import { note, plural } from '../game/log.ts';
import type { Refusal } from '../game/refusal.ts';
import type { Arena, Attack, CardId, GameState } from '../game/state.ts';
import { card, inArena, isArena, label, replaceTop, top } from '../game/table.ts';
import { keywords } from '../keywords/index.ts';
import { startDamage } from './damage.ts';
import { tap } from './leaving.ts';

export const currentAttack = (game: GameState): Attack | undefined => top(game.attacks);

export const setAttack = (game: GameState, change: Partial<Attack>): GameState => ({
  ...game,
  attacks: replaceTop(game.attacks, change),
});

/** Why one unit can't attack another, leaving whose turn it is aside. */
export function attackRefusal(game: GameState, unit: CardId, target: CardId): Refusal | null {
  const from = card(game, unit);
  const to = card(game, target);
  const name = label(game, target);
  if (!inArena(game, target)) return { message: `${name} is not a unit in an arena`, rule: 'attack.target' };
  if (to.controller === from.controller)
    return { message: `${name} is on the same side`, rule: 'attack.target' };
  if (to.zone !== from.zone) return { message: `${name} is in another arena`, rule: 'attack.target' };
  for (const { effect } of abilitiesOf(game, target)) {
    const keyword = effect.kind === 'keyword' ? keywords.get(effect.keyword) : undefined;
    const reason = keyword?.attackedWhen?.(game, target);
    if (keyword && reason) return { message: `${name} can't be attacked: ${reason}`, rule: keyword.rule };
  }
  for (const { ability, part } of activeStatics(game)) {
    if (part.do !== 'forbid') continue;
    const context = { by: ability.by, source: ability.on };
    const [who, whom] = part.what === 'attack' ? [unit, target] : [target, unit];
    if (!selectEach(game, context, part.to).includes(who)) continue;
    if (part.object && !matches(game, context, whom, part.object)) continue;
    return { message: `${label(game, ability.source)} forbids it`, rule: 'attack.cant' };
  }
  return null;
}

/** Declares an attack: the attacking unit taps (Attacking, 1). */
export function declareAttack(game: GameState, unit: CardId, target: CardId): GameState {
  const { controller, zone } = card(game, unit);
  const attack: Attack = {
    id: game.nextId,
    by: controller,
    attacker: unit,
    defender: target,
    arena: zone as Arena,
    using: null,
    tapped: true,
    disrupted: false,
    stopped: false,
    hits: 0,
  };
  let next: GameState = { ...game, nextId: game.nextId + 1, attacks: [...game.attacks, attack] };
  next = note(next, 'deed', 'attack.declare', `${label(game, unit)} attacks ${label(game, target)}.`);
  return tap(next, unit);
}

/** The attack stands: "when this unit attacks" and "is attacked" trigger (Attack Sequence Summary, 2). */
export function attackStands(game: GameState): GameState {
  const attack = currentAttack(game);
  if (!attack) return game;
  const { attacker, defender, id } = attack;
  const next = emit(game, {
    type: 'attacks',
    card: attacker,
    object: defender,
    attack: id,
    arena: attack.arena,
  });
  return emit(next, { type: 'attacked', card: defender, object: attacker, attack: id, arena: attack.arena });
}

/** If either unit has left its arena the attack ends and no dice are rolled (Attacking, 2). */
export function stillFighting(game: GameState): boolean {
  const attack = currentAttack(game);
  return (
    attack !== undefined &&
    isArena(card(game, attack.attacker).zone) &&
    isArena(card(game, attack.defender).zone)
  );
}

export function stopAttack(game: GameState): GameState {
  const attack = currentAttack(game);
  if (!attack) return game;
  const left = isArena(card(game, attack.attacker).zone) ? attack.defender : attack.attacker;
  const text = `${label(game, left)} is no longer there: the attack ends and no dice are rolled.`;
  return note(setAttack(game, { stopped: true }), 'rule', 'attack.leaves', text);
}

/** As many dice as the attacker's power, changed by what the defender has against it (Rolling Hits). */
export function attackDice(game: GameState): number {
  const attack = currentAttack(game);
  if (!attack) return 0;
  const power = totals(game, attack.attacker).power ?? 0;
  return Math.max(0, power + keywordSum(game, attack.defender, 'powerAgainst'));
}

export function rollAttack(game: GameState): GameState {
  const attack = currentAttack(game);
  if (!attack) return game;
  const count = attackDice(game);
  const next = startRoll(game, 'attack', attack.by, count);
  return count > 0
    ? next
    : note(next, 'rule', 'roll.hits', `${label(game, attack.attacker)} has no power here and rolls no dice.`);
}

/** The least number that hits a unit. */
export function hitOn(game: GameState, unit: CardId): number {
  let least = 4;
  for (const { effect } of abilitiesOf(game, unit)) {
    if (effect.kind === 'keyword') least = Math.max(least, keywords.get(effect.keyword)?.hitOn ?? 0);
  }
  return least;
}

/** Counts the hits and makes them pending damage (Attacking, 3 and 4). */
export function countHits(game: GameState): GameState {
  const attack = currentAttack(game);
  const roll = currentRoll(game);
  if (!attack || !roll) return game;
  const { attacker, defender } = attack;
  const bonus = keywordSum(game, attacker, 'dieBonus');
  const least = hitOn(game, defender);
  const hits = roll.dice.filter((die) => die + bonus >= least).length;
  let next = setAttack(endRoll(game), { hits });
  const needs =
    least === 4 && bonus === 0
      ? ''
      : ` (${least} or more hits${bonus ? `, ${bonus > 0 ? '+' : ''}${bonus} on each die` : ''})`;
  if (roll.dice.length > 0)
    next = note(
      next,
      'rule',
      'roll.hits',
      `${plural(hits, 'hit')} against ${label(game, defender)}${needs}.`,
    );
  let extra = 0;
  for (const { effect } of abilitiesOf(game, attacker)) {
    const keyword = effect.kind === 'keyword' ? keywords.get(effect.keyword) : undefined;
    const more = keyword?.extraDamage?.((effect as { value?: number }).value ?? 0, roll.dice) ?? 0;
    if (keyword && more > 0)
      next = note(next, 'rule', keyword.rule, `${keyword.name} adds ${more} damage for the natural six.`);
    extra += more;
  }
  return startDamage(next, [
    { to: defender, source: attacker, by: attack.by, amount: hits + extra, attack: attack.id },
  ]);
}

/** Ends the attack: what lasted for it is over, and so is the chance of what would have changed its dice or its damage. */
export function endAttack(game: GameState): GameState {
  const attack = currentAttack(game);
  if (!attack) return game;
  const attacks = game.attacks.slice(0, -1);
  const modifiers = game.modifiers.filter((one) => one.attack !== attack.id);
  const waiting = game.waiting.filter(
    (one) => one.event.attack !== attack.id || reservedWindow(one.effect) === null,
  );
  return {
    ...game,
    attacks,
    waiting: waiting.length === game.waiting.length ? game.waiting : waiting,
    modifiers: modifiers.length === game.modifiers.length ? game.modifiers : modifiers,
  };
}

/** "When the attack ends" triggers (Attacking, 8). */
export function attackEnds(game: GameState): GameState {
  const attack = currentAttack(game);
  if (!attack) return game;
  const { attacker, defender, id } = attack;
  return emit(game, { type: 'attack-ends', card: attacker, object: defender, attack: id });
}
