// Who can answer what happens: forced abilities, those that are part of it, and those that a player may use.
import { derive } from '../../derived/derive.ts';
import type { Scope } from '../../derived/scope.ts';
import { type Ability, type AbilityKind, abilities } from '../../effects/abilities.ts';
import { isHeard } from '../../effects/listeners.ts';
import { answers, spanOf } from '../../effects/trigger.ts';
import { protectors } from '../../keywords/protect.ts';
import { shielders } from '../../keywords/shield-tokens.ts';
import { SHIELDING, SHIELDING_KEY } from '../../keywords/shielding.ts';
import type { AutomaticEffect, TriggeredEffect } from '../../language/effect.ts';
import { somePiece } from '../../language/walk.ts';
import type { GameEvent } from '../../model/acts.ts';
import type { OccurrenceFrame } from '../../model/frames.ts';
import type { CardId, GameState, Side } from '../../model/state.ts';
import { card, isInPlay } from '../../model/zones.ts';
import { isUsePlan, planUse } from '../effects/plan.ts';

/** An ability, with what it answers. */
export interface Candidate {
  readonly by: Side;
  readonly card: CardId;
  readonly key: string;
  readonly effect: TriggeredEffect | AutomaticEffect;
  readonly event: GameEvent;
  /** Each ability of each copy is used once for each condition (Ruling 48). */
  readonly mark: string;
}

const markOf = ({ card: id, key }: Pick<Ability, 'card' | 'key'>, { on, card: of }: GameEvent): string =>
  `${id}/${key}/${on}/${of ?? ''}`;

/** Cards that left play in this occurrence: their abilities that answer it still count (Ruling 46). */
const leftIn = (events: readonly GameEvent[]): readonly CardId[] =>
  events.flatMap(({ on, card: id }) => (on === 'leaves-play' && id !== undefined ? [id] : []));

function shieldings(game: GameState, events: readonly GameEvent[]): readonly Ability[] {
  const declared = events.flatMap(({ on, card: id }) => (on === 'declared' && id !== undefined ? [id] : []));
  return declared
    .filter((id) => isInPlay(card(game, id)) && derive(game).has(id, 'shielding'))
    .map((id) => ({ card: id, key: SHIELDING_KEY, effect: SHIELDING, side: card(game, id).controller }));
}

/** All abilities of a kind that wait for one of these events, each with each event that it has not answered yet. */
function answering(
  game: GameState,
  kind: AbilityKind,
  events: readonly GameEvent[],
  used: readonly string[],
): Candidate[] {
  const heard = kind === 'action' ? false : isHeard(game, kind, events);
  const shielding = kind === 'reaction' ? shieldings(game, events) : [];
  if (!heard && shielding.length === 0) return [];
  const found: Candidate[] = [];
  const all = heard ? abilities(game, kind, kind === 'interrupt' ? [] : leftIn(events)) : [];
  for (const ability of [...all, ...shielding]) {
    const effect = ability.effect as TriggeredEffect | AutomaticEffect;
    const { side, card: id, key } = ability;
    for (const event of events) {
      const mark = markOf(ability, event);
      if (used.includes(mark)) continue;
      const scope: Scope = { you: side, self: id, chooser: side };
      if (!answers(game, effect.when, event, scope)) continue;
      if (!isFirst(game, effect, ability)) continue;
      // A card with the trigger in its own text cannot answer that it is itself announced.
      if (event.on === 'executed' && event.card === id && 'other' in effect.when) continue;
      found.push({ by: side, card: id, key, effect, event, mark });
      break;
    }
  }
  return found;
}

export const firstKey = (
  game: GameState,
  { card: id, key }: Pick<Ability, 'card' | 'key'>,
  span: string,
): string => `first ${spanOf(game, span as 'turn')}: ${id} ${key}`;

/** "The first … each turn": not after an earlier one. */
function isFirst(
  game: GameState,
  { when: { first } }: TriggeredEffect | AutomaticEffect,
  ability: Ability,
): boolean {
  return first === undefined || (game.uses[firstKey(game, ability, first)] ?? 0) === 0;
}

/** What happened is counted for abilities that answer only the first time. */
export function countFirsts(game: GameState, events: readonly GameEvent[]): GameState {
  const uses = { ...game.uses };
  for (const kind of ['interrupt', 'reaction'] as const)
    for (const ability of abilities(game, kind)) {
      const { when } = ability.effect as TriggeredEffect;
      const scope: Scope = { you: ability.side, self: ability.card };
      if (when.first === undefined || !events.some((event) => answers(game, when, event, scope))) continue;
      const key = firstKey(game, ability, when.first);
      uses[key] = (uses[key] ?? 0) + 1;
    }
  return { ...game, uses };
}

const NO_WISHES = { wishes: {}, reductions: [], without: [] } as const;

export const isUsable = (game: GameState, frame: OccurrenceFrame, one: Candidate): boolean =>
  isUsePlan(planUse(game, { ...one, occurrence: frame.id, ...NO_WISHES }));

/** Interrupts that change the cost of the card that is played are used with the play itself. */
export const changesCost = ({ parts }: { readonly parts: unknown }): boolean =>
  somePiece(parts, ({ do: deed }) => deed === 'reduce-cost');

const isForced = ({ effect }: Candidate): boolean => 'forced' in effect && effect.forced === true;

const stageKind = ({ stage }: OccurrenceFrame): 'interrupt' | 'reaction' =>
  stage === 'interrupts' ? 'interrupt' : 'reaction';

/** What an occurrence is asked about at its stage. */
export const eventsNow = (frame: OccurrenceFrame): readonly GameEvent[] =>
  frame.stage === 'interrupts' ? frame.events : frame.past;

/** Forced abilities that have not come yet; one whose cost can't be paid or that has no target does not happen (Ruling 49). */
export const forcedNow = (game: GameState, frame: OccurrenceFrame): readonly Candidate[] =>
  answering(game, stageKind(frame), eventsNow(frame), frame.used)
    .filter(isForced)
    .filter((one) => isUsable(game, frame, one));

/** Abilities that a player may use in this window. */
export function usableNow(game: GameState, frame: OccurrenceFrame, side: Side): readonly Candidate[] {
  return answering(game, stageKind(frame), eventsNow(frame), frame.used).flatMap((one) => {
    if (isForced(one) || changesCost(one.effect)) return [];
    const anyone = 'anyone' in one.effect && one.effect.anyone === true;
    if (one.by !== side && !anyone) return [];
    const own = { ...one, by: side };
    return isUsable(game, frame, own) ? [own] : [];
  });
}

/** Whether a player has anything to do in this window. */
export const canAnswer = (game: GameState, frame: OccurrenceFrame, side: Side): boolean =>
  (frame.stage === 'interrupts' &&
    (shielders(game, frame, side).length > 0 || protectors(game, frame, side).length > 0)) ||
  usableNow(game, frame, side).length > 0;

/** What is part of what happens: `before` it takes place, where it changes where a card goes, else as it does. */
export const automaticNow = (
  game: GameState,
  frame: OccurrenceFrame,
  before: boolean,
): readonly Candidate[] =>
  answering(game, 'automatic', before ? frame.events : frame.past, frame.used).filter(
    ({ by, card: id, effect }) =>
      somePiece(effect.parts, ({ do: deed }) => deed === 'go-instead') === before &&
      (!effect.if || effect.if.every((one) => derive(game).holds(one, { you: by, self: id }))),
  );
