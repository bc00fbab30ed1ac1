// The playback controls: they ask, and move nothing themselves.
import { html, nothing, type TemplateResult } from 'lit';
import { styleMap } from 'lit/directives/style-map.js';
import { SwtcgElement } from '../shared/element.ts';
import { type IconName, icon } from '../shared/icons.ts';
import { controls } from './controls.styles.ts';

/** A turn on the scrub bar: how many steps it has, and from which to which it is battle. */
export interface TurnMark {
  readonly turn: number;
  readonly steps: number;
  readonly battle: readonly [from: number, to: number] | null;
}

/** What one step forward goes to. */
export type Stride = 'step' | 'deed' | 'attack';

const STRIDES: readonly (readonly [Stride, string])[] = [
  ['step', 'every step'],
  ['deed', 'deed or roll'],
  ['attack', 'attack'],
];

/**
 * First, previous, play, next, last; a scrub bar with the turns marked; where the reader is.
 *
 * @attr {number} index - the present step, from 0
 * @attr {number} length - how many steps there are
 * @attr {boolean} playing - whether steps follow by themselves
 * @attr {'step'|'deed'|'attack'} stride - what one step forward goes to
 * @fires swtcg-seek - a step is asked for; `detail.index` is its number, from 0
 * @fires swtcg-step - the next or the previous step is asked for; `detail.by` is 1 or -1
 * @fires swtcg-play - playing or pausing is asked for; `detail.playing`
 * @fires swtcg-stride - another stride is asked for; `detail.stride`
 * @csspart base - all of it
 * @csspart scrub - the scrub bar
 * @csspart button - each button
 */
export class SwtcgControls extends SwtcgElement {
  static override properties = {
    index: { type: Number },
    length: { type: Number },
    playing: { type: Boolean, reflect: true },
    stride: { type: String },
    turns: { attribute: false },
    marks: { attribute: false },
    where: { type: String },
  };

  static override styles = [SwtcgElement.styles, controls];

  declare index: number;
  declare length: number;
  declare playing: boolean;
  declare stride: Stride;
  /** The turns, in order. */
  declare turns: readonly TurnMark[];
  /** Steps to mark, from 0: where an attack is declared. */
  declare marks: readonly number[];
  /** The place of the present step in words, for those who hear the scrub bar. */
  declare where: string;

  constructor() {
    super();
    this.index = 0;
    this.length = 0;
    this.playing = false;
    this.stride = 'step';
    this.turns = [];
    this.marks = [];
    this.where = '';
  }

  override render(): TemplateResult {
    const last = Math.max(0, this.length - 1);
    const first = this.index <= 0;
    const end = this.index >= last;
    const seek = (index: number) => () => this.send('swtcg-seek', { index });
    const step = (by: 1 | -1) => () => this.send('swtcg-step', { by });
    return html`<div class="base" part="base">
      <div class="controls" role="group" aria-label="Playback">
        ${this.#scrub(last)}
        <div class="buttons">
          ${this.#button('First step', 'first', seek(0), first)}
          ${this.#button('Previous step', 'prev', step(-1), first)}
          ${this.#button(
            this.playing ? 'Pause' : 'Play',
            this.playing ? 'pause' : 'play',
            () => this.send('swtcg-play', { playing: !this.playing }),
            false,
            'primary',
          )}
          ${this.#button('Next step', 'next', step(1), end)}
          ${this.#button('Last step', 'last', seek(last), end)}
        </div>
        <p class="where">Step <b>${this.length === 0 ? 0 : this.index + 1}</b> of ${this.length}</p>
        <label class="stride">
          <span>Step by</span>
          <select @change=${(event: Event) => this.send('swtcg-stride', { stride: (event.target as HTMLSelectElement).value })}>
            ${STRIDES.map(([value, words]) => html`<option value=${value} ?selected=${value === this.stride}>${words}</option>`)}
          </select>
          <svg class="icon sm" viewBox="0 0 16 16" aria-hidden="true"><path d="M4 6.2 8 10.2l4-4"></path></svg>
        </label>
      </div>
    </div>`;
  }

  /** At its end a button stays where it is and can keep the focus: it is only told to be idle. */
  #button(label: string, sign: IconName, ask: () => void, idle: boolean, look = ''): TemplateResult {
    return html`<button
      class="btn ${look}"
      part="button"
      type="button"
      aria-label=${label}
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
    const size = (steps: number) => styleMap({ flex: `${steps} 1 0` });
    let passed = 0;
    const now = this.turns.findIndex(({ steps }) => {
      passed += steps;
      return this.index < passed;
    });
    return html`<div class="scrub" part="scrub">
      <ol class="turns" aria-hidden="true">
        ${this.turns.map(({ steps, battle }) => {
          const [from, to] = battle ?? [steps, steps];
          return html`<li style=${size(steps)}>
            <span style=${size(from)}></span><span class="battle" style=${size(to - from)}></span
            ><span style=${size(steps - to)}></span>
          </li>`;
        })}
      </ol>
      <div class="played" style=${styleMap({ 'inline-size': at(this.index) })}></div>
      <ul class="marks" aria-hidden="true">
        ${this.marks.map((mark) => html`<li style=${styleMap({ 'inset-inline-start': at(mark) })}></li>`)}
      </ul>
      <ol class="names" aria-hidden="true">
        ${this.turns.map(
          ({ turn, steps }, i) =>
            html`<li style=${size(steps)} class=${i === now ? 'now' : ''}>${i === now || this.turns.length === 1 ? `Turn ${turn}` : turn}</li>`,
        )}
      </ol>
      <input
        type="range"
        min="0"
        max=${last}
        .value=${String(this.index)}
        aria-label="Step"
        aria-valuetext="Step ${this.index + 1} of ${this.length}${this.where ? `: ${this.where}` : ''}"
        @input=${(event: Event) => this.send('swtcg-seek', { index: Number((event.target as HTMLInputElement).value) })}
      />
    </div>`;
  }
}
