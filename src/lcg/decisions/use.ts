// Using an ability of a card: an Action in an action window, an interrupt, a reaction or Shielding where it answers something.
import { derive } from '../derived/derive.ts';
import type { Has } from '../derived/derived.ts';
import { abilities } from '../effects/abilities.ts';
import { answers } from '../effects/trigger.ts';
import { SHIELDING_KEY } from '../keywords/shielding.ts';
import type { TriggeredEffect } from '../language/effect.ts';
import { somePiece } from '../language/walk.ts';
import type { GameEvent } from '../model/acts.ts';
import { notNow, type Refusal, refuse } from '../model/refusal.ts';
import { top } from '../model/stack.ts';
import type { GameState, Side } from '../model/state.ts';
import { def, label } from '../model/zones.ts';
import { isUsePlan, planUse, type Request, type UsePlan } from '../rules/effects/plan.ts';
import { startUse } from '../rules/effects/use.ts';
import { changesCost, usableNow } from '../rules/windows/candidates.ts';
import type { Use } from './decision.ts';
import { whyNotNames, wishesOf } from './details.ts';
import { acted, type TurnFrame } from './turns.ts';

interface UsedPlan {
  readonly request: Request;
  readonly plan: UsePlan;
  readonly mark: string | null;
}

export type PlannedUse = UsedPlan | Refusal;
export const isPlannedUse = (found: PlannedUse): found is UsedPlan => 'plan' in found;

type Open = Has & { readonly event?: GameEvent; readonly mark?: string };

/** Whether an ability is the one that is named: by the number of its paragraph, or as a keyword. */
function isNamed({ key }: Has, ability: number | string | undefined): boolean {
  if (ability === undefined) return true;
  if (typeof ability === 'string' && ability.toLowerCase() === key.toLowerCase()) return true;
  // A granted ability counts by its place in what grants it, after the card's own paragraphs.
  const own = /^(\d+)(?:\.\d+)?$/.exec(key)?.[1];
  return own !== undefined && String(ability) === own;
}

/** Actions of cards in play, or where their words say that they work, that a player may use. */
export const actionsOf = (game: GameState, side: Side): readonly Has[] =>
  abilities(game, 'action').filter(
    (one) =>
      def(game, one.card).type !== 'Event' &&
      (one.side === side || ('anyone' in one.effect && one.effect.anyone === true)) &&
      !somePiece(
        one.effect,
        ({ do: deed, what }) => deed === 'play' && (what as { the?: string })?.the === 'this',
      ),
  );

function openNow(game: GameState, by: Side): readonly Open[] | null {
  const frame = top(game);
  if (frame?.kind === 'actions') return actionsOf(game, by);
  if (frame?.kind === 'occurrence' && frame.asking === 'use')
    return usableNow(game, frame, by).filter((one) => def(game, one.card).type !== 'Event');
  return null;
}

/** Why an ability that answers what happens can't be used all the same. */
function whyNotAnswer(game: GameState, { by, card: id, ability }: Use): Open | null {
  const frame = top(game);
  if (frame?.kind !== 'occurrence') return null;
  const [kind, events] =
    frame.stage === 'interrupts'
      ? (['interrupt', frame.events] as const)
      : (['reaction', frame.past] as const);
  for (const one of abilities(game, kind)) {
    if (one.card !== id || one.side !== by || !isNamed(one, ability)) continue;
    const effect = one.effect as TriggeredEffect;
    if (effect.forced || changesCost(effect)) continue;
    const event = events.find((event) =>
      answers(game, effect.when, event, { you: by, self: id, chooser: by }),
    );
    if (event && !frame.used.some((mark) => mark.startsWith(`${id}/${one.key}/`))) return { ...one, event };
  }
  return null;
}

export function planUsed(game: GameState, decision: Use): PlannedUse {
  const { by, card: id, ability, pay } = decision;
  const wrong = whyNotNames(game, decision);
  if (wrong) return wrong;
  const open = openNow(game, by);
  const name = label(game, id);
  if (!open) return notNow('window.action', `${name} can't be used at this time`);
  const named = open.filter((one) => one.card === id && isNamed(one, ability));
  const candidates: readonly Open[] = named.length > 0 ? named : [whyNotAnswer(game, decision) ?? []].flat();
  const frame = top(game);
  let refusal: Refusal | null = null;
  for (const one of candidates) {
    const request: Request = {
      by,
      card: id,
      key: one.key,
      effect: one.effect,
      event: one.event ?? null,
      occurrence: frame?.kind === 'occurrence' ? frame.id : null,
      wishes: wishesOf(decision),
      ...(pay && { pay }),
      reductions: [],
      without: [],
    };
    const plan = planUse(game, request);
    if (isUsePlan(plan)) return { request, plan, mark: one.mark ?? null };
    refusal ??= plan;
  }
  if (refusal) return refusal;
  const has = derive(game)
    .effects(id)
    .some((one) => isNamed(one, ability));
  return has || String(ability) === SHIELDING_KEY
    ? notNow('window.closed', `${name} can't be used at this time`)
    : refuse('ability.action', `${name} has no such ability`);
}

export function use(game: GameState, decision: Use): GameState {
  const planned = planUsed(game, decision);
  if (!isPlannedUse(planned)) return game;
  const frame = top(game) as TurnFrame;
  const { request, plan, mark } = planned;
  let next = acted(game, frame, decision.by);
  if (mark !== null)
    next = {
      ...next,
      frames: next.frames.map((one) =>
        one.id === frame.id && one.kind === 'occurrence' ? { ...one, used: [...one.used, mark] } : one,
      ),
    };
  return startUse(next, request, plan, request.key === SHIELDING_KEY ? 'keyword' : 'ability');
}
