// What never changes in a game. Its parts are not enumerable, so that whoever walks a state (XState does, when it takes a
// snapshot) passes it by; as JSON it is written out like any other value, and read back it is a plain object.
import type { Box } from './state.ts';

class SharedBox {
  constructor(parts: Box) {
    for (const [key, value] of Object.entries(parts)) Object.defineProperty(this, key, { value });
    Object.defineProperty(this, 'toJSON', { value: () => parts });
  }
}

export const sharedBox = (parts: Box): Box => new SharedBox(parts) as unknown as Box;

/** The same with something else in it. */
export const changedBox = (box: Box, change: Partial<Box>): Box =>
  sharedBox({ ...(JSON.parse(JSON.stringify(box)) as Box), ...change });
