// What can be said with a decision beyond the list of legal ones: which units together, which cards pay, what is divided how,
// in which order icons resolve. It is found by asking the engine; nothing is decided here.
import type { Extras, Options, Shares } from '../../core/game/choosing.ts';
import type { Refusal } from '../../core/refusal.ts';
import { candidates } from '../costs/cost.ts';
import type { Decision, DecisionOf, Play, Use } from '../decisions/decision.ts';
import { planPlay } from '../decisions/play.ts';
import { planUsed } from '../decisions/use.ts';
import { askNow } from '../decisions/waiting.ts';
import { derive } from '../derived/derive.ts';
import type { Scope } from '../derived/scope.ts';
import { abilities } from '../effects/abilities.ts';
import type { Cost } from '../language/cost.ts';
import { ICON_TYPES, type IconType } from '../language/terms.ts';
import type { Answer, Ask } from '../model/frames.ts';
import type { CardId, GameState } from '../model/state.ts';
import { card, controlled } from '../model/zones.ts';
import { announced, type Request, type UsePlan } from '../rules/effects/plan.ts';
import * as declare from '../rules/engagement/declare.ts';
import { strength } from '../rules/engagement/strike.ts';
import { objectivesOffered } from '../rules/turn/setup.ts';
import { changesCost } from '../rules/windows/candidates.ts';

type WhyNot = (decision: Decision) => Refusal | null;
type Given = Readonly<Record<CardId, number>>;

const one = (ids: readonly CardId[]): Given => Object.fromEntries(ids.map((id) => [id, 1]));
const each = (ids: readonly CardId[], most = 1) => ids.map((id) => ({ card: id, most }));

/** The cards that were chosen, each as often as it was, in the order in which they were offered. */
const chosen = (given: Given): CardId[] =>
  Object.entries(given).flatMap(([id, n]) => Array.from({ length: n }, () => id));

const some = (given: Given): Given => Object.fromEntries(Object.entries(given).filter(([, n]) => n > 0));

/** Where one set only is possible, nothing is asked. */
const several = (shares: Shares): readonly Shares[] => (shares.cards.length > 1 ? [shares] : []);

// ---- answers

/** The places of cards that are put into an order. */
const inOrder = (ids: readonly CardId[]): Given => Object.fromEntries(ids.map((id, i) => [id, i + 1]));

function sharesOf(ask: Ask): readonly Shares[] {
  const ids = ask.options.map(String);
  const { fallback, least, most } = ask;
  if (ask.what === 'divide') {
    const first = typeof fallback === 'object' && !Array.isArray(fallback) ? (fallback as Given) : null;
    const whole = least ?? 1;
    return [{ field: 'divide', cards: each(ids, whole), first: first ?? { [String(fallback)]: whole } }];
  }
  if (least === null) return [];
  const listed = Array.isArray(fallback) ? fallback.map(String) : [String(fallback)];
  if (ask.what === 'order') return [{ field: 'order', cards: each(ids, ids.length), first: inOrder(listed) }];
  if (ask.repeats)
    return [{ field: 'repeats', cards: each(ids, most ?? 1), first: { [listed[0] as CardId]: most ?? 1 } }];
  return [{ field: 'cards', cards: each(ids), first: one(listed) }];
}

function answerOf(field: string, given: Given): Answer {
  if (field === 'divide') return some(given);
  if (field !== 'order') return chosen(given);
  return Object.keys(given).sort((a, b) => (given[a] as number) - (given[b] as number));
}

// ---- plays and uses

interface Plan {
  readonly request: Request;
  readonly plan: UsePlan;
}

export function planOf(game: GameState, decision: Play | Use): Plan | null {
  const found = decision.do === 'play' ? planPlay(game, decision) : planUsed(game, decision);
  return 'plan' in found ? found : null;
}

/** Resources, by the cards that could generate them. */
function payable(game: GameState, decision: Play | Use, { plan }: Plan): readonly Shares[] {
  const d = derive(game);
  const cards = controlled(game, decision.by)
    .filter((id) => card(game, id).focus === 0 && !plan.costs.paid.includes(id))
    .map((id) => ({ card: id, most: d.resources(id) }))
    .filter(({ most }) => most > 0);
  return Object.keys(plan.payment).length === 0 ? [] : [{ field: 'pay', cards, first: plan.payment }];
}

/** Cards that can pay what stands before "to". */
function costs(game: GameState, { request, plan }: Plan): readonly Shares[] {
  const { effect, by, card: self } = request;
  const asked: readonly Cost[] = effect && 'cost' in effect && effect.cost ? effect.cost : [];
  const scope: Scope = { you: by, self, chooser: by, x: plan.costs.x };
  const paying = announced(game, self);
  const ids = [...new Set(asked.flatMap((cost) => candidates(paying, cost, scope, [])))];
  const first = plan.costs.paid.filter((id) => ids.includes(id));
  return ids.length > first.length ? [{ field: 'cost', cards: each(ids), first: one(first) }] : [];
}

/** Higher than any X of the game. */
const MOST_X = 15;

