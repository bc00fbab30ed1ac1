// Why the greedy player would choose what it chooses, in a sentence that goes on from "because".
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
  if (!attacker || !foe) return 'it is the only attack there is';
  const chance = killChance(attacker, foe);
  const alone = foe.arena && seat.units(seat.opponent, foe.arena).length === 1;
  const last = alone ? `, the last of its arena` : foe.tapped ? '' : ' before it attacks itself';
  return chance > 0
    ? `it discards ${named(seat, target)}${last} about ${percent(chance)} of the time`
    : `no attack discards anything, and ${named(seat, target)} is the one most worth damaging`;
}

function whyArrival(seat: Seat, { card, to }: Decision): string {
  if (!isArena(to))
    return to === 'top' || to === 'under' ? 'a stack grows stronger for little' : 'it can be completed now';
  const arena = ARENA_NAMES[to];
  if (seat.units(seat.side, to).length === 0)
    return `there is no unit of yours in ${arena}, and control needs one`;
  return need(seat, to) > 0
    ? `the other player is stronger in ${arena}`
    : `${named(seat, card)} is the most that can be had for these build points`;
}

function whyPlay(seat: Seat, decision: Decision): string {
  const unit = helped(seat, decision);
  switch (seat.window) {
    case 'prevention': {
      if (!unit) return 'it saves damage';
      const dies = unit.damage + seat.pending(unit.id) >= unit.health;
      return dies
        ? `${named(seat, unit.id)} would be discarded otherwise`
        : 'there is Force enough to save the damage';
    }
    case 'disrupt':
      return 'it stops what the other player does';
    case 'attack':
      return 'it helps in this attack';
    default:
      return 'it does something for what it costs';
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
      return `${named(seat, decision.card)} is what is wanted next, and build points can’t be kept`;
    case 'move':
      return 'a unit outside of the arenas does nothing';
    case 'retreat':
      return `${named(seat, decision.unit)} would hardly survive this turn`;
    case 'use':
    case 'play':
      return whyPlay(seat, decision);
    case 'tap':
      return 'no attack of this unit is worth making';
    case 'choose':
      return seat.unit(String(decision.value))
        ? 'that is the unit for which it matters most'
        : 'no answer is better than another';
    case 'pass':
    case 'done':
      return 'nothing that can be done now is worth its cost';
    default:
      return 'it is the best of what there is';
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
