// Why the greedy player chooses what it chooses, in a clause that follows "because".
import { plural } from '../../core/english.ts';
import type { Decision, DecisionOf, Play, Use } from '../decisions/decision.ts';
import type { CardId } from '../language/terms.ts';
import { cancels, draws, leaning, rescues } from './effects.ts';
import { effectOf, score } from './greedy.ts';
import type { Seat } from './known.ts';

export interface Advice {
  readonly decision: Decision;
  readonly why: string;
}

const named = (seat: Seat, id: CardId | undefined): string => seat.card(id)?.name ?? 'it';

function whyPlay(seat: Seat, decision: Play): string {
  const printed = seat.card(decision.card);
  if (printed?.type === 'Event') return whyEffect(seat, decision);
  if (printed && printed.resources > 0) return `it brings ${plural(printed.resources, 'resource')} each turn`;
  if (printed?.type === 'Unit') return 'it is the unit most worth its cost now';
  return 'what it adds stays in play';
}

function whyEffect(seat: Seat, decision: Play | Use): string {
  const effect = effectOf(seat, decision);
  if (cancels(effect)) return 'it stops what your opponent is doing';
  if (rescues(effect)) return 'it gets a captured card back';
  if (draws(effect)) return 'it draws cards';
  const lean = leaning(effect);
  if (lean > 0) return 'it helps a card of yours';
  return lean < 0 ? 'it hurts your opponent most there' : 'it costs you little';
}

function whyEngage(seat: Seat, { objective, attackers }: DecisionOf<'engage'>): string {
  const target = seat.objective(objective);
  const units = attackers.flatMap((id) => seat.unit(id) ?? []);
  const blast = units.reduce((sum, { edge }) => sum + edge.blast, 0);
  if (target && blast + 1 >= target.left) return 'that can destroy the objective';
  const enemies = seat.units(seat.opponent).filter(({ ready }) => ready);
  return enemies.length === 0
    ? 'nobody is ready to defend, so it is unopposed'
    : 'the damage is worth more than what is risked';
}

function whyDefend(seat: Seat): string {
  const target = seat.objective(seat.engagement?.objective ?? undefined);
  const blast = seat.participants(seat.opponent).reduce((sum, { edge }) => sum + edge.blast, 0);
  return target && blast + 1 >= target.left
    ? 'the objective could be destroyed otherwise'
    : 'the engagement is opposed then, and your unit strikes too';
}

function whyStrike(seat: Seat, { unit: id, targets }: DecisionOf<'strike'>): string {
  const told = targets?.unit;
  const target = typeof told === 'string' ? seat.unit(told) : null;
  const unit = seat.unit(id);
  if (!target || !unit) return 'its icons do most at this time';
  const { unit: damage } = seat.engagement?.edge === seat.side ? unit.edge : unit.plain;
  const name = named(seat, target.id);
  return damage - target.shields >= target.left ? `that destroys ${name}` : `${name} is most worth damaging`;
}

function whyPass(seat: Seat): string {
  switch (seat.step) {
    case 'edge':
      return 'another card there is worth more in your hand';
    case 'engage':
      return 'no engagement gains more than it risks';
    case 'defend':
      return 'no unit gains by defending';
    case 'commit':
      return 'your units are worth more in engagements';
    case 'mulligan':
      return 'the hand has units that can be played soon';
    default:
      return 'nothing here is worth its cost';
  }
}

function why(seat: Seat, decision: Decision): string {
  switch (decision.do) {
    case 'objectives':
      return 'they bring the most resources';
    case 'mulligan':
      return 'the hand has too few units that can be played soon';
    case 'balance':
      return 'it brings that objective nearest to its end';
    case 'discard':
      return 'it is the card that you will miss least';
    case 'play':
      return whyPlay(seat, decision);
    case 'use':
      return whyEffect(seat, decision);
    case 'engage':
      return whyEngage(seat, decision);
    case 'defend':
      return whyDefend(seat);
    case 'edge':
      return `${named(seat, decision.card)} counts there and is little use elsewhere`;
    case 'strike':
      return whyStrike(seat, decision);
    case 'shield':
      return 'that is what the shield is for';
    case 'protect':
      return 'the other card would be destroyed otherwise';
    case 'commit':
      return 'its Force icons count in the Force struggle';
    case 'choose':
      return 'that does you most good';
    case 'pass':
    case 'done':
      return whyPass(seat);
  }
}

/** What the greedy player would do; where several are worth the same, the first of them. */
export function advise(seat: Seat, legal: readonly Decision[]): Advice | null {
  let best: Decision | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const decision of legal) {
    const value = score(seat, decision);
    if (value > most) [best, most] = [decision, value];
  }
  return best && { decision: best, why: why(seat, best) };
}
