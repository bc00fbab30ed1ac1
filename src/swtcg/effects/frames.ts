// A frame is one effect on its way: announced, open to disrupts, resolved part by part.

import { memoize } from '../../core/memo.ts';
import { meaning } from '../keywords/meaning.ts';
import type { Cost, Effect, Part, Selector } from '../language/effect.ts';
import { deepParts, innerParts } from '../language/nested-parts.ts';
import { nextStep } from '../model/log.ts';
import type { Arena, CardId, Frame, GameState } from '../model/state.ts';
import { copyGame } from '../model/update.ts';
import { card, isArena, label, replaceTop, top } from '../model/zones.ts';
import { costSlots } from './cost-slots.ts';
import type { Context } from './select.ts';

export const currentFrame = (game: GameState): Frame | undefined => top(game.frames);

type FrameSpec = Pick<Frame, 'kind' | 'by' | 'source' | 'key' | 'effect' | 'how'> & Partial<Frame>;

export function pushFrame(game: GameState, spec: FrameSpec): GameState {
  const steps = nextStep(game, () => label(game, spec.source), spec.chain);
  const frame: Frame = {
    event: null,
    choices: [],
    answers: [],
    amount: null,
    x: null,
    dice: null,
    to: null,
    unit: null,
    subject: null,
    stage: 'announced',
    disrupted: false,
    part: 0,
    round: 0,
    wait: null,
    that: [],
    former: [],
    there: spec.event?.arena ?? arenaOf(game, spec.event?.card) ?? null,
    chain: 0,
    prevented: 0,
    arena: arenaHere(game, spec.source, spec.event),
    ...spec,
    id: game.nextId,
  };
  const next = withFrames(game, [...game.frames, frame]);
  next.steps = steps;
  next.nextId = game.nextId + 1;
  return next;
}

export const setFrame = (game: GameState, change: Partial<Frame>): GameState =>
  withFrames(game, replaceTop(game.frames, change));

export const popFrame = (game: GameState): GameState => withFrames(game, game.frames.slice(0, -1));

function withFrames(game: GameState, frames: readonly Frame[]) {
  const next = copyGame(game);
  next.frames = frames;
  return next;
}

export const contextOf = (frame: Frame): Context => ({
  by: frame.by,
  source: frame.source,
  that: frame.that,
  there: frame.there,
  event: frame.event,
  x: frame.x,
  prevented: frame.prevented,
  removed: frame.removed,
  arena: frame.arena,
  ...(frame.paid ? { paid: frame.paid } : {}),
  ...(frame.from === undefined ? {} : { from: frame.from }),
});

/** The instructions of an effect, whatever its kind. */
export function partsOf(effect: Effect | null): readonly Part[] {
  if (!effect) return [];
  const plain = meaning(effect);
  return plain.kind === 'triggered' || plain.kind === 'activated' || plain.kind === 'instruction'
    ? plain.parts
    : [];
}

/** All instructions of an effect, those inside others too. */
export const allParts = (effect: Effect | null): readonly Part[] => deepParts(partsOf(effect));

/** Other instructions take the place of the one that the frame is at; choices for them are still to be made. */
export function instead(game: GameState, frame: Frame, parts: readonly Part[]): GameState {
  const plain = frame.effect && meaning(frame.effect);
  const list = partsOf(plain);
  const before = list.slice(0, frame.part);
  const effect = {
    ...(plain as Extract<Effect, { readonly kind: 'instruction' }>),
    parts: [...before, ...parts, ...list.slice(frame.part + 1)],
  };
  return setFrame(game, { effect, part: before.length - 1, round: 0 });
}

export function costOf(effect: Effect): readonly Cost[] {
  const plain = meaning(effect);
  return plain.kind === 'activated' || plain.kind === 'triggered' ? (plain.cost ?? []) : [];
}

type ChooseSelector = Extract<Selector, { choose: unknown }>;

/** A choice of cards that an effect asks for: in its cost or in one of its parts. */
export interface Slot {
  readonly selector: ChooseSelector;
  readonly part: Part | null;
  /** Its part may turn out not to be carried out: there need be nothing to choose. */
  readonly conditional?: true;
}

/** The choices of an effect, in the order in which it names them: those of its cost first. */
export const slotsOf = memoize((effect: Effect): readonly Slot[] => {
  const found: Slot[] = [];
  const add = (selector: Selector | undefined, part: Part | null, conditional?: true) => {
    if (selector && 'choose' in selector)
      found.push(conditional ? { selector, part, conditional } : { selector, part });
  };
  const look = (part: Part, conditional?: true) => {
    if ('from' in part) add(part.from, part, conditional);
    if ('to' in part) add(part.to, part, conditional);
  };
  for (const { what } of costSlots(costOf(effect))) add(what, null);
  for (const part of partsOf(effect)) {
    // What follows a decision is chosen after it; what stands under a condition may be chosen before.
    if (part.do === 'if' && !part.else && part.parts.every((one) => innerParts(one).length === 0))
      for (const one of part.parts) look(one, true);
    else if (innerParts(part).length > 0) break;
    else look(part);
  }
  return found;
});

/** The arena that a card is in. */
export const arenaOf = (game: GameState, id: CardId | undefined): Arena | null => {
  const zone = id === undefined ? undefined : card(game, id).zone;
  return zone && isArena(zone) ? zone : null;
};

/** "This arena" of a card: what its leaving has set off is said of the arena that it has left. */
export const arenaHere = (game: GameState, source: CardId, event?: Frame['event']): Arena | null =>
  arenaOf(game, source) ?? (event?.card === source ? (event.arena ?? null) : null);
