// A player with plain good sense: it deploys what it can pay, attacks where that pays, defends, keeps its strong units alive
// and uses what is offered. It looks one decision ahead and no further.
import type { Decision, Play, Use } from '../decisions/decision.ts';
import type { Effect } from '../language/effect.ts';
import type { CardId } from '../model/state.ts';
import { cancels, draws, gives, leaning, rescues, strengthOf } from './effects.ts';
import {
  harm,
  scoreCommit,
  scoreDefend,
  scoreEdge,
  scoreEngage,
  scoreProtect,
  scoreShield,
  scoreStrike,
  worth,
} from './fighting.ts';
import type { Seat } from './known.ts';

/** What a card in hand is worth keeping. */
function keeping(seat: Seat, id: CardId): number {
  const printed = seat.card(id);
  if (!printed) return 0;
  const cost = printed.cost ?? 0;
  const dear = cost > seat.income ? 2 : 0;
  return 1 + cost * 0.4 + printed.resources * 1.5 + printed.forceIcons * 0.4 - dear;
}

/** How well an effect's target is chosen: enemies for harm, own cards for help. */
function scoreTarget(seat: Seat, effect: Effect | null, id: CardId | undefined): number {
  if (id === undefined) return 0;
  const lean = leaning(effect);
  const holder = seat.holder(id);
  if (lean === 0 || holder === null) return 0;
  const own = holder === seat.side;
  if (lean > 0 !== own) return -6;
  const unit = seat.unit(id);
  if (unit) return lean > 0 ? 1 + worth(unit) * 0.3 : 1 + harm(unit, strengthOf(effect));
  const objective = seat.objective(id);
  return objective ? 1 + (strengthOf(effect) >= objective.left ? 15 : 2) : 1;
}

/** The paragraph that is meant, or the first with instructions. */
export function effectOf(seat: Seat, decision: Play | Use): Effect | null {
  const effects = seat.card(decision.card)?.effects ?? [];
  const number = decision.do === 'play' ? decision.effect : decision.ability;
  if (typeof number === 'number') return effects[number - 1] ?? null;
  return effects.find(({ kind }) => kind === 'action' || kind === 'interrupt' || kind === 'reaction') ?? null;
}

function scorePlay(seat: Seat, decision: Play): number {
  const printed = seat.card(decision.card);
  if (!printed) return 0;
  const cost = printed.cost ?? 0;
  if (printed.type === 'Unit') return 10 + cost * 1.5 + printed.resources * 2;
  if (printed.type === 'Enhancement') {
    const host = decision.on === undefined ? null : seat.holder(decision.on);
    const bane = printed.effects.some((effect) => 'forced' in effect && effect.forced === true);
    const misplaced = host !== null && (host === seat.side) === bane;
    return misplaced ? -3 : 8 + printed.resources * 6 + cost;
  }
  return scoreEffect(seat, effectOf(seat, decision), decision.target) - cost * 0.4;
}

function scoreEffect(seat: Seat, effect: Effect | null, target: CardId | undefined): number {
  if (cancels(effect)) return seat.doer === seat.opponent ? 3 : -5;
  if (rescues(effect)) return seat.hasCaptured ? 4 : -1;
  const base = draws(effect) ? 2.5 : 0.3;
  return base + scoreTarget(seat, effect, target) - gives(effect) * 1.5;
}

function scoreUse(seat: Seat, decision: Use): number {
  if (typeof decision.ability === 'string')
    return decision.target === undefined ? 1 : shielding(seat, decision.target);
  const effect = effectOf(seat, decision);
  return scoreEffect(seat, effect, decision.target) + (effect?.kind === 'reaction' ? 1 : 0);
}

const shielding = (seat: Seat, id: CardId): number => (seat.holder(id) === seat.side ? 2 : -2);

/** An answer to what an effect or a strike asks. */
function scoreAnswer(seat: Seat, value: unknown): number {
  const ids = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string') as CardId[];
  const { question, effect } = seat;
  if (question === 'may') return value === 'yes' ? 1 : 0;
  if (seat.isStriking)
    return ids.reduce(
      (sum, id) => sum + (seat.unit(id)?.ready ? 3 : 0) + (seat.unit(id)?.cost ?? 0) * 0.1,
      0,
    );
  if (question === 'cost' || question === 'card')
    return -ids.reduce((sum, id) => {
      const unit = seat.unit(id);
      return sum + (unit ? worth(unit) : keeping(seat, id));
    }, 0);
  return ids.reduce((sum, id) => sum + scoreTarget(seat, effect, id), 0);
}

function scoreBalance(seat: Seat, target: CardId): number {
  const objective = seat.objective(target);
  return objective ? 5 + (objective.left <= 1 ? 50 : 6 / objective.left) : 1;
}

function scoreObjectives(seat: Seat, ids: readonly CardId[]): number {
  return ids.reduce((sum, id) => {
    const printed = seat.card(id);
    return sum + (printed ? printed.resources * 2 + (printed.damageCapacity ?? 0) * 0.3 : 0);
  }, 0);
}

/** A hand without two units that can be played soon is given back. */
function scoreMulligan(seat: Seat): number {
  const early = seat.hand.filter((id) => {
    const printed = seat.card(id);
    return printed?.type === 'Unit' && (printed.cost ?? 9) <= 3;
  });
  return early.length < 2 ? 1 : -1;
}

/** What a decision is worth to it. */
export function score(seat: Seat, decision: Decision): number {
  switch (decision.do) {
    case 'objectives':
      return scoreObjectives(seat, decision.cards);
    case 'mulligan':
      return scoreMulligan(seat);
    case 'balance':
      return scoreBalance(seat, decision.target);
    case 'discard':
      return (seat.step === 'reserve' ? 0 : -0.5) - keeping(seat, decision.card);
    case 'play':
      return scorePlay(seat, decision);
    case 'use':
      return scoreUse(seat, decision);
    case 'engage':
      return scoreEngage(seat, decision);
    case 'defend':
      return scoreDefend(seat, decision);
    case 'edge':
      return scoreEdge(seat, decision);
    case 'strike':
      return scoreStrike(seat, decision);
    case 'shield':
      return scoreShield(seat, decision);
    case 'protect':
      return scoreProtect(seat, decision);
    case 'commit':
      return scoreCommit(seat, decision);
    case 'choose':
      return scoreAnswer(seat, decision.value);
    case 'pass':
    case 'done':
      return 0;
  }
}

export const greedy = {
  name: 'greedy',
  choose: (seat: Seat, legal: readonly Decision[], next: () => number): Decision => {
    let best = legal[0] as Decision;
    let most = Number.NEGATIVE_INFINITY;
    for (const decision of legal) {
      // A little chance breaks ties, so that equal positions are not played alike for ever.
      const value = score(seat, decision) + next() * 0.01;
      if (value > most) {
        most = value;
        best = decision;
      }
    }
    return best;
  },
};
