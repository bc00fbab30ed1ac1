// What stands before "to": which cards can pay it, and what is done to them (FAQ 4.1; Ruling 47).
import { derive } from '../derived/derive.ts';
import { forbids, reserveOf, toughness } from '../derived/rules.ts';
import type { Scope } from '../derived/scope.ts';
import type { Cost } from '../language/cost.ts';
import type { Selector } from '../language/selector.ts';
import type { Affiliation } from '../language/terms.ts';
import type { Act } from '../model/acts.ts';
import { type Refusal, refuse } from '../model/refusal.ts';
import type { CardId, GameState } from '../model/state.ts';
import { card, inFileOrder, inPlay, label, list } from '../model/zones.ts';

/** Resources that a cost asks for. */
export interface ResourceCost {
  readonly n: number;
  readonly affiliation: Affiliation | null;
}

/** A cost as it will be paid. */
export interface CostPlan {
  /** One occurrence for each part of it, in order. */
  readonly groups: readonly (readonly Act[])[];
  /** The cards that pay it. */
  readonly paid: readonly CardId[];
  readonly resources: ResourceCost | null;
  /** The player's reserve value is so much lower. */
  readonly reserve: number;
  readonly leaves: readonly CardId[];
  readonly x: number;
}

type CostWith<Pay extends Cost['pay']> = Extract<Cost, { readonly pay: Pay }>;

/** Why a card can't pay a cost of this kind; null where it can. */
function whyNotCard(game: GameState, cost: Cost, id: CardId, scope: Scope): Refusal | null {
  const state = card(game, id);
  const name = label(game, id);
  const no = (message: string) => refuse('cost.to', message);
  const own = state.controller === scope.you;
  switch (cost.pay) {
    case 'focus':
      if (!inPlay(game, id)) return no(`${name} is not in play`);
      if (state.focus > 0) return refuse('focus.exhausted', `${name} is exhausted and can't be focused`);
      return forbids(game, 'focused', id) ? refuse('effect.cannot', `${name} can't be focused`) : null;
    case 'sacrifice':
      if (!inPlay(game, id) || !own)
        return refuse('effect.sacrifice', `${name} is not a card in play that you control`);
      return state.zone === 'affiliation' ? refuse('card.affiliation', `${name} can't leave play`) : null;
    case 'damage':
      if (!inPlay(game, id) || toughness(game, id) === null) return no(`${name} can't be damaged`);
      return forbids(game, 'damaged', id) ? refuse('effect.cannot', `${name} can't be damaged`) : null;
    case 'remove-tokens':
      return null;
    case 'leave-engagement': {
      const { engagement } = game;
      const there = engagement && [...engagement.attackers, ...engagement.defenders].includes(id);
      return there ? null : no(`${name} is not participating`);
    }
    default:
      return null;
  }
}

/** How many cards a choice takes. */
function countOf(
  game: GameState,
  selector: Extract<Selector, { choose: unknown } | { target: unknown }>,
  scope: Scope,
) {
  const { count = 1 } = selector;
  if (count === 'any') return { least: 0, most: Number.POSITIVE_INFINITY };
  const n = derive(game).amount(count, scope);
  return { least: selector.upTo ? 1 : n, most: n };
}

/** The cards that can be chosen for a part of a cost, in file order. */
export function candidates(
  game: GameState,
  cost: Cost,
  scope: Scope,
  taken: readonly CardId[],
): readonly CardId[] {
  const selector = selectorOf(cost);
  if (!selector || !('choose' in selector || 'target' in selector)) return [];
  const filter = 'choose' in selector ? selector.choose : selector.target;
  return inFileOrder(game, derive(game).all(filter, { ...scope, chooser: scope.you })).filter(
    (id) =>
      !taken.includes(id) && whyNotCard(game, cost, id, scope) === null && hasTokens(game, cost, id, scope),
  );
}

const selectorOf = (cost: Cost): Selector | null =>
  'what' in cost ? cost.what : 'from' in cost ? cost.from : null;

function hasTokens(game: GameState, cost: Cost, id: CardId, scope: Scope): boolean {
  if (cost.pay !== 'remove-tokens') return true;
  const { focus, damage, shields } = card(game, id);
  const has = cost.token === 'focus' ? focus : cost.token === 'damage' ? damage : shields;
  return has >= derive(game).amount(cost.n, scope);
}

