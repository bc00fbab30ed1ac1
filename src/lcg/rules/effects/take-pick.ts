// A pick that nobody made for the players: they say which card it was.
import { SwtcgError } from '../../../core/error.ts';
import { top } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';

/** The number of each card that was picked, from 1, among those that are left. */
export function takePick(game: GameState, dice: readonly number[]): GameState {
  const frame = top(game);
  if (!frame || !('ask' in frame) || frame.ask === null || !('pick' in frame.ask)) return game;
  const { pick: open, n } = frame.ask;
  const left = open.slice();
  const taken: string[] = [];
  for (const die of dice.slice(0, n)) {
    const [id] = left.splice(die - 1, 1);
    if (id !== undefined) taken.push(id);
  }
  if (taken.length !== n || dice.length !== n)
    throw new SwtcgError({
      code: 'not-legal',
      message: `Pick ${n} of ${open.length} cards, each by its number.`,
      rule: 'chance.picked',
    });
  const chance = { ...game.chance, rolls: [...game.chance.rolls, ...dice.map((die) => [die])] };
  return {
    ...game,
    chance,
    frames: game.frames.map((one) =>
      one.id === frame.id ? { ...frame, ask: null, answers: [...frame.answers, taken] } : one,
    ),
  };
}
