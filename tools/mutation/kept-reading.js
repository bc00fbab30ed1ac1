// Stands before src/swtcg/text/read.ts wherever texts are read by tests or scenarios: as long as no mutant is in the reading, a
// text that was read once need not be read again for the next one. Each reading is a new object, as it would be.
import * as source from '../../src/swtcg/text/read.ts';

export * from '../../src/swtcg/text/read.ts';

const state = globalThis.__stryker__;

/** Which names a reading knows, in words; those of other making are not kept. */
const called = new WeakMap();

export function knownNames(names, lines = []) {
  const [all, subtypes] = [[...names], [...lines]];
  const known = source.knownNames(all, subtypes);
  called.set(known, JSON.stringify([all, subtypes]));
  return known;
}

/** Reads for once, and tells by which mutants reading came. What is ambiguous is printed in it, and not kept. */
function reading(read) {
  const around = state.reading;
  state.reading = new Set();
  const found = read();
  if (found.reason !== 'ambiguous') for (const id of state.reading) state.readers.add(id);
  state.reading = around;
  return found;
}

function kept(key, read) {
  if (!state.keep || key === undefined) return reading(read);
  const known = state.kept.get(key);
  if (known) return structuredClone(known);
  const found = reading(read);
  if (found.reason !== 'ambiguous') state.kept.set(key, structuredClone(found));
  return found;
}

export function readParagraph(text, self, names) {
  const list = names === undefined ? '' : called.get(names);
  const key = list === undefined ? undefined : JSON.stringify(['one', text, self?.name, list]);
  return kept(key, () => source.readParagraph(text, self, names));
}

export function tableReader(cards) {
  const all = [...cards];
  const table = JSON.stringify(all.map(({ name, subtype }) => [name, subtype]));
  let read;
  return (text, self) =>
    kept(JSON.stringify(['table', text, self.name, table]), () => {
      read ??= source.tableReader(all);
      return read(text, self);
    });
}
