// The replay viewer: owns the steps, and is the only one of its parts that changes anything. What it is doing is the state
// of its chart (machines/ui/viewer.ts).

import { html, type PropertyValues, type TemplateResult } from 'lit';
import { waitFor } from 'xstate';
import { asPerspective } from '../../machines/ui/seats.ts';
import { type ViewerActor, type ViewerState, viewerMachine } from '../../machines/ui/viewer.ts';
import { addressOf } from '../../machines/ui/viewer-moves.ts';
import type { ViewerEmitted } from '../../machines/ui/viewer-types.ts';
import type { LogEvent } from '../../src/core/log-event.ts';
import { indexOf, type Stride } from '../../src/play/timeline/navigation.ts';
import { withPlayed } from '../../src/play/timeline/played-variation.ts';
import { mayTell } from '../../src/play/timeline/spoilers.ts';
import type { Timeline } from '../../src/play/timeline/timeline.ts';
import { SwtcgControls } from '../controls/controls.ts';
import { SwtcgLog } from '../log/log.ts';
import { SwtcgRule } from '../rule/rule.ts';
import { ChartController } from '../shared/chart-controller.ts';
import { fillScreen, SwtcgElement } from '../shared/element.ts';
import { afterPaint } from '../shared/frame.ts';
import type { GameDisplay } from '../shared/game-display.ts';
import { displayOf, firstRuleset, shownGame } from '../shared/games.ts';
import { inspector } from '../shared/lazy-inspector.ts';
import type { Copied } from '../shared/menu.ts';
import { whenNear } from '../shared/near.ts';
import { details } from '../shared/seams.ts';
import { shell } from '../shared/shell.styles.ts';
import {
  type Live,
  listed,
  NO_HEADING,
  type Perspective,
  type Problem,
  type Source,
  type Step,
  type Steps,
} from '../shared/steps.ts';
import { linkedStep, problemOf } from '../source/load.ts';
import { drawViewer } from './drawing.ts';
import type { ReplayEvents } from './events.ts';
import { FocusKeeper } from './focus.ts';
import { KeepUnderPointer } from './keep-under-pointer.ts';
import { actOf } from './keys.ts';
import { liveTable as liveTableStyles } from './live-table.styles.ts';
import { focusTable, lookAt, tableIn } from './live-table.ts';
import { MenuPopover } from './menu-popover.ts';
import { pageOf } from './page.ts';
import { listenersOf } from './part-listeners.ts';
import { replayStrings } from './strings.ts';

const queryOf = (state: ViewerState): string | null =>
  state.matches({ panels: { search: 'open' } }) ? state.context.query : null;

