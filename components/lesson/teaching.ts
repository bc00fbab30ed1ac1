// Laying out the tables of a lesson. It brings the engine along: load it by import() only.
import type { LayOut } from '../../machines/ui/lesson-types.ts';
import type { NotationGame, ScenarioGame } from '../../src/core/game/game.ts';
import type { BaseState } from '../../src/core/state.ts';
import type { Lesson, Task } from '../../src/play/lesson/format.ts';
import { awaitTask, done, type Laid, layOut, tableAt } from '../../src/play/lesson/teach.ts';
import { Session } from '../../src/play/session.ts';
import { problemOf } from '../source/load.ts';

export { decisionsOf, isPlain, judged, towards } from '../../src/play/lesson/teach.ts';

type Ruleset = ScenarioGame & NotationGame;

/** The game, with what reads the texts of the lesson, and the games that are played in its steps, by their numbers. */
export interface Means {
  readonly ruleset: Ruleset;
  readonly starts: readonly (BaseState | null)[];
}

/** The table of a step, after all that was to be done at it in the steps before. */
function laidAt(ruleset: Ruleset, { steps }: Lesson, from: number, step: number): Laid {
  const laid = layOut(ruleset, steps[from]?.table ?? []);
  const before = steps.slice(from, step).flatMap((one): Task[] => (one.do ? [one.do] : []));
  for (const task of before) {
    awaitTask(laid, task);
    done(laid, task);
  }
  const task = steps[step]?.do;
  if (task) awaitTask(laid, task);
  return laid;
}

export function tablesOf({ ruleset, starts }: Means): LayOut {
  return (outline, step) => {
    const lesson = outline as Lesson;
    const saved = (session: Laid['session']) => ({ ...session.save(), title: lesson.title });
    try {
      const start = starts[step];
      if (start) return { file: saved(new Session(ruleset, start as Laid['session']['start'])), table: null };
      const from = tableAt(lesson, step);
      if (from < 0) return null;
      const table = laidAt(ruleset, lesson, from, step);
      return { file: saved(table.session), table };
    } catch (failure) {
      return problemOf(failure);
    }
  };
}
