// The account of a game: every step one sentence, grouped by turn and step.

import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { LogLine } from '../../src/play/steps/step.ts';
import { SwtcgRule } from '../rule/rule.ts';
import { SwtcgElement } from '../shared/element.ts';
import { beforePaint } from '../shared/frame.ts';
import { type GameWords, gameWords } from '../shared/game-words.ts';
import { groupWords, placeWords } from '../shared/place-words.ts';
import { rulesetOf } from '../shared/ruleset.ts';
import { sentenceOf } from '../shared/sentence.ts';
import { sharedStrings } from '../shared/strings.ts';
import { log } from './log.styles.ts';
import { logStrings } from './strings.ts';

export type { LogLine };

/** The height of a line, guessed for those out of sight. */
const LINE = 33;
/** The height of the controls. */
const FOOT = 120;
/** From so many lines on, only those in sight are laid out, and so many before and after the present one. */
const LONG = 60;
const NEAR = 30;

interface Placed {
  readonly line: LogLine;
  readonly at: number;
}

interface Group {
  readonly title: string;
  readonly lines: Placed[];
}

/** The numbers of the first and the last line. */
const ends = (lines: readonly Placed[]): [first: number, last: number] => [
  lines[0]?.at ?? 0,
  lines.at(-1)?.at ?? 0,
];

/** The one citation that the present line has. */
function compactRule(): SwtcgRule {
  const rule = document.createElement('swtcg-rule') as SwtcgRule;
  rule.compact = true;
  return rule;
}

/**
 * The list of steps. The present one is marked; a click, or the arrow keys and Enter, ask for another.
 *
 * @attr {number} index - the present step, from 0
 * @attr {boolean} till-now - what comes after the present step is not told
 * @attr {string} query - only lines with these words are listed
 * @fires swtcg-select - another step is asked for; `detail.index` is its number, from 0
 * @csspart base - the scrolling list
 * @csspart line - one step
 */
export class SwtcgLog extends SwtcgElement {
  static override parts = { 'swtcg-rule': SwtcgRule };

  static override properties = {
    lines: { attribute: false },
    notes: { attribute: false },
    index: { type: Number },
    tillNow: { type: Boolean, attribute: 'till-now' },
    query: { type: String },
    words: { attribute: false },
  };

  static override styles = [SwtcgElement.styles, log];

  declare lines: readonly LogLine[];
  /** The signs of annotators, by the number of the step. */
  declare notes: ReadonlyMap<number, string>;
  declare index: number;
  declare tillNow: boolean;
  declare query: string;
  /** How the game says what happens that the lines are of; where nobody says it, that of the nearest `ruleset`. */
  declare words: GameWords | null;

  #sizes: ResizeObserver | null = null;
  /** The line that the Tab key comes to: the present one, or the first of those that were found. */
  #stop = 0;
  /** The citation of the present step: it goes along. */
  readonly #citation = compactRule();
  #groups: Group[] = [];
  /** Those of them that are drawn. */
  #drawn: readonly Group[] = [];
  #grouped: readonly LogLine[] = [];

  constructor() {
    super();
    this.lines = [];
    this.notes = new Map();
    this.index = 0;
    this.tillNow = false;
    this.query = '';
    this.words = null;
  }

  /** How lines are said comes before they are. */
  protected override get needed(): Promise<unknown> | null {
    return this.lines.length === 0 || this.#words ? null : gameWords.of(rulesetOf(this)).load();
  }

