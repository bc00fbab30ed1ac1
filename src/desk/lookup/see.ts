// Following the references of an entry to where its ruling stands.
import { plain } from '../model/plain.ts';
import type { Desk, Indexed } from './desk.ts';

/** An entry of an answer, and the titles on the way to it; none, if it was found itself. */
export interface Found {
  readonly entry: Indexed;
  readonly via: readonly string[];
}

/**
 * The entries that a title names: those of the same document, else of the first document of the game that has it. The
 * mark `(V)` belongs to a title, so one that is the same to the letter goes before one that is only equal.
 */
export function entriesCalled(desk: Desk, title: string, from: Indexed): readonly Indexed[] {
  const { game, document } = from.ruling;
  const wanted = plain(title);
  const equal = desk.entries.filter(
    ({ ruling, titles }) => ruling.game === game && titles[0]?.plain === wanted,
  );
  const same = equal.filter(({ ruling }) => ruling.title === title);
  const all = same.length > 0 ? same : equal;
  const home = all.some(({ ruling }) => ruling.document === document) ? document : all[0]?.ruling.document;
  return all.filter(({ ruling }) => ruling.document === home);
}

/** Right after each entry those it sends to, and theirs, depth first. Nothing comes twice; a circle ends where it closes. */
export function followed(desk: Desk, found: readonly Indexed[]): Found[] {
  const listed = new Set(found);
  const answer: Found[] = [];
  const follow = (entry: Indexed, via: readonly string[]): void => {
    for (const title of entry.ruling.see)
      for (const next of entriesCalled(desk, title, entry)) {
        if (listed.has(next)) continue;
        listed.add(next);
        answer.push({ entry: next, via });
        follow(next, [...via, next.ruling.title]);
      }
  };
  for (const entry of found) {
    answer.push({ entry, via: [] });
    follow(entry, [entry.ruling.title]);
  }
  return answer;
}
