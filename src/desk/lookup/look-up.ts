// Looks a query up: the one function behind the command and the element.
import type { Desk, Indexed } from './desk.ts';
import { equal, fuzzy, type Match, partial } from './levels.ts';
import { nearTitles } from './near.ts';
import { type Found, followed } from './see.ts';

export interface Answer {
  /** What was found, by document, each entry followed by those it sends to. */
  readonly found: readonly Found[];
  /** Where nothing was found: titles that may have been meant. */
  readonly near: readonly string[];
}

const VIRTUAL = /\(v\)/i;
/** What a query may end in besides a title: a bracket, a number or X. */
const END = / ?(\([^()]*\)|\[[^[\]]*\])$| ([-+]?\d+|x)$/i;

/** By document, in a document the better match, then the one with the mark (V) as the query has it, then its order. */
function inOrder(query: string, found: readonly Match[]): Match[] {
  const virtual = VIRTUAL.test(query);
  const marked = ({ ruling }: Indexed): number => (VIRTUAL.test(ruling.title) === virtual ? 0 : 1);
  const sameDocument = (a: Match, b: Match) => a.entry.ruling.document === b.entry.ruling.document;
  return [...found].sort(
    (a, b) =>
      (sameDocument(a, b) ? a.rank - b.rank || marked(a.entry) - marked(b.entry) : 0) ||
      a.entry.place - b.entry.place,
  );
}

/** The entries that answer a query themselves. */
function entriesFor(desk: Desk, query: string): Indexed[] {
  const byId = desk.byId.get(query.toLowerCase());
  if (byId) return [byId];
  const shorter = query.replace(END, '');
  const queries = shorter === query || shorter === '' ? [query] : [query, shorter];
  const ordered = (found: readonly Match[]) => inOrder(query, found);
  const levels = [equal, (at: Desk, asked: string) => partial(at, asked, ordered), fuzzy];
  for (const level of levels)
    for (const asked of queries) {
      const found = level(desk, asked);
      if (found.length > 0) return ordered(found).map(({ entry }) => entry);
    }
  return [];
}

export function lookUp(desk: Desk, asked: string): Answer {
  const query = asked.trim().replace(/\s+/g, ' ');
  const found = followed(desk, entriesFor(desk, query));
  return { found, near: found.length > 0 ? [] : nearTitles(desk, query) };
}
