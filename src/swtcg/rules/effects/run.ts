// Resolving an effect: its parts in the order in which they are written (Parts of an Effect). Where a part must wait
// for dice, damage or a player, the frame says so and the statechart goes there and comes back.

import {
  arenaOf,
  contextOf,
  currentFrame,
  partsOf,
  popFrame,
  pushFrame,
  setFrame,
  slotsOf,
} from '../../effects/frames.ts';
import { candidates, selectEach } from '../../effects/select.ts';
import { ruleOf } from '../../instructions/index.ts';
import type { Effect, Part, Selector } from '../../language/effect.ts';
import { isThis } from '../../language/nested-parts.ts';
import { note } from '../../model/log.ts';
import type { CardId, Frame, GameState } from '../../model/state.ts';
import { closeWindow, currentWindow, openWindow } from '../../model/windows.ts';
import { card, isThere, place } from '../../model/zones.ts';
import { isDamageUnknown, keepUntilKnown } from '../attack/unknown-damage.ts';
import { arrive, leaveTable } from '../build/enter-play.ts';
import { reservedWindow } from './timing.ts';

/** The announced effect was not disrupted: it takes effect now. */
export function beginResolving(game: GameState): GameState {
  const frame = currentFrame(game);
  if (!frame) return game;
  if (frame.how !== 'trigger' && isDamageUnknown(game) && reservedWindow(frame.effect) === 'prevention')
    return setFrame(keepUntilKnown(game, frame), { stage: 'done' });
  const next = setFrame(game, { stage: 'resolving' });
  return runFrame(frame.kind === 'completion' ? arrive(next, frame) : next);
}

/** Carries out parts until the effect is done or must wait. */
export function runFrame(game: GameState): GameState {
  let next = game;
  for (;;) {
    const frame = currentFrame(next);
    if (!frame || frame.wait !== null || next.result) return answerNamed(next);
    const part = partsOf(frame.effect)[frame.part];
    if (!part) return setFrame(next, { stage: 'done' });
    if (frame.round === 0 && ruleOf(part).skip?.(next, frame, part)) {
      next = setFrame(next, { part: frame.part + 1 });
      continue;
    }
    const targets = targetsOf(next, frame, part);
    if (targets === 'ask') return answerNamed(askTargets(next, frame, part));
    if (targets.length > 0 && frame.round === 0) {
      // "This unit" is never "that unit": what was spoken of before it still is.
      const own = isThis(selectorOf(part)) && frame.that.length > 0;
      next = setFrame(next, {
        ...(own ? {} : { that: targets, former: frame.that }),
        there: arenaOf(next, targets[0]) ?? frame.there,
      });
    }
    const now = currentFrame(next) as Frame;
    const before = next;
    next = ruleOf(part).perform(next, now, part, targets);
    if (partsOf(frame.effect)[frame.part + 1]?.do === 'if-done' && !(frame.round > 0 && frame.did))
      next = setFrame(next, { did: next !== before && hasActed(before, next, now, part, targets) });
    const after = currentFrame(next);
    if (after?.id === frame.id && after.wait === null)
      next = setFrame(next, { part: after.part + 1, round: 0, answers: [] });
  }
}

/** Whether a part has done more than to tell that there was nothing for it to do, or that it could not be done. */
function hasActed(
  before: GameState,
  next: GameState,
  frame: Frame,
  part: Part,
  targets: readonly CardId[],
): boolean {
  if (part.do === 'prevent' && !part.done) return currentFrame(next)?.prevented !== frame.prevented;
  const { idle, idleHere } = ruleOf(part);
  const context = contextOf(frame);
  if (idleHere?.(before, context, part)) return false;
  return targets.length === 0 || targets.some((id) => !idle?.(before, context, part, id));
}

/** Carries out parts that wait for nothing, for a keyword that the rules set off by themselves. */
export function runAtOnce(
  game: GameState,
  source: CardId,
  effect: Effect,
  parts: readonly Part[],
): GameState {
  const { controller: by } = card(game, source);
  const key = `rule ${source}`;
  const pushed = pushFrame(game, {
    kind: 'effect',
    by,
    source,
    key,
    effect,
    how: 'trigger',
    stage: 'resolving',
  });
  const frame = currentFrame(pushed) as Frame;
  const targetsFor = (now: GameState, part: Part): readonly CardId[] =>
    'to' in part ? selectEach(now, contextOf(frame), part.to) : [];
  const done = parts.reduce(
    (now, part) => ruleOf(part).perform(now, frame, part, targetsFor(now, part)),
    pushed,
  );
  return popFrame(done);
}

/** What the frame waited for has happened. */
export const resume = (game: GameState): GameState => runFrame(setFrame(game, { wait: null }));

const selectorOf = (part: Part): Selector | undefined => ('to' in part ? part.to : undefined);

/** The cards that a choice may take: those that the words mean and that the part could do something to. */
export function choosable(
  game: GameState,
  frame: Pick<Frame, 'by' | 'source' | 'that' | 'event' | 'x'> &
    Partial<Pick<Frame, 'arena' | 'there' | 'from'>>,
  selector: Extract<Selector, { choose: unknown }>,
  part: Part | null,
): CardId[] {
  const { by, source, that, event, x, arena, there, from } = frame;
  const context = { by, source, that, event, x, arena: arena ?? null, there: there ?? null, from };
  const found = candidates(game, context, selector.choose);
  const idle = part && ruleOf(part).idle;
  return idle ? found.filter((id) => idle(game, context, part, id) === null) : found;
}

