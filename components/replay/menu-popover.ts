// The menu of tools: a popover that opens under the button it was asked for by, once it has been drawn.
import type { ViewerEvent } from '../../machines/ui/viewer.ts';
import { details } from '../shared/seams.ts';
import type { SwtcgReplay } from './replay.ts';

export class MenuPopover {
  readonly #viewer: SwtcgReplay;
  readonly #send: (event: ViewerEvent) => void;
  #button: HTMLElement | null = null;

  constructor(viewer: SwtcgReplay, send: (event: ViewerEvent) => void) {
    this.#viewer = viewer;
    this.#send = send;
  }

  get #popover(): HTMLElement | null {
    return this.#viewer.renderRoot.querySelector<HTMLElement>('.menu');
  }

  /** A button was pressed that asks for it. */
  readonly pressed = ({ currentTarget }: Event): void => {
    this.#button = currentTarget as HTMLElement;
    this.#send({ type: 'openMenu' });
  };

  readonly toggled = ({ newState }: ToggleEvent): void => {
    if (newState === 'closed') this.#send({ type: 'closeMenu' });
  };

  async open(): Promise<void> {
    const part = await details.load().catch(() => null);
    this.#viewer.copied = null;
    await this.#viewer.updateComplete;
    if (part && this.#popover && this.#button) part.openMenu(this.#popover, this.#button);
  }

  close(): void {
    if (this.#popover?.matches(':popover-open')) this.#popover.hidePopover();
  }
}
