// A window in words: which it is, what there is to do, and what passing will do.
import { askNow } from '../../../src/lcg/decisions/waiting.ts';
import type { Ask, Frame } from '../../../src/lcg/model/frames.ts';
import { top } from '../../../src/lcg/model/stack.ts';
import { type GameState, other, type Side } from '../../../src/lcg/model/state.ts';
import type { LcgTypes } from '../../../src/lcg/types.ts';
import { pendingView } from '../../../src/lcg/view/engagement-view.ts';
import type { TableDisplay, WindowWords } from '../../shared/table-display.ts';
import { tableStrings } from '../../table/strings.ts';
import { playStrings } from './strings.ts';
import { nameOf } from './words.ts';

function titleOf({ point }: GameState, frame: Frame, ask: Ask | null): string {
  const w = playStrings();
  if (ask) return w.asks[ask.what];
  if (frame.kind === 'step') return w.steps[frame.step];
  if (frame.kind === 'actions') return w.actions[point] ?? w.otherActions;
  if (frame.kind !== 'occurrence') return w.otherActions;
  if (frame.asking === 'next') return w.forced;
  return frame.stage === 'interrupts' ? w.interrupts : w.reactions;
}

/** What is about to happen, so that it can be answered. */
function dangers(game: GameState): string | null {
  const w = playStrings();
  const pending = pendingView(game).flatMap(({ id, damage, focus }) => [
    ...(damage > 0 ? [w.pendingDamage(damage, nameOf(game, id))] : []),
    ...(focus > 0 ? [w.pendingFocus(focus, nameOf(game, id))] : []),
  ]);
  if (pending.length > 0) return pending.join(' ');
  const used = game.frames.findLast(({ kind }) => kind === 'use');
  return used?.kind === 'use' && used.stage === 'announced' ? w.isPlayed(nameOf(game, used.card)) : null;
}

function taskOf(game: GameState, frame: Frame, ask: Ask | null): string | null {
  const w = playStrings();
  if (ask && frame.kind === 'strike') return w.strikesNow(nameOf(game, frame.unit));
  if (ask && (frame.kind === 'use' || frame.kind === 'effect')) return w.asksFor(nameOf(game, frame.card));
  if (frame.kind === 'step') return w.tasks[frame.step] ?? null;
  if (frame.kind === 'actions') return game.point === 'deployment-actions' ? w.deploy : null;
  if (frame.kind !== 'occurrence') return null;
  return frame.asking === 'next' ? w.forcedTask : dangers(game);
}

function passWords(frame: Frame, ask: Ask | null, canPass: boolean): string {
  const w = playStrings();
  if (!canPass) return w.mustChoose;
  if (ask) return ask.what === 'may' ? w.declines : w.choosesNone;
  if (frame.kind === 'step' && frame.step !== 'edge') return w.passDoes[frame.step] ?? w.mustChoose;
  if (!('passes' in frame)) return w.mustChoose;
  if (frame.passes === 0 && !frame.done.includes(other(frame.chance)))
    return w.passGives(other(frame.chance));
  return w.passEnds(
    frame.kind === 'step' ? w.edgeEnds : frame.kind === 'occurrence' ? w.answersEnd : w.windowEnds,
  );
}

function buttonOf(frame: Frame, ask: Ask | null): string {
  const w = playStrings();
  if (ask) return ask.what === 'may' ? w.declineButton : w.noneButton;
  return (frame.kind === 'step' && w.doneButtons[frame.step]) || tableStrings().pass;
}

export function windowWords(game: GameState): WindowWords | null {
  const frame = top(game);
  if (!frame) return null;
  const ask = askNow(game);
  return {
    title: titleOf(game, frame, ask),
    task: taskOf(game, frame, ask),
    passing: (canPass) => passWords(frame, ask, canPass),
    passButton: buttonOf(frame, ask),
  };
}

/** How the game ended. */
export const resultWords: TableDisplay<LcgTypes>['resultWords'] = ({ winner, by, turn }) => {
  const { over } = playStrings();
  return [winner ? over.wins(winner as Side) : over.nobody, over.inTurn(turn, over.by[by] ?? by)];
};
