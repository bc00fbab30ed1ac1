// A window in words: which it is, what there is to do, and what passing will do.

import {
  type GameState,
  other,
  type Result,
  type Side,
  type Window,
} from '../../../src/swtcg/model/state.ts';
import { currentWindow, laterStage } from '../../../src/swtcg/model/windows.ts';
import type { WindowWords } from '../../shared/table-display.ts';
import { tableStrings } from '../../table/strings.ts';
import { playStrings } from './strings.ts';

/** What passing does now. */
function passWords(window: Window, canPass: boolean): string {
  const w = playStrings();
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

function taskWords({ players }: GameState, { kind, chance }: Window): string | null {
  const w = playStrings();
  const task = w.tasks[kind] ?? null;
  if (kind !== 'setup') return task;
  const { setupSpent, setupPoints } = players[chance];
  const foe = other(chance);
  return `${task} ${w.setupSpent(setupSpent, setupPoints, foe, players[foe].setupSpent)}`;
}

export function windowWords(game: GameState): WindowWords | null {
  const window = currentWindow(game);
  if (!window) return null;
  const { kind } = window;
  const { windows, doneButtons } = playStrings();
  return {
    title: windows[kind],
    task: taskWords(game, window),
    passing: (canPass) => passWords(window, canPass),
    passButton: doneButtons[kind] ?? tableStrings().pass,
  };
}

/** How the game ended. */
export function resultWords({ winner, by, turn }: Result): readonly [string, string] {
  const { over } = playStrings();
  return [winner ? over.wins(winner as Side) : over.nobody, over.inTurn(turn, over.by[by] ?? by)];
}
