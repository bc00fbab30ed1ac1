// Where things are: the menu at its card, the focus when what had it is gone, the board when a menu has led away from it.
import type { ReactiveController } from 'lit';
import type { Table } from './table.ts';

/** A part of the board in which cards lie together. */
const AREA = '[data-area]';

/** Where the next thing to do is. */
const NEXT = [
  '.sheet .item',
  '.sheet .stepper button',
  '.curtain .btn',
  '.pop .pass',
  '.pop button',
  '.todo-item',
  '.base',
];

/** The board of the game. */
export type Board = HTMLElement & {
  readonly updateComplete?: Promise<unknown>;
  /** Opens a card for reading, at a place. */
  inspect?(id: string, from: HTMLElement): void;
};

export const boardIn = ({ renderRoot }: Table): Board | null =>
  renderRoot.querySelector<Board>('[part=board]');

export class Places implements ReactiveController {
  readonly #table: Table;
  /** The menu that was drawn last. */
  #sheet: HTMLElement | null = null;
  /** The focus was inside before something changed. */
  #focused = false;

  constructor(table: Table) {
    this.#table = table;
    table.addController(this);
  }

  hostUpdate(): void {
    this.#focused = this.#table.shadowRoot?.activeElement != null;
  }

  hostUpdated(): void {
    this.#hangMenu();
    this.#hangTools();
    if (this.#focused) this.#refocus();
  }

  /** The place that the open menu belongs to. */
  get anchor(): HTMLElement | null {
    const { anchor } = this.#table.state.context.choice;
    return anchor instanceof HTMLElement ? anchor : null;
  }

  #hangMenu(): void {
    const sheet = this.#table.renderRoot.querySelector<HTMLElement>('.sheet');
    const place = this.anchor;
    // Beside its area of the board: what else lies there stays in sight.
    const area = place?.closest(AREA);
    if (sheet?.popover && place)
      this.#table.parts.cardMenus?.hang(sheet, area ?? place, area ? 'beside' : 'below', 10);
    if (sheet && this.#sheet !== sheet)
      sheet.querySelector<HTMLElement>('.item, .shares input, .stepper button, .btn')?.focus();
    this.#sheet = sheet;
  }

  #hangTools(): void {
    const { renderRoot, parts } = this.#table;
    const menu = renderRoot.querySelector<HTMLElement>('.menu');
    const button = renderRoot.querySelector<HTMLElement>('.tools .btn:last-child');
    if (menu && button) parts.tools?.openAt(menu, button);
  }

  /** What had the focus may be gone with the chance, or with a card, which goes when the board is drawn. */
  #refocus(): void {
    const { renderRoot, shadowRoot } = this.#table;
    const now = () => {
      if (shadowRoot?.activeElement) return;
      for (const place of NEXT) {
        const next = renderRoot.querySelector<HTMLElement>(place);
        next?.focus({ preventScroll: true });
        if (next) return;
      }
    };
    now();
    void boardIn(this.#table)?.updateComplete?.then(now);
  }

  /** The choice is given up: whoever was in its menu goes on at the card. */
  focusAnchor(): void {
    this.anchor?.focus({ preventScroll: true });
  }

  /** The menu of a card may have led away from the board: back to where what was chosen is seen. */
  async backToAnchor(): Promise<void> {
    const place = this.anchor;
    await this.#table.updateComplete;
    if (!place?.isConnected || !place.closest(AREA)) return;
    const { top, bottom } = place.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) place.scrollIntoView({ block: 'center' });
  }
}
