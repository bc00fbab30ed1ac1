// What a table tells its page when the game has changed: the last step, who is asked what, the end.
import type { TableEvents } from './events.ts';
import type { SwtcgTable } from './table.ts';

const NOTHING = { window: null, length: 0, over: false } as const;

export type Tell = <Name extends keyof TableEvents>(name: Name, detail: TableEvents[Name]) => boolean;

export class Telling {
  readonly #table: SwtcgTable;
  readonly #tell: Tell;
  #told: { readonly window: string | null; readonly length: number; readonly over: boolean } = NOTHING;

  constructor(table: SwtcgTable, tell: Tell) {
    this.#table = table;
    this.#tell = tell;
  }

  /** Another game lies there: nothing of it was told. */
  anew(): void {
    this.#told = NOTHING;
  }

  ofChange(): void {
    const { game, legal } = this.#table;
    if (!game) return;
    const { session, steps } = game;
    const last = steps.length - 1;
    if (steps.length !== this.#told.length) {
      const { address = '', entry } = steps.at(last);
      this.#tell('swtcg-step', { step: address, index: last, entry });
    }
    const window = session.waiting === 'player' ? game.game.windows.at(-1) : undefined;
    const now = window ? `${window.id} ${session.position}` : null;
    if (window && now !== this.#told.window) {
      const { kind, rule, chance } = window;
      this.#tell('swtcg-window', { kind, rule, chance, legal });
    }
    const { result } = session;
    if (result && !this.#told.over) this.#tell('swtcg-ended', { result });
    this.#told = { window: now, length: steps.length, over: result !== null };
  }
}