function targetsOf(game: GameState, frame: Frame, part: Part): readonly CardId[] | 'ask' {
  const selector = selectorOf(part);
  if (!selector) return [];
  // Dice of damage to one unit after the other are rolled for those that were meant at first.
  if (frame.round > 0 && part.do === 'damage' && !isThis(selector)) return frame.that;
  if (!('choose' in selector))
    return reached(game, frame, part, selector, selectEach(game, contextOf(frame), selector));
  const slot = slotNumber(frame, selector);
  const picked = frame.choices[slot];
  if (picked) return reached(game, frame, part, selector, picked);
  const options = choosable(game, frame, selector, part);
  return options.length <= (selector.count ?? 1) && !selector.upTo ? options : 'ask';
}

/** Whether a selector looks for cards outside of play, or for cards of every kind. */
function looksElsewhere(selector: Selector | undefined): boolean {
  if (!selector) return false;
  const filter = 'choose' in selector ? selector.choose : 'each' in selector ? selector.each : null;
  return Boolean(filter?.zone || filter?.card || filter?.beneath);
}

/** A card that has left play meanwhile is out of reach, unless the words look for it elsewhere; other parts still happen. */
function reached(
  game: GameState,
  frame: Frame,
  part: Part,
  selector: Selector,
  cards: readonly CardId[],
): readonly CardId[] {
  if (looksElsewhere(selector) || isThis(selector)) return cards;
  // "That card" is one that the words found elsewhere before.
  if ('the' in selector && selector.the === 'that') {
    const before = partsOf(frame.effect).slice(0, frame.part);
    if (before.some((one) => looksElsewhere(selectorOf(one)))) return cards;
  }
  const there = (id: CardId): boolean => isThere(game, id) || justDiscarded(frame, part, id);
  return cards.every(there) ? cards : cards.filter(there);
}

/** What was set off by a discard may fetch the card that it speaks of. */
const justDiscarded = ({ event }: Frame, part: Part, id: CardId): boolean =>
  event?.type === 'discarded' && event.card === id && ['put', 'return-to-hand', 'tuck'].includes(part.do);

const slotNumber = (frame: Frame, selector: Selector): number =>
  frame.effect ? slotsOf(frame.effect).findIndex((slot) => slot.selector === selector) : -1;

/** A choice that nobody has made yet is put to the player who makes it. */
function askTargets(game: GameState, frame: Frame, part: Part): GameState {
  const selector = selectorOf(part) as Extract<Selector, { choose: unknown }>;
  const solo = selector.by === 'opponent' ? (frame.by === 'dark' ? 'light' : 'dark') : frame.by;
  const options = choosable(game, frame, selector, part);
  const asked = openWindow(game, {
    kind: 'choice',
    rule: 'effect.choose',
    solo,
    options,
    optional: selector.upTo,
    count: selector.count ?? 1,
  });
  return setFrame(asked, { wait: 'choice' });
}

/** The answer to a choice: it fills the slot that was asked for, and the effect goes on. Several cards come one by one. */
/** Whether the question that an effect has asked is answered in secret. */
export function answersInSecret(game: GameState): boolean {
  const frame = currentFrame(game);
  const part = frame?.wait === 'choice' ? partsOf(frame.effect)[frame.part] : undefined;
  return part !== undefined && frame !== undefined && frame.round > 0 && ruleOf(part).secret === true;
}

export function answerChoice(game: GameState, answer: readonly CardId[]): GameState {
  const window = currentWindow(game);
  const next = closeWindow(game);
  const frame = currentFrame(next);
  if (!frame || !window) return next;
  const picked = [...window.picked, ...answer];
  const left = window.options.filter((id) => !answer.includes(id));
  if (answer.length > 0 && window.count > answer.length && left.length > 0) {
    const { kind, rule, solo, optional, count } = window;
    return openWindow(next, {
      kind,
      rule,
      solo,
      options: left,
      optional,
      count: count - answer.length,
      picked,
    });
  }
  const part = partsOf(frame.effect)[frame.part];
  const own = part && frame.round > 0 ? ruleOf(part).answer?.(next, frame, picked) : undefined;
  if (own) return resume(own);
  const selector = part && selectorOf(part);
  const slot = selector && frame.round === 0 ? slotNumber(frame, selector) : -1;
  if (slot < 0) return resume(setFrame(next, { answers: [...frame.answers, picked] }));
  const choices = frame.choices.slice();
  while (choices.length < slot) choices.push(null);
  choices[slot] = picked;
  return resume(setFrame(next, { choices }));
}

/** Cards that were named when the effect was played answer what it asks its player for; naming them is to say yes. */
function answerNamed(game: GameState): GameState {
  const frame = currentFrame(game);
  const window = currentWindow(game);
  if (
    frame?.wait !== 'choice' ||
    !frame.named?.length ||
    window?.kind !== 'choice' ||
    window.solo !== frame.by
  )
    return game;
  const isYes = partsOf(frame.effect)[frame.part]?.do === 'may';
  const mine = isYes
    ? window.options
    : frame.named.filter((id) => window.options.includes(id)).slice(0, window.count);
  if (mine.length === 0) return game;
  return answerChoice(setFrame(game, { named: frame.named.filter((id) => !mine.includes(id)) }), mine);
}

/** The effect is over, or was disrupted: the card that it came from goes where it belongs. */
export function endFrame(game: GameState): GameState {
  const frame = currentFrame(game);
  if (!frame) return game;
  const next = popFrame(game);
  if (frame.how === 'card')
    return note(place(next, frame.source, 'discard'), 'rule', 'card.battle', {
      type: 'card-discarded',
      cards: { card: frame.source },
    });
  return frame.how === 'completion' ? leaveTable(next, frame) : next;
}
