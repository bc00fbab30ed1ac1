// What a table tells its page when the game has changed: the last step, who is asked what, the end.
import type { TableEvents } from './events.ts';
import type { TableGame } from './game.ts';

export type Send = <Name extends keyof TableEvents>(name: Name, detail: TableEvents[Name]) => boolean;

const NOTHING = { window: null, length: 0, over: false } as const;

export class Announcer {
  readonly #send: Send;
  #announced: { readonly window: string | null; readonly length: number; readonly over: boolean } = NOTHING;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Another game lies there: nothing of it was announced. */
  reset(): void {
    this.#announced = NOTHING;
  }

  announce(game: TableGame): void {
    const { session, steps, legal } = game;
    const before = this.#announced;
    const last = steps.length - 1;
    const window = session.waiting === 'player' ? game.game.windows.at(-1) : undefined;
    const now = window ? `${window.id} ${session.position}` : null;
    const { result } = session;
    this.#announced = { window: now, length: steps.length, over: result !== null };
    if (steps.length !== before.length) {
      const { address = '', entry, text } = steps.at(last);
      this.#send('swtcg-step', { step: address, index: last, entry, text });
    }
    if (window && now !== before.window) {
      const { kind, rule, chance } = window;
      this.#send('swtcg-window', { kind, rule, chance, legal });
    }
    if (result && !before.over) this.#send('swtcg-ended', { result });
  }
}
