// Where things are: the menu at its card, the focus when what had it is gone, the board when a menu has led away from it.
import type { SwtcgBoard } from '../board/board.ts';
import type { SwtcgTable } from './table.ts';

/** What hangs a menu at its card: fetched with the first menu. */
let hanging: typeof import('../shared/hang.ts') | null = null;

export const toHang = async (): Promise<void> => {
  hanging ??= await import('../shared/hang.ts').catch(() => null);
};

/** Whether menus can hang at their cards; else they stand in the flow. */
export const hangs = (): boolean => hanging !== null;

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

export class Places {
  readonly #table: SwtcgTable;
  #hung: HTMLElement | null = null;

  constructor(table: SwtcgTable) {
    this.#table = table;
  }

  hangMenu(): void {
    const { renderRoot, choice } = this.#table;
    const sheet = renderRoot.querySelector<HTMLElement>('.sheet');
    const place = choice?.is.place;
    // Beside its arena: the units that fight there stay in sight.
    const arena = place?.closest('.arena');
    if (sheet?.popover && place) hanging?.hang(sheet, arena ?? place, arena ? 'beside' : 'below', 10);
    if (sheet && this.#hung !== sheet)
      sheet.querySelector<HTMLElement>('.item, .stepper button, .btn')?.focus();
    this.#hung = sheet;
  }

  /** What had the focus may be gone with the chance, or with a card, which goes when the board is drawn. */
  refocus(): void {
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
    void renderRoot.querySelector<SwtcgBoard>('swtcg-board')?.updateComplete.then(now);
  }

  /** The menu of a card may have led away from the board: back to where what was chosen is seen. */
  async backTo(place: HTMLElement | null): Promise<void> {
    await this.#table.updateComplete;
    if (!place?.isConnected || !place.closest('.arena')) return;
    const { top, bottom } = place.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) place.scrollIntoView({ block: 'center' });
  }
}
