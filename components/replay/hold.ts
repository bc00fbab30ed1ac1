// What is pressed or dragged stays under the pointer, however the table above it grows or shrinks.
import { beforePaint } from '../shared/frame.ts';

const topOf = (element: Element): number => element.getBoundingClientRect().top;

/** A listener for what is pressed. */
export class Hold {
  /** Before anything has changed. */
  readonly capture = true;
  readonly #viewer: Element;
  /** What was pressed, and where it was then. */
  #held: readonly [pressed: Element, top: number] | null = null;

  constructor(viewer: Element) {
    this.#viewer = viewer;
  }

  handleEvent({ currentTarget }: Pick<Event, 'currentTarget'>): void {
    const pressed = currentTarget as Element;
    this.#held ??= [pressed, topOf(pressed)];
    this.#keep();
  }

  readonly #keep = beforePaint(() => {
    if (!this.#held) return;
    const [pressed, top] = this.#held;
    this.#held = null;
    const page = this.#viewer.matches(':fullscreen') ? this.#viewer : window;
    page.scrollBy({ top: topOf(pressed) - top, behavior: 'instant' });
  });
}
