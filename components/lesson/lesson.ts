// A lesson: small steps with words, a table, and something to do or to answer.

import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { identify } from '../../play/files/formats.ts';
import { parseJson } from '../../play/files/json.ts';
import type { Course, Lesson, LessonStep } from '../../play/lesson/format.ts';
import type { Laid, Words } from '../../play/lesson/teach.ts';
import type { Decision } from '../../src/decisions/decision.ts';
import { other } from '../../src/game/state.ts';
import { problemIn } from '../problem/problem.ts';
import { SwtcgRule } from '../rule/rule.ts';
import { SwtcgElement } from '../shared/element.ts';
import { fetched, inline, problemOf } from '../shared/load.ts';
import { shell } from '../shared/shell.styles.ts';
import type { Problem } from '../shared/steps.ts';
import type { TableEvents } from '../table/events.ts';
import { SwtcgTable } from '../table/table.ts';
import type { LessonEvents } from './events.ts';
import { lesson as styles } from './lesson.styles.ts';
import { keep, progressOf } from './progress.ts';
import { lessonStrings } from './strings.ts';
import { courseList, type Reply, taught } from './view.ts';

type Teaching = typeof import('../../play/lesson/teach.ts');

/** A game as it was saved, with the title of its lesson. */
const titled = (session: Laid['session'], { title }: Lesson) => ({ ...session.save(), title });

/**
 * A lesson, or a course of lessons. Each step has a position on a table, a few words, and something to do or to answer; what
 * is right, wrong or not allowed is said, the last in the engine's own words. How far one has come is kept in the browser.
 *
 * The lesson comes from `src` or from a `<script type="application/json">` inside the element; lessons/README.md says how to write one.
 *
 * @attr {string} src - address of a lesson (`swtcg-lesson/1`) or of a course (`swtcg-course/1`)
 * @attr {number} step - the step that is shown, from 0
 * @attr {'light'|'dark'} theme - else `data-theme` of an ancestor, else the page's or the system's
 * @attr {string} lang - the language of the interface, here or on an ancestor
 * @slot - a `<script type="application/json">` with a lesson; anything else is for readers without scripts
 * @fires swtcg-lesson-step - another step is shown; `detail` has `lesson`, `step` and `of`
 * @fires swtcg-lesson-done - the last step was done; `detail.lesson` is its title
 * @fires swtcg-error - a lesson cannot be shown; `detail` has `code`, `message` and, where it applies, `path`
 * @csspart base - the whole lesson
 * @csspart words - the words of the step
 * @csspart task - what there is to do or to answer
 * @cssproperty --swtcg-accent - and all other tokens of the look; see components/shared/tokens.ts
 */
export class SwtcgLesson extends SwtcgElement {
  static override parts = { 'swtcg-table': SwtcgTable, 'swtcg-rule': SwtcgRule };

  static override properties = {
    src: { type: String },
    step: { type: Number },
    lesson: { attribute: false },
    course: { attribute: false },
    _problem: { state: true },
    _reply: { state: true },
    _given: { state: true },
    _solved: { state: true },
    _file: { state: true },
    _tip: { state: true },
  };

  static override styles = [SwtcgElement.styles, shell, styles];

  declare src: string | null;
  /** The step that is shown, from 0. */
  declare step: number;
  /** The lesson itself, instead of a file. */
  declare lesson: Lesson | null;
  /** The lessons to choose from. */
  declare course: Course | null;
  declare _problem: Problem | null;
  declare _reply: Reply | null;
  /** The answers that were given to the question of this step. */
  declare _given: readonly number[];
  declare _solved: boolean;
  /** The game on the table, as it was saved. */
  declare _file: unknown;
  declare _tip: string | null;

  #teaching: Teaching | null = null;
  /** How texts are understood, and the game with the starter decks, where the lesson has one. */
  #words: Words | undefined;
  #first: typeof import('../../play/starter/game.ts') | null = null;
  #laid: Laid | null = null;
  /** The lesson itself does something on the table. */
  #driving = false;
  /** The focus was inside before something changed. */
  #focused = false;
  #request = 0;
  /** Where the lessons of a course lie. */
  #base = '';

