// Writing an example: the text on one side, what it shows on the other.

import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { CardData } from '../../src/core/game/game-notation.ts';
import type { Fault } from '../../src/core/notation/fault.ts';
import type { Suggestions } from '../../src/play/notation/suggest.ts';
import { SwtcgReplay } from '../replay/replay.ts';
import { SwtcgElement } from '../shared/element.ts';
import { copyText } from '../shared/menu.ts';
import { packed, unpacked } from '../shared/pack.ts';
import { fetched, problemOf } from '../source/load.ts';
import { SwtcgTable } from '../table/table.ts';
import { draft, keepDraft } from './draft.ts';
import { writeStrings } from './strings.ts';
import { embedCode, FIRST } from './take-away.ts';
import { write } from './write.styles.ts';

type Tools = typeof import('./tools.ts');

/** So long after the last letter the text is read. */
const QUIET = 300;
const HASH = '#swtcg-text=';
/** Longer addresses are cut off somewhere on the way. */
const LONGEST = 60_000;

/**
 * A page for writing: an example in the notation on one side, the same example to step through or to play on the other, as it is
 * typed. Card names, keywords and words of the notation are suggested; what is wrong is told with its line. The text can be taken
 * away as embed code, as a link that holds all of it, or as JSON. It is kept in the browser until the page is opened again. Once
 * loaded it needs no network.
 *
 * @attr {string} cards - address of compiled card data (`swtcg cards --compile`): its cards are known by name
 * @attr {string} examples - names of examples to begin with, separated by blanks; their texts lie in the folder `examples`
 * @attr {'light'|'dark'} theme - else `data-theme` of an ancestor, else the page's or the system's
 * @attr {string} lang - the language of the interface, here or on an ancestor
 * @fires swtcg-text - the text was read; `detail` has `text` and `faults`
 * @csspart base - the whole page
 * @csspart text - the text area
 * @cssproperty --swtcg-accent - and all other tokens of the look; see components/shared/tokens.ts
 */
export class SwtcgWrite extends SwtcgElement {
  static override parts = { 'swtcg-replay': SwtcgReplay, 'swtcg-table': SwtcgTable };

  static override properties = {
    cards: { type: String },
    examples: { type: String },
    text: { attribute: false },
    _good: { state: true },
    _faults: { state: true },
    _older: { state: true },
    _diceLeft: { state: true },
    _suggested: { state: true },
    _option: { state: true },
    _mode: { state: true },
    _taken: { state: true },
    _own: { state: true },
    _problem: { state: true },
  };

  static override styles = [SwtcgElement.styles, write];

  declare cards: string | null;
  declare examples: string | null;
  /** What is written. */
  declare text: string;
  /** The last text that could be played, as JSON. */
  declare _good: string | null;
  declare _faults: readonly Fault[];
  /** What is shown is an older text. */
  declare _older: boolean;
  declare _diceLeft: number;
  declare _suggested: Suggestions | null;
  /** Which suggestion Enter takes; -1: none. */
  declare _option: number;
  declare _mode: 'steps' | 'table';
  /** What was taken away last, and whether it could be copied. */
  declare _taken: { readonly text: string; readonly done: boolean } | null;
  /** What went wrong beside the text: a link, a file. */
  declare _problem: string | null;
  /** The text of one's own that an example took the place of. */
  declare _own: string | null;

