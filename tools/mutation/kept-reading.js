// Stands before src/cards/read.ts where scenarios are compiled: as long as no mutant is in there, a text that was read once
// need not be read again for the next one. Each reading is a new object, as it would be.
import { knownNames as know, readParagraph as read } from '../../src/cards/read.ts';

const state = globalThis.__stryker__;

export function knownNames(names) {
  state.plays = true;
  const list = [...names];
  return { list, names: state.keep ? undefined : know(list) };
}

export function readParagraph(text, self, { list, names }) {
  if (!state.keep) return read(text, self, names);
  const key = JSON.stringify([text, self.name, list]);
  let found = state.kept.get(key);
  if (found === undefined) {
    found = JSON.stringify(read(text, self, know(list)));
    state.kept.set(key, found);
  }
  return JSON.parse(found);
}
