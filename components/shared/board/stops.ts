// The board and the Tab key: one card is a stop, and every card with which something can be done. Arrows lead from card to
// card in the order of reading, Page Up and Page Down from zone to zone.
import type { SwtcgElement } from '../element.ts';

const idOf = (one: Element): string | null | undefined => one.closest('[data-id]')?.getAttribute('data-id');

/** A list of cards; what lies in none is one by itself. */
const zoneOf = (one: Element): Element => one.closest('ul') ?? one;

/** A browser takes for seen what stands behind the foot of a viewer. */
function clearOfFoot(card: HTMLElement): void {
  const foot = Number.parseFloat(getComputedStyle(card).scrollMarginBottom);
  const hidden = foot > 0 && card.getBoundingClientRect().bottom > innerHeight - foot;
  if (hidden && card.matches(':focus-visible')) card.scrollIntoView({ block: 'end', inline: 'nearest' });
}

export class Stops {
  readonly #board: SwtcgElement;
  /** What selects a card. */
  readonly #each: string;
  /** The card that the Tab key comes to. */
  #id: string | null | undefined;
  /** Where among the cards the focus was when the board was about to be drawn again. */
  #held = -1;

  constructor(board: SwtcgElement, cards: string) {
    this.#board = board;
    this.#each = cards;
    board.renderRoot.addEventListener('keydown', (event) => this.#keys(event as KeyboardEvent));
    board.renderRoot.addEventListener('focusin', () => this.#come());
    this.#come();
  }

  get #cards(): HTMLElement[] {
    return [...this.#board.renderRoot.querySelectorAll<HTMLElement>(this.#each)];
  }

  get #focused(): HTMLElement | null {
    return (this.#board.shadowRoot?.activeElement ?? null) as HTMLElement | null;
  }

  before(): void {
    if (this.#held < 0 && this.#focused) this.#held = this.#cards.indexOf(this.#focused);
  }

  /** The focus goes with its card, wherever that lies now; from a card that is gone to one beside it. */
  set(): void {
    const cards = this.#cards;
    const seen = (one: HTMLElement) => one.checkVisibility();
    const focused = cards.find((one) => one === this.#focused);
    const stop =
      cards.find((one) => idOf(one) === this.#id && seen(one)) ??
      focused ??
      cards.slice(Math.max(0, this.#held)).find(seen) ??
      cards.find(seen);
    this.#id = stop && idOf(stop);
    for (const one of cards) {
      one.tabIndex = one === stop || one.closest('[data-mark]') ? 0 : -1;
      // A list that scrolls is no stop by itself: its cards scroll into sight.
      const list = one.closest('ul');
      if (list) list.tabIndex = -1;
    }
    const lost = focused ?? document.activeElement === document.body;
    if (this.#held >= 0 && lost) stop?.focus({ preventScroll: true });
    this.#held = -1;
  }

  #come(): void {
    if (this.#held >= 0 || !this.#focused?.matches(this.#each)) return;
    this.#id = idOf(this.#focused);
    this.set();
    clearOfFoot(this.#focused);
  }

  #keys(event: KeyboardEvent): void {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    const by = { ArrowUp: -1, ArrowDown: 1, PageUp: -1, PageDown: 1 }[key];
    if (!by || altKey || ctrlKey || metaKey || !(target instanceof Element && target.matches(this.#each)))
      return;
    event.preventDefault();
    event.stopPropagation();
    const cards = this.#cards.filter((one) => one.checkVisibility());
    const places: Element[] = key.startsWith('Page') ? [...new Set(cards.map(zoneOf))] : cards;
    const to = places[places.findIndex((one) => one.contains(target)) + by];
    cards.find((one) => to?.contains(one))?.focus();
  }
}
