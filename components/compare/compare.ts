// One example played by two editions, side by side, with the first step in which they differ and the rules of both.
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { ComparedStep } from '../../src/play/compare/compare.ts';
import { problemStrings } from '../problem/strings.ts';
import { SwtcgRule } from '../rule/rule.ts';
import { SwtcgElement } from '../shared/element.ts';
import { rulebooks } from '../shared/rules.ts';
import type { Problem } from '../shared/steps.ts';
import { fetched, inline, problemOf } from '../source/load.ts';
import { compare as styles } from './compare.styles.ts';
import type { Compared, ComparedEdition } from './compared.ts';
import { compareStrings } from './strings.ts';

const EDITIONS = 'swtcg-2022 swtcg-2002';

/**
 * A rule example played by two editions of the rules: what is the same in both, then each edition by itself from the first
 * step in which they differ, and the rules that say so.
 *
 * The example comes from `src`, or from a `<pre>` or a `<script type="application/json">` inside the element.
 *
 * @attr {string} src - address of a scenario, in JSON or in the notation
 * @attr {string} rulesets - the two editions, `swtcg-2022 swtcg-2002` by default
 * @attr {'light'|'dark'} theme - else `data-theme` of an ancestor, else the page's or the system's
 * @attr {string} lang - the language of the interface, here or on an ancestor
 * @slot - a `<pre>` with the notation, or a script with JSON; anything else is for readers without scripts
 * @fires swtcg-compared - it was played; `detail.differ` says whether the editions differ
 * @fires swtcg-error - it can't be played; `detail` has `code`, `message` and, where it applies, `path`
 * @csspart base - all of it
 * @csspart same - the steps that are the same
 * @csspart edition - one edition
 */
export class SwtcgCompare extends SwtcgElement {
  static override parts = { 'swtcg-rule': SwtcgRule };

  static override properties = {
    src: { type: String },
    rulesets: { type: String },
    _compared: { state: true },
    _problem: { state: true },
  };

  static override styles = [SwtcgElement.styles, styles];

  declare src: string | null;
  declare rulesets: string;
  declare _compared: Compared | null;
  declare _problem: Problem | null;

  /** What was asked for last: an answer that comes late is of no use. */
  #asked = 0;

  constructor() {
    super();
    this.src = null;
    this.rulesets = EDITIONS;
    this._compared = null;
    this._problem = null;
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('src') || changed.has('rulesets')) void this.#play();
  }

  async #play(): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    this._compared = null;
    this._problem = null;
    try {
      const text = this.src ? await fetched(this.src) : inline(this);
      if (text === null) return;
      const [a, b] = (this.rulesets || EDITIONS).trim().split(/[\s,]+/) as [string, string];
      const [{ compared }] = await Promise.all([
        import('./compared.ts'),
        ...[a, b].map((ruleset) => rulebooks.of(ruleset).load()),
      ]);
      const found = compared(text, [a, b]);
      if (asked !== this.#asked) return;
      this._compared = found;
      await this.updateComplete;
      this.send('swtcg-compared', { differ: found.differ });
    } catch (failure) {
      if (asked !== this.#asked) return;
      this._problem = problemOf(failure);
      this.send('swtcg-error', this._problem);
    }
  }

  override render(): TemplateResult {
    const said = compareStrings();
    if (this._problem)
      return html`<p class="wait" part="base" role="alert">${problemStrings().problem}: ${this._problem.message}</p>`;
    if (!this._compared) return html`<p class="wait" part="base" role="status">${said.playing}</p>`;
    const { title, question, explanation, same, editions, differ } = this._compared;
    return html`<div class="base" part="base" role="group" aria-label=${title ?? said.comparison}>
      <header>
        <h3>${title ?? said.comparison}</h3>
        ${question ? html`<p class="question">${question}</p>` : nothing}
      </header>
      ${
        same.length > 0
          ? html`<div class="same" part="same"><h4>${said.same}</h4>${steps(same, 0, false)}</div>`
          : nothing
      }
      ${
        differ
          ? html`<div class="editions">${editions.map((edition) => this.#side(edition, same.length))}</div>`
          : html`<p>${said.alike}</p>`
      }
      ${explanation ? html`<p class="explanation">${explanation}</p>` : nothing}
    </div>`;
  }

  #side({ ruleset, steps: list, rules }: ComparedEdition, from: number): TemplateResult {
    const said = compareStrings();
    const name = said.editions[ruleset] ?? ruleset;
    return html`<div class="edition" part="edition" role="group" aria-label=${name}>
      <h4>${name}</h4>
      ${
        list.length > 0
          ? steps(list, from, true)
          : html`<p class="first"><span class="mark">${said.first}</span> ${said.nothingMore}</p>`
      }
      ${rules.map(
        ({ id, text }) =>
          html`<div class="rule"><swtcg-rule rule=${id} ruleset=${ruleset}></swtcg-rule><p>${text}</p></div>`,
      )}
    </div>`;
  }
}

/** `marked`: the first of them is the one that is not the same. */
const steps = (list: readonly ComparedStep[], from: number, marked: boolean): TemplateResult =>
  html`<ol start=${from + 1}>
    ${list.map(
      ({ text }, i) =>
        html`<li data-n=${from + i + 1} class=${marked && i === 0 ? 'first' : nothing}>
          <span
            >${marked && i === 0 ? html`<span class="mark">${compareStrings().first}</span> ` : nothing}${text}</span
          >
        </li>`,
    )}
  </ol>`;
