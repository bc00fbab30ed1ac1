// What a table tells its page when the game has changed: the last step, who is asked what, the end.
import type { GameTypes } from '../../src/core/game/game-types.ts';
import type { TableEvents } from './events.ts';
import type { TableGame } from './game.ts';

export type Send = <Name extends keyof TableEvents>(
  name: Name,
  detail: TableEvents<GameTypes>[Name],
) => boolean;

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
    const { chance } = game;
    const window = session.waiting === 'player' ? game.display.choosing.asked(game.game) : null;
    const now = window ? `${window.kind} ${chance} ${session.position}` : null;
    const { result } = session;
    this.#announced = { window: now, length: steps.length, over: result !== null };
    if (steps.length !== before.length) {
      const { address = '', entry, text } = steps.at(last);
      this.#send('swtcg-step', { step: address, index: last, entry, text });
    }
    if (window && chance && now !== before.window) {
      const { kind, rule } = window;
      this.#send('swtcg-window', { kind, rule, chance, legal });
    }
    if (result && !before.over) this.#send('swtcg-ended', { result });
  }
}
