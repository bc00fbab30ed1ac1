// The replay viewer: owns the steps, and is the only one of its parts that changes anything.

import { html, type PropertyValues, type TemplateResult } from 'lit';
import type { LogEntry } from '../../src/game/state.ts';
import { action, SwtcgBoard } from '../board/board.ts';
import type { CardFaces } from '../board/face.ts';
import { type Stride, SwtcgControls } from '../controls/controls.ts';
import { SwtcgLog } from '../log/log.ts';
import { SwtcgRule } from '../rule/rule.ts';
import { loadRules } from '../rule/rules.ts';
import { fillScreen, SwtcgElement } from '../shared/element.ts';
import { afterPaint } from '../shared/frame.ts';
import { inline, linkedStep, problemOf, sourceFrom, sourceOf, textOf } from '../shared/load.ts';
import type { Copied } from '../shared/menu.ts';
import { whenNear } from '../shared/near.ts';
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
import { indexOf, strideTo } from '../shared/strides.ts';
import { Course } from './course.ts';
import { drawn, earsOf } from './drawing.ts';
import type { ReplayEvents } from './events.ts';
import { Hold } from './hold.ts';
import { actOf } from './keys.ts';
import { fetchOpened } from './opening.ts';
import { Playback } from './playback.ts';
import { mayTell } from './sight.ts';
import { replayStrings } from './strings.ts';

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
 * @attr {'both'|'dark'|'light'|'spectator'} perspective - whose eyes the reader looks through; both by default
 * @attr {boolean} flip - Light above, Dark below
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
 * @fires swtcg-step - another step is shown; `detail` has `step`, `index` and `entry`
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
    'swtcg-board': SwtcgBoard,
    'swtcg-controls': SwtcgControls,
    'swtcg-log': SwtcgLog,
    'swtcg-rule': SwtcgRule,
  };

  static override properties = {
    src: { type: String },
    cards: { type: String },
    step: { type: String, reflect: true },
    perspective: { type: String, reflect: true },
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
    index: { attribute: false },
    playing: { state: true },
    copied: { state: true },
    query: { state: true },
    _problem: { state: true },
    _loading: { state: true },
    _asked: { state: true },
    _nearby: { state: true },
    _told: { state: true },
    _checking: { state: true },
    _keys: { state: true },
    _insight: { state: true },
    _menu: { state: true },
    _live: { state: true },
  };

  static override styles = [SwtcgElement.styles, shell];

  declare src: string | null;
  declare cards: string | null;
  declare step: string | null;
  declare perspective: Perspective;
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
  declare faces: CardFaces;
  /** The number of the present step, from 0. */
  declare index: number;
  /** Whether steps follow by themselves. */
  declare playing: boolean;
  /** What was copied last, for the menu. */
  declare copied: Copied | null;
  /** What is looked for in the log; null where nobody looks. */
  declare query: string | null;
  declare _problem: Problem | null;
  declare _loading: boolean;
  declare _asked: boolean;
  /** It has come near to what is seen. */
  declare _nearby: boolean | null;
  declare _told: boolean;
  /** What is only told is being played. */
  declare _checking: boolean;
  declare _keys: typeof import('../details/key-list.ts') | null;
  declare _insight: typeof import('../details/roll.ts') | null;
  declare _menu: typeof import('../details/viewer-menu.ts') | null;
  declare _live: typeof import('./live-table.ts') | null;

  /** The steps, and where they come from. */
  readonly course: Course = new Course(this);
  #request = 0;
  /** The present step was reached from its neighbour: cards may glide. */
  _near = false;
  #unwatch: (() => void) | null = null;
  _curious = false;
  #shown: Source | null = null;
  /** The step of the game before this one. */
  #left: string | null = null;
  readonly #ears = earsOf(this, new Hold(this));
  readonly #playback = new Playback(this, this.#ears.hold);

  constructor() {
    super();
    // Nothing is given yet.
    for (const name in SwtcgReplay.properties) Object.assign(this, { [name]: null });
    this.perspective = 'both';
    this.flipped = false;
    this.autoplay = false;
    this.speed = 1;
    this.stride = 'step';
    this.controls = 'show';
    this.log = 'show';
    this.preload = 'near';
    this.spoilers = 'show';
    this.inspect = false;
    this.faces = {};
    this.index = 0;
    this.playing = false;
    this._loading = false;
    this._asked = false;
    this._told = false;
    this._checking = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#unwatch = whenNear(this, () => {
      this._nearby = true;
    });
    if (linkedStep(this)) this._asked = true;
    addEventListener('hashchange', this.#linked);
    void this.course.pump();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unwatch?.();
    removeEventListener('hashchange', this.#linked);
    this.pause();
  }

  /** What a reader opened is drawn when it has come; what does not come stays closed. */
  protected override async scheduleUpdate(): Promise<void> {
    if (this._told || this.query !== null) {
      const opened = await this.#part(fetchOpened());
      if (opened) this.adopt(opened.styles);
      else {
        this._told = false;
        this.query = null;
      }
    }
    super.scheduleUpdate();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    const { course } = this;
    // What a page takes away, or can't mean, is as by default.
    this.perspective ??= 'both';
    if (!(this.speed > 0)) this.speed = 1;
    if (this.preload === 'auto' || (this._nearby && this.preload !== 'none')) this._asked = true;
    if (changed.has('index') && !course.source) {
      course.want(this.index);
      this.index = 0;
    }
    const named = changed.has('src') || changed.has('cards') || changed.has('file');
    if (named) {
      // Another game is seen from its start, not from where its predecessor stood.
      this.#left = changed.get('src') && !changed.has('step') ? this.step : null;
      this.#playback.stop();
    }
    if ((named || changed.has('_asked')) && this._asked) this._start();
    if ((changed.has('steps') || changed.has('faces')) && this.steps) {
      this.#request += 1;
      this.#take({ ...listed(this.steps), heading: NO_HEADING, cards: this.faces });
    }
    if (changed.has('step') && this.step !== null && this.step !== course.address(this.index))
      course.want(this.step);
    if (changed.has('perspective') && course.source) this.#look(course.source, changed.get('perspective'));
    if (changed.has('index')) {
      this.index = course.inside(this.index);
      this._near = Math.abs(this.index - (changed.get('index') ?? 0)) === 1;
      if (changed.get('index') !== undefined && course.source) this.#wonder();
    }
    if (course.source && course.wanted === null) this.step = course.address(this.index);
    course.seen = Math.max(course.seen, this.index);
  }

  protected override update(changed: PropertyValues<this>): void {
    const held = this.shadowRoot?.activeElement;
    super.update(changed);
    // What had the focus may be gone: the keys go on working.
    if (held && !this.shadowRoot?.activeElement) this.focus({ preventScroll: true });
  }

  override updated(changed: PropertyValues<this>): void {
    const { course } = this;
    const step = course.at(this.index);
    const fresh = course.source !== this.#shown;
    if (course.source && fresh) {
      this.#shown = course.source;
      this._tell('swtcg-ready', { title: this.heading, length: course.length });
    }
    if (course.source) this.#playback.ready(fresh);
    // Whatever step was gone to has its time.
    if (changed.has('index')) this.#playback.wait();
    // Most readers go on to the next step: its table is worked out while they look at this one.
    if (changed.has('index') && step)
      afterPaint(() => course.at(this.index + 1)?.viewFor?.(this.perspective));
    if (changed.has('index') && step && changed.get('index') !== undefined)
      this._tell('swtcg-step', { step: this.step ?? '', index: this.index, entry: step.entry });
    if (changed.has('index')) this._live?.look(this);
    if (changed.has('query') && changed.get('query') === null)
      this.renderRoot.querySelector<HTMLElement>('.find input')?.focus();
  }

  _tell<Name extends keyof ReplayEvents>(name: Name, detail: ReplayEvents[Name]): void {
    this.send(name, detail);
  }

  /** Where play is at the step that is shown: the path of states, and the turn. */
  get place(): Pick<LogEntry, 'path' | 'turn'> | null {
    return this.course.at(this.index)?.entry ?? null;
  }

  /** What is shown, by its title. */
  get heading(): string {
    const { course, index, perspective } = this;
    const title = course.source?.heading.title;
    return (mayTell(course, index, perspective, title) && title) || replayStrings().replay;
  }

  // ---- loading

  /** Fetches what is to be shown; a later request overtakes an earlier one. */
  _start(): void {
    const { src, cards } = this;
    const file = src ? null : (this.file ?? inline(this));
    if (src) void this.#load(() => sourceFrom(src, cards, this.inspect));
    else if (file !== null && !this.steps)
      void this.#load(async () => sourceOf(textOf(file) as string, cards));
  }

  async #load(load: () => Promise<Source>): Promise<void> {
    this.#request += 1;
    const request = this.#request;
    this._loading = true;
    try {
      // The game is shown also where the inspector does not come.
      const inspect = this.inspect
        ? await this.#part(import('../shared/inspector.ts').then((it) => it.openInspector()))
        : null;
      const told = await load();
      // The inspector looks at play.
      const shown = this.#sees(told) && !this.inspect;
      const source = shown ? told : ((await told.played?.()) ?? told);
      if (inspect) source.inspect?.(inspect);
      if (request === this.#request) this.#take(source);
    } catch (failure) {
      if (request === this.#request) this.fail(problemOf(failure));
    } finally {
      if (request === this.#request) this._loading = false;
    }
  }

  /** Whether what is to be shown can be seen with the eyes that are asked for. */
  #sees({ seats = [this.perspective] }: Source): boolean {
    return seats.includes(this.perspective);
  }

  /** Others' eyes: what is only told is played for them; where it can't be, it is seen as it was told. */
  #look(source: Source, before: Perspective | undefined): void {
    if (this.#sees(source)) return;
    const wanted = this.perspective;
    this.perspective = before ?? (source.seats?.[0] as Perspective);
    void this._playThrough(source, wanted);
  }

  /** Has what is only told played by the rules: it is then shown as played, at the same step. */
  async _playThrough(source: Source, perspective = this.perspective): Promise<void> {
    this._checking = true;
    const played = await this.#part(Promise.resolve(source.played?.()));
    this._checking = false;
    if (!played || source !== this.course.source) return;
    // It is the same game: no other one is ready.
    this.#shown = played;
    this._problem = null;
    this.course.exchange(played);
    this.perspective = perspective;
  }

  #take(source: Source): void {
    this._problem = null;
    if (!this.#sees(source)) this.perspective = source.seats?.[0] as Perspective;
    const step = this.step !== this.#left && this.step;
    // The page's address was written for what the page shows first.
    const linked = !this.#shown && linkedStep(this);
    this.course.take(source, linked || this.course.wanted || step || 0);
    // Whoever has begun to read, or comes back to the page, stays where they are.
    if (linked && !scrollY) void this.updateComplete.then(() => this.#show());
  }

  #show(): void {
    this.scrollIntoView({ block: 'nearest' });
  }

  /** Tells of a problem. What was shown before stays. */
  fail(problem: Problem): void {
    this._problem = problem;
    this._tell('swtcg-error', problem);
  }

  /** A part that is fetched when it is asked for; that it does not come is told. */
  #part<Part>(coming: Promise<Part>): Promise<Part | null> {
    return coming.catch((failure) => {
      this.fail(problemOf(failure));
      return null;
    });
  }

  readonly #linked = (): void => {
    const step = linkedStep(this);
    if (step === null) return;
    this._asked = true;
    this.seek(step);
    this.#show();
  };

  /** The reader has begun to look: explanations and odds are fetched now. What is only an addition may fail to come. */
  #wonder(): void {
    if (this._curious) return;
    this._curious = true;
    const redraw = () => this.requestUpdate();
    import('../details/roll.ts').then((insight) => {
      this.adopt(insight.diceStyles);
      this.adopt(insight.styles);
      this._insight = insight;
    }, redraw);
    loadRules().then(redraw, redraw);
  }

  // ---- moving

  /** Shows another step: by its number, from 0, or by its address; one that is still to be played, as soon as it has been. */
  seek(to: number | string): void {
    this.course.want(to);
  }

  /** One stride forward; from the last step so far to the one that is played next. */
  next(): void {
    const { course, index } = this;
    const to = strideTo(course.lines, index, 1, this.stride);
    this.seek(to > index || !course.growing ? to : index + 1);
  }

  /** One stride back. */
  prev(): void {
    this.seek(strideTo(this.course.lines, this.index, -1, this.stride));
  }

  /** Lets the steps follow by themselves: at once, or as soon as there is a game. */
  play(): void {
    this.#playback.play();
  }

  pause(): void {
    this.#playback.pause();
  }

  /** Swaps the halves of the table. */
  flip(): void {
    this.flipped = !this.flipped;
  }

  /** The viewer takes the focus, and with it the keys; the table does, where the reader plays on. */
  override focus(options?: FocusOptions): void {
    const { renderRoot } = this._live?.tableIn(this) ?? this;
    renderRoot.querySelector<HTMLElement>('.base')?.focus(options);
  }

  // ---- other lines

  /**
   * Plays on from a step: what follows is decided by the reader. Nothing of the game is lost; `back()` leads to it.
   * Answers with the live course of play.
   */
  async branch(step: number | string = this.index): Promise<Live | null> {
    this.pause();
    const { course } = this;
    const index = typeof step === 'string' ? indexOf(course.lines, step) : course.inside(step);
    this._live = await this.#part(import('./live-table.ts'));
    return this._live?.takeOver(this, index) ?? null;
  }

  /** Back to the game, from a variation or from what the reader plays. */
  back(): void {
    this._problem = this.course.source?.problem ?? null;
    this.course.back();
  }

  /** The file that is shown; what the reader played is one more variation in it. */
  toJSON(): unknown {
    return this._live?.withPlayed(this.course) ?? this.course.source?.file;
  }

  // ---- tools

  readonly _openMenu = async (event: Event): Promise<void> => {
    const button = event.currentTarget as HTMLElement;
    const tools = await this.#part(import('../details/viewer-menu.ts'));
    if (!tools) return;
    this.adopt(tools.styles);
    this._menu = tools;
    this.copied = null;
    await this.updateComplete;
    const menu = this.renderRoot.querySelector<HTMLElement>('.menu');
    if (menu) tools.openAt(menu, button);
  };

  #closeMenu(): void {
    this.renderRoot.querySelector<HTMLElement>('.menu:popover-open')?.hidePopover();
  }

  /** Fills the screen, or leaves it. */
  fullScreen(): void {
    this.#closeMenu();
    fillScreen(this);
  }

  /** Shows the list of keys, or takes it away. */
  async showKeys(): Promise<void> {
    this.#closeMenu();
    const keys = await this.#part(import('../details/key-list.ts'));
    if (!keys) return;
    this.adopt(keys.styles);
    this._keys = this._keys ? null : keys;
    await keys.attend(this);
  }

  readonly #keyed = (event: KeyboardEvent): void => {
    const act = actOf(event);
    if (!act || !this.course.source || this._live?.hasKeys(this, event)) return;
    event.preventDefault();
    act(this);
  };

  readonly #readAction = (): void => void action.for(this);

  override render(): TemplateResult {
    // A table in it is called by the title.
    const name = this.course.live ? replayStrings().replay : this.heading;
    return html`<section class="base" part="base" tabindex="0" aria-label=${name} @keydown=${this.#keyed} @pointerenter=${this.#readAction} @focusin=${this.#readAction}>
      <div class="frame">${drawn(this, this.#ears)}</div>
    </section>`;
  }
}
