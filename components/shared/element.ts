// What all elements share: the tokens, and the theme of the page they stand in.
import { type CSSResultGroup, LitElement } from 'lit';
import { base } from './base.ts';
import { tokens } from './tokens.ts';

/**
 * The theme comes from `data-theme="light|dark"` on the element or an ancestor, else from the page's own
 * `color-scheme`, else from the reader's system.
 */
export class SwtcgElement extends LitElement {
  static override styles: CSSResultGroup = [tokens, base];

  #themes: MutationObserver | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#takeTheme();
    this.#themes = new MutationObserver(() => this.#takeTheme());
    const watched = { attributes: true, attributeFilter: ['data-theme'], subtree: true };
    this.#themes.observe(document.documentElement, watched);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#themes?.disconnect();
    this.#themes = null;
  }

  #takeTheme(): void {
    const theme = this.closest('[data-theme]')?.getAttribute('data-theme');
    this.style.colorScheme = '';
    if (theme === 'light' || theme === 'dark') this.style.colorScheme = theme;
    else if (getComputedStyle(this).colorScheme === 'normal') this.style.colorScheme = 'light dark';
  }

  /** Requests go up as events that leave the shadow tree. */
  protected send<Detail>(type: string, detail: Detail): boolean {
    return this.dispatchEvent(
      new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: true }),
    );
  }
}

/** Registers an element once, whatever else is on the page. */
export function define(name: string, element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, element);
}
