// The playback controls: they ask, and move nothing themselves.

import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { STRIDES, type Stride, type TurnMark } from '../../src/play/timeline/navigation.ts';
import { SwtcgElement } from '../shared/element.ts';
import { type IconName, icon } from '../shared/icons.ts';
import { sharedStrings } from '../shared/strings.ts';
import { controls } from './controls.styles.ts';
import { controlsStrings } from './strings.ts';

/** A sign above the scrub bar: an annotator's, or that of another line of play. */
export interface NoteMark {
  readonly index: number;
  readonly mark: string;
}

const SPEEDS: readonly number[] = [0.5, 1, 2, 4, 8];

/**
 * First, previous, play, next, last; a scrub bar with turns, phases and attacks marked; stride and speed.
 *
 * @attr {number} index - the present step, from 0
 * @attr {number} length - how many steps there are
 * @attr {boolean} growing - more steps are still to come
 * @attr {boolean} quiet - how much is still to come is not told: the scrub bar ends with what was seen
 * @attr {number} seen - the furthest step that was seen, from 0
 * @attr {boolean} playing - whether steps follow by themselves
 * @attr {'step'|'roll'|'decision'|'attack'|'phase'|'turn'} stride - what one step forward goes to
 * @attr {number} speed - how fast steps follow
 * @attr {boolean} branchable - offers to play on from the present step
 * @fires swtcg-seek - a step is asked for; `detail.index` is its number, from 0
 * @fires swtcg-move - the next or the previous step is asked for; `detail.by` is 1 or -1
 * @fires swtcg-toggle - playing or pausing is asked for
 * @fires swtcg-stride - another stride is asked for; `detail.stride`
 * @fires swtcg-speed - another speed is asked for; `detail.speed`
 * @fires swtcg-play-on - to play on from here is asked for
 * @csspart base - all of it
 * @csspart scrub - the scrub bar
 * @csspart button - each button
 */
export class SwtcgControls extends SwtcgElement {
  static override properties = {
    index: { type: Number },
    length: { type: Number },
    growing: { type: Boolean },
    quiet: { type: Boolean },
    seen: { type: Number },
    playing: { type: Boolean, reflect: true },
    stride: { type: String },
    speed: { type: Number },
    branchable: { type: Boolean },
    turns: { attribute: false },
    marks: { attribute: false },
    notes: { attribute: false },
    where: { type: String },
  };

  static override styles = [SwtcgElement.styles, controls];

  declare index: number;
  declare length: number;
  declare growing: boolean;
  declare quiet: boolean;
  declare seen: number;
  declare playing: boolean;
  declare stride: Stride;
  declare speed: number;
  declare branchable: boolean;
  /** The turns, in order. */
  declare turns: readonly TurnMark[];
  /** Steps to mark, from 0: where an attack is declared. */
  declare marks: readonly number[];
  /** Signs of annotators and of other lines of play. */
  declare notes: readonly NoteMark[];
  /** The place of the present step in words, for those who hear the scrub bar. */
  declare where: string;

  constructor() {
    super();
    this.index = 0;
    this.length = 0;
    this.growing = false;
    this.quiet = false;
    this.seen = 0;
    this.playing = false;
    this.stride = 'step';
    this.speed = 1;
    this.branchable = false;
    this.turns = [];
    this.marks = [];
    this.notes = [];
    this.where = '';
  }

