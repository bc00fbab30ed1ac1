// Whether an ability can be used, or an event played, and how it is paid (FAQ, Effect Resolution, steps 1 to 4).
import { type CostPlan, isPlan, planCosts } from '../../costs/cost.ts';
import { isRefusal, type Payment, payment } from '../../costs/payment.ts';
import { needsNoMatch, priceOf, type Reduction } from '../../costs/price.ts';
import { derive } from '../../derived/derive.ts';
import { printed } from '../../derived/printed.ts';
import type { Scope } from '../../derived/scope.ts';
import { isUsedUp, limitedKey } from '../../effects/limits.ts';
import { legalFor, sumOf } from '../../instructions/choosing.ts';
import { slotsOf } from '../../instructions/numbered.ts';
import type { Effect, Instruction } from '../../language/effect.ts';
import type { GameEvent } from '../../model/acts.ts';
import type { Wishes } from '../../model/frames.ts';
import { type Refusal, refuse } from '../../model/refusal.ts';
import type { CardId, GameState, Side } from '../../model/state.ts';
import { card, def, label, put } from '../../model/zones.ts';
import { partsOf, whyNotTargets } from './targets.ts';

/** Something that a player wants to use or play. */
export interface Request {
  readonly by: Side;
  readonly card: CardId;
  readonly key: string;
  readonly effect: Effect | null;
  readonly event: GameEvent | null;
  readonly occurrence: number | null;
  readonly wishes: Wishes;
  readonly pay?: Payment;
  /** By interrupts that are used with the play. */
  readonly reductions: readonly Reduction[];
  /** Cards that these interrupts focus or take away. */
  readonly without: readonly CardId[];
}

export interface UsePlan {
  readonly costs: CostPlan;
  readonly payment: Payment;
  /** What the card itself costs; null where an ability is used. */
  readonly price: number | null;
}

export const NO_COSTS: CostPlan = {
  groups: [],
  paid: [],
  resources: null,
  reserve: 0,
  leaves: [],
  x: 0,
};

/** "Play only …", and one Limited card each turn: restrictions on playing a card, not on putting it into play. */
export function whyNotPlayed(game: GameState, by: Side, id: CardId): Refusal | null {
  const known = def(game, id);
  const d = derive(game);
  const scope: Scope = { you: by, self: id, chooser: by };
  for (const { effect } of printed(known))
    if (effect.kind === 'play-only' && !effect.if.every((one) => d.holds(one, scope)))
      return refuse('play.restriction', `${label(game, id)} can't be played now`);
  if (d.has(id, 'limited') && (game.uses[limitedKey(by)] ?? 0) > 0)
    return refuse('keyword.limited', 'you have already played a Limited card this turn');
  return null;
}

/** The game with an announced event out of its owner's hand. */
export const announced = (game: GameState, id: CardId): GameState =>
  def(game, id).type === 'Event' ? put(game, id, { zone: 'out', side: card(game, id).owner }) : game;

const sum = (a: Payment, b: Payment): Payment => {
  const all: Record<CardId, number> = { ...a };
  for (const [id, n] of Object.entries(b)) all[id] = (all[id] ?? 0) + n;
  return all;
};

export function planUse(game: GameState, request: Request): UsePlan | Refusal {
  const { by, card: id, effect, wishes } = request;
  const isEvent = def(game, id).type === 'Event' && card(game, id).zone !== 'out';
  if (isEvent) {
    const wrong = whyNotPlayed(game, by, id);
    if (wrong) return wrong;
  }
  const d = derive(game);
  const scope: Scope = {
    you: by,
    self: id,
    event: request.event,
    chooser: by,
    chosen: [],
    endangered: endangered(game, request.occurrence),
    ...(wishes.x !== undefined && { x: wishes.x }),
  };
  const ability = effect && 'parts' in effect && effect.kind !== 'constant' ? effect : null;
  if (ability && 'limit' in ability && ability.limit && isUsedUp(game, ability.limit, request))
    return refuse('ability.limit', `${label(game, id)} has been used as often as it may be`);
  if (ability && 'if' in ability && ability.if && !ability.if.every((one) => d.holds(one, scope)))
    return refuse('ability.condition', `the condition of ${label(game, id)} does not hold`);
  const costs = ability && 'cost' in ability && ability.cost ? ability.cost : [];
  const paying = isEvent ? announced(game, id) : game;
  const plan = planCosts(paying, costs, scope, wishes.cost, wishes.x);
  if (!isPlan(plan)) return plan;
  const told = ability && 'x' in ability ? ability.x : undefined;
  const x = told === undefined ? plan.x : d.amount(told, { ...scope, paid: plan.paid });
  const wrong = whyNotTargets(paying, partsOf({ effect }), { ...scope, x, paid: plan.paid }, wishes.targets);
  if (wrong) return wrong;
  const shared = whyNotDivided(paying, partsOf({ effect }), { ...scope, x, paid: plan.paid }, wishes.divide);
  if (shared) return shared;
  const without = [...plan.paid, ...request.without];
  const price = isEvent ? priceOf(game, by, id, request.reductions) : null;
  let paid: Payment = {};
  if (price !== null) {
    const match = price === 0 || needsNoMatch(game, by, id) ? null : d.affiliations(id);
    const split = plan.resources ? undefined : request.pay;
    const found = payment(game, { side: by, price, card: id, match, only: null, without }, split);
    if (isRefusal(found)) return found;
    paid = found;
  }
  if (plan.resources && plan.resources.n > 0) {
    const { n, affiliation: only } = plan.resources;
    const used = [...without, ...Object.keys(paid)];
    const bill = { side: by, price: n, card: null, match: null, only, without: used };
    const found = payment(game, bill, price === null ? request.pay : undefined);
    if (isRefusal(found)) return found;
    paid = sum(paid, found);
  } else if (price === null && request.pay && Object.keys(request.pay).length > 0)
    return refuse('resource.spend', 'it costs no resources');
  return { costs: { ...plan, x }, payment: paid, price };
}

/** What is divided has to be divided whole, among cards that may have a share. */
function whyNotDivided(
  game: GameState,
  parts: readonly Instruction[],
  scope: Scope,
  shares: Wishes['divide'],
): Refusal | null {
  if (!shares) return null;
  const divided = parts.find((one) => (one.do === 'damage' || one.do === 'redirect') && one.divided);
  if (!divided || !('n' in divided)) return refuse('effect.choose', 'it divides nothing');
  const slot = slotsOf([divided]).find((one) => 'choose' in one && one.count === 'any');
  const open = slot ? legalFor(game, slot, scope) : null;
  const wrong = open && Object.keys(shares).find((id) => !open.includes(id));
  if (wrong) return refuse('effect.choose', `${label(game, wrong)} can have no share of it`);
  const whole = divided.n === 'X' ? scope.x : divided.n;
  const sum = sumOf(shares);
  return typeof whole !== 'number' || sum === whole
    ? null
    : refuse('effect.choose', `${whole} has to be divided, and these are ${sum}`);
}

function endangered(game: GameState, occurrence: number | null): readonly CardId[] {
  const frame = game.frames.find(({ id }) => id === occurrence);
  if (frame?.kind !== 'occurrence') return [];
  return frame.acts.flatMap((act) => (act.do === 'damage' && act.n > 0 ? [act.card] : []));
}

export const isUsePlan = (found: UsePlan | Refusal): found is UsePlan => 'costs' in found;
