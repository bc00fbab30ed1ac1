// The account of a game: every step one sentence, grouped by turn and step.
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { LogEntry, Side } from '../../src/game/state.ts';
import '../rule/swtcg-rule.ts';
import { SwtcgElement } from '../shared/element.ts';
import { groupWords, placeWords, sideWord } from '../shared/words.ts';
import { log } from './log.styles.ts';

/** A line of the log. */
export interface LogLine {
  readonly entry: LogEntry;
  readonly by?: Side | null;
}

interface Group {
  readonly title: string;
  readonly lines: { readonly line: LogLine; readonly at: number }[];
}

/**
 * The list of steps. The present one is marked; a click, or the arrow keys and Enter, ask for another.
 *
 * @attr {number} index - the present step, from 0
 * @fires swtcg-select - another step is asked for; `detail.index` is its number, from 0
 * @csspart base - the scrolling list
 * @csspart line - one step
 */
export class SwtcgLog extends SwtcgElement {
  static override properties = {
    lines: { attribute: false },
    index: { type: Number },
  };

  static override styles = [SwtcgElement.styles, log];

  declare lines: readonly LogLine[];
  declare index: number;

  #groups: readonly Group[] = [];

  constructor() {
    super();
    this.lines = [];
    this.index = 0;
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('lines')) this.#groups = grouped(this.lines);
  }

  override updated(changed: PropertyValues<this>): void {
    if (changed.has('index') || changed.has('lines')) this.#scrollToPresent();
  }

  /** Scrolls the list only, never the page around it. */
  #scrollToPresent(): void {
    const list = this.renderRoot.querySelector<HTMLElement>('.scroll');
    const line = this.renderRoot.querySelector<HTMLElement>('[aria-current]');
    if (!list || !line) return;
    const [outer, inner] = [list.getBoundingClientRect(), line.getBoundingClientRect()];
    const room = Math.min(60, outer.height / 4);
    if (inner.top < outer.top + room) list.scrollTop -= outer.top + room - inner.top;
    else if (inner.bottom > outer.bottom - room) list.scrollTop += inner.bottom - outer.bottom + room;
  }

  override render(): TemplateResult {
    if (this.lines.length === 0)
      return html`<p class="none" part="base">The log starts with the first step.</p>`;
    return html`<div class="scroll" part="base" @keydown=${this.#keys}>
      ${this.#groups.map(
        ({ title, lines }) => html`<section aria-label=${title}>
          <h4 class="group label">${title}</h4>
          <ol>${lines.map(({ line, at }, i) => this.#line(line, at, lines[i - 1]?.line ?? null))}</ol>
        </section>`,
      )}
    </div>`;
  }

  #line({ entry, by }: LogLine, at: number, before: LogLine | null): TemplateResult {
    const now = at === this.index;
    const place = placeWords(entry.path, entry.turn);
    const placeBefore = before && placeWords(before.entry.path, before.entry.turn);
    return html`<li class=${entry.kind} ?data-later=${at > this.index}>
      ${place && place !== placeBefore ? html`<p class="where" aria-hidden="true">${place}</p>` : nothing}
      <button
        class="line"
        part="line"
        type="button"
        tabindex=${now ? 0 : -1}
        aria-current=${now ? 'step' : nothing}
        data-at=${at}
        @click=${() => this.#select(at)}
      >
        <span class="no">${at + 1}</span>
        ${by ? html`<span class="side sm" data-side=${by} aria-hidden="true">${sideWord(by).charAt(0)}</span>` : html`<span></span>`}
        <span>${entry.text}</span>
      </button>
      ${now ? html`<swtcg-rule compact rule=${entry.rule}></swtcg-rule>` : nothing}
    </li>`;
  }

  #select(index: number): void {
    this.send('swtcg-select', { index });
  }

  /** Up, down, Home and End move the focus; Enter and Space choose, as for any button. */
  readonly #keys = (event: KeyboardEvent): void => {
    const from = event.target instanceof HTMLElement ? Number(event.target.dataset.at) : Number.NaN;
    if (Number.isNaN(from) || event.altKey || event.ctrlKey || event.metaKey) return;
    const last = this.lines.length - 1;
    const to = { ArrowUp: from - 1, ArrowDown: from + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = Math.max(0, Math.min(to, last));
    this.renderRoot.querySelector<HTMLElement>(`[data-at='${next}']`)?.focus();
  };
}

function grouped(lines: readonly LogLine[]): Group[] {
  const groups: Group[] = [];
  lines.forEach((line, at) => {
    const title = groupWords(line.entry.path, line.entry.turn);
    const last = groups.at(-1);
    if (last?.title === title) last.lines.push({ line, at });
    else groups.push({ title, lines: [{ line, at }] });
  });
  return groups;
}