  constructor() {
    super();
    this.src = null;
    this.step = 0;
    this.lesson = null;
    this.course = null;
    this._problem = null;
    this._reply = null;
    this._given = [];
    this._solved = false;
    this._file = null;
    this._tip = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.src && !this.lesson) {
      const text = inline(this);
      if (text !== null) void this.#load(async () => text, this.id || text.slice(0, 80));
    }
  }

  override willUpdate(changed: PropertyValues<this>): void {
    this.#focused = this.shadowRoot?.activeElement != null;
    const { src } = this;
    if (changed.has('src') && src) void this.#load(() => fetched(src), src);
    else if (changed.has('lesson') && this.lesson && !this.#teaching)
      void this.#teach(this.lesson, this.step);
    else if (changed.has('step') && this.lesson && this.#teaching) this.#enter();
  }

  override updated(changed: PropertyValues<this>): void {
    // It stands above the table: whoever has done something there is brought to what is said of it.
    if (changed.has('_reply') && this._reply)
      this.renderRoot.querySelector('.task')?.scrollIntoView({ block: 'nearest' });
    // What had the focus may be gone with its lesson: the next one is read from its title.
    if (this.#focused && !this.shadowRoot?.activeElement) this.#heading?.focus();
  }

  get #heading(): HTMLElement | null {
    return this.renderRoot.querySelector('h2');
  }

  // ---- loading

  async #load(get: () => Promise<string>, from: string): Promise<void> {
    this.#request += 1;
    const request = this.#request;
    try {
      const [text, { readCourse, readLesson }] = await Promise.all([
        get(),
        import('../../play/lesson/read.ts'),
      ]);
      const { kind, json } = identify(parseJson(text), ['lesson', 'course']);
      if (request !== this.#request) return;
      this._problem = null;
      if (kind === 'course') {
        this.course = readCourse(json);
        this.lesson = null;
        this.#base = new URL(from, document.baseURI).href;
      } else {
        const lesson = readLesson(json);
        const { step, done } = progressOf(lesson.title);
        await this.#teach(lesson, done ? 0 : step);
      }
    } catch (failure) {
      if (request === this.#request) this.#fail(problemOf(failure));
    }
  }

  async #teach(lesson: Lesson, step: number): Promise<void> {
    const [teaching, first] = await Promise.all([
      import('../../play/lesson/teach.ts'),
      lesson.steps.some(({ play }) => play) ? import('../../play/starter/game.ts') : null,
    ]);
    // Most lessons have no text that needs the grammar.
    if (!teaching.isPlain(lesson))
      this.#words = (await import('../../play/lesson/grammar-words.ts')).grammarWords;
    this.#teaching = teaching;
    this.#first = first;
    this.lesson = lesson;
    this._file = null;
    this.step = Math.max(0, Math.min(step, lesson.steps.length - 1));
    this.#enter();
  }

  #fail(problem: Problem): void {
    this._problem = problem;
    this.send('swtcg-error', problem satisfies LessonEvents['swtcg-error']);
  }

  #open(src: string): void {
    const address = new URL(src, this.#base).href;
    void this.#load(() => fetched(address), address);
  }

  // ---- steps

  get #now(): LessonStep | null {
    return this.lesson?.steps[this.step] ?? null;
  }

  /** Shows a step: its table is laid out, and brought to where the task can be done. */
  #enter(): void {
    const { lesson } = this;
    const teaching = this.#teaching;
    const step = this.#now;
    if (!lesson || !teaching || !step) return;
    this._reply = null;
    this._given = [];
    this._tip = null;
    this._solved = !step.ask && !step.do && !step.play;
    keep(lesson.title, { step: this.step, done: progressOf(lesson.title).done });
    try {
      if (step.play && this.#first) this._file = titled(this.#first.starterGame(step.play.seed), lesson);
      else this.#layOut(lesson, teaching);
      this._problem = null;
    } catch (failure) {
      this.#fail(problemOf(failure));
    }
    const detail = { lesson: lesson.title, step: this.step, of: lesson.steps.length };
    this.send('swtcg-lesson-step', detail satisfies LessonEvents['swtcg-lesson-step']);
  }

  /** The table of this step, after all that was to be done at it in the steps before. */
  #layOut(lesson: Lesson, teaching: Teaching): void {
    const from = teaching.tableAt(lesson, this.step);
    if (from < 0) return;
    const laid = teaching.layOut(lesson.steps[from]?.table ?? [], this.#words);
    for (let i = from; i <= this.step; i++) {
      const task = lesson.steps[i]?.do;
      if (!task) continue;
      teaching.awaitTask(laid, task);
      if (i < this.step) teaching.done(laid, task);
    }
    this.#laid = laid;
    this._file = titled(laid.session, lesson);
  }

  get #table(): SwtcgTable | null {
    return this.renderRoot.querySelector('swtcg-table');
  }

  // ---- doing

  /** The learner, or the table for a built-in player, is about to decide something. */
  readonly #decides = (event: CustomEvent<TableEvents['swtcg-decision']>): void => {
    const task = this.#now?.do;
    const { decision, from } = event.detail;
    if (this.#driving || !task || from === 'built-in' || !this.#teaching || !this.#laid) return;
    if (this._solved) return;
    if (decision.by !== this.lesson?.side) {
      event.preventDefault();
      return;
    }
    const { right, said } = this.#teaching.judged(task, this.#laid, decision);
    this._reply = { kind: right ? 'right' : 'wrong', said };
    if (!right) {
      event.preventDefault();
      return;
    }
    this._solved = true;
    // The decision is taken when this event is over; then the other side goes on.
    queueMicrotask(() => this.#answerFor(task.replies ?? []));
  };

  /** The other side does what the lesson tells. */
  #answerFor(replies: readonly string[]): void {
    const { game } = this.#table ?? {};
    const teaching = this.#teaching;
    if (!game || !teaching || !this.#laid) return;
    const laid = { ...this.#laid, session: game.session };
    this.#driving = true;
    for (const reply of replies)
      for (let there = false; !there; ) {
        const next = teaching.towards(laid, reply);
        if (!next) break;
        this.#table?.decide(next.decision);
        there = next.there;
      }
    this.#driving = false;
  }

  /** Somebody is asked in a guided game: a word about that. */
  readonly #asked = (event: CustomEvent<TableEvents['swtcg-window']>): void => {
    const play = this.#now?.play;
    if (!play || event.detail.chance !== this.lesson?.side) return;
    this._tip = play.tips?.[event.detail.kind] ?? this._tip;
  };

  readonly #over = (event: CustomEvent<TableEvents['swtcg-ended']>): void => {
    const play = this.#now?.play;
    if (!play) return;
    const { winner, by } = event.detail.result;
    this._solved = true;
    // Whoever gives up has heard why the game is over.
    if (by === 'control')
      this._reply = { kind: 'plain', said: winner === this.lesson?.side ? play.won : play.lost };
  };

  /** Something that the rules refuse: why, in the engine's own words. */
  try(decision: Decision): void {
    const refusal = this.#table?.whyNot(decision);
    if (refusal) this._reply = { kind: 'refused', said: `${refusal.message}.` };
  }

  #attempt(sentence: string): void {
    const [decision] = this.#laid ? (this.#teaching?.decisionsOf(this.#laid, [sentence]) ?? []) : [];
    if (decision) this.try(decision);
  }

  #answer(i: number): void {
    const answer = this.#now?.ask?.answers[i];
    if (!answer) return;
    this._given = [...this._given, i];
    this._reply = { kind: answer.right ? 'right' : 'wrong', said: answer.said };
    if (answer.right) this._solved = true;
  }

  #next(): void {
    const { lesson } = this;
    if (!lesson) return;
    if (this.step < lesson.steps.length - 1) this.step += 1;
    else if (!this._solved && this.course) this.#leave();
    else {
      keep(lesson.title, { step: 0, done: true });
      this.send('swtcg-lesson-done', { lesson: lesson.title } satisfies LessonEvents['swtcg-lesson-done']);
      this.#after(lesson);
    }
    this.#heading?.focus();
  }

  /** After the last step: the next lesson of the course, or this one is done. */
  #after(lesson: Lesson): void {
    const all = this.course?.lessons ?? [];
    const at = all.findIndex(({ title }) => title === lesson.title);
    const next = all[at + 1];
    if (at >= 0 && next) this.#open(next.src);
    else if (this.course) this.#leave();
    else this._reply = { kind: 'right', said: lessonStrings().finished };
  }

  #leave(): void {
    this.lesson = null;
    this._file = null;
  }

  // ---- drawing

  override render(): TemplateResult {
    return html`<section class="base" part="base">${this.#content()}</section>`;
  }

  #content(): TemplateResult {
    const { lesson, course } = this;
    if (this._problem && !lesson) return problemIn(this, this._problem, {});
    if (lesson && this.#teaching) return this.#taught(lesson);
    if (course && !lesson) return courseList(course, (src) => this.#open(src));
    return html`<p role="status">${this.src || lesson ? lessonStrings().loading : lessonStrings().noLesson}</p>`;
  }

  #taught(lesson: Lesson): TemplateResult {
    return taught({
      lesson,
      at: this.step,
      reply: this._reply,
      given: this._given,
      solved: this._solved,
      tip: this._tip,
      listed: this.course !== null,
      problem: this._problem ? problemIn(this, this._problem, {}) : nothing,
      table: this._file === null ? nothing : this.#board(lesson),
      answer: (i) => this.#answer(i),
      attempt: (sentence) => this.#attempt(sentence),
      back: () => {
        this.step -= 1;
      },
      leave: () => this.#leave(),
      again: () => this.#enter(),
      onward: (ready) => {
        if (ready) this.#next();
        else this._reply = { kind: 'plain', said: lessonStrings().notYet };
      },
    });
  }

  #board(lesson: Lesson): TemplateResult {
    const against = this.#now?.play?.against ?? 'human';
    const side = other(lesson.side);
    return html`<swtcg-table
      preload="auto"
      log="hide"
      ?flip=${lesson.side === 'dark' && against === 'human'}
      dark=${side === 'dark' ? against : 'human'}
      light=${side === 'light' ? against : 'human'}
      .file=${this._file}
      @swtcg-decision=${this.#decides}
      @swtcg-window=${this.#asked}
      @swtcg-ended=${this.#over}
      @swtcg-error=${(event: Event) => event.stopPropagation()}
    ></swtcg-table>`;
  }
}
