// A rule, cited: opens our explanation of it in place.
import { css, html, nothing, type TemplateResult } from 'lit';
import type { Rule } from '../../src/rulebook/rules.ts';
import { SwtcgElement } from '../shared/element.ts';
import { icon } from '../shared/icons.ts';
import { ruleWords } from '../shared/words.ts';
import { index, loadRules } from './rules.ts';

/**
 * A rule citation. Opening it shows what the rule is called, where the 2022 rulebook has it, and what it says in our
 * own words. The index of rules is fetched when the first citation on the page is opened.
 *
 * @attr {string} rule - the rule's id in the project's index, such as `damage.prevent`
 * @attr {boolean} compact - the sign alone, for lists
 * @slot - words to show instead of the rule's name
 * @fires swtcg-rule - the citation was opened; `detail.rule` is its id
 * @csspart base - the button
 * @csspart popover - the explanation
 */
export class SwtcgRule extends SwtcgElement {
  static override properties = {
    rule: { type: String, reflect: true },
    compact: { type: Boolean, reflect: true },
    _open: { state: true },
    _failed: { state: true },
  };

  static override styles = [
    SwtcgElement.styles,
    css`
      :host {
        display: inline-block;
      }
      .cite {
        display: inline-flex;
        align-items: baseline;
        gap: 5px;
        min-block-size: 24px;
        padding: 3px 8px;
        border: 1px solid color-mix(in srgb, var(--_accent) 40%, var(--_line));
        border-radius: var(--_radius-sm);
        background: transparent;
        color: var(--_accent);
        font-size: var(--_text-xs);
        font-weight: 500;
        line-height: 1.35;
        text-align: start;
        cursor: pointer;
      }
      .cite::before {
        content: '§';
        font-family: var(--_font-rule);
        font-weight: 700;
      }
      .cite:hover {
        background: var(--_accent-soft);
      }
      :host([compact]) .cite {
        padding: 0 7px;
        border-color: transparent;
      }
      @media (pointer: coarse) {
        .cite {
          min-block-size: 40px;
          align-items: center;
        }
      }
      .popover {
        position: fixed;
        inset: auto;
        margin: 0;
        inline-size: min(308px, 100vw - 16px);
        max-block-size: calc(100vh - 16px);
        overflow: auto;
        padding: var(--_space-4) 14px 13px;
        border: 1px solid var(--_line-strong);
        border-radius: var(--_radius-lg);
        background: var(--_raised);
        color: var(--_ink);
        font-size: var(--_text-sm);
        line-height: 1.45;
        box-shadow:
          0 10px 32px var(--_shade),
          0 2px 6px var(--_shade);
      }
      header {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: var(--_space-3);
        margin-block-end: 6px;
      }
      h4 {
        font-size: var(--_text-md);
        font-weight: 650;
        line-height: 1.3;
      }
      .close {
        display: grid;
        place-items: center;
        inline-size: max(28px, var(--_hit));
        block-size: max(28px, var(--_hit));
        margin: -6px -8px 0 0;
        padding: 0;
        border: 0;
        border-radius: var(--_radius-sm);
        background: none;
        color: var(--_ink-3);
        cursor: pointer;
      }
      .text {
        font-family: var(--_font-rule);
        font-size: var(--_text-lg);
        line-height: var(--_leading-rule);
        text-wrap: pretty;
      }
      .own {
        margin-block-start: 8px;
        font-size: var(--_text-xs);
        color: var(--_ink-3);
      }
    `,
  ];

  declare rule: string;
  declare compact: boolean;
  declare _open: boolean;
  declare _failed: boolean;

  constructor() {
    super();
    this.rule = '';
    this.compact = false;
    this._open = false;
    this._failed = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    index.addEventListener('load', this.#learned);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    index.removeEventListener('load', this.#learned);
  }

  /** Another citation fetched the index: this one can say its name now. */
  readonly #learned = (): void => this.requestUpdate();

  get #known(): Rule | undefined {
    const { rules } = index;
    return rules && Object.hasOwn(rules, this.rule) ? rules[this.rule] : undefined;
  }

  /** Opens the explanation. */
  async open(): Promise<void> {
    this.send('swtcg-rule', { rule: this.rule });
    this._open = true;
    this._failed = false;
    try {
      await loadRules();
    } catch {
      this._failed = true;
    }
    await this.updateComplete;
    this.#hang();
  }

  #hang(): void {
    const sheet = this.renderRoot.querySelector<HTMLElement>('.popover');
    const button = this.renderRoot.querySelector<HTMLElement>('.cite');
    if (!sheet || !button || !this.isConnected) return;
    if (!sheet.matches(':popover-open')) sheet.showPopover();
    const at = button.getBoundingClientRect();
    const { width, height } = sheet.getBoundingClientRect();
    const below = at.bottom + 6 + height < innerHeight ? at.bottom + 6 : at.top - 6 - height;
    sheet.style.left = `${Math.max(8, Math.min(at.left, innerWidth - width - 8))}px`;
    sheet.style.top = `${Math.max(8, below)}px`;
    sheet.querySelector<HTMLElement>('.close')?.focus();
  }

  #close(): void {
    this.renderRoot.querySelector<HTMLElement>('.popover')?.hidePopover();
  }

  override render(): TemplateResult {
    const words = this.#known?.section ?? ruleWords(this.rule);
    return html`<button
        class="cite"
        part="base"
        type="button"
        aria-haspopup="dialog"
        aria-label=${this.compact ? `Rule: ${words}` : nothing}
        @click=${this.open}
      >${this.compact ? nothing : html`<span class="vh">Rule: </span><slot>${words}</slot>`}</button>
      <div
        class="popover"
        part="popover"
        popover
        role="dialog"
        aria-label="Rule"
        @toggle=${(event: ToggleEvent) => {
          this._open = event.newState === 'open';
        }}
      >
        ${this._open ? this.#explanation() : nothing}
      </div>`;
  }

  #explanation(): TemplateResult {
    const rule = this.#known;
    const none = this._failed ? 'The rules could not be fetched.' : `The index has no rule “${this.rule}”.`;
    return html`<header>
        <div>
          <p class="label">${rule ? `2022 rulebook · ${rule.section}` : 'Rule'}</p>
          <h4>${rule?.title ?? this.rule}</h4>
        </div>
        <button class="close" type="button" aria-label="Close" @click=${this.#close}>${icon('cross')}</button>
      </header>
      <p class="text">${rule?.text ?? none}</p>
      ${rule ? html`<p class="own">In our own words.</p>` : nothing}`;
  }
}
