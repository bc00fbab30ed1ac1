// Playing a card: units and enhancements in the deployment phase, events when their words say so, units by an Action of
// their own (Deployment Phase; Playing Unit Cards; Event Cards).
import { isPlan, planCosts } from '../costs/cost.ts';
import { isRefusal, payment } from '../costs/payment.ts';
import { needsNoMatch, priceOf, type Reduction } from '../costs/price.ts';
import { derive } from '../derived/derive.ts';
import type { Has } from '../derived/derived.ts';
import { asEnhancement } from '../derived/printed.ts';
import { forPlayer } from '../derived/rules.ts';
import { abilities } from '../effects/abilities.ts';
import { isUsedUp } from '../effects/limits.ts';
import { answers } from '../effects/trigger.ts';
import { hostsOf, uniqueInPlay } from '../instructions/putting.ts';
import type { Effect, TriggeredEffect } from '../language/effect.ts';
import { somePiece } from '../language/walk.ts';
import type { Act, GameEvent } from '../model/acts.ts';
import type { OccurrenceFrame } from '../model/frames.ts';
import { notNow, type Refusal, refuse } from '../model/refusal.ts';
import { top } from '../model/stack.ts';
import { type CardId, DIAL, type GameState, type Side } from '../model/state.ts';
import { card, def, label, list, setList } from '../model/zones.ts';
import {
  isUsePlan,
  NO_COSTS,
  planUse,
  type Request,
  type UsePlan,
  whyNotPlayed,
} from '../rules/effects/plan.ts';
import { type Entering, startUse } from '../rules/effects/use.ts';
import { changesCost, usableNow } from '../rules/windows/candidates.ts';
import type { Play, With } from './decision.ts';
import { whyNotNames, wishesOf } from './details.ts';
import { acted, type TurnFrame } from './turns.ts';

/** How a play will be carried out. */
interface PlayPlan {
  readonly request: Request;
  readonly plan: UsePlan;
  readonly entering: Entering;
  readonly mark: string | null;
}

export type Planned = PlayPlan | Refusal;
export const isPlanned = (found: Planned): found is PlayPlan => 'plan' in found;

/** Where cards can be played from: the hand, and where an effect allows it. */
function whyNotFrom(game: GameState, by: Side, id: CardId): Refusal | null {
  const { zone, owner } = card(game, id);
  const name = label(game, id);
  if (owner !== by) return refuse('play.card', `${name} is not your card`);
  if (zone === 'hand') return null;
  const d = derive(game);
  const allowed = forPlayer(game, 'play-from', by).some(
    (one) =>
      one.part.zone === zone &&
      ('each' in one.part.what
        ? d.matches(id, { ...one.part.what.each, zone: one.part.zone }, one.scope)
        : d.cards(one.part.what, one.scope).includes(id)),
  );
  return allowed ? null : refuse('play.card', `${name} is not in your hand`);
}

/** Interrupts that lower the cost, as they are used with the play. */
function reductionsOf(
  game: GameState,
  { by, card: id, with: asked = [] }: Play,
): { readonly reductions: Reduction[]; readonly uses: Using[] } | Refusal {
  const reductions: Reduction[] = [];
  const uses: Using[] = [];
  for (const one of asked) {
    const found = reductionOf(game, by, id, one);
    if (!('using' in found)) return found;
    reductions.push(found.reduction);
    uses.push(found.using);
  }
  return { reductions, uses };
}

interface Using {
  readonly has: Has;
  readonly groups: readonly (readonly Act[])[];
  readonly paid: readonly CardId[];
}

function reductionOf(
  game: GameState,
  by: Side,
  id: CardId,
  { card: source, x, cost }: With,
): { readonly reduction: Reduction; readonly using: Using } | Refusal {
  const name = game.box.index[source] === undefined ? source : label(game, source);
  const event = { on: 'played', card: id, who: by, from: card(game, id).zone } as const;
  const found = abilities(game, 'interrupt').find(
    (one) =>
      one.card === source &&
      one.side === by &&
      changesCost(one.effect as TriggeredEffect) &&
      answers(game, (one.effect as TriggeredEffect).when, event, { you: by, self: source, chooser: by }),
  );
  if (!found) return refuse('cost.modifier', `${name} does not change the cost of ${label(game, id)}`);
  const effect = found.effect as TriggeredEffect;
  if (effect.limit && isUsedUp(game, effect.limit, { by, card: source, key: found.key }))
    return refuse('ability.limit', `${name} has been used as often as it may be`);
  const scope = { you: by, self: source, chooser: by, event };
  const costs = (effect.cost ?? []).map((one) => one);
  const plan = planCosts(withoutCard(game, id), costs, scope, cost, x);
  if (!isPlan(plan)) return plan;
  const d = derive(game);
  for (const part of effect.parts)
    if (part.do === 'reduce-cost') {
      const n = d.amount(part.n, { ...scope, x: plan.x, paid: plan.paid });
      return {
        reduction: { n, least: part.least ?? 0 },
        using: { has: found, groups: plan.groups, paid: plan.paid },
      };
    }
  return refuse('cost.modifier', `${name} does not change the cost of ${label(game, id)}`);
}

