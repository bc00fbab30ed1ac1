// The replay viewer: owns the steps, and is the only one of its parts that changes anything.
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Arena, LogEntry } from '../../src/game/state.ts';
import '../board/swtcg-board.ts';
import { ATTACK_STEPS } from '../board/attack-view.ts';
import type { Hands } from '../board/board.ts';
import type { CardFaces } from '../board/face.ts';
import '../controls/swtcg-controls.ts';
import type { Stride, TurnMark } from '../controls/controls.ts';
import '../log/swtcg-log.ts';
import type { LogLine } from '../log/log.ts';
import '../rule/swtcg-rule.ts';
import { SwtcgElement } from '../shared/element.ts';
import { icon } from '../shared/icons.ts';
import { pathWords, sideWord } from '../shared/words.ts';
import { keyList, keyOf } from './keys.ts';
import { fetched, inline, problemOf, sourceOf } from './load.ts';
import { problemPanel } from './problem-panel.ts';
import { replay } from './replay.styles.ts';
import { listed, type Problem, type Source, type Step, type Steps } from './steps.ts';
import { attackMarks, strideTo, turnMarks } from './strides.ts';

/** Milliseconds between two steps that follow by themselves. */
const PACE = 1400;
const VERDICTS = { exact: 'Verified', unverified: 'Not verified', diverged: 'Diverges' } as const;
const ARENAS: readonly string[] = ['space', 'ground', 'character'];

/**
 * Shows a game or an example step by step: the table, what happened, the rule behind it, and the whole account.
 * The steps come from `src`, from a `<script type="application/json">` inside the element, or from the properties
 * `steps` and `cards`. A file that cannot be shown is told of in place, with what is wrong and where.
 *
 * Keys, while the focus is inside: ← → step, Home and End, Space plays, F flips the table, ? shows the keys.
 *
 * @attr {string} src - address of a scenario or a replay file
 * @attr {number} index - the present step, from 0
 * @attr {boolean} flip - Light above, Dark below
 * @attr {'both'|'dark'|'light'|'none'} hands - whose hands lie open
 * @attr {'step'|'deed'|'attack'} stride - what one step forward goes to
 * @attr {'light'|'dark'} data-theme - the theme, here or on an ancestor; else the page's or the system's
 * @slot - a `<script type="application/json">` with a scenario or a replay; anything else is for readers without scripts
 * @fires swtcg-change - another step is shown; `detail.index` and `detail.entry`
 * @fires swtcg-error - a file cannot be shown, or not to its end; `detail` has `code`, `message` and, where it applies, `path`
 * @csspart base - the whole viewer
 * @csspart board - the table
 * @csspart said - the sentence of the present step
 * @cssproperty --swtcg-accent - and all other tokens of the look; see components/shared/tokens.ts
 */
export class SwtcgReplay extends SwtcgElement {
  static override properties = {
    src: { type: String },
    steps: { attribute: false },
    cards: { attribute: false },
    index: { type: Number, reflect: true },
    flip: { type: Boolean, reflect: true },
    hands: { type: String },
    stride: { type: String },
    playing: { state: true },
    _source: { state: true },
    _problem: { state: true },
    _loading: { state: true },
    _keys: { state: true },
  };

  static override styles = [SwtcgElement.styles, replay];

  declare src: string | null;
  /** The steps themselves, instead of a file. */
  declare steps: readonly Step[] | Steps | null;
  /** The printed faces that go with `steps`. */
  declare cards: CardFaces;
  declare index: number;
  declare flip: boolean;
  declare hands: Hands;
  declare stride: Stride;
  declare playing: boolean;
  declare _source: Source | null;
  declare _problem: Problem | null;
  declare _loading: boolean;
  declare _keys: boolean;

  #lines: readonly LogLine[] = [];
  #turns: readonly TurnMark[] = [];
  #marks: readonly number[] = [];
  #request = 0;
  #clock: ReturnType<typeof setInterval> | undefined;
  /** The present step was reached from its neighbour: cards may glide. */
  #near = false;

