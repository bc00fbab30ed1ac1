// What never changes in a game. Its parts are not enumerable, so that whoever walks a state (XState does, when it takes a
// snapshot) passes it by; as JSON it is written out like any other value, and read back it is a plain object.
import type { Box } from './state.ts';

class SharedBox implements Box {
  readonly #parts: Box;

  constructor(parts: Box) {
    this.#parts = parts;
  }
  get ruleset() {
    return this.#parts.ruleset;
  }
  get defs() {
    return this.#parts.defs;
  }
  get ids() {
    return this.#parts.ids;
  }
  get index() {
    return this.#parts.index;
  }
  get dice() {
    return this.#parts.dice;
  }
  get shuffles() {
    return this.#parts.shuffles;
  }
  get autoPass() {
    return this.#parts.autoPass;
  }
  get shuffle() {
    return this.#parts.shuffle;
  }
  toJSON(): Box {
    return this.#parts;
  }
}

export const sharedBox = (parts: Box): Box => new SharedBox(parts);