/** The card that is played pays for nothing itself. */
const withoutCard = (game: GameState, id: CardId): GameState => {
  const { owner, zone } = card(game, id);
  return zone === 'hand'
    ? setList(
        game,
        owner,
        zone,
        list(game, owner, zone).filter((one) => one !== id),
      )
    : game;
};

/** The Action of a unit that plays it from where it is. */
const playsItself = ({ parts }: { readonly parts: unknown }): boolean =>
  somePiece(parts, ({ do: deed, what }) => deed === 'play' && (what as { the?: string })?.the === 'this');

const participates = (effect: Effect): boolean =>
  somePiece(effect, ({ participating }) => participating === true);

/** Where an enhancement may be played, or a unit that may come as one. */
function whereTo(game: GameState, { by, card: id, on }: Play): Entering | Refusal {
  const known = def(game, id);
  const name = label(game, id);
  if (known.type === 'Unit' && on === undefined) return { on: null, participating: false };
  if (known.type === 'Unit' && !asEnhancement(known))
    return refuse('play.target', `${name} does not enhance anything`);
  const hosts = hostsOf(game, id, by);
  if (hosts.length === 0) return refuse('play.target', `there is nothing in play that ${name} can enhance`);
  if (on === undefined) {
    return { on: hosts[0] as CardId | null, participating: false };
  }
  const wanted = on === 'play-area' ? null : on;
  if (!hosts.includes(wanted)) {
    const there = wanted === null || wanted === DIAL || game.box.index[wanted] === undefined;
    return refuse('play.target', `${name} can't enhance ${there ? on : label(game, wanted)}`);
  }
  return { on: wanted, participating: false };
}

/** Units and enhancements. */
function planCard(game: GameState, decision: Play, entering: Entering): Planned {
  const { by, card: id, pay } = decision;
  const restricted = whyNotPlayed(game, by, id);
  if (restricted) return restricted;
  const unique = uniqueInPlay(game, id);
  if (unique !== null)
    return refuse('play.unique', `${label(game, unique)} is in play, so no card of that title can be played`);
  const changed = reductionsOf(game, decision);
  if (!('uses' in changed)) return changed;
  const { reductions, uses } = changed;
  const price = priceOf(game, by, id, reductions);
  const match = price === 0 || needsNoMatch(game, by, id) ? null : derive(game).affiliations(id);
  const without = uses.flatMap(({ paid }) => paid);
  const paid = payment(game, { side: by, price, card: id, match, only: null, without }, pay);
  if (isRefusal(paid)) return paid;
  return {
    request: {
      by,
      card: id,
      key: '',
      effect: null,
      event: null,
      occurrence: null,
      wishes: wishesOf(decision),
      reductions,
      without,
    },
    plan: {
      costs: { ...NO_COSTS, groups: uses.flatMap(({ groups }) => groups), paid: without },
      payment: paid,
      price,
    },
    entering,
    mark: null,
  };
}

/** An ability, with what it answers. */
type Open = Has & { readonly event?: GameEvent; readonly mark?: string };

const paragraph = (key: string): number => Number.parseInt(key, 10);

