import { html } from 'lit';
import '../components/lesson/swtcg-lesson.ts';
import type { SwtcgLesson } from '../components/lesson/lesson.ts';
import type { LessonEvent } from '../machines/ui/lesson-types.ts';
import { neverComes } from './samples/never.ts';
import type { Args, Meta, Story } from './story.ts';

const address = (name: string) => new URL(`../lessons/${name}.json`, import.meta.url).href;

const meta: Meta = {
  title: 'Lesson, state by state',
  component: 'swtcg-lesson',
  args: { lesson: 'hits' },
  render: ({ lesson }) =>
    lesson === null
      ? html`<swtcg-lesson></swtcg-lesson>`
      : html`<swtcg-lesson src=${address(lesson)}></swtcg-lesson>`,
};
export default meta;

const until = async (there: () => boolean): Promise<void> => {
  for (let i = 0; i < 500 && !there(); i++) await new Promise((resolve) => setTimeout(resolve, 20));
};

type Act = LessonEvent | ((lesson: SwtcgLesson) => unknown);

/** Sends events to the chart once the lesson is there, from its first step on. */
const state = (path: string, args: Args = {}, ...acts: readonly Act[]): Story => ({
  args,
  parameters: { state: path },
  play: async ({ canvasElement }) => {
    const lesson = canvasElement.querySelector('swtcg-lesson') as SwtcgLesson;
    await until(() => lesson.lesson !== null || lesson.course !== null || args.lesson === null);
    if (lesson.lesson) lesson.actor.send({ type: 'SEEK', step: 0 });
    for (const act of acts) {
      if (typeof act === 'function') await act(lesson);
      else lesson.actor.send(act);
      await lesson.updateComplete;
    }
    if (lesson.lesson) await until(() => lesson.shadowRoot?.querySelector('swtcg-table')?.game != null);
  },
});

const seek = (step: number): Act => ({ type: 'SEEK', step });
const TASK = { lesson: 'keywords' };
const GAME = { lesson: 'first-game' };
const right: Act = { type: 'JUDGED', right: true, said: 'That is it.' };

// the file
export const Idle = state('file.idle');
export const Loading = state('file.loading', {}, (lesson) => {
  lesson.src = neverComes();
});
export const Failed = state('file.failed', {}, (lesson) => {
  lesson.src = 'data:text/plain,no lesson';
  return until(() => lesson.problem !== null);
});

// what is shown
export const Nothing = state('content.nothing', { lesson: null });
export const Course = state('content.course', { lesson: 'index' });
export const Reading = state('content.step.reading', { lesson: null }, (lesson) => {
  lesson.lesson = {
    format: 'swtcg-lesson/1',
    title: 'A word first',
    goal: 'You know what a table looks like.',
    side: 'dark',
    steps: [
      {
        say: ['Two units face each other in the Space arena.'],
        table: ['at: space-battle', 'dark:', '  space: Corsair 50/4/4', 'light:', '  space: Lancer 40/4/4'],
      },
    ],
  };
  return until(() => lesson.lesson !== null);
});
export const Asking = state('content.step.asking');
export const Wrong = state('content.step.wrong', TASK, seek(2), {
  type: 'JUDGED',
  right: false,
  said: 'Let it attack.',
});
export const Refused = state('content.step.refused', TASK, seek(2), {
  type: 'REFUSED',
  said: 'It has Stealth.',
});
export const TooEarly = state('content.step.tooEarly', TASK, seek(2), { type: 'NEXT' });
export const Right = state('content.step.right', TASK, seek(2), right);
export const Playing = state('content.step.playing', GAME);
export const GameOver = state('content.step.gameOver', GAME, {
  type: 'GAME_OVER',
  said: 'You win the game.',
});
export const Continuing = state(
  'content.step.continuing',
  { lesson: 'index' },
  (lesson) => {
    lesson.course = {
      format: 'swtcg-course/1',
      title: 'Two lessons',
      lessons: [
        { title: 'Your first game', goal: 'Play.', src: address('first-game') },
        { title: 'Another', goal: 'Wait.', src: neverComes() },
      ],
    };
    lesson.actor.send({ type: 'LOAD', source: { address: address('first-game') } });
    return until(() => lesson.lesson !== null);
  },
  { type: 'GAME_OVER', said: 'You win the game.' },
  { type: 'NEXT' },
);
export const Finished = state(
  'content.step.finished',
  GAME,
  { type: 'GAME_OVER', said: null },
  { type: 'NEXT' },
);

// problems
export const ProblemNone = state('problem.none');
export const ProblemShown = state(
  'problem.shown',
  {},
  {
    type: 'FAILED',
    problem: { code: 'unreadable', message: 'The table of this step can’t be laid out.' },
  },
);
