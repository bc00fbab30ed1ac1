// Dragging a card onto another, or into an arena: the same as choosing one after the other. Works with mouse and pen
// everywhere, and with a finger where a drag does not scroll.
import type { CardId } from '../../src/game/state.ts';

/** A press that goes so far is a drag. */
const FAR = 8;
const EDGE = 40;

export interface DragOwner {
  /** A card is being dragged: shows where it can go; false where it can go nowhere. */
  lift(shown: CardId): boolean;
  /** It was let go over a card or a place. */
  drop(where: { readonly card?: CardId; readonly place?: string }): void;
  /** It was let go anywhere else. */
  leave(): void;
  /** What the ghost says. */
  nameOf(shown: CardId): string;
  /** Where the ghost is drawn. */
  root(): HTMLElement | DocumentFragment;
}

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

export class Dragging {
  readonly #owner: DragOwner;
  #ghost: HTMLElement | null = null;
  #over: HTMLElement | null = null;
  /** A drag has just ended: the click that follows is none. */
  #dragged = false;

  constructor(owner: DragOwner) {
    this.#owner = owner;
  }

  readonly down = (event: PointerEvent): void => {
    this.#dragged = false;
    if (event.button !== 0) return;
    const source = event
      .composedPath()
      .find((one): one is HTMLElement => one instanceof HTMLElement && one.dataset.id !== undefined);
    if (!source) return;
    const [x, y] = [event.clientX, event.clientY];
    const stop = new AbortController();
    const { signal } = stop;
    const moved = (move: PointerEvent) => {
      if (!this.#ghost) {
        if (Math.hypot(move.clientX - x, move.clientY - y) < FAR) return;
        const id = source.dataset.id as CardId;
        if (!this.#owner.lift(id)) return stop.abort();
        this.#show(id);
      }
      this.#move(move.clientX, move.clientY);
    };
    const ended = (end: PointerEvent, dropped: boolean) => {
      stop.abort();
      if (!this.#ghost) return;
      this.#dragged = true;
      const at = dropped ? under(end.clientX, end.clientY) : null;
      this.#clear();
      const id = at?.closest<HTMLElement>('[data-id]')?.dataset.id;
      const drop = at?.closest<HTMLElement>('[data-drop]')?.dataset.drop;
      if ((id !== undefined && id === source.dataset.id) || (id === undefined && drop === undefined))
        this.#owner.leave();
      else
        this.#owner.drop({
          ...(id === undefined ? {} : { card: id }),
          ...(drop === undefined ? {} : { place: drop }),
        });
    };
    addEventListener('pointermove', moved, { signal });
    addEventListener('pointerup', (end) => ended(end, true), { signal });
    addEventListener('pointercancel', (end) => ended(end, false), { signal });
  };

  /** Keeps the click away that ends a drag. */
  readonly click = (event: Event): void => {
    if (!this.#dragged) return;
    this.#dragged = false;
    event.stopPropagation();
    event.preventDefault();
  };

  #show(id: CardId): void {
    const ghost = document.createElement('div');
    ghost.className = 'dragged';
    ghost.textContent = this.#owner.nameOf(id);
    ghost.setAttribute('aria-hidden', 'true');
    this.#owner.root().append(ghost);
    this.#ghost = ghost;
  }

  #move(x: number, y: number): void {
    // At the edge of the window the page goes along.
    if (y < EDGE) scrollBy(0, -EDGE / 2);
    else if (y > innerHeight - EDGE) scrollBy(0, EDGE / 2);
    if (this.#ghost) this.#ghost.style.transform = `translate(${x + 10}px, ${y + 10}px)`;
    const over = under(x, y)?.closest<HTMLElement>('[data-drop]') ?? null;
    if (over === this.#over) return;
    this.#over?.removeAttribute('data-over');
    over?.setAttribute('data-over', '');
    this.#over = over;
  }

  #clear(): void {
    this.#ghost?.remove();
    this.#ghost = null;
    this.#over?.removeAttribute('data-over');
    this.#over = null;
  }
}