  get #words(): GameWords | null {
    return this.words ?? gameWords.of(rulesetOf(this)).part;
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('lines')) this.#group();
  }

  /** A log that only grew keeps its groups: what stands is not drawn again. */
  #group(): void {
    const { lines } = this;
    const game = this.#words as GameWords;
    const grew = lines.length >= this.#grouped.length && this.#grouped.every((line, i) => line === lines[i]);
    const from = grew ? this.#grouped.length : 0;
    if (!grew) this.#groups = [];
    this.#grouped = lines;
    for (let at = from; at < lines.length; at++) {
      const line = lines[at] as LogLine;
      const title = groupWords(line.entry.path, line.entry.turn, game);
      const last = this.#groups.at(-1);
      if (last?.title === title) last.lines.push({ line, at });
      else this.#groups.push({ title, lines: [{ line, at }] });
    }
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // What stands above the log may grow and take room from it.
    this.#sizes = new ResizeObserver(() => this.#scrollToPresent());
    this.#sizes.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#sizes?.disconnect();
  }

  override updated(changed: PropertyValues<this>): void {
    // What was found is read from its beginning, unless the present line is in it.
    // At its beginning a log stands there anyhow: asking for it would lay the page out before it is drawn.
    if (changed.get('query') !== undefined) this.renderRoot.querySelector('.scroll')?.scrollTo(0, 0);
    // A log that begins is at its beginning.
    const begins = this.index === 0 && changed.get('index') === undefined;
    if (changed.has('index') ? !begins : changed.has('query')) this.#follow();
  }

  readonly #follow = beforePaint(() => this.#scrollToPresent());

  /** Scrolls the list only, never the page around it. */
  #scrollToPresent(): void {
    const list = this.renderRoot.querySelector<HTMLElement>('.scroll');
    const line = this.renderRoot.querySelector<HTMLElement>('[aria-current]');
    if (!list || !line) return;
    // Once a frame, however many steps were gone through in it.
    this.#drawn.forEach(({ lines }, i) => {
      const [first, last] = ends(lines);
      list.children[i]?.classList.toggle('near', first <= this.index + NEAR && last >= this.index - NEAR);
    });
    const [outer, inner] = [list.getBoundingClientRect(), line.getBoundingClientRect()];
    const room = Math.min(60, outer.height / 4);
    // Of a long log the window may show only the beginning, and the foot of a viewer stands before its end.
    const end = Math.min(outer.bottom, Math.max(outer.top + 2 * room, innerHeight - FOOT));
    // The heading, in one line or two, stays in sight above the line.
    const heading = line.closest('section')?.firstElementChild?.clientHeight ?? 0;
    const above = inner.top - outer.top - heading - 4;
    list.scrollTop += above < room ? above - room : Math.max(0, Math.min(inner.bottom - end + room, above));
  }

  #matching(): Group[] {
    const words = this.query.trim().toLowerCase();
    const there = ({ line, at }: Placed) =>
      (!this.tillNow || at <= this.index) &&
      (!words ||
        sentenceOf(line, this.#words as GameWords)
          .toLowerCase()
          .includes(words));
    if (!words && !this.tillNow) return this.#groups;
    return this.#groups
      .map(({ title, lines }) => ({ title, lines: lines.filter(there) }))
      .filter(({ lines }) => lines.length > 0);
  }

  override render(): TemplateResult {
    if (this.lines.length === 0) return html`<p class="none" part="base">${logStrings().noLog}</p>`;
    const groups = this.#matching();
    this.#drawn = groups;
    if (groups.length === 0)
      return html`<p class="none" part="base" role="status">${logStrings().notFound}</p>`;
    const listed = groups.some(({ lines }) => lines.some(({ at }) => at === this.index));
    this.#stop = listed ? this.index : (groups[0]?.lines[0]?.at ?? 0);
    return html`<div class="scroll ${this.lines.length > LONG ? 'long' : ''}" part="base" @keydown=${this.#keys}>
      ${groups.map((group) => this.#groupOf(group))}
    </div>`;
  }

  /** A group is drawn anew when the present step comes into it, moves in it or leaves it, not at every step. */
  #groupOf({ title, lines }: Group): TemplateResult {
    const [first, last] = ends(lines);
    const here = this.index >= first && this.index <= last ? this.index : null;
    const line = (one: Placed, i: number) =>
      guard([one.at, Math.sign(one.at - this.index), one.at === this.#stop, this.notes, logStrings()], () =>
        this.#line(one, lines[i - 1]?.line ?? null),
      );
    const draw = () => html`<h4 class="group label">${title}</h4>
      <ol .style=${`contain-intrinsic-block-size: auto ${lines.length * LINE}px`}>${lines.map(line)}</ol>`;
    return html`<section ?data-later=${first > this.index}>${guard([first, last, lines.length, here, this.query, this.notes, logStrings()], draw)}</section>`;
  }

  #line({ line, at }: Placed, before: LogLine | null): TemplateResult {
    const { entry, by } = line;
    const now = at === this.index;
    const game = this.#words as GameWords;
    const place = placeWords(entry.path, entry.turn, game);
    const placeBefore = before && placeWords(before.entry.path, before.entry.turn, game);
    const mark = this.notes.get(at);
    return html`<li class="${entry.kind}${now ? ' now' : at > this.index ? ' later' : ''}">
      ${place && place !== placeBefore ? html`<p class="where" aria-hidden="true">${place}</p>` : nothing}
      <button
        class="line"
        part="line"
        type="button"
        tabindex=${at === this.#stop ? 0 : -1}
        aria-current=${now ? 'step' : nothing}
        data-at=${at}
        @click=${() => this.#select(at)}
      >
        <span class="no">${at + 1}</span>
        ${
          by
            ? html`<span class="side sm" data-side=${by} aria-hidden="true">${sharedStrings()
                .side(by)
                .charAt(0)}</span>`
            : html`<span></span>`
        }
        <span dir="auto">${sentenceOf(line, game)}${mark === undefined ? nothing : html` <b class="mark" title=${sharedStrings().marks[mark] ?? sharedStrings().note}>${mark || '✎'}</b>`}</span>
      </button>
      ${now ? this.#cite(entry) : nothing}
    </li>`;
  }

  #cite({ rule }: LogLine['entry']): SwtcgRule {
    this.#citation.rule = rule;
    return this.#citation;
  }

  #select(index: number): void {
    this.send('swtcg-select', { index });
  }

  /** Up, down, Home and End move the focus; Enter and Space choose, as for any button. */
  readonly #keys = (event: KeyboardEvent): void => {
    const from = event.target instanceof HTMLElement ? Number(event.target.dataset.at) : Number.NaN;
    if (Number.isNaN(from) || event.altKey || event.ctrlKey || event.metaKey) return;
    const lines = [...this.renderRoot.querySelectorAll<HTMLElement>('.line')];
    const here = lines.findIndex((line) => Number(line.dataset.at) === from);
    const to = { ArrowUp: here - 1, ArrowDown: here + 1, Home: 0, End: lines.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    lines[Math.max(0, Math.min(to, lines.length - 1))]?.focus();
  };
}