  override render(): TemplateResult {
    const last = Math.max(0, this.length - 1);
    const first = this.index <= 0;
    const end = this.index >= last;
    const seek = (index: number) => () => this.send('swtcg-seek', { index });
    const step = (by: 1 | -1) => () => this.send('swtcg-move', { by });
    const chosen = (event: Event) => (event.target as HTMLSelectElement).value;
    const buttons =
      () => html`${this.#button(controlsStrings().first, 'first', seek(0), first)} ${this.#button(controlsStrings().previous, 'prev', step(-1), first)}
          ${this.#button(
            this.playing ? controlsStrings().pause : controlsStrings().play,
            this.playing ? 'pause' : 'play',
            () => this.send('swtcg-toggle', {}),
            false,
            'primary',
          )}
          ${this.#button(controlsStrings().next, 'next', step(1), end && !this.growing)} ${this.#button(controlsStrings().last, 'last', seek(last), end)}`;
    const choices = () => html`${this.#choice(
      controlsStrings().stepBy,
      STRIDES.map((one) => [one, controlsStrings().strides[one]]),
      this.stride,
      (event) => this.send('swtcg-stride', { stride: chosen(event) }),
    )}
          ${this.#choice(
            controlsStrings().speed,
            // A page may name a speed of its own.
            (SPEEDS.includes(this.speed) ? SPEEDS : [this.speed, ...SPEEDS]).map((one) => [
              String(one),
              controlsStrings().times(one),
            ]),
            String(this.speed),
            (event) => this.send('swtcg-speed', { speed: Number(chosen(event)) }),
          )}
          ${
            this.branchable
              ? html`<button class="btn branch" part="button" type="button" aria-label=${controlsStrings().playOn} title=${controlsStrings().playOn} @click=${() => this.send('swtcg-play-on', {})}>
                  ${icon('branch')}<span class="t" aria-hidden="true">${controlsStrings().playOn}</span>
                </button>`
              : nothing
          }`;
    return html`<div class="base" part="base">
      <div class="controls" role="group" aria-label=${controlsStrings().playback}>
        ${this.#scrub(this.quiet ? Math.max(this.seen, this.index) : last)}
        <div class="buttons">${guard([this.playing, first, end, this.growing, last, controlsStrings()], buttons)}</div>
        <p class="where">${sharedStrings().step} <b>${this.length === 0 ? 0 : this.index + 1}</b>${this.quiet ? nothing : html` ${controlsStrings().ofSteps(this.#all)}`}</p>
        <div class="choices">${guard([this.stride, this.speed, this.branchable, controlsStrings()], choices)}</div>
      </div>
    </div>`;
  }

  get #all(): string {
    return `${this.length}${this.growing ? ' …' : ''}`;
  }

  #choice(
    label: string,
    options: readonly (readonly [value: string, words: string])[],
    present: string,
    ask: (event: Event) => void,
  ): TemplateResult {
    return html`<label class="choice">
      <span>${label}</span>
      <select @change=${ask}>
        ${options.map(([value, words]) => html`<option value=${value} .selected=${value === present}>${words}</option>`)}
      </select>
      <svg class="icon sm" viewBox="0 0 16 16" aria-hidden="true"><path d="M4 6.2 8 10.2l4-4"></path></svg>
    </label>`;
  }

  /** At its end a button stays where it is and can keep the focus: it is only told to be idle. */
  #button(label: string, sign: IconName, ask: () => void, idle: boolean, look = ''): TemplateResult {
    return html`<button
      class="btn ${look}"
      part="button"
      type="button"
      aria-label=${label}
      title=${label}
      aria-disabled=${idle ? 'true' : nothing}
      @click=${() => {
        if (!idle) ask();
      }}
    >
      ${icon(sign)}
    </button>`;
  }

  #scrub(last: number): TemplateResult {
    const at = (index: number) => `${last === 0 ? 0 : (index / last) * 100}%`;
    // By property, not by attribute: a strict content policy allows it.
    const size = (steps: number) => `flex: ${steps} 1 0`;
    let passed = 0;
    const now = this.turns.findIndex(({ steps }) => {
      passed += steps;
      return this.index < passed;
    });
    return html`<div class="scrub" part="scrub">
      <ol class="turns" aria-hidden="true">
        ${guard([this.turns], () =>
          this.turns.map(
            ({ steps, phases }) =>
              html`<li .style=${size(steps)}>${phases.map((one) => html`<span class=${one.phase} .style=${size(one.steps)}></span>`)}</li>`,
          ),
        )}
      </ol>
      <div class="played" .style=${`inline-size: ${at(this.index)}`}></div>
      <ul class="marks" aria-hidden="true">
        ${guard([this.marks, last], () =>
          this.marks.map((mark) => html`<li .style=${`inset-inline-start: ${at(mark)}`}></li>`),
        )}
      </ul>
      <ul class="notes" aria-hidden="true">
        ${this.notes.map(({ index, mark }) => html`<li .style=${`inset-inline-start: ${at(index)}`}>${mark}</li>`)}
      </ul>
      <ol class="names" aria-hidden="true">
        ${guard([this.turns, this.quiet, now, controlsStrings()], () =>
          this.turns.map(({ turn, steps }, i) =>
            this.quiet && i > now
              ? nothing
              : html`<li .style=${size(steps)} class=${i === now ? 'now' : ''}>${turn === 0 ? (i === now ? controlsStrings().setup : '') : i === now || this.turns.length === 1 ? sharedStrings().turn(turn) : turn}</li>`,
          ),
        )}
      </ol>
      <input
        type="range"
        min="0"
        max=${last}
        .value=${String(this.index)}
        aria-label=${sharedStrings().step}
        aria-valuetext="${sharedStrings().step} ${this.index + 1}${this.quiet ? '' : ` ${controlsStrings().ofSteps(this.#all)}`}${this.where ? `: ${this.where}` : ''}"
        @input=${(event: Event) => this.send('swtcg-seek', { index: Number((event.target as HTMLInputElement).value) })}
      />
    </div>`;
  }
}
