// A frame is one effect on its way: announced, open to disrupts, resolved part by part.
import { copyGame } from '../game/copy.ts';
import { nextStep } from '../game/log.ts';
import type { CardId, Frame, GameState } from '../game/state.ts';
import { card, isArena, label, replaceTop, top } from '../game/table.ts';
import { fromHand } from './costs.ts';
import type { Cost, Effect, Part, Selector } from './language.ts';
import { meaning } from './meaning.ts';
import type { Context } from './select.ts';

export const currentFrame = (game: GameState): Frame | undefined => top(game.frames);

type FrameSpec = Pick<Frame, 'kind' | 'by' | 'source' | 'key' | 'effect' | 'how'> & Partial<Frame>;

export function pushFrame(game: GameState, spec: FrameSpec): GameState {
  const steps = nextStep(game, () => label(game, spec.source), spec.chain);
  const { zone } = card(game, spec.source);
  const frame: Frame = {
    event: null,
    choices: [],
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
    chain: 0,
    prevented: 0,
    arena: isArena(zone) ? zone : null,
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
  event: frame.event,
  x: frame.x,
  prevented: frame.prevented,
  arena: frame.arena,
});

/** The instructions of an effect, whatever its kind. */
export function partsOf(effect: Effect | null): readonly Part[] {
  if (!effect) return [];
  const plain = meaning(effect);
  return plain.kind === 'triggered' || plain.kind === 'activated' || plain.kind === 'instruction'
    ? plain.parts
    : [];
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
}

const slotsKnown = new WeakMap<Effect, readonly Slot[]>();

/** The choices of an effect, in the order in which it names them: those of its cost first. */
export function slotsOf(effect: Effect): readonly Slot[] {
  const known = slotsKnown.get(effect);
  if (known) return known;
  const found: Slot[] = [];
  const add = (selector: Selector | undefined, part: Part | null) => {
    if (selector && 'choose' in selector) found.push({ selector, part });
  };
  for (const cost of costOf(effect)) {
    if (cost.pay === 'discard-from-hand') add(fromHand(cost), null);
    else if ('what' in cost) add(cost.what, null);
  }
  for (const part of partsOf(effect)) {
    if ('from' in part) add(part.from, part);
    if ('to' in part) add(part.to, part);
  }
  slotsKnown.set(effect, found);
  return found;
}

export const chosen = (frame: Frame, slot: number): readonly CardId[] | undefined => frame.choices[slot];
