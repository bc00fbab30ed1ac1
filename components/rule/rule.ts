// A rule, cited: opens our explanation of it in place.

import { html, nothing, type TemplateResult } from 'lit';
import { SwtcgElement } from '../shared/element.ts';
import { ruleWords } from '../shared/place-words.ts';
import { type ExplainedRule, rulebooks } from '../shared/rules.ts';
import { rulesetOf } from '../shared/ruleset.ts';
import { sharedStrings } from '../shared/strings.ts';
import { rule } from './rule.styles.ts';
import { ruleStrings } from './strings.ts';

/**
 * A rule citation. Opening it shows what the rule is called, where the rulebook has it, and what it says in our
 * own words. The index of rules is fetched when a citation on the page is first pointed at or opened; an id that is
 * not in it is marked as such, and so is one whose explanation does not come.
 *
 * From the explanation a link leads to the judge's desk: to the `<swtcg-rulings>` of the page, or to the page that
 * `data-rulings` names, here or on an ancestor.
 *
 * @attr {string} rule - the rule's id in the project's index, such as `damage.prevent`
 * @attr {string} ruleset - the edition, such as `swtcg-2002`; else that of the element that it stands in, else that of 2022
 * @attr {boolean} inline - in running text: the words in the slot, dotted, as part of their line
 * @attr {boolean} compact - the sign alone, for lists
 * @attr {string} x - what X is, where the rule speaks of X: the 2 of "Evade 2"
 * @slot - words to show instead of the rule's name
 * @fires swtcg-rule - the citation was opened; `detail.rule` is its id
 * @csspart base - the button
 * @csspart popover - the explanation
 * @cssproperty --swtcg-rule-ink - the color of the words in running text
 */
export class SwtcgRule extends SwtcgElement {
  static override properties = {
    rule: { type: String, reflect: true },
    ruleset: { type: String },
    inline: { type: Boolean, reflect: true },
    compact: { type: Boolean, reflect: true },
    x: { type: String },
    _open: { state: true },
    _failed: { state: true },
    _sheet: { state: true },
  };

  static override styles = [SwtcgElement.styles, rule];

  declare rule: string;
  declare ruleset: string;
  declare inline: boolean;
  declare compact: boolean;
  declare x: string;
  declare _open: boolean;
  declare _failed: boolean;
  declare _sheet: typeof import('./explanation.ts') | null;

  constructor() {
    super();
    this.rule = '';
    this.ruleset = '';
    this.inline = false;
    this.compact = false;
    this.x = '';
    this._open = false;
    this._failed = false;
    this._sheet = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    rulebooks.addEventListener('load', this.#learned);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    rulebooks.removeEventListener('load', this.#learned);
  }

  /** Another citation fetched the index: this one can say its name now. */
  readonly #learned = (): void => this.requestUpdate();

  get #known(): ExplainedRule | undefined {
    const rules = rulebooks.of(this.#ruleset).part;
    return rules && Object.hasOwn(rules, this.rule) ? rules[this.rule] : undefined;
  }

  /** The edition whose rule is cited. */
  get #ruleset(): string {
    return this.ruleset || rulesetOf(this);
  }

  /** What is wrong with the id, as far as that is known. */
  get #note(): string | null {
    if (this.rule === '') return ruleStrings().noRuleNamed;
    if (this._failed) return ruleStrings().rulesNotFetched;
    return rulebooks.of(this.#ruleset).part && !this.#known ? ruleStrings().noSuchRule : null;
  }

  /** Opens the explanation. */
  async open(): Promise<void> {
    this.send('swtcg-rule', { rule: this.rule });
    this._failed = false;
    try {
      const [sheet] = await Promise.all([import('./explanation.ts'), rulebooks.of(this.#ruleset).load()]);
      this.adopt(sheet.styles);
      this._sheet = sheet;
    } catch {
      this._failed = true;
      return;
    }
    this._open = true;
    await this.updateComplete;
    const popover = this.#popover;
    const place = this.renderRoot.querySelector('.cite, .ref');
    if (popover && place) this._sheet.openAt(popover, place);
  }

  /** Closes the explanation. */
  close(): void {
    if (this.#popover?.matches(':popover-open')) this.#popover.hidePopover();
  }

  get #popover(): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>('.popover');
  }

  /** Whoever points at a citation is likely to open it. A failure is told of when it is opened. */
  readonly #near = (): void =>
    void rulebooks
      .of(this.#ruleset)
      .load()
      .catch(() => {});

  readonly #keys = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    void this.open();
  };

  override render(): TemplateResult {
    // No blank between the two: it would show in running text.
    return html`${this.inline ? this.#reference() : this.#citation()}<div
        class="popover"
        part="popover"
        popover
        role="dialog"
        aria-label=${this.#known?.title ?? sharedStrings().rule}
        @toggle=${(event: ToggleEvent) => {
          this._open = event.newState === 'open';
        }}
      >
        ${this._open ? this._sheet?.explanation(this, this.#known, this.#ruleset) : nothing}
      </div>`;
  }

  get #words(): string {
    return this.#known?.section ?? ruleWords(this.rule);
  }

  #citation(): TemplateResult {
    const note = this.#note;
    return html`<button
      class="cite ${note ? 'unknown' : ''}"
      part="base"
      type="button"
      aria-haspopup="dialog"
      aria-expanded=${this._open}
      aria-label=${this.compact ? ruleStrings().ruleIs(this.#words) + (note ? `, ${note}` : '') : nothing}
      @click=${this.open}
      @pointerenter=${this.#near}
      @focus=${this.#near}
    >${this.compact ? nothing : html`<span class="vh">${ruleStrings().ruleIs('')}</span><slot><span>${this.#words}</span></slot>`}${note ? html`<span class="note">${note}</span>` : nothing}</button>`;
  }

  /** A button breaks no lines; words in a text do. Where the element is no stop of the Tab key, they are none. */
  #reference(): TemplateResult {
    const note = this.#note;
    return html`<span
      class="ref ${note ? 'unknown' : ''}"
      part="base"
      role="button"
      tabindex=${this.getAttribute('tabindex') ?? 0}
      aria-haspopup="dialog"
      aria-expanded=${this._open}
      @click=${this.open}
      @keydown=${this.#keys}
      @pointerenter=${this.#near}
      @focus=${this.#near}
      ><slot><span>${this.#words}</span></slot>${note ? html`<span class="note">(${note})</span>` : nothing}</span
    >`;
  }
}