function actsOf(game: GameState, cost: Cost, cards: readonly CardId[], scope: Scope): readonly Act[] {
  const cause = { who: scope.you, source: scope.self };
  const n = (amount: CostWith<'damage'>['n']) => derive(game).amount(amount, scope);
  const each = (act: (id: CardId) => Act) => cards.map(act);
  switch (cost.pay) {
    case 'focus':
      return each((id) => ({ do: 'focus', card: id, n: cost.n ?? 1, kind: 'cost', ...cause }));
    case 'sacrifice':
      return each((id) => ({ do: 'leave', card: id, kind: 'sacrificed', to: { zone: 'discard' }, ...cause }));
    case 'damage':
      return each((id) => ({ do: 'damage', card: id, n: n(cost.n), kind: 'cost', past: [], ...cause }));
    case 'discard':
      return each((id) =>
        inPlay(game, id)
          ? { do: 'leave', card: id, kind: 'discarded', to: { zone: 'discard' }, ...cause }
          : { do: 'move', card: id, kind: 'discarded', to: { zone: 'discard' }, ...cause },
      );
    case 'return-to-hand':
      return each((id) =>
        inPlay(game, id)
          ? { do: 'leave', card: id, kind: 'returned', to: { zone: 'hand' }, ...cause }
          : { do: 'move', card: id, kind: 'returned', to: { zone: 'hand' }, ...cause },
      );
    case 'shuffle-in':
      return each((id) =>
        inPlay(game, id)
          ? { do: 'leave', card: id, kind: 'returned', to: { zone: 'deck' }, ...cause }
          : { do: 'move', card: id, kind: 'returned', to: { zone: 'deck' }, ...cause },
      );
    case 'remove-tokens':
      return each((id) => ({ do: 'remove', token: cost.token, card: id, n: n(cost.n), ...cause }));
    case 'dial':
      return [{ do: 'dial', n: cost.n, ...cause }];
    case 'reveal':
    case 'resources':
    case 'reserve':
    case 'leave-engagement':
      return [];
  }
}

const isX = (selector: Selector | null): boolean =>
  selector !== null && 'choose' in selector && selector.count === 'X';

/**
 * How the costs of an ability are paid, with the cards that the player names (`wanted`, in the order of the sentence) or the
 * first legal ones. X is what the player says, or as many as were named.
 */
export function planCosts(
  game: GameState,
  costs: readonly Cost[],
  scope: Scope,
  wanted?: readonly CardId[],
  x?: number,
): CostPlan | Refusal {
  const counted = costs.some((cost) => isX(selectorOf(cost)));
  const times = x ?? (counted ? (wanted?.length ?? 0) : (scope.x ?? 0));
  const asked = { ...scope, x: times };
  const d = derive(game);
  let names = wanted?.slice() ?? null;
  const groups: (readonly Act[])[] = [];
  const paid: CardId[] = [];
  const leaves: CardId[] = [];
  let resources: ResourceCost | null = null;
  let reserve = 0;
  for (const cost of costs) {
    const selector = selectorOf(cost);
    if (cost.pay === 'resources') {
      resources = { n: d.amount(cost.n, { ...asked, paid }), affiliation: cost.affiliation ?? null };
      continue;
    }
    if (cost.pay === 'reserve') {
      if (reserveOf(game, scope.you) < cost.n)
        return refuse('cost.to', 'the reserve value is too low for the cost');
      reserve += cost.n;
      continue;
    }
    if (!selector) {
      if (cost.pay === 'dial' && cost.n < 0 && game.dial + cost.n < 0)
        return refuse('cost.to', 'the Death Star dial is too low for the cost');
      groups.push(actsOf(game, cost, [], asked));
      continue;
    }
    let cards: readonly CardId[];
    if ('choose' in selector || 'target' in selector) {
      const open = candidates(game, cost, asked, paid);
      const { least, most } = countOf(game, selector, asked);
      if (names) {
        cards = names.slice(0, Math.min(most, names.length));
        names = names.slice(cards.length);
        const wrong = cards.find((id, i) => !open.includes(id) || cards.indexOf(id) !== i);
        if (wrong !== undefined) {
          const known = game.box.index[wrong] !== undefined;
          return (
            (known ? whyNotCard(game, cost, wrong, asked) : null) ??
            refuse('cost.to', `${label(game, wrong)} can't be chosen for the cost`)
          );
        }
      } else cards = open.slice(0, Number.isFinite(most) ? most : least);
      if (cards.length < least) return refuse('cost.to', 'there are too few cards to pay the cost with');
    } else {
      cards = d.cards(selector, asked);
      if (cards.length === 0) return refuse('cost.to', 'there is nothing to pay the cost with');
      if ('top' in selector && cards.length < d.amount(selector.top, asked))
        return refuse('cost.to', 'the deck has too few cards to pay the cost with');
      for (const id of cards) {
        const wrong = whyNotCard(game, cost, id, asked);
        if (wrong) return wrong;
        if (!hasTokens(game, cost, id, asked))
          return refuse('cost.to', `${label(game, id)} has too few tokens`);
      }
      // A card that the sentence itself names need not be told; it may be.
      if (names?.[0] !== undefined && cards.includes(names[0])) names = names.slice(1);
    }
    if (cost.pay === 'leave-engagement') leaves.push(...cards);
    paid.push(...cards);
    const acts = actsOf(game, cost, cards, asked);
    if (acts.length > 0) groups.push(acts);
  }
  if (names && names.length > 0)
    return refuse('cost.to', `${label(game, names[0] as CardId)} is not needed for the cost`);
  return { groups, paid, resources, reserve, leaves, x: times };
}

export const isPlan = (found: CostPlan | Refusal): found is CostPlan => 'groups' in found;

/** The largest X that could be paid. */
export function mostX(game: GameState, costs: readonly Cost[], scope: Scope): number {
  for (const cost of costs) {
    const selector = selectorOf(cost);
    if (isX(selector)) return candidates(game, cost, scope, []).length;
  }
  return list(game, scope.you, 'hand').length;
}
