// Whether what happens is what a triggered ability waits for.

import { derive } from '../derived/derive.ts';
import { fitsWords } from '../derived/filter.ts';
import { asItWas } from '../derived/look-back.ts';
import type { Scope } from '../derived/scope.ts';
import type { Filter } from '../language/filter.ts';
import type { Trigger } from '../language/trigger.ts';
import type { GameEvent } from '../model/acts.ts';
import { type CardId, DIAL, type GameState, type Zone } from '../model/state.ts';

const IN_PLAY: ReadonlySet<Zone> = new Set(['affiliation', 'objectives', 'enhancements', 'units', 'on']);

/** A card of an event, as it is or as it was when it left play. */
export function fitsEvent(game: GameState, id: CardId, filter: Filter, scope: Scope): boolean {
  if (id === DIAL) return false;
  return fitsWords(derive(asItWas(game, id)), id, filter, scope);
}

/** The span in which `first` counts. */
export const spanOf = (game: GameState, span: NonNullable<Trigger['first']>): string =>
  span === 'engagement'
    ? `engagement ${game.engagement?.id ?? 0}`
    : span === 'phase'
      ? `phase ${game.turn} ${game.point.split('-')[0]}`
      : `turn ${game.turn}`;

export function answers(game: GameState, trigger: Trigger, event: GameEvent, scope: Scope): boolean {
  const { on, or = [] } = trigger;
  if (event.on !== on && !or.includes(event.on)) return false;
  const asked = { ...scope, event };
  if (trigger.card && (!event.card || !fitsEvent(game, event.card, trigger.card, asked))) return false;
  if (trigger.by && (!event.by || !fitsEvent(game, event.by, trigger.by, asked))) return false;
  if (trigger.who && !(event.who && derive(game).players(trigger.who, scope).includes(event.who)))
    return false;
  if (trigger.as && !(event.as && trigger.as.includes(event.as))) return false;
  if (trigger.phase && event.phase !== trigger.phase) return false;
  if (trigger.from) {
    const { from } = event;
    if (!from || !(trigger.from === 'play' ? IN_PLAY.has(from) : from === trigger.from)) return false;
  }
  if (trigger.unopposed && !event.unopposed) return false;
  if (trigger.ability && !fitsAbility(trigger.ability, event)) return false;
  if (trigger.other && event.by === scope.self && event.card === scope.self) return false;
  if (trigger.token && event.token !== trigger.token) return false;
  if (trigger.least !== undefined && (event.amount ?? 0) < trigger.least) return false;
  if (trigger.double && !event.double) return false;
  return !trigger.effect || event.effect === true;
}

const fitsAbility = (asked: NonNullable<Trigger['ability']>, { ability }: GameEvent): boolean =>
  asked.includes('any') || asked.some((one) => one === ability);
