// A lesson: small steps with words, a table, and something to do or to answer. What it is doing is in its chart
// (machines/ui/lesson.ts).

import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate';
import { lessonMachine } from '../../machines/ui/lesson.ts';
import type { Reply } from '../../machines/ui/lesson-types.ts';
import { AGREED_ENDS } from '../../src/core/state.ts';
import type { Course, Lesson, LessonStep } from '../../src/play/lesson/format.ts';
import type { Laid } from '../../src/play/lesson/teach.ts';
import { problemIn } from '../problem/problem.ts';
import { SwtcgRule } from '../rule/rule.ts';
import { ChartController } from '../shared/chart-controller.ts';
import { SwtcgElement } from '../shared/element.ts';
import { knownRuleset, shownGame } from '../shared/games.ts';
import { shell } from '../shared/shell.styles.ts';
import type { Problem } from '../shared/steps.ts';
import { inline, problemOf } from '../source/load.ts';
import type { TableEvents } from '../table/events.ts';
import { SwtcgTable } from '../table/table.ts';
import type { LessonEvents } from './events.ts';
import { lesson as styles } from './lesson.styles.ts';
import { load, teaching } from './load.ts';
import { keep, progressOf } from './progress.ts';
import { lessonStrings } from './strings.ts';
import { courseList, taught } from './view.ts';

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
    step: { type: Number, noAccessor: true },
  };

  static override styles = [SwtcgElement.styles, shell, styles];

  declare src: string | null;

  readonly #chart: ChartController<typeof lessonMachine>;
  /** The focus was inside before something changed. */
  #focused = false;

  constructor() {
    super();
    this.src = null;
    this.#chart = new ChartController(this, this.#machine(), undefined);
  }

  /** The chart, with all that it needs of the page. */
  #machine(): typeof lessonMachine {
    return lessonMachine.provide({
      actors: {
        load: fromPromise(({ input: { source } }) =>
          load(source).catch((failure: unknown) => {
            throw problemOf(failure);
          }),
        ),
      },
      actions: {
        // A page that hears of something finds the lesson as it then is.
        announceStep: () => queueMicrotask(() => this.#announceStep()),
        announceDone: ({ context }) => this.#announceDone(context.lesson?.title ?? ''),
        announceProblem: (_, problem) =>
          queueMicrotask(() => this.send('swtcg-error', problem satisfies LessonEvents['swtcg-error'])),
        showReply: () => void this.#showTask(),
      },
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.src || this.lesson) return;
    const text = inline(this);
    if (text !== null) this.actor.send({ type: 'LOAD', source: { text } });
  }

  override willUpdate(changed: PropertyValues<this>): void {
    this.#focused = this.shadowRoot?.activeElement != null;
    if (changed.has('src') && this.src) this.actor.send({ type: 'LOAD', source: { address: this.src } });
  }

  override updated(): void {
    // What had the focus may be gone with its lesson: the next one is read from its title.
    if (this.#focused && !this.shadowRoot?.activeElement) this.#focusHeading();
  }

  // ---- what it is doing

  /** The chart of this lesson, running: events can be sent to it, and its state can be watched. */
  get actor(): ActorRefFrom<typeof lessonMachine> {
    return this.#chart.actor;
  }

  /** The state that the chart is in, with its context. */
  get state(): SnapshotFrom<typeof lessonMachine> {
    return this.#chart.state;
  }

  /** The step that is shown, from 0. */
  get step(): number {
    return this.state.context.step;
  }

  set step(step: number) {
    this.actor.send({ type: 'SEEK', step });
  }

  /** The edition that it teaches. */
  get edition(): string {
    return this.lesson?.ruleset ?? '';
  }

  /** The lesson that is taught; it can be set instead of a file. */
  get lesson(): Lesson | null {
    return this.state.context.lesson as Lesson | null;
  }

  set lesson(lesson: Lesson | null) {
    this.actor.send(lesson ? { type: 'LOAD', source: { lesson, step: this.step } } : { type: 'LEAVE' });
  }

  /** The lessons to choose from. */
  get course(): Course | null {
    return this.state.context.course as Course | null;
  }

  set course(course: Course | null) {
    if (course) this.actor.send({ type: 'LOADED', loaded: { course, base: document.baseURI } });
  }

  /** Whether the step that is shown is done. */
  get solved(): boolean {
    return this.state.hasTag('solved');
  }

  /** What went wrong last. */
  get problem(): Problem | null {
    return this.state.context.problem;
  }

  #announceStep(): void {
    const { lesson, step } = this;
    if (!lesson) return;
    keep(lesson.title, { step, done: progressOf(lesson.title).done });
    const detail = { lesson: lesson.title, step, of: lesson.steps.length };
    this.send('swtcg-lesson-step', detail satisfies LessonEvents['swtcg-lesson-step']);
  }

  #announceDone(lesson: string): void {
    keep(lesson, { step: 0, done: true });
    queueMicrotask(() =>
      this.send('swtcg-lesson-done', { lesson } satisfies LessonEvents['swtcg-lesson-done']),
    );
  }

  /** What is said stands above the table: whoever has done something there is brought to it. */
  async #showTask(): Promise<void> {
    this.requestUpdate();
    await this.updateComplete;
    this.renderRoot.querySelector('.task')?.scrollIntoView({ block: 'nearest' });
  }

  #focusHeading(): void {
    this.renderRoot.querySelector<HTMLElement>('h2')?.focus();
  }

  // ---- doing

  get #now(): LessonStep | null {
    return this.lesson?.steps[this.step] ?? null;
  }

  get #table(): SwtcgTable | null {
    return this.renderRoot.querySelector('swtcg-table');
  }

  /** The table of the task, as it was laid out. */
  get #laid(): Laid | null {
    return (this.state.context.laid?.table ?? null) as Laid | null;
  }

  /** The learner, or the table for a built-in player, is about to decide something. */
  readonly #decides = (event: CustomEvent<TableEvents['swtcg-decision']>): void => {
    const task = this.#now?.do;
    const { decision, from } = event.detail;
    if (!task || !this.#laid || !teaching.part || from === 'built-in' || this.solved) return;
    if (decision.by !== this.lesson?.side) {
      event.preventDefault();
      return;
    }
    const { right, said } = teaching.part.judged(task, this.#laid, decision);
    if (!right) event.preventDefault();
    this.actor.send({ type: 'JUDGED', right, said });
    // The decision is taken when this event is over; then the other side goes on.
    if (right) queueMicrotask(() => this.#answerFor(task.replies ?? []));
  };

  /** The other side does what the lesson tells. */
  #answerFor(replies: readonly string[]): void {
    const { game } = this.#table ?? {};
    if (!game || !this.#laid || !teaching.part) return;
    const laid = { ...this.#laid, session: game.session };
    for (const reply of replies)
      for (let there = false; !there; ) {
        const next = teaching.part.towards(laid, reply);
        if (!next) break;
        this.#table?.decide(next.decision);
        there = next.there;
      }
  }

  /** Somebody is asked in a guided game: a word about that. */
  readonly #asked = (event: CustomEvent<TableEvents['swtcg-window']>): void => {
    const { kind, chance } = event.detail;
    const tip = this.#now?.play?.tips?.[kind];
    if (tip !== undefined && chance === this.lesson?.side) this.actor.send({ type: 'TIP', tip });
  };

  readonly #over = (event: CustomEvent<TableEvents['swtcg-ended']>): void => {
    const play = this.#now?.play;
    if (!play) return;
    const { winner, by } = event.detail.result;
    // Whoever gives up has heard why the game is over.
    const agreed = (AGREED_ENDS as readonly string[]).includes(by);
    const said = agreed ? null : winner === this.lesson?.side ? play.won : play.lost;
    this.actor.send({ type: 'GAME_OVER', said });
  };

  /** Something that the rules refuse: why, in the engine's own words. */
  try(decision: TableEvents['swtcg-decision']['decision']): void {
    const refusal = this.#table?.whyNot(decision);
    if (refusal) this.actor.send({ type: 'REFUSED', said: `${refusal.message}.` });
  }

  #attempt(sentence: string): void {
    const [decision] = (this.#laid && teaching.part?.decisionsOf(this.#laid, [sentence])) ?? [];
    if (decision) this.try(decision as TableEvents['swtcg-decision']['decision']);
  }

  #next(): void {
    this.actor.send({ type: 'NEXT' });
    if (!this.state.matches({ content: { step: 'tooEarly' } })) this.#focusHeading();
  }

  // ---- drawing

  override render(): TemplateResult {
    return html`<section class="base" part="base">${this.#content()}</section>`;
  }

  #content(): TemplateResult {
    const { lesson, course, state } = this;
    if (lesson) return this.#taught(lesson);
    if (course) return html`${this.#problemPanel()} ${courseList(course, (src) => this.#open(src))}`;
    if (this.problem) return html`${this.#problemPanel()}`;
    const loading = state.matches({ file: 'loading' }) || !!this.src;
    return html`<p role="status">${loading ? lessonStrings().loading : lessonStrings().noLesson}</p>`;
  }

  #open(src: string): void {
    this.actor.send({ type: 'LOAD', source: { address: src, base: this.state.context.base } });
  }

  #problemPanel(): TemplateResult | typeof nothing {
    if (!this.problem) return nothing;
    const again = () => this.actor.send({ type: 'RETRY' });
    return problemIn(this, this.problem, this.state.matches({ file: 'failed' }) ? { again } : {});
  }

  /** What is said to what the learner did. */
  get #reply(): Reply | null {
    const { state } = this;
    if (state.matches({ content: { step: 'tooEarly' } }))
      return { kind: 'plain', said: lessonStrings().notYet };
    if (state.matches({ content: { step: 'finished' } }))
      return { kind: 'right', said: lessonStrings().finished };
    return state.context.reply;
  }

  #taught(lesson: Lesson): TemplateResult {
    const { given, tip, laid } = this.state.context;
    return taught({
      lesson,
      at: this.step,
      reply: this.#reply,
      given,
      solved: this.solved,
      tip,
      listed: this.course !== null,
      problem: this.#problemPanel(),
      table: laid ? this.#board(lesson, laid.file) : nothing,
      answer: (answer) => this.actor.send({ type: 'ANSWER', answer }),
      attempt: (sentence) => this.#attempt(sentence),
      back: () => this.actor.send({ type: 'BACK' }),
      leave: () => this.actor.send({ type: 'LEAVE' }),
      again: () => this.actor.send({ type: 'AGAIN' }),
      onward: () => this.#next(),
    });
  }

  #board(lesson: Lesson, file: unknown): TemplateResult {
    const against = this.#now?.play?.against ?? 'human';
    const { seats = [] } = shownGame(knownRuleset(this.edition))?.presentation ?? {};
    const players = Object.fromEntries(seats.map((seat) => [seat, seat === lesson.side ? 'human' : against]));
    return html`<swtcg-table
      preload="auto"
      log="hide"
      ?flip=${lesson.side === seats[0] && against === 'human'}
      .players=${players}
      .file=${file}
      @swtcg-decision=${this.#decides}
      @swtcg-window=${this.#asked}
      @swtcg-ended=${this.#over}
      @swtcg-error=${(event: Event) => event.stopPropagation()}
    ></swtcg-table>`;
  }
}
