// The lesson, drawn: the list of a course, the words of a step, what is to be done or answered, and the way on.

import { html, nothing, type TemplateResult } from 'lit';
import type { Reply } from '../../machines/ui/lesson-types.ts';
import type { Course, LessonStep } from '../../src/play/lesson/format.ts';
import type { LessonFile as Lesson } from '../../src/swtcg/files/validators/lesson.ts';
import { progressOf } from './progress.ts';
import { lessonStrings } from './strings.ts';

/** All that is drawn of a step, and what the learner can ask for. */
export interface Taught {
  readonly lesson: Lesson;
  /** The number of the step, from 0. */
  readonly at: number;
  readonly reply: Reply | null;
  /** The answers that were given. */
  readonly given: readonly number[];
  readonly solved: boolean;
  readonly tip: string | null;
  /** It is one of several. */
  readonly listed: boolean;
  /** What went wrong, and the table. */
  readonly problem: unknown;
  readonly table: unknown;
  answer(i: number): void;
  /** Asks what the rules refuse. */
  attempt(sentence: string): void;
  back(): void;
  leave(): void;
  again(): void;
  onward(): void;
}

export function courseList(course: Course, open: (src: string) => void): TemplateResult {
  const w = lessonStrings();
  const done = course.lessons.filter(({ title }) => progressOf(title).done).length;
  return html`<header class="top">
      <h2 tabindex="-1">${course.title}</h2>
      <p class="muted">${w.doneOf(done, course.lessons.length)}</p>
    </header>
    <ol>
      ${course.lessons.map(({ title, goal, src }) => {
        const progress = progressOf(title);
        return html`<li>
          <button class="btn" type="button" @click=${() => open(src)}>
            <span>${title}</span><small>${goal}</small>
            ${progress.done || progress.step > 0 ? html`<em>${progress.done ? w.done : w.begun}</em>` : nothing}
          </button>
        </li>`;
      })}
    </ol>`;
}

export function taught(model: Taught): TemplateResult {
  const { lesson, at, solved } = model;
  const w = lessonStrings();
  const step = lesson.steps[at];
  const all = lesson.steps.length;
  const n = at + 1;
  return html`<div class="told">
    <header class="top">
      <div>
        <h2 tabindex="-1">${lesson.title}</h2>
        <p class="goal">${lesson.goal} ${w.youPlay[lesson.side]}</p>
      </div>
      <p class="muted">${w.stepOf(n, all)}</p>
    </header>
    <progress max=${all} value=${solved ? n : at} aria-label=${w.stepOf(n, all)}></progress>
    <div class="words" part="words">
      ${step?.say.map((words) => html`<p>${words}</p>`)}
      ${step?.rule ? html`<p><swtcg-rule rule=${step.rule}></swtcg-rule></p>` : nothing}
    </div>
    ${step ? task(model, step) : nothing} ${model.problem}
    ${ways(model, step)}</div> ${model.table}`;
}

function task(model: Taught, { ask, do: deed, play }: LessonStep): TemplateResult | typeof nothing {
  const { reply, solved, tip } = model;
  if (!ask && !deed && !play && !reply) return nothing;
  const w = lessonStrings();
  return html`<div class="task" part="task">
    ${ask ? html`<h3>${ask.question}</h3>` : nothing} ${deed ? html`<h3>${deed.words}</h3>` : nothing}
    ${play ? html`<h3>${w.tip}</h3><p class="tip" role="status">${tip ?? w.wait}</p>` : nothing}
    ${ask ? answers(model, ask.answers) : nothing}
    ${deed?.illegal?.length && !solved ? refusable(model, deed.illegal) : nothing}
    <p class="reply" data-kind=${reply?.kind ?? ''} role="status">
      ${reply && reply.kind !== 'plain' ? html`<b>${w[reply.kind]}</b> ` : nothing}${reply?.said}
    </p>
  </div>`;
}

function answers(model: Taught, all: NonNullable<LessonStep['ask']>['answers']): TemplateResult {
  const given = (i: number) => (model.given.includes(i) ? (all[i]?.right ? 'right' : 'wrong') : '');
  return html`<div class="answers">
    ${all.map(
      ({ text }, i) =>
        html`<button class="btn" type="button" data-given=${given(i)} @click=${() => model.answer(i)}>${text}</button>`,
    )}
  </div>`;
}

/** What the rules refuse here can be tried at a click, too. */
const refusable = (model: Taught, sentences: readonly string[]): TemplateResult =>
  html`<div class="answers">
    ${sentences.map(
      (sentence) =>
        html`<button class="btn" type="button" @click=${() => model.attempt(sentence)}>${lessonStrings().tryThis(sentence)}</button>`,
    )}
  </div>`;

/** Back and on. */
function ways(model: Taught, step: LessonStep | undefined): TemplateResult {
  const { lesson, at, solved, listed } = model;
  const w = lessonStrings();
  const last = at === lesson.steps.length - 1;
  const game = step?.play !== undefined;
  const ready = solved || game;
  return html`<footer class="steps">
    <div>
      ${at > 0 ? html`<button class="btn" type="button" @click=${model.back}>${w.back}</button>` : nothing}
      ${listed ? html`<button class="btn ghost" type="button" @click=${model.leave}>${w.allLessons}</button>` : nothing}
    </div>
    <div>
      <button class="btn ghost" type="button" @click=${model.again}>${w.layAgain}</button>
      <button
        class=${ready ? 'btn primary' : 'btn'}
        type="button"
        aria-disabled=${ready ? 'false' : 'true'}
        title=${ready ? nothing : w.notYet}
        @click=${model.onward}
      >
        ${game && !solved ? w.enough : last ? w.finish : w.next}
      </button>
    </div>
  </footer>`;
}
