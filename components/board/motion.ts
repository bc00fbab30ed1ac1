// Cards that change their place glide there in a straight line.
import type { CardView, View } from '../../src/view.ts';

/** Farther than this many cards at once is a new position, not a move. */
const MOST = 8;

/** Whether any card lies elsewhere. What does not is not measured: most steps move nothing. */
export function moves(before: View, after: View): boolean {
  if (before === after) return false;
  for (const id in after) {
    const [was, is] = [before[id] as CardView | null | undefined, after[id] as CardView | null];
    if (was !== is && (was?.zone !== is?.zone || was?.controller !== is?.controller)) return true;
  }
  return false;
}

/** Where the board itself lies: a page that scrolls meanwhile moves no card. */
const topOf = (root: Node): number => (root as ShadowRoot).host?.getBoundingClientRect().top ?? 0;

export class CardMotion {
  #places: Map<string, DOMRect> = new Map();
  #top = 0;

  /** Before the change: where everything lies. */
  before(root: HTMLElement | DocumentFragment): void {
    this.#places = new Map();
    this.#top = topOf(root);
    for (const card of root.querySelectorAll<HTMLElement>('[data-id]')) {
      const id = card.dataset.id;
      const place = card.getBoundingClientRect();
      if (id !== undefined && place.width > 0) this.#places.set(id, place);
    }
  }

  /** After the change, laid out: what lies elsewhere glides there, once. */
  after(root: HTMLElement | DocumentFragment): void {
    const places = this.#places;
    if (places.size === 0) return;
    this.#places = new Map();
    const scrolled = topOf(root) - this.#top;
    const moved: (readonly [HTMLElement, number, number])[] = [];
    for (const card of root.querySelectorAll<HTMLElement>('[data-id]')) {
      const was = places.get(card.dataset.id ?? '');
      if (!was) continue;
      const is = card.getBoundingClientRect();
      const [x, y] = [was.left - is.left, was.top - is.top + scrolled];
      // A lane that opens moves all of them alike; only real journeys are shown.
      if (is.width > 0 && Math.abs(x) + Math.abs(y) > 24) moved.push([card, x, y]);
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

  /** Nothing glides. */
  forget(): void {
    this.#places.clear();
  }
}
