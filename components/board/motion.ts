// Cards that change their place glide there in a straight line.

/** Farther than this many cards at once is a new position, not a move. */
const MOST = 8;

export class CardMotion {
  #places: Map<string, DOMRect> = new Map();

  /** Before the change: where everything lies. */
  before(root: HTMLElement | DocumentFragment): void {
    this.#places = new Map();
    for (const card of root.querySelectorAll<HTMLElement>('[data-id]')) {
      const id = card.dataset.id;
      if (id !== undefined && card.getClientRects().length > 0)
        this.#places.set(id, card.getBoundingClientRect());
    }
  }

  after(root: HTMLElement | DocumentFragment, still: boolean): void {
    if (still || this.#places.size === 0) return;
    const moved: (readonly [HTMLElement, number, number])[] = [];
    for (const card of root.querySelectorAll<HTMLElement>('[data-id]')) {
      const was = this.#places.get(card.dataset.id ?? '');
      if (!was || card.getClientRects().length === 0) continue;
      const is = card.getBoundingClientRect();
      const [x, y] = [was.left - is.left, was.top - is.top];
      // The page scrolling or a lane opening moves all of them alike; only real journeys are shown.
      if (Math.abs(x) + Math.abs(y) > 24) moved.push([card, x, y]);
    }
    const first = moved[0]?.[0];
    if (!first || moved.length > MOST) return;
    const duration = Number.parseFloat(getComputedStyle(first).getPropertyValue('--_step')) || 0;
    if (duration === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const [card, x, y] of moved) {
      card.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
        duration,
        easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
      });
    }
  }
}