function numberX(decision: Play | Use, { request: { effect } }: Plan, whyNot: WhyNot): Extras['number'] {
  const asked: readonly Cost[] = effect && 'cost' in effect && effect.cost ? effect.cost : [];
  if (!asked.some((cost) => 'n' in cost && cost.n === 'X')) return null;
  const numbers = Array.from({ length: MOST_X + 1 }, (_, x) => x).filter(
    (x) => whyNot({ ...decision, x }) === null,
  );
  return numbers.length > 1 ? { field: 'x', numbers, first: numbers.at(-1) ?? null } : null;
}

/** Interrupts that lower the cost of a card, with their X. */
function reductions(game: GameState, { by, with: used = [] }: Play): readonly Shares[] {
  const sources = abilities(game, 'interrupt').filter(
    ({ side, effect }) => side === by && changesCost(effect as { parts: unknown }),
  );
  if (sources.length === 0) return [];
  const first = Object.fromEntries(used.map(({ card: id, x = 1 }) => [id, x]));
  return [{ field: 'with', cards: each([...new Set(sources.map(({ card: id }) => id))], 3), first }];
}

/** How it is paid is asked where a player wants to say it: `pay` is there then. */
function ofPlay(game: GameState, decision: Play | Use, whyNot: WhyNot): Extras | null {
  const plan = planOf(game, decision);
  if (!plan) return null;
  const number = numberX(decision, plan, whyNot);
  const shares = [
    ...costs(game, plan),
    ...(decision.pay ? payable(game, decision, plan) : []),
    ...(decision.pay && decision.do === 'play' ? reductions(game, decision) : []),
  ];
  return number || shares.length > 0 ? { number, dice: [], shares, options: null } : null;
}

/** Whether there is anything to say of how a play or a use is paid. */
export const canBePaidOtherwise = (game: GameState, decision: Play | Use): boolean => {
  const plan = planOf(game, decision);
  const [resources] = plan ? payable(game, decision, plan) : [];
  if (decision.do === 'play' && reductions(game, decision).length > 0) return true;
  return resources !== undefined && resources.cards.length > Object.keys(resources.first).length;
};

// ---- strikes

/** The types that a strike has, in the order in which they resolve where nobody says another. */
export const iconsOf = (game: GameState, unit: CardId): readonly IconType[] =>
  ICON_TYPES.filter((type) => strength(game, unit, type) > 0);

const orders = (types: readonly IconType[]): readonly IconType[][] =>
  types.length < 2
    ? [types.slice()]
    : types.flatMap((first) =>
        orders(types.filter((type) => type !== first)).map((rest) => [first, ...rest]),
      );

/** A strike of more than one type, whose order can be said. */
export const hasOrder = (game: GameState, unit: CardId): boolean => iconsOf(game, unit).length > 1;

/** The order is asked where a player wants to say it: `order` is there then. */
function orderOf(game: GameState, { unit, order }: DecisionOf<'strike'>): Options | null {
  if (!order) return null;
  const values = orders(iconsOf(game, unit)).map((types) => types.join(' '));
  return values.length > 1 ? { field: 'order', values, first: values[0] as string } : null;
}

// ---- all together

const extra = (shares: readonly Shares[], options: Options | null = null): Extras | null =>
  shares.length > 0 || options ? { number: null, dice: [], shares, options } : null;

export function extrasOf(game: GameState, decision: Decision, whyNot: WhyNot): Extras | null {
  const { by } = decision;
  switch (decision.do) {
    case 'objectives':
      return extra(
        several({
          field: 'objectives',
          cards: each(objectivesOffered(game, by)),
          first: one(decision.cards),
        }),
      );
    case 'engage': {
      const { objective, attackers } = decision;
      const able = declare.attackersFor(game, by, objective);
      return extra(several({ field: 'attackers', cards: each(able), first: one(attackers) }));
    }
    case 'defend': {
      const able = declare.defendersFor(game, by);
      return extra(several({ field: 'defenders', cards: each(able), first: one(decision.defenders) }));
    }
    case 'choose': {
      const ask = askNow(game);
      return ask ? extra(sharesOf(ask)) : null;
    }
    case 'play':
    case 'use':
      return ofPlay(game, decision, whyNot);
    case 'strike':
      return extra([], orderOf(game, decision));
    default:
      return null;
  }
}

/** A decision with what was said in one of its fields. */
export function completed(decision: Decision, field: string, value: Given | string): Decision {
  if (typeof value === 'string')
    return decision.do === 'strike' ? { ...decision, order: value.split(' ') as IconType[] } : decision;
  const ids = chosen(value);
  switch (decision.do) {
    case 'objectives':
      return { ...decision, cards: ids };
    case 'engage':
      return { ...decision, attackers: ids };
    case 'defend':
      return { ...decision, defenders: ids };
    case 'choose':
      return { ...decision, value: answerOf(field, value) };
    case 'play':
    case 'use':
      if (field === 'cost') return ids.length > 0 ? { ...decision, cost: ids } : decision;
      if (field === 'pay') return { ...decision, pay: some(value) };
      return decision.do === 'play' && field === 'with' && ids.length > 0
        ? { ...decision, with: Object.entries(some(value)).map(([id, x]) => ({ card: id, x })) }
        : decision;
    default:
      return decision;
  }
}