  constructor() {
    super();
    this.src = null;
    this.steps = null;
    this.cards = {};
    this.index = 0;
    this.flip = false;
    this.hands = 'both';
    this.stride = 'step';
    this.playing = false;
    this._source = null;
    this._problem = null;
    this._loading = false;
    this._keys = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this._source && !this.src && !this.steps) {
      const text = inline(this);
      if (text !== null) void this.#load(() => sourceOf(text));
    }
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#play(false);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('src') && this.src) {
      const { src } = this;
      void this.#load(async () => sourceOf(await fetched(src)));
    }
    if ((changed.has('steps') || changed.has('cards')) && this.steps) {
      this.#request += 1;
      const steps =
        'at' in this.steps && !Array.isArray(this.steps)
          ? (this.steps as Steps)
          : listed(this.steps as Step[]);
      const heading = { title: null, question: null, explanation: null };
      this.#take({ heading, cards: this.cards, steps, problem: null });
    }
    const last = Math.max(0, this.#length - 1);
    if (this._source) this.index = Math.max(0, Math.min(Math.trunc(this.index) || 0, last));
    if (changed.has('index')) this.#near = Math.abs(this.index - (changed.get('index') ?? 0)) === 1;
  }

  override updated(changed: PropertyValues<this>): void {
    const step = this.#step;
    if (changed.has('index') && step && changed.get('index') !== undefined)
      this.send('swtcg-change', { index: this.index, entry: step.entry });
    if (this.playing && this.index >= this.#length - 1) this.#play(false);
  }

  get #length(): number {
    return this._source?.steps.length ?? 0;
  }

  get #step(): Step | null {
    return this._source && this.index < this.#length ? this._source.steps.at(this.index) : null;
  }

  /** Loads a source; a later request overtakes an earlier one. */
  async #load(load: () => Promise<Source>): Promise<void> {
    this.#request += 1;
    const request = this.#request;
    this._loading = true;
    try {
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
    this.#lines = Array.from({ length: source.steps.length }, (_, i) => source.steps.at(i));
    this.#turns = turnMarks(this.#lines);
    this.#marks = attackMarks(this.#lines);
    if (source.problem) this.#fail(source.problem);
  }

  /** What was shown before stays. */
  #fail(problem: Problem): void {
    this._problem = problem;
    this.send('swtcg-error', problem);
  }

  /** Shows another step. */
  seek(index: number): void {
    this.index = Math.max(0, Math.min(index, this.#length - 1));
  }

  #go(by: number): void {
    this.seek(strideTo(this.#lines, this.index, by, this.stride));
  }

  #play(on: boolean): void {
    clearInterval(this.#clock);
    this.playing = on && this.#length > 1;
    if (!this.playing) return;
    if (this.index >= this.#length - 1) this.seek(0);
    this.#clock = setInterval(() => this.#go(1), PACE);
  }

  readonly #keyed = (event: KeyboardEvent): void => {
    const key = keyOf(event);
    if (!key || !this._source) return;
    event.preventDefault();
    if (key === 'next') this.#go(1);
    else if (key === 'previous') this.#go(-1);
    else if (key === 'first') this.seek(0);
    else if (key === 'last') this.seek(this.#length - 1);
    else if (key === 'play') this.#play(!this.playing);
    else if (key === 'flip') this.flip = !this.flip;
    else this._keys = !this._keys;
  };

  /** A request of one of the parts: carried out here, and of no concern to the page. */
  #asked<Detail>(act: (detail: Detail) => void): (event: Event) => void {
    return (event) => {
      event.stopPropagation();
      act((event as CustomEvent<Detail>).detail);
    };
  }

  override render(): TemplateResult {
    const title = this._source?.heading.title ?? 'Replay';
    return html`<section class="base" part="base" tabindex="0" aria-label=${title} @keydown=${this.#keyed}>
      <div class="frame">
        ${this._source && this.#length > 0 ? this.#viewer(this._source, title) : this.#nothing()}
      </div>
    </section>`;
  }

  #nothing(): TemplateResult {
    if (this._problem) return problemPanel(this._problem, null);
    const words = this._loading || this.src ? 'Loading…' : 'There is nothing to show yet.';
    return html`<p class="blank" role="status">${words}</p>`;
  }

  #viewer(source: Source, title: string): TemplateResult {
    const step = source.steps.at(this.index);
    const { entry } = step;
    const path = pathWords(entry.path, entry.turn);
    return html`${this.#head(source, title)} ${this.#path(step, path)}
      ${this._problem ? html`<div class="problem">${problemPanel(this._problem, this._problem === source.problem ? 'The steps before it are good.' : 'What was shown before is still here.')}</div>` : nothing}
      <swtcg-board
        part="board"
        .view=${step.view}
        .cards=${source.cards}
        .attack=${step.attack ?? null}
        .plays=${step.plays ?? []}
        .names=${source.names ?? {}}
        .arena=${arenaOf(entry) ?? 'space'}
        .hands=${this.hands}
        ?flip=${this.flip}
        ?still=${!this.#near}
      ></swtcg-board>
      <div class="aside">
        <section class="panel why">
          <h3 class="label">What happened</h3>
          <div aria-live="polite"><p class="said" part="said">${entry.text}</p></div>
          <p class="cites"><swtcg-rule rule=${entry.rule}></swtcg-rule></p>
          ${this.#answer(source)}
        </section>
        <section class="panel log">
          <h3 class="label">Log</h3>
          <swtcg-log
            .lines=${this.#lines}
            .index=${this.index}
            @swtcg-select=${this.#asked(({ index }: { index: number }) => this.seek(index))}
          ></swtcg-log>
        </section>
      </div>
      <div class="ctl">
        <swtcg-controls
          .index=${this.index}
          .length=${this.#length}
          .playing=${this.playing}
          .stride=${this.stride}
          .turns=${this.#turns}
          .marks=${this.#marks}
          .where=${path.join(', ')}
          @swtcg-seek=${this.#asked(({ index }: { index: number }) => this.seek(index))}
          @swtcg-step=${this.#asked(({ by }: { by: number }) => this.#go(by))}
          @swtcg-play=${this.#asked(({ playing }: { playing: boolean }) => this.#play(playing))}
          @swtcg-stride=${this.#asked(({ stride }: { stride: Stride }) => {
            this.stride = stride;
          })}
        ></swtcg-controls>
        ${this._keys ? keyList() : nothing}
      </div>`;
  }

  #head({ heading, verdict }: Source, title: string): TemplateResult {
    return html`<header class="head-bar">
      <h2>${title}${verdict ? html` <span class="badge ${verdict}">${VERDICTS[verdict]}</span>` : nothing}</h2>
      <div class="tools">
        <button
          class="btn ghost"
          type="button"
          aria-pressed=${this.flip}
          @click=${() => {
            this.flip = !this.flip;
          }}
        >
          ${icon('flip')}<span class="t" aria-hidden="true">Flip</span><span class="vh">Flip the table</span>
        </button>
        <button
          class="btn ghost"
          type="button"
          aria-expanded=${this._keys}
          @click=${() => {
            this._keys = !this._keys;
          }}
        >
          ${icon('keys')}<span class="t" aria-hidden="true">Keys</span><span class="vh">Keys</span>
        </button>
      </div>
      ${heading.question ? html`<p class="question">${heading.question}</p>` : nothing}
    </header>`;
  }

  #path({ attack, by, entry }: Step, path: readonly string[]): TemplateResult {
    const at = attack?.step ?? 0;
    return html`<nav class="path" aria-label="Where in the game">
      <div class="scroller" tabindex="0">
        <ol class="crumbs">
          ${path.map((word, i) =>
            i < path.length - 1
              ? html`<li>${word}</li>`
              : html`<li>
                  <span class="here" aria-current="step"
                    >${by ? html`<span class="side sm" data-side=${by} title=${sideWord(by)} aria-hidden="true">${sideWord(by).charAt(0)}</span>` : nothing}${word}</span
                  >
                </li>`,
          )}
        </ol>
      </div>
      ${
        attack && entry.path.includes('attack')
          ? html`<p class="ticks">
              <span>Attack, step ${at} of ${ATTACK_STEPS}</span>
              <span class="bars" aria-hidden="true"
                >${Array.from({ length: ATTACK_STEPS }, (_, i) => html`<i class=${i + 1 < at ? 'done' : i + 1 === at ? 'now' : ''}></i>`)}</span
              >
            </p>`
          : nothing
      }
    </nav>`;
  }

  /** The explanation is the end of the story; before that it can be unfolded. */
  #answer({ heading }: Source): TemplateResult | typeof nothing {
    if (!heading.explanation) return nothing;
    return html`<details class="answer" ?open=${this.index === this.#length - 1}>
      <summary>${heading.question ? 'The answer' : 'The explanation'}</summary>
      <p>${heading.explanation}</p>
    </details>`;
  }
}

const arenaOf = ({ path }: LogEntry): Arena | undefined =>
  path.find((state): state is Arena => ARENAS.includes(state));
