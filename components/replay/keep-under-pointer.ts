// What is pressed or dragged stays under the pointer, however the table above it grows or shrinks.
import { beforePaint } from '../shared/frame.ts';
import type { SwtcgReplay } from './replay.ts';

const topOf = (element: Element): number => element.getBoundingClientRect().top;

/** A listener for what is pressed. */
export class KeepUnderPointer {
  /** Before anything has changed. */
  readonly capture = true;
  readonly #viewer: SwtcgReplay;
  /** What was pressed, and where it was then. */
  #pressed: readonly [part: Element, top: number] | null = null;

  constructor(viewer: SwtcgReplay) {
    this.#viewer = viewer;
  }

  handleEvent({ currentTarget }: Event): void {
    this.keep(currentTarget as Element);
  }

  /** Keeps a part where it is now, through the next drawing. */
  keep(part: Element): void {
    this.#pressed ??= [part, topOf(part)];
    this.#restore();
  }

  /** Whoever is about to pause finds the button where it was. A finger has long gone from where it last pressed. */
  keepControls(): void {
    const controls = this.#viewer.renderRoot.querySelector('.ctl:hover');
    if (controls && !matchMedia('(pointer: coarse)').matches) this.keep(controls);
  }

  readonly #restore = beforePaint(() => {
    if (!this.#pressed) return;
    const [part, top] = this.#pressed;
    this.#pressed = null;
    const page = this.#viewer.matches(':fullscreen') ? this.#viewer : window;
    page.scrollBy({ top: topOf(part) - top, behavior: 'instant' });
  });
}
