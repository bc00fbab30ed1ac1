// The replay viewer: owns the steps, and is the only one of its parts that changes anything.
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Arena, CardId, LogEntry } from '../../src/game/state.ts';
import '../board/swtcg-board.ts';
import type { CardFaces } from '../board/face.ts';
import '../controls/swtcg-controls.ts';
import { type NoteMark, STRIDES, type Stride, type TurnMark } from '../controls/controls.ts';
import '../log/swtcg-log.ts';
import type { LogLine } from '../log/log.ts';
import { index as ruleIndex, loadRules } from '../rule/rules.ts';
import '../rule/swtcg-rule.ts';
import { SwtcgElement } from '../shared/element.ts';
import { icon } from '../shared/icons.ts';
import { t } from '../shared/strings.ts';
import { pathWords } from '../shared/words.ts';
import { Clock } from './clock.ts';
import type { ReplayEvents } from './events.ts';
import { head } from './head.ts';
import { journeysOf } from './journeys.ts';
import { keyOf } from './keys.ts';
import { fetched, inline, problemOf, sourceOf } from './load.ts';
import { path } from './path.ts';
import { poster } from './poster.ts';
import { problemPanel } from './problem-panel.ts';
import { replay } from './replay.styles.ts';
import {
  type Choice,
  type Line,
  type Live,
  listed,
  type Note,
  type Perspective,
  type Problem,
  type RollView,
  type Source,
  type Step,
  type Steps,
} from './steps.ts';
import { attackMarks, indexOf, startOf, strideTo, turnMarks } from './strides.ts';
import { why } from './why.ts';

/** For so many milliseconds the game is played on before the page gets its turn again. */
const SLICE = 12;
/** The parts of the viewer are told of new steps no more often than this. */
const TELL_EVERY = 200;
/** From this speed on, cards don't glide. */
const FAST = 4;
const ARENAS: readonly string[] = ['space', 'ground', 'character'];

const NO_HEADING = { title: null, question: null, explanation: null };

