// Why the greedy player chooses what it chooses, in a clause that follows "because".
import type { Decision } from '../decisions/decision.ts';
import { ARENAS, type Arena, type CardId } from '../model/state.ts';
import { helped, killChance, need, score } from './greedy.ts';
import type { Seat } from './known.ts';

export interface Advice {
  readonly decision: Decision;
  readonly why: string;
}

const ARENA_NAMES: Readonly<Record<Arena, string>> = {
  space: 'Space',
  ground: 'Ground',
  character: 'Character',
};
const isArena = (to: string | undefined): to is Arena =>
  (ARENAS as readonly (string | undefined)[]).includes(to);
const named = (seat: Seat, id: CardId | undefined): string => seat.card(id)?.name ?? 'that card';
const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

function whyAttack(seat: Seat, { unit, target }: Decision): string {
  const [attacker, foe] = [seat.unit(unit), seat.unit(target)];
  if (!attacker || !foe) return 'it is the only possible attack';
  const chance = killChance(attacker, foe);
  const alone = foe.arena && seat.units(seat.opponent, foe.arena).length === 1;
  const last = alone ? ', the last enemy unit there' : foe.tapped ? '' : ' before it can attack';
  return chance > 0
    ? `it has a ${percent(chance)} chance to discard ${named(seat, target)}${last}`
    : `no attack can discard a unit, and ${named(seat, target)} is the one most worth damaging`;
}

function whyArrival(seat: Seat, { card, to }: Decision): string {
  if (!isArena(to))
    return to === 'top' || to === 'under'
      ? 'it makes the stack stronger for little'
      : 'it can be completed now';
  const arena = ARENA_NAMES[to];
  if (seat.units(seat.side, to).length === 0)
    return `you have no unit in ${arena}, and you need one to control it`;
  return need(seat, to) > 0
    ? `your opponent is stronger in ${arena}`
    : `${named(seat, card)} is the strongest card you can afford`;
}

function whyPlay(seat: Seat, decision: Decision): string {
  const unit = helped(seat, decision);
  switch (seat.window) {
    case 'prevention': {
      if (!unit) return 'it prevents damage';
      const dies = unit.damage + seat.pending(unit.id) >= unit.health;
      return dies
        ? `${named(seat, unit.id)} would be discarded otherwise`
        : 'you can afford to prevent the damage';
    }
    case 'disrupt':
      return 'it stops what your opponent is doing';
    case 'attack':
      return 'it helps this attack';
    default:
      return 'it is worth its cost';
  }
}

function reason(seat: Seat, decision: Decision): string {
  switch (decision.do) {
    case 'attack':
      return whyAttack(seat, decision);
    case 'complete':
    case 'setup':
      return whyArrival(seat, decision);
    case 'build':
      return `${named(seat, decision.card)} is the next card you need, and unspent build points are lost`;
    case 'move':
      return 'a unit outside the arenas can’t fight';
    case 'retreat':
      return `${named(seat, decision.unit)} is unlikely to survive this turn`;
    case 'use':
    case 'play':
      return whyPlay(seat, decision);
    case 'tap':
      return 'none of this unit’s attacks is worth making';
    case 'choose':
      return seat.unit(String(decision.value))
        ? 'it matters most for that unit'
        : 'all answers are equally good';
    case 'pass':
    case 'done':
      return 'nothing you can do now is worth its cost';
    default:
      return 'it is the best you can do now';
  }
}

/** What the greedy player would do here, and why. */
export function advise(seat: Seat, legal: readonly Decision[]): Advice | null {
  let best: Decision | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const decision of legal) {
    const value = score(seat, decision);
    if (value <= most) continue;
    most = value;
    best = decision;
  }
  return best && { decision: best, why: reason(seat, best) };
}
