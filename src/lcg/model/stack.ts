// The frames of what is under way: the innermost is the last.
import type { Frame, FrameOf, Outcome } from './frames.ts';
import type { GameState } from './state.ts';

export const top = (game: GameState): Frame | undefined => game.frames[game.frames.length - 1];

/** The innermost frame, if it is of that kind. */
export function topOf<Kind extends Frame['kind']>(game: GameState, kind: Kind): FrameOf<Kind> | null {
  const frame = top(game);
  return frame?.kind === kind ? (frame as FrameOf<Kind>) : null;
}

export const frameBy = (game: GameState, id: number | null | undefined): Frame | undefined =>
  id === null || id === undefined ? undefined : game.frames.find((frame) => frame.id === id);

/** Distributes over the kinds of frames: each without its number. */
type NewFrame = Frame extends infer One ? (One extends Frame ? Omit<One, 'id'> : never) : never;

export function push(game: GameState, frame: NewFrame): GameState {
  const { nextId, frames } = game;
  return { ...game, nextId: nextId + 1, frames: [...frames, { ...frame, id: nextId } as Frame] };
}

export const pop = (game: GameState): GameState => ({ ...game, frames: game.frames.slice(0, -1) });

export function change<Of extends Frame>(game: GameState, frame: Of, by: Partial<Of>): GameState {
  return {
    ...game,
    frames: game.frames.map((one) => (one.id === frame.id ? ({ ...one, ...by } as Frame) : one)),
  };
}

export const NOTHING: Outcome = { cards: [], n: 0, full: true };

export const both = (a: Outcome, b: Outcome): Outcome =>
  b === NOTHING ? a : { cards: [...a.cards, ...b.cards], n: a.n + b.n, full: a.full && b.full };

/** What was done is told to the frame that set it going. */
export function report(game: GameState, outcome: Outcome): GameState {
  const frame = top(game);
  if (frame?.kind === 'effect')
    return change(game, frame, { now: both(frame.now, outcome), full: frame.full && outcome.full });
  if (frame?.kind === 'use' && !outcome.full) return change(game, frame, { paidInFull: false });
  return game;
}
