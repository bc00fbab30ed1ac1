// An occurrence, stage by stage: forced interrupts, interrupts, the thing itself, forced reactions, reactions (FAQ, Interrupt
// and Reaction Priority; Rulings 45, 48 to 50).
import { eventsOf } from '../../effects/events.ts';
import { countsFirsts } from '../../effects/listeners.ts';
import { checkWin } from '../../effects/win.ts';
import type { Act, Span } from '../../model/acts.ts';
import type { OccurrenceFrame, UseFrame } from '../../model/frames.ts';
import { both, change, frameBy, pop, report, topOf } from '../../model/stack.ts';
import { type GameState, other, type Side } from '../../model/state.ts';
import { card } from '../../model/zones.ts';
import { performAll } from '../acts/index.ts';
import { doom } from '../acts/occur.ts';
import { isUsePlan, planUse } from '../effects/plan.ts';
import { beginEffect, beginPlainEffect } from '../effects/run.ts';
import { endEvent, startUse } from '../effects/use.ts';
import { automaticNow, type Candidate, canAnswer, countFirsts, forcedNow } from './candidates.ts';
import { expire, laterEffects } from './ending.ts';

export const occurrence = (game: GameState): OccurrenceFrame | null => topOf(game, 'occurrence');

const set = (game: GameState, frame: OccurrenceFrame, by: Partial<OccurrenceFrame>): GameState =>
  change(game, frame, by);

/** A window begins anew, with the active player's chance. */
const fresh = (game: GameState) => ({ chance: game.active, passes: 0, done: [], asking: null, next: null });

/** Starts a forced ability. */
function force(game: GameState, frame: OccurrenceFrame, one: Candidate): GameState {
  const marked = set(game, frame, {
    used: [...frame.used, one.mark],
    chance: other(one.by),
    asking: null,
    next: null,
  });
  const request = { ...one, occurrence: frame.id, wishes: {}, reductions: [], without: [] };
  const plan = planUse(marked, request);
  return isUsePlan(plan) ? startUse(marked, request, plan, 'ability') : marked;
}

/** Turn about, the active player first; a player orders his own. */
function nextForced(game: GameState, frame: OccurrenceFrame, open: readonly Candidate[]): GameState {
  const has = (side: Side) => open.filter(({ by }) => by === side);
  const side = has(frame.chance).length > 0 ? frame.chance : other(frame.chance);
  const own = has(side);
  const wanted = frame.next === null ? undefined : own.find(({ mark }) => mark === frame.next);
  if (wanted) return force(game, frame, wanted);
  const cards = new Set(own.map(({ card: id }) => id));
  if (cards.size > 1 && game.box.autoPass !== 'always')
    return set(game, frame, { asking: 'next', chance: side });
  return force(game, frame, own[0] as Candidate);
}

/** Whether anybody may answer: goes past those who can't or will not, up to two passes in a row. */
function askNext(game: GameState, frame: OccurrenceFrame): GameState | null {
  let { chance, passes } = frame;
  while (passes < 2) {
    const asks =
      !frame.done.includes(chance) && game.box.autoPass !== 'always' && canAnswer(game, frame, chance);
    if (asks) return set(game, frame, { chance, passes, asking: 'use' });
    chance = other(chance);
    passes++;
  }
  return null;
}

/** The part of an occurrence's window at which it stands; null: the window has closed. */
function walkWindow(game: GameState, frame: OccurrenceFrame): GameState | null {
  const forced = frame.passes < 2 ? forcedNow(game, frame) : [];
  if (forced.length > 0) return nextForced(game, frame, forced);
  if (frame.next !== null) return set(game, frame, { next: null });
  return askNext(game, frame);
}

/** Effects of the card's own text that are part of what happens. */
function automatic(game: GameState, frame: OccurrenceFrame, before: boolean): GameState | null {
  const [one] = automaticNow(game, frame, before);
  if (!one) return null;
  const marked = set(game, frame, { used: [...frame.used, one.mark] });
  return beginPlainEffect(marked, {
    by: one.by,
    card: one.card,
    how: 'automatic',
    effect: one.effect,
    event: one.event,
    occurrence: frame.id,
    parts: one.effect.parts,
  });
}

/** The use that resolves in this occurrence. */
function resolving(game: GameState, acts: readonly Act[]): UseFrame | null {
  for (const act of acts) {
    const found = act.do === 'resolve' ? frameBy(game, act.frame) : undefined;
    if (found?.kind === 'use') return found;
  }
  return null;
}

/** It takes place: all acts together. */
function happen(game: GameState, frame: OccurrenceFrame): GameState {
  const { game: after, events, outcome } = performAll(game, frame.acts);
  const spans = frame.acts.flatMap((act): Span[] => (act.do === 'end' ? [act.of] : []));
  const use = resolving(after, frame.acts);
  const next = set(checkWin(after), frame, {
    stage: 'resolving',
    acts: [],
    events: [],
    past: [...frame.past, ...events],
    ending: spans,
    outcome: both(frame.outcome, outcome),
  });
  if (next.result) return next;
  if (use && !use.cancelled) return beginEffect(next, use);
  if (use) return endEvent(next, use);
  return spans.reduce(laterEffects, next);
}

/** What follows of itself: the effect has resolved, what lasted has expired, damaged cards are destroyed. */
function settle(game: GameState, frame: OccurrenceFrame): GameState {
  if (frame.ending.length > 0) {
    const expired = frame.ending.reduce(expire, game);
    return set(expired, frame, { ending: [] });
  }
  const own = automatic(game, frame, false);
  if (own) return own;
  const acts = doom(game);
  if (acts.length > 0)
    return set(game, frame, {
      stage: 'interrupts',
      acts,
      events: acts.flatMap((act) => eventsOf(game, act)),
      ...fresh(game),
    });
  const won = checkWin(game);
  const ended = endResolved(won, frame);
  return set(ended, frame, { stage: 'reactions', ...fresh(ended) });
}

/** An event that has resolved goes to the discard pile before anybody reacts to it. */
function endResolved(game: GameState, frame: OccurrenceFrame): GameState {
  const at = game.frames.findIndex(({ id }) => id === frame.id);
  const use = game.frames[at - 1];
  return use?.kind === 'use' && use.stage === 'resolved' && card(game, use.card).zone === 'out'
    ? endEvent(game, use)
    : game;
}

/** The next thing in the course of the innermost occurrence. */
export function continueOccurrence(game: GameState): GameState {
  const frame = occurrence(game) as OccurrenceFrame;
  switch (frame.stage) {
    case 'interrupts':
      return walkWindow(game, frame) ?? set(game, frame, { stage: 'replacing' });
    case 'replacing':
      return automatic(game, frame, true) ?? set(game, frame, { stage: 'happening' });
    case 'happening':
      return happen(game, frame);
    case 'resolving':
      return settle(game, frame);
    case 'reactions': {
      const next = walkWindow(game, frame);
      if (next) return next;
      const counted = countsFirsts(game) ? countFirsts(game, frame.past) : game;
      return report(pop(counted), frame.outcome);
    }
  }
}
