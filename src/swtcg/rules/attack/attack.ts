// An attack: declared, made to stand, stopped, ended (Attacking).

import { emit, type Hearing } from '../../effects/events.ts';
import { note } from '../../model/log.ts';
import type { Arena, Attack, CardId, GameState } from '../../model/state.ts';
import { changed, row } from '../../model/update.ts';
import { card, isArena, replaceTop, top } from '../../model/zones.ts';
import type { RuleId } from '../../rulebook/ids.ts';
import { tap } from '../actions/card-moves.ts';
import { reachesBuildZone, reachOf } from './may-attack.ts';

export { attackRefusal } from './may-attack.ts';

export const currentAttack = (game: GameState): Attack | undefined => top(game.attacks);

export const setAttack = (game: GameState, change: Partial<Attack>): GameState =>
  changed(game, {
    attacks: replaceTop(game.attacks, change),
  });

/** Declares an attack: the attacking unit taps (Attacking, 1), unless it strikes a second time (Double Strike). */
export function declareAttack(game: GameState, unit: CardId, target: CardId, again = false): GameState {
  const { controller, zone } = card(game, unit);
  const tapped = !again;
  const using = reachOf(game, unit, target)?.name ?? null;
  const attack: Attack = {
    id: game.nextId,
    by: controller,
    attacker: unit,
    defender: target,
    arena: zone as Arena,
    using,
    tapped,
    disrupted: false,
    stopped: false,
    hits: 0,
    done: 0,
    secret: false,
    predictions: [],
    atRoll: null,
  };
  let next: GameState = changed(game, {
    nextId: game.nextId + 1,
    attacks: [...game.attacks, attack],
    striker: null,
    again: null,
    used: [...game.used, `attack@${zone}`],
  });
  next = note(next, 'deed', 'attack.declare', {
    type: 'attack-declared',
    by: controller,
    cards: { attacker: unit, defender: target },
    words: { using },
  });
  return tapped ? tap(next, unit) : next;
}

/** "For its next attack" is this one, now that it was not disrupted (rulings, 12). */
function bindModifiers(game: GameState, { attacker, id }: Attack): GameState {
  const waits = (one: GameState['modifiers'][number]) =>
    one.until === 'next-attack' && one.on === attacker && one.attack === null;
  if (!game.modifiers.some(waits)) return game;
  return changed(game, {
    modifiers: row(game.modifiers, (one) => (waits(one) ? { ...one, attack: id } : one)),
  });
}

/** "When this unit attacks" and "is attacked". */
function tellOfAttack(
  game: GameState,
  { attacker, defender, id, arena }: Attack,
  hearing: Hearing,
): GameState {
  const attacks = { type: 'attacks', card: attacker, object: defender, attack: id, arena } as const;
  const attacked = { type: 'attacked', card: defender, object: attacker, attack: id, arena } as const;
  return emit(emit(game, attacks, hearing), attacked, hearing);
}

/** The attack is declared: what disrupts it because of that does so now, before it takes place (Attacking, 1). */
export function announceAttack(game: GameState): GameState {
  const attack = currentAttack(game);
  return attack ? tellOfAttack(game, attack, { disrupts: 'first' }) : game;
}

/** The attack stands: everything else that it sets off triggers (Attack Sequence Summary, 2). */
export function attackStands(game: GameState): GameState {
  const attack = currentAttack(game);
  return attack ? tellOfAttack(bindModifiers(game, attack), attack, { disrupts: 'no' }) : game;
}

/** The same attack with another defender, which has been attacked too (Keywords, Intercept). */
export function newDefender(game: GameState, defender: CardId, rule: RuleId): GameState {
  const attack = currentAttack(game);
  if (!attack || attack.defender === defender) return game;
  const { attacker, id, arena } = attack;
  const next = note(setAttack(game, { defender }), 'rule', rule, {
    type: 'defender-changed',
    cards: { attacker, defender },
  });
  return emit(next, { type: 'attacked', card: defender, object: attacker, attack: id, arena });
}

/** If either unit has left its arena the attack ends and no dice are rolled (Attacking, 2). */
export function stillFighting(game: GameState): boolean {
  const attack = currentAttack(game);
  return (
    attack !== undefined &&
    !attack.stopped &&
    isArena(card(game, attack.attacker).zone) &&
    (isArena(card(game, attack.defender).zone) || reachesBuildZone(game, attack.attacker, attack.defender))
  );
}

export function stopAttack(game: GameState): GameState {
  const attack = currentAttack(game);
  if (!attack || attack.stopped) return game;
  const left = isArena(card(game, attack.attacker).zone) ? attack.defender : attack.attacker;
  return note(setAttack(game, { stopped: true }), 'rule', 'attack.leaves', {
    type: 'attack-stopped',
    cards: { unit: left },
  });
}

/** A card comes into an arena: if it had left the attack before its dice, that attack has ended, though it is there again. */
export function comesAnew(game: GameState, id: CardId): GameState {
  const attack = currentAttack(game);
  const fights = attack && !attack.atRoll && (attack.attacker === id || attack.defender === id);
  return fights && !isArena(card(game, id).zone) ? stopAttack(game) : game;
}