/**
 * Shows a game or an example step by step: the table, what happened, the rule behind it, and the whole account.
 * The steps come from `src`, from a `<script type="application/json">` or a `<pre>` inside the element, from the property
 * `file`, or from `steps` and `faces`. A file that cannot be shown is told of in place, with what is wrong and where.
 *
 * Keys, while the focus is inside: ← → step, Home and End, Space plays, [ and ] change the stride, ? shows them all.
 *
 * @attr {string} src - address of a scenario or a replay file, in JSON or in the notation, or of a log of views (`*.views.json`, `swtcg views`), which is shown without the engine
 * @attr {string} cards - address of compiled card data (`swtcg cards --compile`) that a scenario refers to
 * @attr {string} step - the address of the present step, `<decisions taken>.<n>`
 * @attr {'both'|'dark'|'light'|'spectator'} perspective - whose eyes the reader looks through: both by default, or a seat of the game
 * @attr {boolean} flip - swaps the halves of the table
 * @attr {boolean} autoplay - plays as soon as it is ready
 * @attr {number} speed - how fast it plays; 1 by default
 * @attr {'step'|'roll'|'decision'|'attack'|'phase'|'turn'} stride - what one step forward goes to
 * @attr {'show'|'hide'} controls - the playback controls
 * @attr {'show'|'hide'} log - the list of steps
 * @attr {'light'|'dark'} theme - else `data-theme` of an ancestor, else the page's or the system's
 * @attr {string} lang - the language of the interface, here or on an ancestor
 * @attr {string} card-art - address of a card's picture, with `{name}`, `{version}` and `{slug}` to be filled in
 * @attr {'near'|'auto'|'none'} preload - loads when it comes near (by default), at once, or when the reader asks for it
 * @attr {'show'|'hide'} spoilers - whether the result, the odds and what is to come are told, and how much of it there is
 * @attr {boolean} inspect - opens the Stately inspector on the statecharts
 * @slot - a `<script type="application/json">` with a scenario or a replay, or a `<pre>` with one in the notation; anything else is for readers without scripts
 * @slot poster - what is shown with `preload="none"` until the reader asks for the replay
 * @fires swtcg-ready - the first step is shown; `detail` has `title` and `length`, the steps so far
 * @fires swtcg-step - another step is shown; `detail` has `step`, `index`, `entry` (the event) and its `text`
 * @fires swtcg-play - steps follow by themselves
 * @fires swtcg-pause - they stop
 * @fires swtcg-ended - the last step was reached while playing
 * @fires swtcg-branch - the reader plays on from a step; `detail` has `step` and `live`
 * @fires swtcg-error - a file cannot be shown, or not to its end; `detail` has `code`, `message` and, where it applies, `path`
 * @csspart base - the whole viewer
 * @csspart board - the table
 * @csspart said - the sentence of the present step
 * @cssproperty --swtcg-accent - and all other tokens of the look; see components/shared/tokens.ts
 */
export class SwtcgReplay extends SwtcgElement {
  static override parts = {
    'swtcg-controls': SwtcgControls,
    'swtcg-log': SwtcgLog,
    'swtcg-rule': SwtcgRule,
  };

  static override properties = {
    src: { type: String },
    cards: { type: String },
    step: { type: String, reflect: true, noAccessor: true },
    perspective: { type: String, reflect: true, noAccessor: true },
    flipped: { type: Boolean, attribute: 'flip', reflect: true },
    autoplay: { type: Boolean },
    speed: { type: Number },
    stride: { type: String },
    controls: { type: String },
    log: { type: String },
    cardArt: { attribute: 'card-art' },
    preload: { type: String },
    spoilers: { type: String, reflect: true },
    inspect: { type: Boolean },
    file: { attribute: false },
    steps: { attribute: false },
    faces: { attribute: false },
    index: { attribute: false, noAccessor: true },
    query: { attribute: false, noAccessor: true },
    copied: { state: true },
  };

  static override styles = [SwtcgElement.styles, shell, liveTableStyles];

  declare src: string | null;
  declare cards: string | null;
  declare flipped: boolean;
  declare autoplay: boolean;
  declare speed: number;
  declare stride: Stride;
  declare controls: 'show' | 'hide';
  declare log: 'show' | 'hide';
  declare cardArt: string | null;
  declare preload: 'near' | 'auto' | 'none';
  declare spoilers: 'show' | 'hide';
  declare inspect: boolean;
  /** A scenario or a replay, as an object or as its text: instead of `src`. */
  declare file: unknown;
  /** The steps themselves, instead of a file. */
  declare steps: readonly Step[] | Steps | null;
  /** The printed faces that go with `steps`. */
  declare faces: Source['cards'];
  /** What was copied last, for the menu. */
  declare copied: Copied | null;

