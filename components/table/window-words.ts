// A window in words: which it is, what there is to do, and what passing will do.

import { type GameState, other, type Window } from '../../src/swtcg/model/state.ts';
import { laterStage } from '../../src/swtcg/model/windows.ts';
import { tableStrings } from './strings.ts';

/** What passing does now. */
export function passWords(window: Window, canPass: boolean): string {
  const w = tableStrings();
  const { kind, solo, passes, chance } = window;
  if (!canPass) return kind === 'speed' ? w.mustTap : w.mustChoose;
  const own = w.passDoes[kind];
  if (own !== undefined && (solo !== null || kind !== 'build-start')) return own;
  if (passes === 0) return w.passGives(other(chance));
  const later = laterStage(window);
  return w.passEnds(
    later
      ? later.stage === 'activated'
        ? w.stageEnds
        : w.diceStageEnds
      : (w.afterWindow[kind] ?? w.afterOther),
  );
}

export const windowWords = ({ kind }: Window): string => tableStrings().windows[kind];

export function taskWords({ players }: GameState, { kind, chance }: Window): string | null {
  const w = tableStrings();
  const task = w.tasks[kind] ?? null;
  if (kind !== 'setup') return task;
  const { setupSpent, setupPoints } = players[chance];
  const foe = other(chance);
  return `${task} ${w.setupSpent(setupSpent, setupPoints, foe, players[foe].setupSpent)}`;
}

export const passButton = ({ kind }: Window): string =>
  tableStrings().doneButtons[kind] ?? tableStrings().pass;

/** How the game ended. */
export function resultWords(result: NonNullable<GameState['result']>): readonly [string, string] {
  const { over } = tableStrings();
  const { winner, by, turn } = result;
  return [winner ? over.wins(winner) : over.nobody, over.inTurn(turn, over.by[by] ?? by)];
}