/** An event, or a unit with an Action that plays it, among what can be used now. */
function planEffect(game: GameState, decision: Play, open: readonly Open[]): Planned {
  const { by, card: id, effect: wanted, pay } = decision;
  const own = open.filter(
    (one) => one.card === id && (wanted === undefined || paragraph(one.key) === wanted),
  );
  const [first] = own;
  if (!first) return notNow('play.event', `${label(game, id)} can't be played at this time`);
  const changed = reductionsOf(game, decision);
  if (!('uses' in changed)) return changed;
  const request: Request = {
    by,
    card: id,
    key: first.key,
    effect: first.effect,
    event: first.event ?? null,
    occurrence: top(game)?.kind === 'occurrence' ? (top(game)?.id ?? null) : null,
    wishes: wishesOf(decision),
    ...(pay && { pay }),
    reductions: changed.reductions,
    without: changed.uses.flatMap(({ paid }) => paid),
  };
  const plan = planUse(game, request);
  if (!isUsePlan(plan)) return plan;
  const groups = [...changed.uses.flatMap((one) => one.groups), ...plan.costs.groups];
  return {
    request,
    plan: { ...plan, costs: { ...plan.costs, groups } },
    entering: { on: null, participating: false },
    mark: first.mark ?? null,
  };
}

const own = (game: GameState, id: CardId, kind: 'action' | 'interrupt' | 'reaction'): readonly Has[] =>
  derive(game)
    .effects(id)
    .filter(({ effect }) => effect.kind === kind);

/** In an action window: events with an Action, units and enhancements of the active player in the deployment phase. */
function planInActions(game: GameState, decision: Play): Planned {
  const { by, card: id, effect: wanted } = decision;
  const { type } = def(game, id);
  const name = label(game, id);
  if (type === 'Event') return planEffect(game, decision, own(game, id, 'action'));
  if (type !== 'Unit' && type !== 'Enhancement')
    return refuse(type === 'Fate' ? 'play.fate' : 'play.card', `${name} is never played`);
  const plays = own(game, id, 'action').find(
    (one) =>
      playsItself(one.effect as { parts: unknown }) &&
      (wanted === undefined || paragraph(one.key) === wanted),
  );
  const deploys = by === game.active && game.point === 'deployment-actions';
  if (plays && (wanted !== undefined || !deploys)) {
    const effect = plays.effect as {
      readonly if?: readonly Parameters<ReturnType<typeof derive>['holds']>[0][];
    };
    const d = derive(game);
    if (effect.if && !effect.if.every((one) => d.holds(one, { you: by, self: id })))
      return refuse('ability.condition', `the condition of ${name} does not hold`);
    return planCard(game, decision, { on: null, participating: participates(plays.effect) });
  }
  if (!deploys)
    return notNow(
      'deployment.play',
      `${name} can only be played by the active player in the deployment phase`,
    );
  const entering = whereTo(game, decision);
  return 'rule' in entering ? entering : planCard(game, decision, entering);
}

export function planPlay(game: GameState, decision: Play): Planned {
  const { by, card: id } = decision;
  const frame = top(game);
  const wrong = whyNotNames(game, decision) ?? whyNotFrom(game, by, id);
  if (wrong) return wrong;
  if (frame?.kind === 'actions') return planInActions(game, decision);
  if (frame?.kind === 'occurrence' && frame.asking === 'use') return planAnswer(game, frame, decision);
  return notNow('window.action', `${label(game, id)} can't be played at this time`);
}

/** Events that interrupt or react. */
function planAnswer(game: GameState, frame: OccurrenceFrame, decision: Play): Planned {
  const { by, card: id } = decision;
  if (def(game, id).type !== 'Event')
    return notNow('deployment.play', `${label(game, id)} can only be played in the deployment phase`);
  const open = usableNow(game, frame, by);
  if (open.some((one) => one.card === id)) return planEffect(game, decision, open);
  // It answers this, but something else is in its way.
  const kind = frame.stage === 'interrupts' ? 'interrupt' : 'reaction';
  const events = frame.stage === 'interrupts' ? frame.events : frame.past;
  for (const has of own(game, id, kind)) {
    const event = events.find((one) =>
      answers(game, (has.effect as TriggeredEffect).when, one, { you: by, self: id, chooser: by }),
    );
    if (event) return planEffect(game, decision, [{ ...has, event }]);
  }
  return notNow('play.event', `${label(game, id)} does not answer what is happening`);
}

/** Plays the card: its cost is paid next. */
export function play(game: GameState, decision: Play): GameState {
  const planned = planPlay(game, decision);
  if (!isPlanned(planned)) return game;
  const frame = top(game) as TurnFrame;
  const { request, plan, entering, mark } = planned;
  let next = acted(game, frame, decision.by);
  if (mark !== null && frame.kind === 'occurrence')
    next = {
      ...next,
      frames: next.frames.map((one) =>
        one.id === frame.id && one.kind === 'occurrence' ? { ...one, used: [...one.used, mark] } : one,
      ),
    };
  return startUse(next, request, plan, 'play', entering);
}
