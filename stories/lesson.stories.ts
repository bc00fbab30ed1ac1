import { html } from 'lit';
import '../components/lesson/swtcg-lesson.ts';
import type { SwtcgLesson } from '../components/lesson/lesson.ts';
import type { Meta, Story } from './story.ts';

const address = (name: string) => new URL(`../lessons/${name}.json`, import.meta.url).href;

const meta: Meta = {
  title: 'Lesson',
  component: 'swtcg-lesson',
  args: { lesson: 'hits' },
  argTypes: { lesson: { control: 'text' } },
  render: ({ lesson }) => html`<swtcg-lesson src=${address(lesson)}></swtcg-lesson>`,
};
export default meta;

/** Goes to a step once the lesson is there, and waits for its table. */
const at =
  (step: number, then: (lesson: SwtcgLesson) => void = () => {}): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const lesson = canvasElement.querySelector('swtcg-lesson') as SwtcgLesson;
    const until = async (there: () => boolean) => {
      for (let i = 0; i < 500 && !there(); i++) await new Promise((resolve) => setTimeout(resolve, 20));
    };
    await until(() => lesson.lesson !== null);
    lesson.step = step;
    await until(() => lesson.shadowRoot?.querySelector('swtcg-table')?.game != null);
    then(lesson);
    await lesson.updateComplete;
  };

const press = (words: RegExp) => (lesson: SwtcgLesson) =>
  [...(lesson.shadowRoot?.querySelectorAll('button') ?? [])]
    .find((button) => words.test(button.textContent ?? ''))
    ?.click();

/** All lessons, with what is done already. */
export const Course: Story = { args: { lesson: 'index' }, tags: ['picture'] };

/** A question, and a wrong answer to it. */
export const Question: Story = { play: at(0, press(/Three/)) };

/** Something to do at the table. */
export const Task: Story = { args: { lesson: 'keywords' }, play: at(2), tags: ['picture'] };

/** What the rules refuse is told in the engine's own words. */
export const Refused: Story = { args: { lesson: 'keywords' }, play: at(2, press(/allowed\? Hunter/)) };

/** A whole game with words for each chance. */
export const FirstGame: Story = { args: { lesson: 'first-game' }, play: at(0) };
