// Follows a viewer or a table by its id: where play is in it, whenever that changes.
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Where play is: the path of states, and the turn. */
export interface Place {
  readonly path: readonly string[];
  readonly turn: number;
}

const EVENTS = ['swtcg-ready', 'swtcg-step', 'swtcg-window'] as const;

export class Follow implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #moved: (place: Place) => void;
  #root: Node | null = null;
  #id = '';

  constructor(host: ReactiveControllerHost & HTMLElement, moved: (place: Place) => void) {
    this.#host = host;
    this.#moved = moved;
    host.addController(this);
  }

  /** The element to follow, by its id; an empty one follows nothing. */
  set id(id: string) {
    this.#id = id;
    this.#look(this.element);
  }

  get element(): Element | null {
    const root = this.#host.getRootNode();
    return this.#id && (root instanceof Document || root instanceof ShadowRoot)
      ? root.getElementById(this.#id)
      : null;
  }

  /** Its events are heard where both stand: the element may come later than the chart, or be replaced. */
  hostConnected(): void {
    this.#root = this.#host.getRootNode();
    for (const event of EVENTS) this.#root.addEventListener(event, this.#hear);
    this.#look(this.element);
  }

  hostDisconnected(): void {
    for (const event of EVENTS) this.#root?.removeEventListener(event, this.#hear);
    this.#root = null;
  }

  readonly #hear = ({ target }: Event): void => {
    if (this.#id && target instanceof Element && target.id === this.#id) this.#look(target);
  };

  #look(element: (Element & { readonly place?: Place | null }) | null): void {
    if (element?.place) this.#moved(element.place);
  }
}
