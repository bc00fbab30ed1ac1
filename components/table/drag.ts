// Dragging a card onto another, or into a place: the same as choosing one after the other. Works with mouse and pen
// everywhere, and with a finger where a drag does not scroll.
import type { CardId } from '../../src/core/state.ts';
import type { Table } from './table.ts';

/** A press that goes so far is a drag. */
const FAR = 8;
const EDGE = 40;

/** The first of the elements under a pointer, through shadow trees, that is a card or a place. */
function under(x: number, y: number, root: Document | ShadowRoot = document): HTMLElement | null {
  for (const element of root.elementsFromPoint(x, y)) {
    if (element.shadowRoot && element.shadowRoot !== root) {
      const inner = under(x, y, element.shadowRoot);
      if (inner) return inner;
    }
    const found = element.closest<HTMLElement>('[data-id], [data-drop]');
    if (found && !found.closest('.dragged')) return found;
  }
  return null;
}

/** What follows the pointer, and shows where it is. */
class Ghost {
  readonly #drawn = document.createElement('div');
  #over: HTMLElement | null = null;

  constructor(words: string, root: HTMLElement | DocumentFragment) {
    this.#drawn.className = 'dragged';
    this.#drawn.textContent = words;
    this.#drawn.setAttribute('aria-hidden', 'true');
    root.append(this.#drawn);
  }

  move(x: number, y: number): void {
    // At the edge of the window the page goes along.
    if (y < EDGE) scrollBy(0, -EDGE / 2);
    else if (y > innerHeight - EDGE) scrollBy(0, EDGE / 2);
    this.#drawn.style.transform = `translate(${x + 10}px, ${y + 10}px)`;
    const over = under(x, y)?.closest<HTMLElement>('[data-drop]') ?? null;
    if (over === this.#over) return;
    this.#over?.removeAttribute('data-over');
    over?.setAttribute('data-over', '');
    this.#over = over;
  }

  remove(): void {
    this.#drawn.remove();
    this.#over?.removeAttribute('data-over');
  }
}

/** Keeps the click away that ends a drag. */
function swallow(): void {
  const stop = new AbortController();
  const { signal } = stop;
  addEventListener(
    'click',
    (event) => {
      event.stopPropagation();
      event.preventDefault();
    },
    { capture: true, signal },
  );
  setTimeout(() => stop.abort());
}

/** A card of a table was pressed: follows the pointer until it is let go. */
export function drag(table: Table, source: HTMLElement, { clientX: x, clientY: y }: PointerEvent): void {
  const id = source.dataset.id as CardId;
  const stop = new AbortController();
  const { signal } = stop;
  let ghost: Ghost | null = null;
  const moved = (move: PointerEvent) => {
    if (!ghost) {
      if (Math.hypot(move.clientX - x, move.clientY - y) < FAR) return;
      if (!table.lift(id)) return stop.abort();
      ghost = new Ghost(table.game?.cards[id]?.name ?? '', table.renderRoot);
    }
    ghost.move(move.clientX, move.clientY);
  };
  const ended = (end: PointerEvent, dropped: boolean) => {
    stop.abort();
    if (!ghost) return;
    swallow();
    const at = dropped ? under(end.clientX, end.clientY) : null;
    ghost.remove();
    const card = at?.closest<HTMLElement>('[data-id]')?.dataset.id;
    const place = at?.closest<HTMLElement>('[data-drop]')?.dataset.drop;
    if (card === id || (card === undefined && place === undefined)) table.actor.send({ type: 'CANCEL' });
    else table.drop(card, place);
  };
  addEventListener('pointermove', moved, { signal });
  addEventListener('pointerup', (end) => ended(end, true), { signal });
  addEventListener('pointercancel', (end) => ended(end, false), { signal });
}
