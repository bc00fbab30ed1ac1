// Where the focus goes when what had it is drawn no more, or when something is opened that wants it.
import type { SwtcgReplay } from './replay.ts';

/** What has the focus, also within the parts of the viewer. */
function focusedIn({ shadowRoot }: SwtcgReplay): HTMLElement | null {
  let at = shadowRoot?.activeElement ?? null;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at as HTMLElement | null;
}

export class FocusKeeper {
  readonly #viewer: SwtcgReplay;
  /** What had the focus before a drawing, in the viewer and within its parts. */
  #held: Element | null = null;
  #focused: HTMLElement | null = null;
  #keys: Element | null = null;
  #search: Element | null = null;
  /** What had the focus before the list of keys took it. */
  #beforeKeys: HTMLElement | null = null;

  constructor(viewer: SwtcgReplay) {
    this.#viewer = viewer;
  }

  beforeDrawing(): void {
    this.#held = this.#viewer.shadowRoot?.activeElement ?? null;
    this.#focused = focusedIn(this.#viewer);
  }

  afterDrawing(): void {
    const { shadowRoot } = this.#viewer;
    const keys = shadowRoot?.querySelector<HTMLElement>('.keys') ?? null;
    const search = shadowRoot?.querySelector<HTMLElement>('.find input') ?? null;
    if (keys && !this.#keys) this.#openKeys(keys);
    if (!keys && this.#keys?.contains(this.#held)) this.#beforeKeys?.focus();
    if (search && !this.#search) search.focus();
    this.#keys = keys;
    this.#search = search;
    // What had the focus may be gone: the keys go on working.
    if (this.#held && !shadowRoot?.activeElement) this.#viewer.focus({ preventScroll: true });
  }

  /** The list takes the focus, so that whoever hears the page learns of it; but not from elsewhere in the page. */
  #openKeys(keys: HTMLElement): void {
    this.#beforeKeys = this.#focused;
    if (this.#focused) keys.focus();
  }
}
