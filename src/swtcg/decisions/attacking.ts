// `attack` and `tap`: what the unit whose speed comes up does (Turn Structure, During the Battle Step).

import { payCosts } from '../costs/index.ts';
import { toll } from '../effects/restrictions.ts';
import { note } from '../model/log.ts';
import { notNow, type Refusal, refuse } from '../model/refusal.ts';
import type { CardId, GameState, Side } from '../model/state.ts';
import { closeWindow, currentWindow } from '../model/windows.ts';
import { card, hasCard, isArena, label, sideName, unitOf } from '../model/zones.ts';
import { tap as tapCard } from '../rules/actions/card-moves.ts';
import { declareAttack } from '../rules/attack/attack.ts';
import { attackRefusal, mustAttack, targetsOf } from '../rules/attack/may-attack.ts';
import { strikeRefusal } from '../rules/battle/strike.ts';
import type { Decision } from './decision.ts';
import type { DecisionKind } from './kind.ts';

/** The unit that is meant, if its speed has come up. */
function unitUp(game: GameState, decision: Decision): CardId | Refusal {
  if (!hasCard(game, decision.unit)) return refuse('attack.declare', 'no such unit');
  const unit = unitOf(game, decision.unit);
  const window = currentWindow(game);
  const { controller, tapped, zone } = card(game, unit);
  if (controller !== decision.by)
    return refuse('control.yours', `${label(game, unit)} is controlled by the opponent`);
  if (window?.options.includes(unit)) return unit;
  if (!isArena(zone)) return refuse('battle.arena', `${label(game, unit)} is not in an arena`);
  if (zone !== window?.arena)
    return notNow('battle.arena', `${label(game, unit)} is not in the arena of this battle step`);
  if (tapped) return refuse('attack.tapped', `${label(game, unit)} is tapped`);
  return notNow('battle.speed', `a faster unit acts before ${label(game, unit)}`);
}

/** Why a unit that nobody is asked for now would not attack in this battle step at all. */
export function outOfBattle(game: GameState, decision: Decision): Refusal | null {
  const unit = game.arena && decision.do === 'attack' ? unitUp(game, decision) : '';
  return typeof unit === 'string' || unit.later ? null : notNow(unit.rule, unit.message);
}

export const attack: DecisionKind = {
  options: (game, by) =>
    (currentWindow(game)?.options ?? []).flatMap((unit) =>
      targetsOf(game).map((target): Decision => ({ by, do: 'attack', unit, target })),
    ),
  consider: (game, decision) => {
    const unit = unitUp(game, decision);
    if (typeof unit !== 'string') return unit;
    if (!hasCard(game, decision.target)) return refuse('attack.target', 'no such unit to attack');
    const target = unitOf(game, decision.target);
    const refusal = attackRefusal(game, unit, target, decision.using ?? null);
    if (refusal) return refusal;
    const must = mustAttack(game, unit);
    if (must.length > 0 && !must.includes(target))
      return refuse('attack.must', `${label(game, unit)} must attack ${label(game, must[0] as CardId)}`);
    const again = currentWindow(game)?.kind === 'strike';
    const strike = again ? strikeRefusal(game, unit, target) : null;
    if (strike) return strike;
    const price = toll(game, decision.by, unit, target);
    const { force } = game.players[decision.by];
    if (price > force)
      return refuse(
        'attack.toll',
        `the attack costs ${price} Force and ${sideName(decision.by)} has ${force}`,
      );
    return (now) =>
      declareAttack(
        price > 0 ? payToll(closeWindow(now), decision.by, price) : closeWindow(now),
        unit,
        target,
        again,
      );
  },
};

const payToll = (game: GameState, by: Side, n: number): GameState =>
  payCosts(game, { by, source: '' }, [{ pay: 'force', n }], new Map());

export const tap: DecisionKind = {
  options: (game, by) =>
    (currentWindow(game)?.options ?? []).map((unit): Decision => ({ by, do: 'tap', unit })),
  consider: (game, decision) => {
    const unit = unitUp(game, decision);
    if (typeof unit !== 'string') return unit;
    const [must] = mustAttack(game, unit);
    if (must !== undefined)
      return refuse('attack.must', `${label(game, unit)} must attack ${label(game, must)}`);
    return (now) =>
      tapCard(
        note(closeWindow(now), 'deed', 'battle.skip', {
          type: 'attack-skipped',
          by: decision.by,
          cards: { unit },
        }),
        unit,
      );
  },
};