/**
 * Shows a game or an example step by step: the table, what happened, the rule behind it, and the whole account.
 * The steps come from `src`, from a `<script type="application/json">` inside the element, or from the properties
 * `steps` and `faces`. A file that cannot be shown is told of in place, with what is wrong and where.
 *
 * Keys, while the focus is inside: ← → step, Home and End, Space plays, [ and ] change the stride, ? shows them all.
 *
 * @attr {string} src - address of a scenario or a replay file
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
 * @attr {'show'|'hide'} spoilers - whether the result, the odds and what is to come are told
 * @attr {boolean} inspect - opens the Stately inspector on the statecharts
 * @slot - a `<script type="application/json">` with a scenario or a replay; anything else is for readers without scripts
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
  static override properties = {
    src: { type: String },
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
    steps: { attribute: false },
    faces: { attribute: false },
    index: { attribute: false },
    _playing: { state: true },
    _source: { state: true },
    _line: { state: true },
    _lines: { state: true },
    _growing: { state: true },
    _problem: { state: true },
    _loading: { state: true },
    _asked: { state: true },
    _told: { state: true },
    _keys: { state: true },
    _insight: { state: true },
    _menu: { state: true },
    _copied: { state: true },
    _query: { state: true },
    _branch: { state: true },
    _all: { state: true },
    _refusal: { state: true },
  };

  static override styles = [SwtcgElement.styles, replay];

  declare src: string | null;
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
  /** The steps themselves, instead of a file. */
  declare steps: readonly Step[] | Steps | null;
  /** The printed faces that go with `steps`. */
  declare faces: CardFaces;
  /** The number of the present step, from 0. */
  declare index: number;
  declare _playing: boolean;
  declare _source: Source | null;
  /** The course of play that is shown: the game itself, a variation, or what the reader plays. */
  declare _line: Line | null;
  declare _lines: readonly LogLine[];
  declare _growing: boolean;
  declare _problem: Problem | null;
  declare _loading: boolean;
  declare _asked: boolean;
  declare _told: boolean;
  declare _keys: typeof import('./key-list.ts') | null;
  declare _insight: typeof import('./insight.ts') | null;
  declare _menu: typeof import('./tools.ts') | null;
  declare _copied: { readonly text: string; readonly done: boolean } | null;
  /** What is looked for in the log; null where nobody looks. */
  declare _query: string | null;
  declare _branch: typeof import('./branch-panel.ts') | null;
  declare _all: boolean;
  declare _refusal: string | null;

  #turns: readonly TurnMark[] = [];
  #marks: readonly number[] = [];
  #request = 0;
  #toldAt = 0;
  readonly #clock = new Clock(() => this.#tick());
  /** The present step was reached from its neighbour: cards may glide. */
  #near = false;
  /** The address to go to as soon as it has been played. */
  #wanted: string | null = null;
  /** Where the game was left for another line. */
  #left = 0;
  #title = '';
  #visible: IntersectionObserver | null = null;
  #curious = false;

  constructor() {
    super();
    this.src = null;
    this.step = null;
    this.perspective = 'both';
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
    this.steps = null;
    this.faces = {};
    this.index = 0;
    this._playing = false;
    this._source = null;
    this._line = null;
    this._lines = [];
    this._growing = false;
    this._problem = null;
    this._loading = false;
    this._asked = false;
    this._told = false;
    this._keys = null;
    this._insight = null;
    this._menu = null;
    this._copied = null;
    this._query = null;
    this._branch = null;
    this._all = false;
    this._refusal = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#visible = new IntersectionObserver(
      (seen) => {
        if (this.preload !== 'none' && seen.some(({ isIntersecting }) => isIntersecting)) this._asked = true;
      },
      { rootMargin: '600px' },
    );
    this.#visible.observe(this);
    addEventListener('hashchange', this.#linked);
    if (this._line && this._growing) void this.#pump(this._line);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#visible?.disconnect();
    removeEventListener('hashchange', this.#linked);
    this.pause();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('preload') && this.preload === 'auto') this._asked = true;
    if ((changed.has('src') || changed.has('_asked')) && this._asked) this.#start();
    if ((changed.has('steps') || changed.has('faces')) && this.steps) {
      this.#request += 1;
      this.#take({ ...listed(this.steps), heading: NO_HEADING, cards: this.faces });
    }
    if (changed.has('step') && this.step !== null && this.step !== this.#address(this.index))
      this.#want(this.step);
    if (changed.has('index')) {
      const last = Math.max(0, this._lines.length - 1);
      if (this._source) this.index = Math.max(0, Math.min(Math.trunc(this.index) || 0, last));
      this.#near = Math.abs(this.index - (changed.get('index') ?? 0)) === 1;
      if (changed.get('index') !== undefined && this._source) this.#wonder();
    }
    if (this._source && this.#wanted === null) this.step = this.#address(this.index);
  }

  override updated(changed: PropertyValues<this>): void {
    const step = this.#step;
    if (changed.has('index') && step && changed.get('index') !== undefined)
      this.#tell('swtcg-step', { step: this.step ?? '', index: this.index, entry: step.entry });
    if (changed.has('_source') && this._source) {
      this.#tell('swtcg-ready', { title: this.#title, length: this._lines.length });
      if (this.autoplay) this.play();
    }
    if (changed.has('_query') && changed.get('_query') === null)
      this.renderRoot.querySelector<HTMLElement>('.find input')?.focus();
  }

  #tell<Name extends keyof ReplayEvents>(name: Name, detail: ReplayEvents[Name]): void {
    this.send(name, detail);
  }

  get #step(): Step | null {
    return this._line && this.index < this._line.steps.length ? this._line.steps.at(this.index) : null;
  }

  #address(index: number): string {
    return this._lines[index]?.address ?? String(index + 1);
  }

  get #quiet(): boolean {
    return this.spoilers === 'hide';
  }

  // ---- loading

  /** Fetches what is to be shown; a later request overtakes an earlier one. */
  #start(): void {
    const { src } = this;
    const text = src ? null : inline(this);
    if (src) void this.#load(async () => sourceOf(await fetched(src)));
    else if (text !== null && !this.steps) void this.#load(() => sourceOf(text));
  }

  async #load(load: () => Promise<Source>): Promise<void> {
    this.#request += 1;
    const request = this.#request;
    this._loading = true;
    try {
      if (this.inspect) await (await import('./inspector.ts')).inspectMachines();
      const source = await load();
      if (request === this.#request) this.#take(source);
    } catch (failure) {
      if (request === this.#request) this.#fail(problemOf(failure));
    } finally {
      if (request === this.#request) this._loading = false;
    }
  }

  #take(source: Source): void {
    this._source = source;
    this._problem = null;
    this._branch = null;
    this.#title = source.heading.title ?? t.replay;
    const wanted = this.#linkedStep() ?? this.step;
    this.#show(source);
    if (wanted !== null) this.#want(wanted);
    else this.index = 0;
  }

  /** Shows a course of play, and plays it on in the background. */
  #show(line: Line): void {
    this._line = line;
    this._lines = [];
    this.#grow();
    this._growing = true;
    void this.#pump(line);
  }

  /** Plays on slice by slice: the page is never kept waiting for a long game. */
  async #pump(line: Line): Promise<void> {
    for (let more = true; more; ) {
      // The first slice waits until the first step has been painted.
      await new Promise((done) => setTimeout(done));
      if (line !== this._line || !this.isConnected) return;
      const end = performance.now() + SLICE;
      try {
        more = line.more(() => performance.now() > end);
      } catch (failure) {
        this.#fail(problemOf(failure));
        more = false;
      }
      this._growing = more;
      if (!more || performance.now() - this.#toldAt > TELL_EVERY || this.#wanted !== null) this.#grow();
    }
    if (line.problem && line.problem !== this._problem) this.#fail(line.problem);
  }

  /** Takes the steps that have come. */
  #grow(): void {
    const { steps } = this._line as Line;
    if (steps.length !== this._lines.length) {
      const lines = this._lines.slice(0, steps.length);
      for (let i = lines.length; i < steps.length; i++) lines.push(lineOf(steps.at(i)));
      this._lines = lines;
      this.#turns = turnMarks(lines);
      this.#marks = attackMarks(lines);
    }
    this.#toldAt = performance.now();
    if (this.#wanted !== null) this.#want(this.#wanted);
  }

  /** Goes to an address: at once, or when play has come so far. */
  #want(address: string): void {
    const decisions = Number.parseInt(address, 10) || 0;
    const played = Number.parseInt(this._lines.at(-1)?.address ?? '-1', 10);
    this.#wanted = address;
    if (this._source && (played > decisions || !this._growing)) {
      this.#wanted = null;
      this.index = indexOf(this._lines, address);
    }
  }

  /** What was shown before stays. */
  #fail(problem: Problem): void {
    this._problem = problem;
    this.#tell('swtcg-error', problem);
  }

  /** The reader has begun to look: explanations and odds are fetched now. */
  #wonder(): void {
    if (this.#curious) return;
    this.#curious = true;
    void import('./insight.ts').then((insight) => {
      this._insight = insight;
    }, this.#quietly);
    void loadRules().then(() => this.requestUpdate(), this.#quietly);
  }

  /** What is only an addition may fail to come. */
  readonly #quietly = (): void => {};

  // ---- moving

  /** Shows another step: by its number, from 0, or by its address. */
  seek(to: number | string): void {
    if (typeof to === 'string') this.#want(to);
    else this.index = Math.max(0, Math.min(to, this._lines.length - 1));
  }

  /** One stride forward. */
  next(): void {
    this.#go(1);
  }

  /** One stride back. */
  prev(): void {
    this.#go(-1);
  }

  #go(by: 1 | -1): void {
    this.seek(strideTo(this._lines, this.index, by, this.stride));
  }

  /** Lets the steps follow by themselves. */
  play(): void {
    if (this._playing || this._lines.length < 2) return;
    if (this.index >= this._lines.length - 1 && !this._growing) this.seek(0);
    this._playing = true;
    this.#tell('swtcg-play', { step: this.#address(this.index) });
    this.#clock.wait(this.#step?.entry.kind, this.speed);
  }

  pause(): void {
    if (!this._playing) return;
    this._playing = false;
    this.#clock.stop();
    this.#tell('swtcg-pause', { step: this.#address(this.index) });
  }

  #tick(): void {
    if (!this._playing) return;
    if (this.index < this._lines.length - 1) this.#go(1);
    else if (!this._growing) {
      this.pause();
      this.#tell('swtcg-ended', { step: this.#address(this.index) });
      return;
    }
    this.#clock.wait(this._lines[this.index]?.entry.kind, this.speed);
  }

  /** Swaps the halves of the table. */
  flip(): void {
    this.flipped = !this.flipped;
  }

  /** The viewer takes the focus, and with it the keys. */
  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<HTMLElement>('.base')?.focus(options);
  }

  // ---- other lines

  /** Shows another line of play that the file tells of. */
  async #enter(n: number): Promise<void> {
    const { _source: source } = this;
    try {
      const line = await source?.variation?.(n);
      if (!line || source !== this._source) return;
      this.#leave();
      this.#show(line);
      this.index = line.steps.length - 1;
    } catch (failure) {
      this.#fail(problemOf(failure));
    }
  }

  #leave(): void {
    this.pause();
    if (this._line === this._source) this.#left = this.index;
  }

  /** Back from another line to the game. */
  #return(): void {
    if (!this._source || this._line === this._source) return;
    this._branch = null;
    this._problem = this._source.problem;
    this.#show(this._source);
    this.index = this.#left;
  }

  get #live(): Live | null {
    return this._line && 'choices' in this._line ? (this._line as Live) : null;
  }

  /**
   * Plays on from a step: what follows is decided by the reader. Nothing of the game is lost; `back()` leads to it.
   * Answers with the live course of play.
   */
  async branch(step: number | string = this.index): Promise<Live | null> {
    const { _source: source } = this;
    if (!source?.live) return null;
    const index = typeof step === 'string' ? indexOf(this._lines, step) : step;
    try {
      const [live, panel] = await Promise.all([source.live(index), import('./branch-panel.ts')]);
      if (source !== this._source) return null;
      this.#leave();
      this.#adopt(panel.styles);
      this._branch = panel;
      this._refusal = null;
      this._all = false;
      this.#show(live);
      this.index = live.steps.length - 1;
      this.#tell('swtcg-branch', { step: this.#address(this.index), live });
      return live;
    } catch (failure) {
      this.#fail(problemOf(failure));
      return null;
    }
  }

  /** Back to the game, from a variation or from what the reader plays. */
  back(): void {
    this.#return();
  }

  #decide(act: (live: Live) => { readonly message: string } | null | undefined): void {
    const live = this.#live;
    if (!live) return;
    try {
      this._refusal = act(live)?.message ?? null;
    } catch (failure) {
      this.#fail(problemOf(failure));
    }
    this._all = false;
    this._lines = this._lines.slice(0, live.steps.length);
    this.#grow();
    this.index = live.steps.length - 1;
    this.requestUpdate();
  }

  /** The file that is shown; what the reader played is one more variation in it. */
  toJSON(): unknown {
    const file = this._source?.file;
    const live = this.#live;
    if (!live || live.taken.length === 0 || typeof file !== 'object' || file === null) return file;
    if (!('decisions' in file)) return file;
    const told = { at: `${live.from}.1`, decisions: live.taken, rolls: live.rolls };
    const { variations = [] } = file as { variations?: readonly unknown[] };
    return { ...file, variations: [...variations, told] };
  }

  // ---- tools

  #adopt({ styleSheet }: { readonly styleSheet?: CSSStyleSheet | undefined }): void {
    const root = this.renderRoot as ShadowRoot;
    if (styleSheet && !root.adoptedStyleSheets.includes(styleSheet))
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, styleSheet];
  }

  readonly #openMenu = async (event: Event): Promise<void> => {
    const button = event.currentTarget as HTMLElement;
    const tools = this._menu ?? (await import('./tools.ts'));
    this.#adopt(tools.styles);
    this._menu = tools;
    this._copied = null;
    await this.updateComplete;
    const menu = this.renderRoot.querySelector<HTMLElement>('.menu');
    if (!menu || menu.matches(':popover-open')) return;
    menu.showPopover();
    const at = button.getBoundingClientRect();
    const { width, height } = menu.getBoundingClientRect();
    menu.style.left = `${Math.max(8, Math.min(at.right - width, innerWidth - width - 8))}px`;
    menu.style.top = `${Math.max(8, Math.min(at.bottom + 4, innerHeight - height - 8))}px`;
    menu.querySelector<HTMLElement>(':checked')?.focus();
  };

  #closeMenu(): void {
    this.renderRoot.querySelector<HTMLElement>('.menu')?.hidePopover();
  }

  readonly #fullScreen = (): void => {
    this.#closeMenu();
    if (document.fullscreenElement) void document.exitFullscreen().catch(this.#quietly);
    else void this.requestFullscreen?.().catch(this.#quietly);
  };

  readonly #showKeys = async (): Promise<void> => {
    this._keys = this._keys ? null : await import('./key-list.ts');
  };

  /** The link to a step of this element: `#swtcg-step=12.3`, or with the element's id, `#swtcg-step=final@12.3`. */
  #link(): string {
    const here = new URL(location.href);
    here.hash = `swtcg-step=${this.id ? `${this.id}@` : ''}${this.#address(this.index)}`;
    return here.href;
  }

  #linkedStep(): string | null {
    const [, id = '', step] =
      /^#swtcg-step=(?:(.*)@)?([\d.]+)$/.exec(decodeURIComponent(location.hash)) ?? [];
    return step !== undefined && id === this.id ? step : null;
  }

  readonly #linked = (): void => {
    const step = this.#linkedStep();
    if (step !== null) this.#want(step);
  };

  async #copy(what: 'link' | 'embed' | 'text'): Promise<void> {
    const tools = this._menu;
    if (!tools) return;
    const { lines } = this.#toldLines();
    const text = tools.transcript(this.#title, lines, this.#noteTexts());
    const script = new URL('./swtcg-elements.js', import.meta.url).href;
    const src = this.src ? new URL(this.src, document.baseURI).href : '';
    const copied = { link: this.#link(), embed: tools.embedCode(script, src, this.step ?? '', text), text }[
      what
    ];
    const done = await navigator.clipboard?.writeText(copied).then(
      () => true,
      () => false,
    );
    this._copied = { text: copied, done: done ?? false };
  }

  readonly #download = (): void => {
    const address = URL.createObjectURL(
      new Blob([JSON.stringify(this.toJSON(), null, 1)], { type: 'application/json' }),
    );
    const link = document.createElement('a');
    link.href = address;
    link.download = this.src?.split(/[/?#]/).findLast((part) => part.endsWith('.json')) ?? 'replay.json';
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  };

  // ---- notes

  /** Whether a text can be told to this onlooker: it names no card that is hidden from them now. */
  #mayTell(text: string | null | undefined): boolean {
    const step = this.#step;
    const { perspective, _source: source } = this;
    if (!text || perspective === 'both' || !step?.zoneOf || !source) return true;
    return !Object.entries(source.cards).some(
      ([id, { name }]) => text.includes(name) && step.zoneOf?.(id, perspective) === null,
    );
  }

  /** The signs on the steps, by their numbers. */
  #signs(): Map<number, string> {
    const found = new Map<number, string>();
    for (const { at, mark } of this._source?.annotations ?? []) {
      const index = this.#exact(at);
      if (index !== null) found.set(index, mark ?? '');
    }
    return found;
  }

  #noteTexts(): Map<number, string> {
    const found = new Map<number, string>();
    for (const { at, mark, text } of this._source?.annotations ?? []) {
      const index = this.#exact(at);
      if (index !== null && this.#mayTell(text)) found.set(index, [mark, text].filter(Boolean).join(' '));
    }
    return found;
  }

  #exact(address: string): number | null {
    const index = indexOf(this._lines, address);
    return this._lines[index]?.address === address ? index : null;
  }

  /** What may be told of: with another's eyes and without spoilers nothing that is still to come. */
  #toldLines(): { readonly lines: readonly LogLine[]; readonly tillNow: boolean } {
    const tillNow = this.#quiet || this.perspective !== 'both';
    return { lines: tillNow ? this._lines.slice(0, this.index + 1) : this._lines, tillNow };
  }

  // ---- asking

  readonly #keyed = (event: KeyboardEvent): void => {
    const key = keyOf(event);
    if (!key || !this._source) return;
    event.preventDefault();
    const acts: Record<typeof key, () => unknown> = {
      next: () => this.next(),
      previous: () => this.prev(),
      first: () => this.seek(0),
      last: () => this.seek(this._lines.length - 1),
      play: () => (this._playing ? this.pause() : this.play()),
      coarser: () => this.#stride(1),
      finer: () => this.#stride(-1),
      flip: () => this.flip(),
      rule: () =>
        this.renderRoot.querySelector<HTMLElement & { open?(): void }>('.cites swtcg-rule')?.open?.(),
      find: () => {
        this._query ??= '';
      },
      branch: () => (this.#live ? this.back() : this.branch()),
      full: this.#fullScreen,
      help: this.#showKeys,
    };
    acts[key]();
  };

  #stride(by: number): void {
    const at = STRIDES.indexOf(this.stride) + by;
    this.stride = STRIDES[Math.max(0, Math.min(at, STRIDES.length - 1))] as Stride;
  }

  /** A request of one of the parts: carried out here, and of no concern to the page. */
  #asking<Detail>(act: (detail: Detail) => void): (event: Event) => void {
    return (event) => {
      event.stopPropagation();
      act((event as CustomEvent<Detail>).detail);
    };
  }

  // ---- drawing

  override render(): TemplateResult {
    return html`<section class="base" part="base" tabindex="0" aria-label=${this._source ? this.#title : t.replay} @keydown=${this.#keyed}>
      <div class="frame">
        ${this._source && this._lines.length > 0 ? this.#viewer(this._source) : this.#nothing()}
      </div>
    </section>`;
  }

  #nothing(): TemplateResult {
    if (this._problem) return problemPanel(this._problem, { rest: null, act: this.#again() });
    if (this.preload === 'none' && !this._asked)
      return poster(() => {
        this._asked = true;
      });
    const words = this._loading || this.src ? t.loading : t.nothing;
    return html`<p class="blank" role="status">${words}</p>`;
  }

  #again() {
    return this.src ? { words: t.tryAgain, do: () => this.#start() } : null;
  }

  #viewer(source: Source): TemplateResult {
    const step = this.#step ?? (this._line as Line).steps.at(0);
    const { entry } = step;
    const places = pathWords(entry.path, entry.turn);
    return html`${head(source, this.#mayTell(this.#title) ? this.#title : t.replay, {
      perspective: this.perspective,
      flipped: this.flipped,
      quiet: this.#quiet,
      told: this._told,
      tell: () => {
        this._told = !this._told;
      },
      flip: () => this.flip(),
      fullScreen: this.#fullScreen,
      menu: this.#openMenu,
    })}
      ${path(step, places, (depth) => this.seek(startOf(this._lines, this.index, depth)))} ${this.#problem(source)}
      ${this.#elsewhere(source)} ${this.#board(source, step)}
      <div class="aside">
        ${why(step, {
          heading: this.#mayTell(source.heading.explanation) ? source.heading : NO_HEADING,
          notes: this.#notes(step),
          explained: this.#curious ? this.#explained(entry) : null,
          insight: this._insight?.insight(this.#roll(), step, this.#quiet) ?? null,
          variations: this.#variations(step),
          enter: (n) => void this.#enter(n),
          last: this.index === this._lines.length - 1,
        })}
        ${this.log === 'hide' ? nothing : this.#log()}
      </div>
      <div class="ctl">
        ${this.controls === 'hide' ? nothing : this.#controls(source, places)} ${this._keys?.keyList() ?? nothing}
      </div>
      <div class="menu" popover role="dialog" aria-label=${t.tools}>${this._menu ? this.#tools(source) : nothing}</div>`;
  }

  #problem(source: Source): TemplateResult | typeof nothing {
    const problem = this._problem;
    if (!problem) return nothing;
    const played = problem === source.problem || problem === this._line?.problem;
    const rest = played ? t.problemRest : t.problemKept;
    const last = { words: t.lastGood, do: () => this.seek(this._lines.length - 1) };
    return html`<div class="problem">${problemPanel(problem, { rest, act: played ? last : this.#again() })}</div>`;
  }

  /** A bar that says that this is not the game itself. */
  #elsewhere(source: Source): TemplateResult | typeof nothing {
    if (this._line === source) return nothing;
    return html`<p class="elsewhere">
      ${icon('branch')}<span>${this.#live ? t.inLive : t.inOtherLine}</span>
      <button class="btn" type="button" @click=${() => this.back()}>${t.back}</button>
    </p>`;
  }

  #board({ cards, names }: Source, step: Step): TemplateResult {
    const { perspective } = this;
    return html`<div class="table">
      <swtcg-board
        part="board"
        .view=${step.viewFor?.(perspective) ?? step.view}
        .cards=${cards}
        .attack=${step.attack ?? null}
        .plays=${step.plays ?? []}
        .names=${names ?? {}}
        .arena=${arenaOf(step.entry) ?? 'space'}
        .cardArt=${this.cardArt}
        .journeys=${this.#journeys}
        ?flip=${this.flipped}
        ?still=${!this.#near || (this._playing && this.speed >= FAST)}
        @swtcg-seek=${this.#asking(({ index }: { index: number }) => this.seek(index))}
      ></swtcg-board>
      ${this._branch && this.#live ? this.#branchPanel(this._branch, this.#live) : nothing}
    </div>`;
  }

  readonly #journeys = (id: CardId) => {
    const { steps } = this._line as Line;
    const last = this.#toldLines().tillNow ? this.index : steps.length - 1;
    return journeysOf(steps, id, this.perspective, { last, now: this.index });
  };

  #branchPanel({ branchPanel }: typeof import('./branch-panel.ts'), live: Live): TemplateResult {
    return branchPanel(live, {
      who: this.perspective,
      all: this._all,
      refusal: this._refusal,
      showAll: () => {
        this._all = true;
      },
      decide: ({ decision }: Choice) => this.#decide((one) => one.decide(decision)),
      roll: () => this.#decide((one) => one.roll(thrown(one.dice)) as undefined),
      undo: () => this.#decide((one) => (one.undo(), null)),
    });
  }

  #notes({ address }: Step): readonly Note[] | null {
    const here = (this._source?.annotations ?? []).filter(({ at }) => at === address);
    return here.every(({ text }) => this.#mayTell(text)) ? here : null;
  }

  /** The other lines that leave the game at this step. */
  #variations({ address }: Step) {
    if (this._line !== this._source) return [];
    return (this._source?.variations ?? [])
      .map((told, n) => [n, told] as const)
      .filter(([, { at, title }]) => at === address && this.#mayTell(title));
  }

  #explained({ rule }: LogEntry): string | null {
    return ruleIndex.rules?.[rule]?.text ?? null;
  }

  /** The roll of this step, or the last one before it in the same attack. */
  #roll(): RollView | null {
    const { steps } = this._line as Line;
    for (let at = this.index; at >= 0; at--) {
      const { roll, entry } = steps.at(at);
      if (roll) return roll;
      if (!entry.path.includes('attack') && !entry.path.includes('rollForBuild')) return null;
      if (entry.rule === 'attack.declare') return null;
    }
    return null;
  }

  #log(): TemplateResult {
    const { tillNow } = this.#toldLines();
    return html`<section class="panel log">
      <div class="log-head">
        <h3 class="label">${t.log}</h3>
        <button
          class="btn ghost"
          type="button"
          aria-label=${t.find}
          aria-expanded=${this._query !== null}
          @click=${() => {
            this._query = this._query === null ? '' : null;
          }}
        >
          ${icon('find')}
        </button>
        ${
          this._query === null
            ? nothing
            : html`<div class="find">
                <input
                  type="search"
                  aria-label=${t.find}
                  placeholder=${t.find}
                  .value=${this._query}
                  @input=${(event: Event) => {
                    this._query = (event.target as HTMLInputElement).value;
                  }}
                  @keydown=${(event: KeyboardEvent) => {
                    if (event.key === 'Escape') this._query = null;
                  }}
                />
              </div>`
        }
      </div>
      <swtcg-log
        .lines=${this._lines}
        .notes=${this.#signs()}
        .index=${this.index}
        .query=${this._query ?? ''}
        ?till-now=${tillNow}
        @swtcg-select=${this.#asking(({ index }: { index: number }) => this.seek(index))}
      ></swtcg-log>
    </section>`;
  }

  #controls(source: Source, places: readonly string[]): TemplateResult {
    const { index } = this;
    const quiet = this.#quiet;
    const notes: NoteMark[] = [...this.#signs()].map(([at, mark]) => ({ index: at, mark: mark || '✎' }));
    const before = <T>(marks: readonly T[], at: (mark: T) => number) =>
      quiet ? marks.filter((mark) => at(mark) <= index) : marks;
    return html`<swtcg-controls
      .index=${index}
      .length=${this._lines.length}
      ?growing=${this._growing}
      ?quiet=${quiet}
      .playing=${this._playing}
      .stride=${this.stride}
      .speed=${this.speed}
      ?branchable=${source.live !== undefined && !this.#live}
      .turns=${this.#turns}
      .marks=${before(this.#marks, (at) => at)}
      .notes=${before(notes, ({ index: at }) => at)}
      .where=${places.join(', ')}
      @swtcg-seek=${this.#asking((asked: { index: number }) => this.seek(asked.index))}
      @swtcg-move=${this.#asking(({ by }: { by: 1 | -1 }) => this.#go(by))}
      @swtcg-toggle=${this.#asking(() => (this._playing ? this.pause() : this.play()))}
      @swtcg-stride=${this.#asking(({ stride }: { stride: Stride }) => {
        this.stride = stride;
      })}
      @swtcg-speed=${this.#asking(({ speed }: { speed: number }) => {
        this.speed = speed;
      })}
      @swtcg-play-on=${this.#asking(() => void this.branch())}
    ></swtcg-controls>`;
  }

  #tools({ file }: Source): TemplateResult | typeof nothing {
    if (!this._menu) return nothing;
    return this._menu.tools({
      address: this.#address(this.index),
      perspective: this.perspective,
      quiet: this.#quiet,
      copied: this._copied,
      look: (who) => {
        this.perspective = who;
      },
      hush: () => {
        this.spoilers = this.#quiet ? 'show' : 'hide';
      },
      flip: () => this.flip(),
      copy: (what) => void this.#copy(what),
      download: file === undefined ? null : this.#download,
      fullScreen: this.#fullScreen,
      keys: () => {
        this.#closeMenu();
        void this.#showKeys();
      },
    });
  }
}

const lineOf = ({ entry, by = null, address }: Step): LogLine => ({
  entry,
  by,
  ...(address === undefined ? {} : { address }),
});

const arenaOf = ({ path: states }: LogEntry): Arena | undefined =>
  states.find((state): state is Arena => ARENAS.includes(state));

/** Dice thrown for the reader who plays on. */
const thrown = (n: number): number[] => Array.from({ length: n }, () => 1 + Math.floor(Math.random() * 6));
