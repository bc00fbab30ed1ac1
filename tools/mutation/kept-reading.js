// Stands before src/cards/read.ts where scenarios are compiled: as long as no mutant is in there, a text that was read once
// need not be read again for the next one. Each reading is a new object, as it would be.
import { tableReader as readerOf } from '../../src/cards/read.ts';

const state = globalThis.__stryker__;

export function tableReader(cards) {
  state.plays = true;
  const all = [...cards];
  if (!state.keep) return readerOf(all);
  const table = JSON.stringify(all.map(({ name, subtype }) => [name, subtype]));
  let read;
  return (text, self) => {
    const key = JSON.stringify([text, self.name, table]);
    let found = state.kept.get(key);
    if (found === undefined) {
      read ??= readerOf(all);
      found = JSON.stringify(read(text, self));
      state.kept.set(key, found);
    }
    return JSON.parse(found);
  };
}