  readonly #chart = new ChartController(
    this,
    viewerMachine,
    { page: pageOf(this) },
    {
      index: ({ context }) => context.index,
      step: ({ context }) => addressOf(context),
      perspective: ({ context }) => context.perspective,
      query: queryOf,
    },
  );
  readonly #pointer = new KeepUnderPointer(this);
  readonly #focus = new FocusKeeper(this);
  readonly #menu = new MenuPopover(this, this.#chart.send);
  readonly #listeners = listenersOf(this, this.#pointer, this.#menu);
  /** The file that the chart knows of. */
  #named: readonly unknown[] = [];
  /** The step that the page has set since. */
  #stepNamed: string | null = null;
  #nearby = false;
  /** The page's address names a step of what is loading: the reader is brought to it. */
  #linked = false;
  #unwatch: (() => void) | null = null;

  constructor() {
    super();
    this.src = null;
    this.cards = null;
    this.flipped = false;
    this.autoplay = false;
    this.speed = 1;
    this.stride = 'step';
    this.controls = 'show';
    this.log = 'show';
    this.cardArt = null;
    this.preload = 'near';
    this.spoilers = 'show';
    this.inspect = false;
    this.file = null;
    this.steps = null;
    this.faces = {};
    this.copied = null;
    this.actor.on('*', (emitted) => this.#announce(emitted));
  }

  /** The running statechart of this viewer: what it is doing, and where it is. It can be sent the chart's events. */
  get actor(): ViewerActor {
    return this.#chart.actor;
  }

  get #state() {
    return this.#chart.state;
  }

  // ---- what the chart decides

  /** The steps so far, and where they come from. */
  get timeline(): Timeline {
    return this.#state.context.timeline;
  }

  /** The number of the present step, from 0; one that there is not is the nearest. */
  get index(): number {
    return this.#state.context.index;
  }
  set index(index: number) {
    const { timeline } = this;
    this.seek(timeline.source ? timeline.clamp(index) : index);
  }

  get step(): string | null {
    return addressOf(this.#state.context);
  }
  set step(step: string | null) {
    if (step === null) return;
    this.#stepNamed = step;
    if (step !== this.step) this.seek(step);
    this.#reflect('step', step);
  }

  get perspective(): Perspective {
    return this.#state.context.perspective;
  }
  set perspective(perspective: Perspective | null) {
    const { source } = this.timeline;
    const asked = perspective ?? 'both';
    // Which seats there are, the game says once it is here.
    this.#chart.send({
      type: 'look',
      perspective: source ? asPerspective(asked, source.game.seats) : asked,
    });
    this.#reflect('perspective', perspective);
  }

  /** An attribute says how it is, also where that is not as was asked: Lit reflects no property while its attribute is set. */
  #reflect(name: 'step' | 'perspective', asked: string | null): void {
    queueMicrotask(() => this.requestUpdate(name, asked));
  }

  /** What is searched for in the log; null where nobody searches. */
  get query(): string | null {
    return queryOf(this.#state);
  }
  set query(query: string | null) {
    this.#chart.send(query === null ? { type: 'closeSearch' } : { type: 'find', query });
  }

  /** Whether steps follow by themselves. */
  get playing(): boolean {
    return this.#state.matches({ playback: 'playing' });
  }

  /** Whether the list of keys is shown. */
  get showsKeys(): boolean {
    return this.#state.matches({ panels: { keys: 'open' } });
  }

  /** What went wrong last, until it is put away. */
  get problem(): Problem | null {
    return this.#state.context.problem;
  }

  /** Where play is at the step that is shown: the path of states, and the turn. */
  get place(): Pick<LogEvent, 'path' | 'turn'> | null {
    return this.timeline.at(this.index)?.entry ?? null;
  }

  /** What is shown, by its title. */
  get heading(): string {
    const { timeline, index, perspective } = this;
    const title = timeline.source?.heading.title;
    return (mayTell(timeline, index, perspective, title) && title) || replayStrings().replay;
  }

  // ---- the life of the element

  override connectedCallback(): void {
    super.connectedCallback();
    this.#unwatch = whenNear(this, () => {
      this.#nearby = true;
      this.requestUpdate();
    });
    addEventListener('hashchange', this.#followLink);
    const linked = linkedStep(this);
    if (linked !== null && !this.timeline.source) {
      this.#linked = true;
      this.#chart.send({ type: 'seek', to: linked });
      this.#chart.send({ type: 'ask' });
    }
    this.#chart.send({ type: 'connect' });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unwatch?.();
    removeEventListener('hashchange', this.#followLink);
    this.#chart.send({ type: 'disconnect' });
  }

  override willUpdate(changed: PropertyValues<this>): void {
    // What a page takes away, or can't mean, is as by default.
    if (!(this.speed > 0)) this.speed = 1;
    if (changed.has('inspect') && this.inspect) void this.#inspect();
    if (this.preload === 'auto' || (this.#nearby && this.preload !== 'none')) this.#ask();
    // What stands inside the element may have come since it was asked for.
    if (!this.hasUpdated && this.#state.matches({ file: 'unnamed' })) this.#named = [];
    this.#nameFile();
    this.#stepNamed = null;
    if ((changed.has('steps') || changed.has('faces')) && this.steps) this.#give(this.steps);
    for (const style of details.part?.viewerStyles ?? []) this.adopt(style);
    for (const style of this.display?.details.part?.styles ?? []) this.adopt(style);
  }

  /** How the game is shown, once that is here. */
  get display(): GameDisplay | null {
    return shownGame(this.edition);
  }

  /** Steps that the page gives name no game: they are of the first. */
  #give(steps: readonly Step[] | Steps): void {
    const ruleset = firstRuleset();
    const { presentation } = shownGame(ruleset) as GameDisplay;
    this.#chart.send({
      type: 'give',
      source: { ...listed(steps), ruleset, game: presentation, heading: NO_HEADING, cards: this.faces },
    });
  }

  /** What shows the steps that the page gives comes before they are drawn. */
  protected override get needed(): Promise<unknown> | null {
    const ruleset = firstRuleset();
    return this.steps && !shownGame(ruleset) ? displayOf(ruleset) : null;
  }

  protected override update(changed: PropertyValues<this>): void {
    this.#focus.beforeDrawing();
    super.update(changed);
    this.#focus.afterDrawing();
  }

  override updated(changed: PropertyValues<this>): void {
    const { index, timeline } = this;
    if (this.#state.matches({ game: 'opening' })) this.#chart.send({ type: 'drawn' });
    if (changed.has('query') && this.query === null) details.part?.unmarkFound();
    if (!changed.has('index')) return;
    const step = timeline.at(index);
    if (step)
      this.#tell('swtcg-step', {
        step: timeline.address(index),
        index,
        entry: step.entry,
        text: step.text,
      });
    // Most readers go on to the next step: its table is worked out while they look at this one.
    if (step) afterPaint(() => this.timeline.at(this.index + 1)?.viewFor?.(this.perspective));
    if (timeline.live) lookAt(this);
  }

  /** A reader begins to look. */
  readonly #readAction = (): void => this.display?.approached?.(this);

  override render(): TemplateResult {
    // A table in it is called by the title.
    const name = this.timeline.live ? replayStrings().replay : this.heading;
    const drawing = { viewer: this, state: this.#state, send: this.#chart.send, listeners: this.#listeners };
    return html`<section class="base" part="base" tabindex="0" aria-label=${name} @keydown=${this.#keyed} @pointerenter=${this.#readAction} @focusin=${this.#readAction}>
      <div class="frame">${drawViewer(drawing)}</div>
    </section>`;
  }

  // ---- loading

  /** The page or the reader wants to see the file. */
  #ask(): void {
    if (this.#state.matches({ file: 'unasked' })) this.#chart.send({ type: 'ask' });
  }

  /** Tells the chart of another file, at once where something is asked of that file. */
  #nameFile(): void {
    const named = [this.src, this.cards, this.file];
    if (named.every((one, i) => one === this.#named[i])) return;
    this.#named = named;
    this.#chart.send({ type: 'name', step: this.#stepNamed });
  }

  readonly #followLink = (): void => {
    const step = linkedStep(this);
    if (step === null) return;
    this.#ask();
    this.seek(step);
    this.scrollIntoView({ block: 'nearest' });
  };

  /** Tells of a problem. What was shown before stays. */
  fail(problem: Problem): void {
    this.#chart.send({ type: 'fail', problem });
  }

  async #inspect(): Promise<void> {
    try {
      await (await inspector.load()).inspectChart(this.actor);
    } catch (failure) {
      this.fail(problemOf(failure));
    }
  }

  // ---- moving

  /** Shows another step: by its number, from 0, or by its address; one that is still to be played, as soon as it has been. */
  seek(to: number | string): void {
    this.#nameFile();
    this.#chart.send({ type: 'seek', to });
  }

  /** One stride forward; from the last step so far to the one that is played next. */
  next(): void {
    this.#chart.send({ type: 'step', by: 1 });
  }

  /** One stride back. */
  prev(): void {
    this.#chart.send({ type: 'step', by: -1 });
  }

  /** Lets the steps follow by themselves: at once, or as soon as there is a game. */
  play(): void {
    this.#nameFile();
    this.#ask();
    this.#chart.send({ type: 'play' });
  }

  pause(): void {
    this.#chart.send({ type: 'pause' });
  }

  /** Swaps the halves of the table. */
  flip(): void {
    this.flipped = !this.flipped;
  }

  /** The viewer takes the focus, and with it the keys; the table does, where the reader plays on. */
  override focus(options?: FocusOptions): void {
    const { renderRoot } = tableIn(this) ?? this;
    renderRoot.querySelector<HTMLElement>('.base')?.focus(options);
  }

  /** The edition that the game is of. */
  get edition(): string {
    return this.timeline.source?.ruleset ?? '';
  }

  // ---- other lines

  /**
   * Plays on from a step: what follows is decided by the reader. Nothing of the game is lost; `back()` leads to it.
   * Answers with the live line of play.
   */
  async branch(step: number | string = this.index): Promise<Live | null> {
    const { timeline } = this;
    const index = typeof step === 'string' ? indexOf(timeline.lines, step) : timeline.clamp(step);
    this.#chart.send({ type: 'branch', index });
    const { context } = await waitFor(this.actor, (state) => !state.matches({ game: 'branching' }));
    const { live } = context.timeline;
    return live === timeline.live ? null : live;
  }

  /** Back to the game, from a variation or from what the reader plays. */
  back(): void {
    this.#chart.send({ type: 'back' });
  }

  /** The file that is shown; what the reader played is one more variation in it. */
  toJSON(): unknown {
    const { timeline, played } = this.#state.context;
    const { source, live } = timeline;
    return source && (withPlayed(source, live ?? played) ?? source.file);
  }

  // ---- tools

  /** Fills the screen, or leaves it. */
  fullScreen(): void {
    this.#menu.close();
    fillScreen(this);
  }

  /** Shows the list of keys, or takes it away. */
  async showKeys(): Promise<void> {
    this.#menu.close();
    this.#chart.send({ type: 'toggleKeys' });
    await details.load().catch(() => {});
    await this.updateComplete;
  }

  readonly #keyed = (event: KeyboardEvent): void => {
    const act = actOf(event, this);
    if (!act) return;
    event.preventDefault();
    act(this);
  };

  // ---- telling the page

  #tell<Name extends keyof ReplayEvents>(name: Name, detail: ReplayEvents[Name]): void {
    this.send(name, detail);
  }

  #announce(emitted: ViewerEmitted): void {
    const { timeline, index } = this;
    const step = timeline.address(index);
    switch (emitted.type) {
      case 'ready':
        this.#tell('swtcg-ready', { title: this.heading, length: timeline.length });
        // Whoever has begun to read, or comes back to the page, stays where they are.
        if (this.#linked && !scrollY) this.scrollIntoView({ block: 'nearest' });
        this.#linked = false;
        break;
      case 'branch':
        this.#tell('swtcg-branch', { step, live: emitted.live });
        if (this.matches(':focus-within')) void focusTable(this);
        break;
      case 'error':
        this.#tell('swtcg-error', emitted.problem);
        break;
      case 'advance':
        this.#pointer.keepControls();
        break;
      case 'menu':
        void this.#menu.open();
        break;
      default:
        this.#tell(`swtcg-${emitted.type}`, { step });
    }
  }
}
