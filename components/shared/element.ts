// What all elements share: the tokens, the theme and the language of the page they stand in.
import { type CSSResult, type CSSResultGroup, LitElement } from 'lit';
import { ancestor } from './ancestor.ts';
import { base } from './base.ts';
import { speak } from './language.ts';
import { tokens } from './tokens.ts';

/** The nearest `lang`. */
const langOf = (element: Element): string => ancestor(element, '[lang]')?.getAttribute('lang') ?? '';

/**
 * The theme comes from `theme="light|dark"` on the element, from `data-theme` on the element or an ancestor, else from
 * the page's own `color-scheme`, else from the reader's system.
 */
export class SwtcgElement extends LitElement {
  static override styles: CSSResultGroup = [tokens, base];

  /** The elements that this one draws. They are registered when the first of its kind is made: importing a class does nothing. */
  static parts: Readonly<Record<string, CustomElementConstructor>> = {};

  #themes: MutationObserver | null = null;

  constructor() {
    super();
    const { parts } = this.constructor as typeof SwtcgElement;
    for (const [name, part] of Object.entries(parts)) define(name, part);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // A part of another of these elements inherits its theme.
    const root = this.getRootNode();
    if (root instanceof ShadowRoot && root.host instanceof SwtcgElement) return;
    this.#takeTheme();
    this.#themes = new MutationObserver(() => this.#takeTheme());
    const watched = { attributes: true, attributeFilter: ['data-theme'], subtree: true };
    this.#themes.observe(document.documentElement, watched);
    this.#themes.observe(this, { attributes: true, attributeFilter: ['theme'] });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#themes?.disconnect();
    this.#themes = null;
  }

  #takeTheme(): void {
    const own = this.getAttribute('theme');
    const theme = own ?? this.closest('[data-theme]')?.getAttribute('data-theme');
    this.style.colorScheme = '';
    if (theme === 'light' || theme === 'dark') this.style.colorScheme = theme;
    else if (getComputedStyle(this).colorScheme === 'normal') this.style.colorScheme = 'light dark';
  }

  /** What has to be here before it is drawn; null: nothing. */
  protected get needed(): Promise<unknown> | null {
    return null;
  }

  protected override scheduleUpdate() {
    const { needed } = this;
    return needed ? needed.then(() => super.scheduleUpdate()) : super.scheduleUpdate();
  }

  /** What is drawn now is drawn in the language of this element. */
  protected override performUpdate(): void {
    speak(langOf(this));
    super.performUpdate();
  }

  /** Takes the styles of a part that arrived later; `before`: those that they stand before. */
  adopt({ styleSheet }: CSSResult, before?: CSSResult): void {
    const { adoptedStyleSheets: worn } = this.renderRoot as ShadowRoot;
    if (!styleSheet || worn.includes(styleSheet)) return;
    const at = before?.styleSheet ? worn.indexOf(before.styleSheet) : -1;
    worn.splice(at < 0 ? worn.length : at, 0, styleSheet);
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

/** An element fills the screen, or leaves it. */
export function fillScreen(element: Element): void {
  const done = document.fullscreenElement ? document.exitFullscreen() : element.requestFullscreen?.();
  // A page may forbid it to its frames: then nothing changes.
  done?.catch(() => {});
}