  /** What the writer was given to begin with. */
  #begun = FIRST;
  #tools: Tools | null = null;
  #data: CardData | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.cards = null;
    this.examples = null;
    this.text = FIRST;
    this._good = null;
    this._faults = [];
    this._older = false;
    this._diceLeft = 0;
    this._suggested = null;
    this._option = -1;
    this._mode = 'steps';
    this._taken = null;
    this._own = null;
    this._problem = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#start();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  async #start(): Promise<void> {
    const mine = draft();
    this.text = mine ?? this.text;
    if (location.hash.startsWith(HASH)) {
      try {
        const sent = await unpacked(location.hash.slice(HASH.length));
        if (mine !== sent) this._own = mine;
        this.text = sent;
        this.#begun = sent;
      } catch {
        this.#fail(writeStrings().badLink);
      }
    }
    try {
      const tools = await import('./tools.ts');
      if (this.cards !== null) this.#data = tools.dataOf(await fetched(this.cards));
      this.#tools = tools;
      this.#read();
    } catch (failure) {
      this.#fail(problemOf(failure).message);
    }
  }

  #fail(message: string): void {
    this._problem = message;
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('text')) this._taken = null;
  }

  override updated(changed: PropertyValues<this>): void {
    if (changed.has('text')) {
      const area = this.#area;
      if (area && area.value !== this.text) area.value = this.text;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#read(), QUIET);
    }
  }

  get #area(): HTMLTextAreaElement | null {
    return this.renderRoot.querySelector('textarea');
  }

  /** Reads the text; what could be played last stays on the other side while there are mistakes. */
  #read(): void {
    if (!this.#tools) return;
    const { json, faults, diceLeft } = this.#tools.checked(this.text, this.#data);
    this._faults = faults;
    this._diceLeft = diceLeft;
    this._older = json === null;
    if (json !== null) this._good = json;
    if (this.text !== this.#begun) keepDraft(this.text);
    this.send('swtcg-text', { text: this.text, faults });
  }

  // ---- writing

  readonly #typed = (event: Event): void => {
    const area = event.target as HTMLTextAreaElement;
    this.text = area.value;
    this._option = -1;
    this._problem = null;
    const found = this.#tools?.suggest(area.value, area.selectionStart, this.#data?.names);
    this._suggested = found && found.words.length > 0 ? found : null;
  };

  readonly #keyed = (event: KeyboardEvent): void => {
    const all = this._suggested?.words.length ?? 0;
    if (all === 0) return;
    if (event.key === 'ArrowDown' && (this._option >= 0 || event.altKey || this.#atEnd))
      this._option = (this._option + 1) % all;
    else if (event.key === 'ArrowUp' && this._option >= 0) this._option = (this._option + all - 1) % all;
    else if (event.key === 'Enter' && this._option >= 0) this.#accept(this._option);
    else if (event.key === 'Escape') this._suggested = null;
    else return;
    event.preventDefault();
  };

  /** The caret is at the end of the text's last line: the arrow key has nothing else to do there. */
  get #atEnd(): boolean {
    const area = this.#area;
    return area !== null && !area.value.slice(area.selectionStart).includes('\n');
  }

  #accept(i: number): void {
    const area = this.#area;
    const word = this._suggested?.words[i];
    if (!area || word === undefined || !this._suggested) return;
    area.focus();
    area.setRangeText(word, this._suggested.from, area.selectionStart, 'end');
    this._suggested = null;
    this._option = -1;
    this.text = area.value;
  }

  #goTo({ line, column }: Fault): void {
    const area = this.#area;
    if (!area) return;
    const before = area.value.split('\n').slice(0, line - 1);
    const at = before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
    area.focus();
    area.setSelectionRange(at, Math.min(area.value.length, at + 1));
  }

  // ---- taking away

  async #take(text: string): Promise<void> {
    // What was said of the last copy is said again of this one.
    this._taken = null;
    await this.updateComplete;
    this._taken = await copyText(text);
  }

  readonly #light = async (): Promise<void> => {
    if (this.#tools && this._good !== null)
      await this.#take(embedCode(this.text, this.#tools.toldLog(this._good, this.#data)));
  };

  readonly #link = async (): Promise<void> => {
    this._problem = null;
    const link = new URL(location.href);
    link.hash = `${HASH.slice(1)}${await packed(this.text)}`;
    if (link.href.length > LONGEST) this.#fail(writeStrings().tooLong);
    else {
      history.replaceState(null, '', link);
      await this.#take(link.href);
    }
  };

  readonly #json = (): void => {
    if (this._good === null) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([this._good], { type: 'application/json' }));
    link.download = 'example.json';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href));
  };

  readonly #begin = async (event: Event): Promise<void> => {
    const { value } = event.target as HTMLSelectElement;
    if (!value) return;
    this._problem = null;
    try {
      const text = await fetched(`examples/${value}.txt`);
      if (this.text !== this.#begun) this._own = this.text;
      this.text = text;
      this.#begun = text;
    } catch (failure) {
      this.#fail(problemOf(failure).message);
    }
  };

  readonly #takeBack = (): void => {
    this.text = this._own ?? this.text;
    this._own = null;
    this.#area?.focus();
  };

  // ---- drawing

  override render(): TemplateResult {
    return html`<div class="base" part="base">${this.#writing()}${this.#showing()}</div>`;
  }

  #writing(): TemplateResult {
    const w = writeStrings();
    const all = this._suggested?.words ?? [];
    // What plays is not what is written: it would be taken away unseen.
    const stale = this._faults.length > 0 || this._good === null;
    return html`<section class="side-text" aria-label=${w.text}>
      <div class="row">
        <label for="text">${w.text}</label>
        ${this.#beginnings()}
        ${this._own === null ? nothing : html`<button class="btn" type="button" @click=${this.#takeBack}>${w.takeBack}</button>`}
      </div>
      <textarea
        id="text"
        part="text"
        spellcheck="false"
        autocapitalize="off"
        aria-autocomplete="list"
        aria-controls="options"
        aria-describedby="found"
        aria-activedescendant=${this._option >= 0 ? `option-${this._option}` : nothing}
        .value=${this.text}
        @input=${this.#typed}
        @keydown=${this.#keyed}
      ></textarea>
      <ul id="options" class="options" role="listbox" aria-label=${w.suggestions}>
        ${all.map(
          (word, i) =>
            html`<li
              id="option-${i}"
              class="btn"
              role="option"
              aria-selected=${i === this._option}
              @mousedown=${(event: Event) => event.preventDefault()}
              @click=${() => this.#accept(i)}
            >
              ${word}
            </li>`,
        )}
      </ul>
      <p id="found" class="vh" role="status">${all.length > 0 ? w.suggested(all.length) : nothing}</p>
      ${this.#mistakes()}
      <div class="row take">
        <button class="btn primary" type="button" @click=${() => this.#take(embedCode(this.text))}>${w.embed}</button>
        <button class="btn" type="button" title=${w.lightWhy} ?disabled=${stale} @click=${this.#light}>${w.light}</button>
        <button class="btn" type="button" @click=${this.#link}>${w.link}</button>
        <button class="btn" type="button" ?disabled=${stale} @click=${this.#json}>${w.json}</button>
      </div>
      <div role="status">
        ${this._taken ? (this._taken.done ? w.copied : html`<p>${w.notCopied}</p><pre class="code" tabindex="0">${this._taken.text}</pre>`) : nothing}
      </div>
    </section>`;
  }

  #beginnings(): TemplateResult | typeof nothing {
    const names = (this.examples ?? '').split(/\s+/).filter(Boolean);
    if (names.length === 0) return nothing;
    return html`<select aria-label=${writeStrings().examples} @change=${this.#begin}>
      <option value="">${writeStrings().examples}</option>
      ${names.map((name) => html`<option value=${name}>${name.replaceAll('-', ' ')}</option>`)}
    </select>`;
  }

  #mistakes(): TemplateResult {
    const w = writeStrings();
    const faults = this._faults;
    return html`<div role="status">
      ${this._problem === null ? nothing : html`<p class="bad">${this._problem}</p>`}
      ${faults.length > 0 ? html`<p>${w.faults(faults.length)}${this._older && this._good !== null ? ` ${w.lastGood}` : nothing}</p>` : this._good === null ? nothing : html`<p class="fine">${w.fine}${this._diceLeft > 0 ? ` ${w.diceLeft(this._diceLeft)}` : nothing}</p>`}
      <ul class="faults">
        ${faults.map(
          (fault) =>
            html`<li>
              <button class="btn" type="button" @click=${() => this.#goTo(fault)}>
                <b>${w.goTo(fault.line, fault.column)}</b><span>${fault.message}</span>
              </button>
            </li>`,
        )}
      </ul>
    </div>`;
  }

  #showing(): TemplateResult {
    const w = writeStrings();
    const mode = (value: 'steps' | 'table', words: string) =>
      html`<label>
        <input type="radio" name="mode" .checked=${this._mode === value} @change=${() => {
          this._mode = value;
        }} />${words}
      </label>`;
    return html`<section class="side-shown" aria-label=${w.shown}>
      <fieldset aria-label=${w.shown}>${mode('steps', w.steps)} ${mode('table', w.table)}</fieldset>
      ${this._good === null ? nothing : guard([this._good, this._mode], () => this.#shown(this._good as string))}
    </section>`;
  }

  /** A new element for each text: what was shown before has nothing to do with it. */
  #shown(json: string): Element {
    const element = document.createElement(this._mode === 'steps' ? 'swtcg-replay' : 'swtcg-table');
    element.setAttribute('preload', 'auto');
    if (this.cards !== null) element.setAttribute('cards', this.cards);
    // A strict page lets nobody write into a script.
    const text = document.createElement('pre');
    text.textContent = json;
    element.append(text);
    return element;
  }
}
