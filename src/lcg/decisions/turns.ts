// Taking turns in a window: after a deed the opponent's chance comes, after two passes in a row the window closes.
import type { ActionsFrame, Frame, OccurrenceFrame, StepFrame } from '../model/frames.ts';
import { change, pop } from '../model/stack.ts';
import { type GameState, other, type Side } from '../model/state.ts';

export type TurnFrame = ActionsFrame | StepFrame | OccurrenceFrame;

/** A player has done something: the chance is the opponent's. */
export const acted = (game: GameState, frame: TurnFrame, by: Side): GameState =>
  change(game, frame, { chance: other(by), passes: 0, asking: null, next: null } as Partial<Frame> as never);

const closes = ({ kind }: TurnFrame): boolean => kind !== 'occurrence';

/** A player passes; who is done passes for the rest of the window. */
export function pass(game: GameState, frame: TurnFrame, by: Side, done: boolean): GameState {
  const all = done && !frame.done.includes(by) ? [...frame.done, by] : frame.done;
  let passes = frame.passes + 1;
  let chance = other(by);
  if (passes < 2 && all.includes(chance)) {
    passes++;
    chance = by;
  }
  if (passes >= 2 && closes(frame)) return pop(game);
  return change(game, frame, { chance, passes, done: all, asking: null } as Partial<Frame> as never);
}
