// Laying out the tables of a lesson. It brings the engine along: load it by import() only.
import type { LayOut } from '../../machines/ui/lesson-types.ts';
import type { Lesson, Task } from '../../src/play/lesson/format.ts';
import { awaitTask, done, type Laid, layOut, tableAt, type Words } from '../../src/play/lesson/teach.ts';
import type { Session } from '../../src/play/session.ts';
import { problemOf } from '../source/load.ts';

export { decisionsOf, isPlain, judged, towards } from '../../src/play/lesson/teach.ts';

/** How texts are understood, and what starts a game with the starter decks, where a lesson has one. */
export interface Means {
  readonly words: Words | undefined;
  readonly starterGame: ((seed: number) => Session) | null;
}

/** The table of a step, after all that was to be done at it in the steps before. */
function laidAt({ steps }: Lesson, from: number, step: number, words: Words | undefined): Laid {
  const laid = layOut(steps[from]?.table ?? [], words);
  const before = steps.slice(from, step).flatMap((one): Task[] => (one.do ? [one.do] : []));
  for (const task of before) {
    awaitTask(laid, task);
    done(laid, task);
  }
  const task = steps[step]?.do;
  if (task) awaitTask(laid, task);
  return laid;
}

export function tablesOf({ words, starterGame }: Means): LayOut {
  return (outline, step) => {
    const lesson = outline as Lesson;
    const { play } = lesson.steps[step] ?? {};
    const saved = (session: Session) => ({ ...session.save(), title: lesson.title });
    try {
      if (play && starterGame) return { file: saved(starterGame(play.seed)), table: null };
      const from = tableAt(lesson, step);
      if (from < 0) return null;
      const table = laidAt(lesson, from, step, words);
      return { file: saved(table.session), table };
    } catch (failure) {
      return problemOf(failure);
    }
  };
}
