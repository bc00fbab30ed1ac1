// Cards that change their place glide there in a straight line.

/** More cards than this at once are a new position, not a move. */
const MOST = 8;

/** What is seen of a change: a card lies elsewhere, a counter lands on it, it is tapped. */
export type Change = 'moves' | 'lands' | 'taps';

/** A counter drops a little, a card tips over. */
const SMALL = {
  lands: ['.damage, .counter, .token', { translate: ['0 -8px', '0 0'], opacity: [0, 1] }],
  taps: ['.card', { rotate: ['-12deg', '0deg'] }],
} as const;

/** Where the board itself lies: a page that scrolls meanwhile moves no card. */
const topOf = (root: Node): number => (root as ShadowRoot).host?.getBoundingClientRect().top ?? 0;

const sideOf = (card: HTMLElement): string => card.closest<HTMLElement>('.player')?.dataset.side ?? '';

/** A pile that scrolls would cut off what comes to it: on its way another of its kind is seen, above the table. */
function above(card: HTMLElement, timing: KeyframeAnimationOptions): HTMLElement {
  const field = card.closest('.board')?.querySelector('.arenas, .table') as HTMLElement;
  const [is, at] = [card.getBoundingClientRect(), field.getBoundingClientRect()];
  const ghost = card.cloneNode(true) as HTMLElement;
  delete ghost.dataset.id;
  ghost.inert = true;
  ghost.style.cssText = `position:absolute;z-index:9;left:${is.left - at.left}px;top:${is.top - at.top}px;width:${is.width}px`;
  field.append(ghost);
  card.animate({ opacity: [0, 0] }, timing).onfinish = () => ghost.remove();
  return ghost;
}

export class CardMotion {
  #places: Map<string, DOMRect> = new Map();
  #top = 0;
  #changes: ReadonlyMap<string, Change> = new Map();

  /** Before the change: where everything lies, and the decks, by their sides. */
  before(root: HTMLElement | DocumentFragment, changes: ReadonlyMap<string, Change> = new Map()): void {
    this.#places = new Map();
    this.#changes = changes;
    if (changes.size > 0 && ![...changes.values()].includes('moves')) return;
    this.#top = topOf(root);
    for (const card of root.querySelectorAll<HTMLElement>('[data-id], .deck')) {
      const place = card.getBoundingClientRect();
      if (place.width > 0) this.#places.set(card.dataset.id ?? sideOf(card), place);
    }
  }

  /** After the change, laid out: what lies elsewhere glides there, once. */
  after(root: HTMLElement | DocumentFragment): void {
    const [places, changes] = [this.#places, this.#changes];
    this.forget();
    const host = (root as ShadowRoot).host;
    if (places.size + changes.size === 0 || !host) return;
    const duration = Number.parseFloat(getComputedStyle(host).getPropertyValue('--_step')) || 0;
    if (duration === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timing = { duration, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };
    for (const [id, change] of changes) {
      if (change === 'moves') continue;
      const [what, frames] = SMALL[change];
      const unit = root.querySelector(`.unit[data-id="${CSS.escape(id)}"]`);
      for (const one of unit?.querySelectorAll(what) ?? []) one.animate(frames as never, timing);
    }
    const scrolled = topOf(root) - this.#top;
    let moved: (readonly [HTMLElement, number, number])[] = [];
    const moves = ([card]: readonly [HTMLElement, ...unknown[]]) =>
      changes.get(card.dataset.id ?? '') === 'moves';
    if (places.size > 0)
      for (const card of root.querySelectorAll<HTMLElement>('[data-id]')) {
        // What is drawn comes from the deck.
        const was =
          places.get(card.dataset.id ?? '') ??
          (moves([card]) && card.closest('.hand') && places.get(sideOf(card)));
        if (!was) continue;
        const is = card.getBoundingClientRect();
        const [x, y] = [was.left - is.left, was.top - is.top + scrolled];
        // A lane that opens moves all of them alike; only real journeys are shown.
        if (is.width > 0 && Math.abs(x) + Math.abs(y) > 24) moved.push([card, x, y]);
      }
    // Those that only make room may be too many.
    if (moved.length > MOST) moved = moved.filter(moves);
    if (moved.length > MOST) return;
    for (const [card, x, y] of moved) {
      const glides = card.closest('.discard') && moves([card]) ? above(card, timing) : card;
      glides.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], timing);
    }
  }

  /** Nothing glides. */
  forget(): void {
    this.#places = new Map();
    this.#changes = new Map();
  }
}
