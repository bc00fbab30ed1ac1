// The pace at which steps follow by themselves: deeds and rolls are given time, chances at which nobody acts are not.
import type { LogEntry } from '../../src/game/state.ts';

const PACE = 1400;
const QUICK = 650;

export class Clock {
  readonly #tick: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(tick: () => void) {
    this.#tick = tick;
  }

  wait(kind: LogEntry['kind'] | undefined, speed: number): void {
    this.stop();
    const pace = kind === 'window' || kind === 'place' ? QUICK : PACE;
    this.#timer = setTimeout(this.#tick, pace / (speed > 0 ? speed : 1));
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
